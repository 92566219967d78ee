import { copyFileSync, globSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitepress";
import { docsPages } from "../../scripts/docs-pages.ts";

/** Built by `npm run build:docs`, served by Waymark at /guide/: no request to elsewhere, no script within a page. */
export default defineConfig({
  title: "Waymark",
  description: "Docs of Waymark, a self-hosted travel content discovery service.",
  base: "/guide/",
  outDir: "../guide",
  appearance: false,
  head: [["link", { rel: "icon", href: "data:," }]],
  metaChunk: true,
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    sidebar: Object.entries(docsPages).map(([text, pages]) => ({
      text,
      items: pages.map(([path, title]) => ({ text: title, link: `/${path}` })),
    })),
  },
  // What looks like HTML is text, such as <file> of a command. Links that leave the docs lead to sources, which are not served.
  markdown: {
    html: false,
    languageAlias: { csv: "txt", svg: "xml" },
    config: (markdown) => {
      markdown.core.ruler.before("inline", "written", (state) => {
        state.tokens = state.tokens.filter(({ content }) => !content.startsWith("<!--"));
      });
      markdown.core.ruler.push("sources", ({ tokens, env }) => {
        const page = dirname((env as { relativePath: string }).relativePath);
        for (const { children } of tokens) {
          for (const token of children ?? []) {
            const href = token.type === "link_open" ? (token.attrGet("href") ?? "") : "";
            if (!/^[a-z]+:|^#/i.test(href) && join(page, href).startsWith("..")) token.attrs = null;
          }
        }
      });
    },
  },
  transformHtml: (code) => code.replace(/<script id="check-mac-os">.*?<\/script>/s, ""),
  /** The pages as they are written, for programs that read them, and their list. */
  buildEnd: ({ srcDir, outDir }) => {
    for (const path of ["llms.txt", ...globSync("{*,decisions/*}.md", { cwd: srcDir })]) {
      mkdirSync(dirname(join(outDir, path)), { recursive: true });
      copyFileSync(join(srcDir, path), join(outDir, path));
    }
  },
});
