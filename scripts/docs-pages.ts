/** A page of the docs: its path below docs/ without the ending, what menus call it, and what it is for in one line. */
export type DocsPage = readonly [path: string, title: string, about: string];

/** Every page, in the order of the menu. */
export const docsPages: Readonly<Record<string, readonly DocsPage[]>> = {
  Tutorial: [
    [
      "tutorial",
      "A hotel page in fifteen minutes",
      "From an empty folder and a table of places to a branded page with a concierge.",
    ],
  ],
  "How to": [
    ["importing", "Import and export", "Bring records in, again and again; move, merge and retire them."],
    ["import-formats", "Read other formats", "OpenStreetMap, GeoJSON, CSV, Wikivoyage, JSON-LD, Parquet."],
    ["content", "Write over HTTP", "Create, change and list records; two editors; keys of one host."],
    ["guides", "Draft guides", "Let rules draft guides from listings, then publish them."],
    [
      "basemap",
      "Draw a basemap",
      "Streets, water and parks under the maps, from an extract of OpenStreetMap.",
    ],
    ["studio", "Write in the studio", "Places, guides and hosts in the browser; how the studio is made."],
    ["web", "Embed the page", "The element for any site, the explorer, and what they ask of other servers."],
    [
      "public-pages",
      "Public pages",
      "A host's guide as pages to send, for everybody and for search engines.",
    ],
    ["agents", "Connect agents", "Tools for language models by the Model Context Protocol."],
    ["judging", "Judge answers", "Measure concierge and search by questions with known answers."],
    ["deploying", "Deploy", "Containers, proxies, systemd and Kubernetes: files to begin with."],
    ["operations", "Operate", "Back up, restore, watch and mend a service."],
    ["a-new-store", "Add a store", "What a third database needs, and the suite that proves it."],
  ],
  Explanation: [
    ["concierge", "The concierge", "What it understands and answers, what it keeps and never does."],
    ["understanding", "How a message is understood", "The stages from words to what is asked."],
    ["planning", "How days are planned", "What a plan promises, how it is made, and how good it is."],
    [
      "search",
      "The search engine",
      "Terms, postings, columns and ranking, with one example followed through.",
    ],
    [
      "api",
      "What the interface leaves open",
      "How Waymark decides it: paging, languages, hours, events, errors.",
    ],
    ["reliability", "Reliability", "What is promised when something breaks, with its tests and figures."],
    ["benchmarks", "Benchmarks", "What an answer costs, measured beside bare `node:http`."],
    ["scaling", "Scaling", "What grows with what, measured, and how to lay out a large service."],
    ["ARCHITECTURE", "Architecture", "What each folder is for, and three ways through the code."],
    ["decisions/bounded-cache", "Decision: caches", "Why caches are bounded by our own few lines."],
    [
      "decisions/fonts",
      "Decision: fonts",
      "Which fonts the sample has, and why a font that comes late is not shown.",
    ],
    ["decisions/holidays", "Decision: holidays", "How opening hours and public holidays are read."],
    ["decisions/http-plugins", "Decision: HTTP plugins", "Which of Fastify's plugins are used."],
    ["decisions/languages", "Decision: languages", "How languages are compared."],
    ["decisions/postings", "Decision: postings", "Why the text index is a table of our own."],
    ["decisions/whereabouts", "Decision: whereabouts", "Whose clock and whose laws hold at a position."],
  ],
  Reference: [
    ["commands", "Commands", "Every command with every option."],
    ["configuration", "Settings", "Every environment variable."],
    [
      "fields",
      "Fields of records",
      "Every field of host, listing, guide, geo area, interest and site, with an example.",
    ],
    ["reference", "Parameters and errors", "Every parameter of every operation, every error code."],
    [
      "specification-checklist",
      "Promises and their tests",
      "Which test holds which promise of the interface.",
    ],
  ],
};
