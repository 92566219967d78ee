import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The explorer and the studio are no parts of the element: they wait for it, which would wait for itself. */
const isPages = (id: string) => /[\\/]web[\\/](explorer[\\/]|studio[\\/]|\w+\.html)/.test(id);

/**
 * In the element's style sheets `rem` is the traveller's own size of type, whatever a page gives its root element (many say
 * `html { font-size: 62.5% }`): the element's own `--wm-rem` stands for it, and in container queries the `em` of the frame.
 */
const ownRem: Plugin = {
  name: "own-rem",
  enforce: "pre",
  transform(code, id) {
    if (!/[\\/]web[\\/]src[\\/]/.test(id)) return undefined;
    return code.replace(/\bcss`[^`]*`/g, (sheet) =>
      sheet
        .replace(/@container[^{]*/g, (query) => query.replace(/rem\b/g, "em"))
        .replace(/^(?!\s*@).*$/gm, (line) =>
          line.replace(/(?<![\w.])(-?[\d.]+)rem\b/g, "calc($1 * var(--wm-rem))"),
        ),
    );
  },
};

/**
 * Adds the script at the lasting address `waymark-home.js`: a file of its own without imports, so that what it asks for is asked for
 * after one request. It is told the files of the element, of its languages and of what they import.
 */
const firstScript: Plugin = {
  name: "first-script",
  async generateBundle(_options, bundle) {
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle)) {
      for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
        const name =
          /(?:web[\\/]src[\\/](?:texts[\\/])?|vite[\\/])(home-element|preload-helper|[a-z]{2})\.[jt]s$/.exec(
            id,
          )?.[1];
        if (name) files[name] = chunk.fileName;
      }
    }
    const { output } = (await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      define: { __FILES__: JSON.stringify(files) },
      build: {
        write: false,
        target: "es2023",
        modulePreload: false,
        rolldownOptions: { input: here("src/waymark-home.ts") },
      },
    })) as Rolldown.RolldownOutput;
    this.emitFile({ type: "asset", fileName: "waymark-home.js", source: output[0].code });
  },
};

/** The public pages, which the server renders: one module with all that it needs, run by Node. */
const pages = defineConfig({
  root: here("."),
  publicDir: false,
  logLevel: "warn",
  ssr: { noExternal: true },
  build: {
    outDir: here("dist/pages"),
    target: "node24",
    ssr: here("pages/pages.ts"),
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

/**
 * The pages of the explorer and of the studio, and the element, share their parts. What the element needs later (screens, languages,
 * maps) lies in hashed files below `assets`, named relative to it, so that a page on another site finds them.
 */
const faces = defineConfig({
  root: here("."),
  base: "./",
  publicDir: false,
  plugins: [ownRem, firstScript],
  logLevel: "warn",
  build: {
    outDir: here("dist"),
    target: "es2023",
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      checks: { pluginTimings: false },
      preserveEntrySignatures: "exports-only",
      input: {
        index: here("index.html"),
        studio: here("studio.html"),
        home: here("src/home-element.ts"),
      },
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        codeSplitting: {
          // One file for all that the first screen needs: each further one is a request more. Vite's way to import when asked is
          // no part of it: the pages would wait for the whole.
          groups: [
            { name: "preload-helper", test: /preload-helper/, priority: 1 },
            { name: "element", tags: ["$initial"], test: (id) => !isPages(id), priority: 1 },
            // And one for what is loaded next, with all that it needs.
            { name: "later", test: /[\\/]screens[\\/]home-later/ },
          ],
        },
      },
    },
  },
});

export default defineConfig(({ mode }) => (mode === "pages" ? pages : faces));
