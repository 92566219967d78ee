import { z } from "zod";
import { addressed, type ContentOperation, org, orgId } from "./content-parts.ts";
import type { ErrorCode } from "./errors.ts";
import type { Unnamed } from "./operations.ts";

const abilities = z.enum(["read", "chat", "write"]);
const instant = z.iso.datetime().nullable();

const key = z
  .strictObject({
    id: z.string().describe("its name, which is no secret"),
    abilities: z.array(abilities),
    hosts: z.array(z.string()).describe("the hosts that it is bound to; none: all"),
    origins: z.array(z.string()).describe("web origins that it may be used from; none: any"),
    createdAt: z.iso.datetime(),
    expiresAt: instant,
    revokedAt: instant,
  })
  .meta({ id: "Key" });
export type Key = z.infer<typeof key>;
const keyList = z.strictObject({ results: z.array(key) }).meta({ id: "KeyList" });
const newKey = z.strictObject({ id: z.string(), key: z.string() }).meta({ id: "NewKey" });

const names = (most: number) => z.array(z.string().min(1).max(128)).max(most);
export const keyRequest = z
  .strictObject({
    abilities: z
      .array(z.enum(["read", "chat"]))
      .min(1)
      .max(2)
      .default(["read", "chat"])
      .describe("of those of the key that asks"),
    hosts: names(100).default([]).describe("the hosts that it is bound to; none: all"),
    origins: z
      .array(
        z
          .string()
          .max(300)
          .regex(/^https?:\/\/[^/?#@\s]+$/),
      )
      .max(100)
      .default([])
      .describe("web origins that it may be used from, such as `https://www.example.org`; none: any"),
    expiresAt: z.iso.datetime({ offset: true }).optional().describe("when it ends; absent: never"),
  })
  .meta({ id: "KeyRequest" });

const keys = "/v2/orgs/{orgId}/keys";
const errors = [...addressed, "scope_forbidden"] as const satisfies readonly ErrorCode[];
const NEVER = "A key that is bound to hosts may not.";
const shown = { id: "4f2a90c1d7e3", createdAt: "2026-05-01T10:00:00.000Z", expiresAt: null, revokedAt: null };

/** Operations on the organisation's keys, by operationId. */
export const keyOperations = {
  listKeys: {
    method: "GET",
    path: keys,
    pathParameters: { orgId },
    tag: "Keys",
    summary: "List the organisation's keys",
    description: `Keys themselves are not kept, and cannot be shown. ${NEVER}`,
    parameters: {},
    answer: keyList,
    errors,
    example: {
      path: org,
      query: {},
      answer: { results: [{ ...shown, abilities: ["read", "chat"], hosts: ["harbour-house"], origins: [] }] },
    },
  },
  createKey: {
    method: "POST",
    path: keys,
    pathParameters: { orgId },
    tag: "Keys",
    summary: "Make a key that reads and chats",
    description: `Shown this once. It may do no more than the key that asks: its abilities, origins and end are within that key's, and it never writes. ${NEVER}`,
    parameters: {},
    body: keyRequest,
    answer: newKey,
    errors: [...errors, "invalid_json", "invalid_record", "body_too_large", "unsupported_media_type"],
    example: {
      path: org,
      query: {},
      body: { hosts: ["harbour-house"], origins: ["https://www.example.org"] },
      answer: { id: shown.id, key: "wk_shown-this-once" },
    },
  },
  revokeKey: {
    method: "DELETE",
    path: `${keys}/{id}`,
    pathParameters: { orgId, id: "The key, as listed." },
    tag: "Keys",
    summary: "End a key",
    description: `Within three seconds, on every node. Keys that write are the operator's to end (\`waymark keys revoke\`). ${NEVER}`,
    parameters: {},
    errors: [...errors, "record_not_found"],
    example: { path: { ...org, id: shown.id }, query: {} },
  },
} as const satisfies Record<string, Unnamed<ContentOperation>>;
