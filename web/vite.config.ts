import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

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
 * Three entries share their parts: the pages of the explorer and of the studio, and the element's module at the lasting address
 * `waymark-home.js`. What the element needs later (screens, languages, maps) lies in hashed files below `assets`,
 * named relative to it, so that a page on another site finds them.
 */
const faces = defineConfig({
  root: here("."),
  base: "./",
  publicDir: false,
  plugins: [ownRem],
  logLevel: "warn",
  build: {
    outDir: here("dist"),
    target: "es2023",
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      checks: { pluginTimings: false },
      preserveEntrySignatures: "exports-only",
      input: {
        index: here("index.html"),
        studio: here("studio.html"),
        "waymark-home": here("src/waymark-home.ts"),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === "waymark-home" ? "waymark-home.js" : "assets/[name]-[hash].js",
        codeSplitting: {
          // One file for all that the first screen needs: each further one is a request more.
          groups: [{ name: "element", tags: ["$initial"], test: (id) => !isPages(id) }],
        },
      },
    },
  },
});

export default defineConfig(({ mode }) => (mode === "pages" ? pages : faces));
