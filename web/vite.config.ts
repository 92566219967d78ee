import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The explorer is not part of the element: it waits for the element, which would wait for itself. */
const isExplorers = (id: string) => /[\\/]web[\\/](explorer[\\/]|index\.html)/.test(id);

/**
 * Two entries share their parts: the explorer's page, and the element's module at the lasting address
 * `waymark-home.js`. What the element needs later (screens, languages, maps) lies in hashed files below `assets`,
 * named relative to it, so that a page on another site finds them.
 */
export default defineConfig({
  root: here("."),
  base: "./",
  publicDir: false,
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
      input: { index: here("index.html"), "waymark-home": here("src/waymark-home.ts") },
      output: {
        entryFileNames: ({ name }) =>
          name === "waymark-home" ? "waymark-home.js" : "assets/[name]-[hash].js",
        codeSplitting: {
          // One file for all that the first screen needs: each further one is a request more.
          groups: [{ name: "element", tags: ["$initial"], test: (id) => !isExplorers(id) }],
        },
      },
    },
  },
});
