import { z } from "zod";
import { status } from "./common.ts";
import {
  addressed,
  BODY,
  bar,
  type ContentOperation,
  conditions,
  contentRecord,
  HOSTS,
  ifMatch,
  kind,
  many,
  ofBar,
  ofOne,
  once,
  one,
  org,
  orgId,
  stored,
} from "./content-parts.ts";
import { draftOperations } from "./draft-operations.ts";
import type { ErrorCode } from "./errors.ts";
import { keyOperations } from "./key-operations.ts";
import { mediaOperations } from "./media-operations.ts";
import { named, type Unnamed } from "./operations.ts";
import { defaulted, flag, integer, listOf, oneOf, optional, words } from "./parameter.ts";
import { language } from "./parameters.ts";
import { kinds } from "./records.ts";

export type { ContentOperation } from "./content-parts.ts";

const mergePatch = z.record(z.string(), z.json()).meta({ id: "MergePatch" });

const contentPage = z
  .strictObject({
    total: z.int().describe("how many pass the filters, on all pages"),
    writable: z.int().describe("those of them that are published and that the key may write"),
    results: z.array(
      z.strictObject({
        id: z.string(),
        version: z
          .int()
          .nullable()
          .describe(
            "the organisation's version at which it was last changed; null where nothing is published",
          ),
        draftVersion: z.string().optional().describe("of its draft, where there is one"),
        published: z.boolean(),
        record: contentRecord.describe("what is published, else the draft; with `state=draft` the draft"),
      }),
    ),
    nextCursor: z.string().nullable().describe("what to give next; null when this is the last page"),
  })
  .meta({ id: "ContentPage" });
export type ContentPage = z.infer<typeof contentPage>;

const contentCounts = z
  .strictObject({
    total: z.int(),
    counts: z
      .record(z.string(), z.int())
      .describe("by `status.…`, `missing.…` and `language.…`, as the filters of a list have them"),
  })
  .meta({ id: "ContentCounts" });
export type ContentCounts = z.infer<typeof contentCounts>;

const change = z
  .strictObject({ kind: z.enum(kinds), id: z.string(), version: z.int(), deleted: z.boolean() })
  .meta({ id: "ContentChange" });
const contentChanges = z
  .strictObject({
    version: z.int().describe("what to give as `since` next"),
    changes: z.array(change).describe("each record once, in the order of versions"),
  })
  .meta({ id: "ContentChanges" });
const recordLines = z
  .string()
  .describe("lines of JSON: records with their `kind`")
  .meta({ id: "RecordLines" });

const batchReport = z
  .strictObject({
    version: z.int().describe("the organisation's version after it"),
    added: z.int(),
    updated: z.int(),
    removed: z.int(),
    unchanged: z.int(),
    dryRun: z.boolean(),
    changes: z
      .array(
        z.strictObject({
          change: z.enum(["add", "update", "retire"]),
          kind: z.enum(kinds),
          id: z.string(),
          fields: z.array(z.string()),
        }),
      )
      .optional()
      .describe("of a dry run: the first 100"),
    danglingCount: z.int().describe("references to records that are nowhere"),
    dangling: z
      .array(
        z.strictObject({
          from: z.strictObject({ kind: z.enum(kinds), id: z.string() }),
          field: z.string(),
          kind: z.enum(kinds),
          id: z.string(),
          times: z.int(),
        }),
      )
      .describe("the first 100 of them"),
  })
  .meta({ id: "BatchReport" });
export type BatchReport = z.infer<typeof batchReport>;

const batchParameters = {
  mode: defaulted(
    oneOf(["replace", "merge"]),
    "replace",
    "What a line does to the record that is there: as PUT, or as PATCH.",
  ),
  dryRun: defaulted(flag, false, "Checks everything, tells what would change, and writes nothing."),
};
const changesParameters = {
  since: defaulted(integer(0), 0, "The version from which the caller knows everything; 0: it knows nothing."),
};
const overviewParameters = { kind: defaulted(oneOf(kinds), "listing", "Whose records are counted.") };
const exportParameters = { kinds: optional(listOf(oneOf(kinds), kinds.length), "Leaves out other kinds.") };

const draft = {
  draft: defaulted(flag, false, "The draft, which readers do not see, instead of what is published."),
};

const filters = {
  text: optional(
    words(200),
    "Keeps records with this text in their id, or with all its words, the last perhaps only begun, whatever case and accents; drafts as well. Of what is not active and of hosts it is looked for in ids and names.",
    { example: "harbour" },
  ),
  missingLanguage: optional(
    language,
    "Keeps records of which some words are there in another language, but not in this one.",
    { example: "da-DK" },
  ),
  missing: optional(
    oneOf(["photos", "openingHours", "geoLocation", "passed"]),
    "Keeps records without a picture, opening hours or a position; `passed`: events whose last day is over.",
  ),
  since: optional(integer(0), "Keeps records that were changed after this version of the organisation."),
  status: optional(oneOf(status.options), "Keeps records of this status."),
  profileId: optional(words(128), "Keeps records whose `hostIds` name this host.", {
    example: "harbour-house",
  }),
};

const listParameters = {
  state: defaulted(
    oneOf(["published", "draft", "all"]),
    "all",
    "Keeps what is published, or what has a draft; of drafts the filters look at the draft.",
  ),
  cursor: optional(words(128), "`nextCursor` of the page before."),
  limit: defaulted(integer(1, 200), 50, "Records of a page, at most."),
  ...filters,
};

const written = [
  ...addressed,
  "invalid_json",
  "invalid_record",
  "precondition_failed",
  "idempotency_conflict",
  "body_too_large",
  "unsupported_media_type",
] as const satisfies readonly ErrorCode[];

const DRAFT =
  "With `draft=true` the draft is written: it begins as what is published, whose version `If-Match` then names, and is checked as all is.";

/** The table of operations that write, by operationId. */
export const contentOperations = named({
  listRecords: {
    method: "GET",
    path: many,
    pathParameters: { orgId, kind },
    tag: "Content",
    summary: "List the records of a kind",
    description: "Records as they are stored, whatever their status, by id. Filters are joined by AND.",
    parameters: listParameters,
    answer: contentPage,
    errors: [...addressed, "invalid_integer", "out_of_range", "invalid_lang"],
    example: {
      path: { ...org, kind: "listing" },
      query: { missingLanguage: "da-DK" },
      answer: {
        ...{ total: 1, writable: 1 },
        results: [{ id: "bar", version: 7, draftVersion: "d12", published: true, record: stored }],
        nextCursor: null,
      },
    },
  },
  getRecord: {
    method: "GET",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Read a record as it is stored",
    description:
      "What is stored, `sources` included, but for secrets. `ETag` is its version: the organisation's, when the record was last changed; of a draft " +
      "its latest revision, such as `d12`. `Waymark-Draft` is the version of the draft that is there as well.",
    parameters: draft,
    answer: contentRecord,
    errors: [...addressed, "record_not_found"],
    example: { path: ofBar, query: {}, answer: stored },
  },
  putRecord: {
    method: "PUT",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Create or replace a record",
    description: `What is stored is the body, checked and completed as an import does. Secrets and \`sources\` that it does not say stay. ${HOSTS} A created record is 201, a replaced one 200. ${DRAFT}`,
    parameters: draft,
    headers: conditions,
    body: contentRecord,
    bodyNote: BODY,
    answer: contentRecord,
    errors: written,
    example: { path: ofBar, query: {}, body: bar, answer: stored },
  },
  patchRecord: {
    method: "PATCH",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Change fields of a record",
    description: `A JSON merge patch (RFC 7396): objects, language maps among them, are merged, lists are replaced, null takes away. ${HOSTS} ${DRAFT}`,
    parameters: draft,
    headers: { "If-Match": ifMatch, ...once },
    body: mergePatch,
    bodyType: "application/merge-patch+json",
    bodyNote: `${BODY} \`application/json\` is taken as well.`,
    answer: contentRecord,
    errors: [...written, "record_not_found"],
    example: {
      path: ofBar,
      query: {},
      body: { name: { "da-DK": "Bar ved vandet" } },
      answer: {
        ...stored,
        name: { ...bar.name, "da-DK": "Bar ved vandet" },
        languageCodes: ["da-DK", "en-GB"],
      },
    },
  },
  deleteRecord: {
    method: "DELETE",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Remove a record",
    description: `Its draft goes as well. An import that finds the place again brings it back: with \`status\` archived it stays away. ${HOSTS}`,
    parameters: {},
    headers: { "If-Match": ifMatch, ...once },
    errors: [...addressed, "record_not_found", "precondition_failed", "idempotency_conflict"],
    example: { path: ofBar, query: {} },
  },
  patchRecords: {
    method: "PATCH",
    path: many,
    pathParameters: { orgId, kind },
    tag: "Content",
    summary: "Change the same fields of many records",
    description: `One merge patch for every published record that passes the filters, as a batch of them: all or none. With \`dryRun=true\` it tells how many. ${HOSTS}`,
    parameters: { ...filters, dryRun: batchParameters.dryRun },
    headers: once,
    body: mergePatch,
    bodyType: "application/merge-patch+json",
    answer: batchReport,
    errors: [
      ...addressed,
      ...["invalid_integer", "out_of_range", "invalid_lang", "invalid_json", "invalid_record"],
      ...["idempotency_conflict", "body_too_large", "unsupported_media_type"],
    ] as const,
    example: {
      path: { ...org, kind: "listing" },
      query: { status: "draft" },
      body: { status: "active" },
      answer: {
        ...{ version: 7, added: 0, updated: 12, removed: 0, unchanged: 0 },
        ...{ dryRun: false, danglingCount: 0, dangling: [] },
      },
    },
  },
  ...mediaOperations,
  ...draftOperations,
  ...keyOperations,
  writeBatch: {
    method: "POST",
    path: "/v2/orgs/{orgId}/content:batch",
    pathParameters: { orgId },
    tag: "Content",
    summary: "Write many records: all of them, or none",
    description: `One version of the organisation. Each line is a record with its \`kind\`, or a removal \`{"kind", "id", "deleted": true}\`; removals come last. The faults of all lines are told at once, 100 of them. ${HOSTS}`,
    parameters: batchParameters,
    headers: once,
    body: recordLines,
    bodyType: "application/x-ndjson",
    bodyNote: "At most 64 MiB, 8 MiB a line.",
    answer: batchReport,
    errors: [
      "invalid_value",
      "invalid_record",
      "idempotency_conflict",
      "body_too_large",
      "unsupported_media_type",
    ],
    example: {
      path: org,
      query: { dryRun: "true" },
      body: `${JSON.stringify({ kind: "listing", ...bar })}\n{"kind":"guide","id":"old","deleted":true}\n` as never,
      answer: {
        version: 7,
        ...{ added: 1, updated: 0, removed: 1, unchanged: 0, dryRun: true },
        changes: [{ change: "add", kind: "listing", id: "bar", fields: ["name"] }],
        danglingCount: 0,
        dangling: [],
      },
    },
  },
  exportRecords: {
    method: "GET",
    path: "/v2/orgs/{orgId}/content:export",
    pathParameters: { orgId },
    tag: "Content",
    summary: "Read all records as they are stored",
    description:
      "A line each, by kind and id, of one version, which `ETag` tells; without secrets. A batch takes the same lines.",
    parameters: exportParameters,
    answer: recordLines,
    answerType: "application/x-ndjson",
    errors: ["invalid_value", "too_many_values"],
    example: { path: org, query: {}, answer: `${JSON.stringify({ kind: "listing", ...bar })}\n` },
  },
  listChanges: {
    method: "GET",
    path: "/v2/orgs/{orgId}/changes",
    pathParameters: { orgId },
    tag: "Content",
    summary: "Follow what changes",
    description:
      "The records that were changed or removed after a version, whoever wrote them. With `Accept: text/event-stream` the same without end, within a " +
      "second of each write: events `change`, then `version`, whose id is sent back as `Last-Event-ID`. Lines that begin with a colon keep the " +
      "connection alive. A key bound to hosts may not.",
    parameters: changesParameters,
    answer: contentChanges,
    errors: ["invalid_integer", "out_of_range", "changes_gone"],
    example: {
      path: org,
      query: { since: "6" },
      answer: { version: 7, changes: [{ kind: "listing", id: "bar", version: 7, deleted: false }] },
    },
  },
  countRecords: {
    method: "GET",
    path: "/v2/orgs/{orgId}/content:overview",
    pathParameters: { orgId },
    tag: "Content",
    summary: "Count what is incomplete",
    description:
      "Of the records of a kind: how many there are, of each status, without what guests would miss, and without words in a language of the " +
      "organisation.",
    parameters: overviewParameters,
    answer: contentCounts,
    errors: [...addressed],
    example: {
      path: org,
      query: { kind: "listing" },
      answer: {
        total: 2,
        counts: { "status.active": 1, "status.draft": 1, "missing.photos": 1, "language.da-DK": 2 },
      },
    },
  },
} as const satisfies Record<string, Unnamed<ContentOperation>>);
export type ContentOperationId = keyof typeof contentOperations;
