import { z } from "zod";
import { addressed, type ContentOperation, orgId } from "./content-parts.ts";
import { asMaps } from "./localised.ts";
import type { Unnamed } from "./operations.ts";
import { defaulted, flag, integer, optional, words } from "./parameter.ts";

const text = z.string().trim().min(1).max(1_000);

/** What people say of a picture. */
export const mediumWords = z
  .strictObject({
    name: text.optional().describe("by which editors find it, such as its file's"),
    ...asMaps({ alt: text.describe("what it shows, for those who do not see it") }),
    author: text.optional().describe("who is to be named with it"),
    licence: text.optional().describe("SPDX identifier or name of the licence"),
    source: text.optional().describe("where it is from"),
  })
  .meta({ id: "MediumWords" });
export type MediumWords = z.infer<typeof mediumWords>;

const medium = mediumWords
  .extend({
    id: z.string().describe("made of its bytes: the same picture has the same"),
    version: z.int().describe("how many times it was written; in `ETag` too"),
    hostIds: z.array(z.string()).describe("the hosts whose keys brought it; none: it is everybody's"),
    changedAt: z.iso.datetime(),
    url: z.string().describe("the largest rendition, for a record to name"),
    type: z.string().describe("media type of what was uploaded"),
    width: z.int().describe("of what was uploaded, upright, in pixels"),
    height: z.int(),
    bytes: z.int(),
    renditions: z.array(
      z.strictObject({
        size: z.enum(["small", "medium", "large"]).describe("as `photos[].images[].size` has it"),
        url: z.string(),
        width: z.int(),
        height: z.int(),
        type: z.string(),
      }),
    ),
  })
  .meta({ id: "Medium" });
export type Medium = z.infer<typeof medium>;

const media = z
  .strictObject({
    results: z.array(medium),
    nextCursor: z.string().nullable().describe("what to give next; null when this is the last page"),
  })
  .meta({ id: "Media" });

const id = "0f3a5c7e9b1d2f4a6c8e";
const address = `/media/orgs/demo/${id}`;
const example: Medium = {
  ...{ id, version: 1, hostIds: [], changedAt: "2026-11-23T08:00:00.000Z", name: "harbour.jpg" },
  ...{ type: "image/jpeg", width: 640, height: 480, bytes: 81_230, url: `${address}-medium.webp` },
  renditions: [
    { size: "small", url: `${address}-small.webp`, width: 320, height: 240, type: "image/webp" },
    { size: "medium", url: `${address}-medium.webp`, width: 640, height: 480, type: "image/webp" },
  ],
};

const all = "/v2/orgs/{orgId}/media";
const one = { path: `${all}/{id}`, pathParameters: { orgId, id: "The picture." } };
const ofOne = { orgId: "demo", id };
const HOSTS = "A key that is bound to hosts changes what keys of these hosts alone brought.";
const ifMatch = { "If-Match": "Versions of the picture, of which one must be the stored one." };

/** The operations on an organisation's pictures, by operationId. */
export const mediaOperations = {
  uploadMedia: {
    method: "POST",
    path: all,
    pathParameters: { orgId },
    tag: "Media",
    summary: "Upload a picture",
    description:
      "JPEG, PNG, WebP, AVIF, GIF (its first picture) or TIFF, told by its content. It is kept in up to three sizes, upright, made of its pixels alone: " +
      "nothing that a camera or anybody else wrote into the file is left. The same bytes again are the same picture (200).",
    parameters: { name: optional(words(200), "By which editors find it.", { example: "harbour.jpg" }) },
    body: z.string().describe("the bytes").meta({ id: "PictureBytes", format: "binary" }),
    bodyType: "image/*",
    bodyNote:
      "At most `MEDIA_MAX_MB` (25 MiB), and 120 million pixels. `application/octet-stream` is taken as well.",
    answer: medium,
    errors: [...addressed, "invalid_media", "body_too_large", "unsupported_media_type"],
    example: { path: { orgId: "demo" }, query: { name: "harbour.jpg" }, body: "…" as never, answer: example },
  },
  listMedia: {
    method: "GET",
    path: all,
    pathParameters: { orgId },
    tag: "Media",
    summary: "List pictures",
    description:
      "Those that were uploaded, the last changed first. A page looks at 500 at most: go on until `nextCursor` is null.",
    parameters: {
      cursor: optional(words(128), "`nextCursor` of the page before."),
      limit: defaulted(integer(1, 200), 50, "Pictures of a page, at most."),
      text: optional(
        words(200),
        "Keeps pictures with this text in their id or words, whatever case and accents.",
        { example: "harbour" },
      ),
    },
    answer: media,
    errors: [...addressed, "invalid_integer", "out_of_range", "invalid_cursor"],
    example: { path: { orgId: "demo" }, query: {}, answer: { results: [example], nextCursor: null } },
  },
  getMedia: {
    method: "GET",
    ...one,
    tag: "Media",
    summary: "Read what is kept of a picture",
    description: "Its files are at the addresses told, without a key.",
    parameters: {},
    answer: medium,
    errors: [...addressed, "media_not_found"],
    example: { path: ofOne, query: {}, answer: example },
  },
  patchMedia: {
    method: "PATCH",
    ...one,
    tag: "Media",
    summary: "Change the words of a picture",
    description: `A JSON merge patch (RFC 7396) of \`name\`, \`alt\` by language, \`author\`, \`licence\` and \`source\`. ${HOSTS}`,
    parameters: {},
    headers: ifMatch,
    body: mediumWords.partial().meta({ id: "MediumPatch" }),
    bodyType: "application/merge-patch+json",
    bodyNote: "`application/json` is taken as well.",
    answer: medium,
    errors: [
      ...addressed,
      "invalid_json",
      "invalid_record",
      "media_not_found",
      "precondition_failed",
      "body_too_large",
      "unsupported_media_type",
    ],
    example: {
      path: ofOne,
      query: {},
      body: { alt: { "en-GB": "Boats at the quay" } } as never,
      answer: { ...example, version: 2, alt: { "en-GB": "Boats at the quay" } },
    },
  },
  deleteMedia: {
    method: "DELETE",
    ...one,
    tag: "Media",
    summary: "Remove a picture",
    description: `Refused while a record shows it, unless \`force=true\`; caches may show it on. ${HOSTS} What records of other hosts show stays.`,
    parameters: { force: defaulted(flag, false, "Removes it although records show it.") },
    headers: ifMatch,
    errors: [...addressed, "invalid_boolean", "media_not_found", "media_in_use", "precondition_failed"],
    example: { path: ofOne, query: {} },
  },
} as const satisfies Record<string, Unnamed<ContentOperation>>;
