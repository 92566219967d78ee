import { z } from "zod";
import type { ChatOperation } from "./chat-operations.ts";
import { status } from "./common.ts";
import type { ErrorCode } from "./errors.ts";
import { defaulted, integer, oneOf, optional, words } from "./parameter.ts";
import { language } from "./parameters.ts";
import { kinds, recordSchemas } from "./records.ts";

/** One operation of those that write. */
export interface ContentOperation extends Omit<ChatOperation, "method" | "tag"> {
  method: ChatOperation["method"] | "PUT" | "PATCH";
  tag: ChatOperation["tag"] | "Content";
  /** The type of its body, where it is not JSON, and what is to be said of it. */
  bodyType?: string;
  bodyNote?: string;
  /** Headers of a request that mean something to it, described. */
  headers?: Readonly<Record<string, string>>;
}

/** A record of any kind as it is stored, without secrets where it is answered. */
const contentRecord = z.union(kinds.map((kind) => recordSchemas[kind])).meta({ id: "ContentRecord" });
const mergePatch = z.record(z.string(), z.json()).meta({ id: "MergePatch" });

const contentPage = z
  .strictObject({
    results: z.array(
      z.strictObject({
        version: z.int().describe("the organisation's version at which it was last changed"),
        record: contentRecord,
      }),
    ),
    nextCursor: z.string().nullable().describe("what to give next; null when this is the last page"),
  })
  .meta({ id: "ContentPage" });

const listParameters = {
  cursor: optional(words(128), "`nextCursor` of the page before."),
  limit: defaulted(
    integer(1, 200),
    50,
    "Records of a page, at most. A page may have fewer, or none, and yet not be the last.",
  ),
  text: optional(
    words(200),
    "Keeps records with this text in their id or their words, whatever case and accents.",
    {
      example: "harbour",
    },
  ),
  missingLanguage: optional(
    language,
    "Keeps records of which some words are there in another language, but not in this one.",
    { example: "da-DK" },
  ),
  since: optional(integer(0), "Keeps records that were changed after this version of the organisation."),
  status: optional(oneOf(status.options), "Keeps records of this status."),
  profileId: optional(words(128), "Keeps records whose `hostIds` name this host.", {
    example: "harbour-house",
  }),
};

const org = { orgId: "demo" };
const bar = { id: "bar", status: "active", name: { "en-GB": "Bar by the water" } } as const;
const stored = { ...bar, hostIds: [], languageCodes: ["en-GB"], contentType: "listing" };
const ofBar = { ...org, kind: "listing", id: "bar" };

const orgId = "Organisation account number; the key must belong to it and have the ability write.";
const kind = `One of ${kinds.join(", ")}.`;
const many = "/v2/orgs/{orgId}/content/{kind}";
const one = `${many}/{id}`;
const ofOne = { orgId, kind, id: "The record." };

const ifMatch =
  "Versions of the record, as `ETag` gives them, of which one must be the stored one; `*`: it must be there.";
const conditions = {
  "If-Match": ifMatch,
  "If-None-Match": "`*`: the record must not be there yet.",
};

const addressed = ["invalid_value", "too_long"] as const satisfies readonly ErrorCode[];
const written = [
  ...addressed,
  "invalid_json",
  "invalid_record",
  "precondition_failed",
  "body_too_large",
  "unsupported_media_type",
] as const satisfies readonly ErrorCode[];

const BODY = "At most 8 MiB.";
const HOSTS = "A key that is bound to hosts writes what belongs to these hosts alone.";

/** The table of operations that write, by operationId. */
export const contentOperations = {
  listRecords: {
    operationId: "listRecords",
    method: "GET",
    path: many,
    pathParameters: { orgId, kind },
    tag: "Content",
    summary: "List the records of a kind",
    description:
      "Records as they are stored, whatever their status, by id. Filters are joined by AND. A page looks at 2,000 records at most: " +
      "go on until `nextCursor` is null.",
    parameters: listParameters,
    answer: contentPage,
    errors: [...addressed, "invalid_integer", "out_of_range", "invalid_lang"],
    example: {
      path: { ...org, kind: "listing" },
      query: { missingLanguage: "da-DK" },
      answer: { results: [{ version: 7, record: stored }], nextCursor: null },
    },
  },
  getRecord: {
    operationId: "getRecord",
    method: "GET",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Read a record as it is stored",
    description:
      "What is stored, `sources` included, but for secrets. `ETag` is its version: the organisation's, when the record was last changed.",
    parameters: {},
    answer: contentRecord,
    errors: [...addressed, "record_not_found"],
    example: { path: ofBar, query: {}, answer: stored },
  },
  putRecord: {
    operationId: "putRecord",
    method: "PUT",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Create or replace a record",
    description: `What is stored is the body, checked and completed as an import does. Secrets and \`sources\` that it does not say stay. ${HOSTS} A created record is 201, a replaced one 200.`,
    parameters: {},
    headers: conditions,
    body: contentRecord,
    bodyNote: BODY,
    answer: contentRecord,
    errors: written,
    example: { path: ofBar, query: {}, body: bar, answer: stored },
  },
  patchRecord: {
    operationId: "patchRecord",
    method: "PATCH",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Change fields of a record",
    description: `A JSON merge patch (RFC 7396): objects, language maps among them, are merged, lists are replaced, null takes away. ${HOSTS}`,
    parameters: {},
    headers: { "If-Match": ifMatch },
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
    operationId: "deleteRecord",
    method: "DELETE",
    path: one,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Remove a record",
    description: `An import that finds the place again brings it back: with \`status\` archived it stays away. ${HOSTS}`,
    parameters: {},
    headers: { "If-Match": ifMatch },
    errors: [...addressed, "record_not_found", "precondition_failed"],
    example: { path: ofBar, query: {} },
  },
} as const satisfies Record<string, ContentOperation>;
export type ContentOperationId = keyof typeof contentOperations;
