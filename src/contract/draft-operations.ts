import { z } from "zod";
import {
  addressed,
  type ContentOperation,
  contentRecord,
  HOSTS,
  ifMatch,
  ofBar,
  ofOne,
  once,
  one,
  orgId,
  stored,
} from "./content-parts.ts";
import type { Unnamed } from "./operations.ts";
import { defaulted, flag, integer, optional } from "./parameter.ts";

const actions = ["put", "merge", "delete", "publish", "discard", "withdraw", "restore", "import"] as const;

const version = z
  .union([z.int(), z.string()])
  .describe("the organisation's version that it made, or of the draft, such as `d12`");

const revisionPage = z
  .strictObject({
    results: z.array(
      z.strictObject({
        revision: z.int().describe("0: what is published now, as an import wrote it"),
        version,
        draft: z.boolean().describe("whether the draft changed, and not what is published"),
        at: z.iso.datetime().nullable().describe("null where nobody knows"),
        by: z.string().nullable().describe("the id of the key; null for an import by command"),
        action: z.enum(actions),
        fields: z.array(z.string()).describe("what changed, with its language: `name.da-DK`"),
      }),
    ),
    nextCursor: z.string().nullable().describe("what to give next; null when this is the last page"),
  })
  .meta({ id: "RevisionPage" });
export type RevisionPage = z.infer<typeof revisionPage>;

const difference = z
  .strictObject({
    revision: z.int(),
    against: z.int(),
    fields: z.array(
      z.strictObject({
        name: z.string(),
        pointer: z.string(),
        from: z.json().optional(),
        to: z.json().optional(),
      }),
    ),
  })
  .meta({ id: "RevisionDifference" });

export const previewRequest = z
  .strictObject({
    hosts: z
      .array(z.string().min(1).max(128))
      .min(1)
      .max(100)
      .optional()
      .describe("whose guests' pages it is for; absent: the key's hosts, or all"),
    minutes: z.int().min(1).max(10_080).default(60).describe("how long it is good"),
  })
  .meta({ id: "PreviewRequest" });
const preview = z.strictObject({ token: z.string(), expiresAt: z.iso.datetime() }).meta({ id: "Preview" });

const withDraft = [...addressed, "record_not_found", "precondition_failed", "idempotency_conflict"] as const;
const ofRevision = { ...ofOne, revision: "Its number in the list; 0: what is published now." };
const ofBarThen = { ...ofBar, revision: "12" };
const conditional = { "If-Match": ifMatch, ...once };

/** Operations on drafts and revisions, by operationId. */
export const draftOperations = {
  publishDraft: {
    method: "POST",
    path: `${one}/publish`,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Publish a draft",
    description: `The draft takes the place of what is published, checked as an import is. 412 where that has changed since the draft began, unless \`If-Match\` names its version (\`If-None-Match: *\`: that it is gone). ${HOSTS}`,
    parameters: {},
    headers: { ...conditional, "If-None-Match": "`*`: nothing is published." },
    answer: contentRecord,
    errors: [...withDraft, "invalid_record"],
    example: { path: ofBar, query: {}, answer: stored },
  },
  discardDraft: {
    method: "POST",
    path: `${one}/discard`,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Let a draft go",
    description: "What is published stays as it is, and the draft can be restored from its revisions.",
    parameters: {},
    headers: conditional,
    errors: withDraft,
    example: { path: ofBar, query: {} },
  },
  withdrawRecord: {
    method: "POST",
    path: `${one}/withdraw`,
    pathParameters: ofOne,
    tag: "Content",
    summary: "Take a record back from readers",
    description: "What is published becomes the draft; a draft that is there already stays.",
    parameters: {},
    headers: conditional,
    answer: contentRecord,
    errors: withDraft,
    example: { path: ofBar, query: {}, answer: stored },
  },
  listRevisions: {
    method: "GET",
    path: `${one}/revisions`,
    pathParameters: ofOne,
    tag: "Content",
    summary: "List what changed in a record",
    description:
      "The newest first, up to `KEPT_REVISIONS` of what was published and as many of drafts. They stay when the record is removed. Of " +
      "imports there is what they replaced or removed, of each the first 10,000 records.",
    parameters: {
      cursor: optional(integer(1), "`nextCursor` of the page before."),
      limit: defaulted(integer(1, 200), 50, "Revisions of a page, at most."),
    },
    answer: revisionPage,
    errors: [...addressed, "invalid_integer", "out_of_range", "record_not_found"],
    example: {
      path: ofBar,
      query: {},
      answer: {
        results: [
          {
            ...{ revision: 12, version: "d12", draft: true, at: "2026-05-01T10:00:00.000Z" },
            ...{ by: "key-1", action: "merge", fields: ["name.da-DK"] },
          },
        ],
        nextCursor: null,
      },
    },
  },
  getRevision: {
    method: "GET",
    path: `${one}/revisions/{revision}`,
    pathParameters: ofRevision,
    tag: "Content",
    summary: "Read a record as it was",
    description: "With `against` what differs from another revision, by field.",
    parameters: {
      against: optional(integer(0), "The number of the other revision; 0: what is published now."),
    },
    answer: z.union([contentRecord, difference]).meta({ id: "RevisionContent" }),
    errors: [...addressed, "invalid_integer", "out_of_range", "record_not_found"],
    example: {
      path: ofBarThen,
      query: { against: "0" },
      answer: {
        ...{ revision: 12, against: 0 },
        fields: [{ name: "name.da-DK", pointer: "/name/da-DK", to: "Bar ved vandet" }],
      },
    },
  },
  restoreRevision: {
    method: "POST",
    path: `${one}/revisions/{revision}/restore`,
    pathParameters: ofRevision,
    tag: "Content",
    summary: "Make a record as it was the draft",
    description: `What it was is checked as all is; secrets stay as they are today. ${HOSTS}`,
    parameters: { publish: defaulted(flag, false, "It is published at once, and its draft left alone.") },
    headers: conditional,
    answer: contentRecord,
    errors: [...withDraft, "invalid_record"],
    example: { path: ofBarThen, query: {}, answer: stored },
  },
  createPreview: {
    method: "POST",
    path: "/v2/orgs/{orgId}/previews",
    pathParameters: { orgId },
    tag: "Content",
    summary: "Make a token that shows drafts",
    description:
      "Sent to the published interface as the header `Preview-Token` or the parameter `preview`, beside a key that reads, it shows drafts in place of " +
      "what is published, of these hosts alone where it names some. It opens nothing else, and ends with its time or with the key that made it. " +
      "Words of drafts are not searched, and the concierge and pages of sites show what is published.",
    parameters: {},
    body: previewRequest,
    answer: preview,
    errors: ["invalid_json", "invalid_record", "body_too_large", "unsupported_media_type"],
    example: {
      path: { orgId: "demo" },
      query: {},
      body: { minutes: 60 },
      answer: { token: "wp_eyJvcmdJZCI6ImRlbW8ifQ.c2lnbmVk", expiresAt: "2026-05-01T11:00:00.000Z" },
    },
  },
} as const satisfies Record<string, Unnamed<ContentOperation>>;
