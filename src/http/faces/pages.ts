import { escapeHtml } from "../../content/html.ts";
import { errorCodes } from "../../contract/errors.ts";

const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
  tr:target { background: #fc06; }`;

function page(title: string, body: string, head = ""): Buffer {
  return Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">${head}
</head>
<body>
${body}
</body>
</html>
`);
}

/** The page that every problem's \`type\` leads to: one row a code, made from the registry. */
export const errorsPage = page(
  "Waymark: error codes",
  `<h1>Error codes</h1>
<p>Every error is <code>application/problem+json</code> (RFC 9457) with one of these codes; a 400 lists every fault at
once in <code>errors</code>. The checks come in this order: address, method, key, permission, rate, parameters,
existence.</p>
<table>
<thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead>
<tbody>
${Object.entries(errorCodes)
  .map(([code, { status, title }]) => {
    return `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`;
  })
  .join("\n")}
</tbody>
</table>
<p><a href="../docs">API reference</a></p>`,
  `\n<style>${style}</style>`,
);

/** An API reference: an empty page that two scripts of this server fill. `root` leads from the page to the server's root. */
function scriptedPage(title: string, root: string, document: string, start: string): Buffer {
  return page(
    title,
    `<div id="app"></div>
<noscript><p>The reference needs scripts. The <a href="${root}${document}">OpenAPI document</a> and the
<a href="${root}docs/errors">error codes</a> do not.</p></noscript>
<script src="${root}docs/scalar.js"></script>
<script src="${root}docs/${start}"></script>`,
  );
}

export const referencePage = scriptedPage("Waymark: API reference", "", "openapi.json", "start.js");

/** The reference of the preview operations. */
export const previewPage = scriptedPage(
  "Waymark: concierge (preview)",
  "../",
  "openapi-preview.json",
  "start-preview.js",
);

/** The reference of the operations that write. */
export const contentPage = scriptedPage(
  "Waymark: content",
  "../",
  "openapi-content.json",
  "start-content.js",
);
