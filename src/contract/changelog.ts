import { z } from "zod";

/** What was changed in the interface, and where. */
const interfaceChange = z.strictObject({
  date: z.iso
    .date()
    .nullable()
    .describe("when it was deployed first; null for changes of the published interface"),
  kind: z.enum(["added", "changed", "deprecated", "removed"]),
  operations: z.array(z.string()).describe("operationIds; empty: every operation"),
  parameter: z.string().optional().describe("of a change that is about one parameter"),
  sunset: z.iso.date().optional().describe("of what is deprecated: the day on which it ends"),
  preview: z.boolean().describe("whether it may change between releases"),
  text: z.string(),
});
export type InterfaceChange = z.infer<typeof interfaceChange>;

export const changelogAnswer = z
  .strictObject({ version: z.string(), changes: z.array(interfaceChange).describe("the latest first") })
  .meta({ id: "ChangelogAnswer" });

/** What is deprecated goes on for at least so many days. */
export const NOTICE_DAYS = 180;

type Notes = Partial<Pick<InterfaceChange, "operations" | "parameter" | "preview">>;

function added(date: string | null, text: string, notes: Notes = {}): InterfaceChange {
  return { date, kind: "added", operations: [], preview: false, ...notes, text };
}

const profile = ["hostProfile", "hostHome"];
const pageSlug = { operations: ["pageSlug"] };
const chat = ["chat", "chatOpening"];
const searches = ["guideSearch", "listingSearch", "locationSearch"];

/**
 * The changes of the interface, the latest first. A change of an operation, a parameter or an answer gets its line here; one of `kind`
 * `deprecated` makes the headers `Deprecation` and `Sunset` by itself.
 */
export const interfaceChanges: readonly InterfaceChange[] = [
  added("2026-11-23", "The parameter specialDays: the holidays of a listing's week.", {
    operations: ["listing"],
    parameter: "specialDays",
  }),
  added("2026-11-23", "The header Public-Pages.", { operations: profile }),
  added("2026-11-23", "The parameter fields: only these of guides, listings and areas.", {
    operations: ["guideSearch", "hostHome"],
    parameter: "fields",
  }),
  added("2026-11-22", "One record by its id.", { operations: ["listing", "guide", "area"] }),
  added(
    "2026-11-22",
    "The parameter cursor and the field nextCursor: a list of one version of the catalogue.",
    { operations: searches, parameter: "cursor" },
  ),
  added("2026-11-22", "The parameter strict, and the header Ignored-Parameters.", { parameter: "strict" }),
  added("2026-11-22", "This changelog, and the headers Deprecation and Sunset."),
  added(null, "The optional parameter hostId.", { operations: ["orgLanguages"], parameter: "hostId" }),
  {
    ...added(
      null,
      "tree[].children[] have no slug, pageId, guideId, pageType, segments, parentIds, locationId, homepageSlug and destinationId any more.",
      pageSlug,
    ),
    kind: "removed",
  },
  added(null, "The fields mode, tree, siteId and matches.", pageSlug),
  added(null, "The page slugs of a site, with modes.", pageSlug),
  added(null, "The field embeddedConfigs[].experiments.", { operations: profile }),
  added(null, "The concierge.", { operations: chat, preview: true }),
];

/** The changelog as it is answered. */
export function changelogOf(version: string): z.infer<typeof changelogAnswer> {
  return { version, changes: [...interfaceChanges] };
}

const deprecations = interfaceChanges.filter(({ kind }) => kind === "deprecated");

/**
 * The headers that tell of what a request uses and what will end (RFC 9745, RFC 8594): of several the one that ends first. None where
 * nothing is deprecated.
 */
export function deprecationHeaders(
  operationId: string,
  parameters: readonly string[],
  changes = deprecations,
): Readonly<Record<string, string>> {
  const [first] = changes
    .filter(({ kind, operations, parameter }) => {
      const isMeant = operations.length === 0 || operations.includes(operationId);
      return kind === "deprecated" && isMeant && (parameter === undefined || parameters.includes(parameter));
    })
    .sort((a, b) => (a.sunset! < b.sunset! ? -1 : 1));
  if (!first) return {};
  return {
    Deprecation: `@${Date.parse(first.date!) / 1_000}`,
    Sunset: new Date(first.sunset!).toUTCString(),
  };
}
