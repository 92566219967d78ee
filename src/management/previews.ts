import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { previewRequest } from "../contract/draft-operations.ts";
import { ServiceError } from "../contract/errors.ts";
import { parsedJson } from "../contract/json.ts";
import { schemaFaults } from "../sources/schema-faults.ts";
import type { KeyRecord, KeyStore } from "../store/store.ts";
import { refusalOf } from "./record-faults.ts";
import { objectOf } from "./records.ts";
import type { Editor } from "./scope.ts";

/** What a token says, under its signature. */
const claim = z.strictObject({
  orgId: z.string(),
  keyId: z.string(),
  hostIds: z.array(z.string()).optional(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});

/** What the bearer of a preview token sees drafts of: hosts, or the whole organisation. */
export interface Preview {
  hostIds?: readonly string[];
}

/**
 * A token that shows drafts to readers: signed with what is stored of the editor's key, so that it ends with the key.
 * @param body JSON, or nothing @throws ServiceError invalid_json, invalid_record, scope_forbidden
 */
export async function makePreview(
  keys: Pick<KeyStore, "list">,
  editor: Editor,
  body: Uint8Array | undefined,
) {
  const { orgId, keyId, now } = editor;
  const asked = body?.length ? objectOf(body) : {};
  const read = previewRequest.safeParse(asked);
  if (!read.success) throw refusalOf(schemaFaults(previewRequest, asked, read.error));
  const { minutes, hosts: hostIds = editor.hostIds } = read.data;
  if (editor.hostIds && !hostIds!.every((id) => editor.hostIds!.includes(id)))
    throw new ServiceError("scope_forbidden", "the key is bound to other hosts");
  const expiresAt = now + minutes * 60_000;
  const key = await keyOf(keys, orgId, keyId);
  if (!key) throw refused();
  const said = Buffer.from(JSON.stringify({ orgId, keyId, hostIds, expiresAt })).toString("base64url");
  const token = `wp_${said}.${sign(said, key).toString("base64url")}`;
  return { token, expiresAt: new Date(expiresAt).toISOString() };
}

/** @param now epoch milliseconds @throws ServiceError invalid_preview */
export async function readPreview(
  keys: Pick<KeyStore, "list">,
  orgId: string,
  token: string,
  now: number,
): Promise<Preview> {
  const [, said = "", signature = ""] = /^wp_([\w-]{1,8000})\.([\w-]{43})$/.exec(token) ?? [];
  const { data } = claim.safeParse(parsedJson(Buffer.from(said, "base64url").toString("utf8")));
  if (data?.orgId !== orgId || data.expiresAt <= now) throw refused();
  const key = await keyOf(keys, orgId, data.keyId);
  const isGood = key && key.revokedAt === null && (key.expiresAt ?? Number.POSITIVE_INFINITY) > now;
  if (!isGood || !timingSafeEqual(sign(said, key), Buffer.from(signature, "base64url"))) throw refused();
  return { hostIds: data.hostIds };
}

function refused(): ServiceError {
  return new ServiceError(
    "invalid_preview",
    "the preview token is of another organisation or key, or has expired",
  );
}

async function keyOf(keys: Pick<KeyStore, "list">, orgId: string, keyId: string) {
  return (await keys.list(orgId)).find(({ id }) => id === keyId);
}

function sign(said: string, { hash }: KeyRecord): Buffer {
  return createHmac("sha256", hash).update(`waymark preview ${said}`).digest();
}
