import { hash, randomBytes } from "node:crypto";

/** A new API key: `wk_` and 32 random bytes in base64url. It is shown once and never stored. */
export function newKey(): string {
  return `wk_${randomBytes(32).toString("base64url")}`;
}

/** What is stored of a key and what it is looked up by: its SHA-256 in lower-case hexadecimal. */
export function hashKey(key: string): string {
  return hash("sha256", key, "hex");
}

/** Keys that `newKey` makes, and preview tokens, wherever they stand in a text. */
const keysInText = /(w[kp]_)[A-Za-z0-9_.-]{8,}/g;
/** The value of a `key` or `preview` parameter, or of one whose name ends so, also where it stands in a path by mistake. */
const keyParameters = /((?:key|preview)(?:=|%3d))[^&;/?#\s"]+/gi;

/** A text without any API key or preview token in it: for log lines and errors. */
export function withoutKeys(text: string): string {
  return text.replace(keysInText, "$1***").replace(keyParameters, "$1***");
}
