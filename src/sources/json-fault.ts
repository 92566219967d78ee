import { none } from "stream-chain/defs.js";
import { jsonVerifier, type VerifierError } from "stream-json/core/utils/verifier.js";

/**
 * Where and why a text is not JSON. `JSON.parse` often tells no position and quotes the text around the fault, which may
 * hold secrets; the library's verifier quotes nothing.
 */
export interface JsonFault {
  /** UTF-16 units before it. */
  offset: number;
  /** 1-based, and so is the column. */
  line: number;
  column: number;
  reason: string;
}

/** Ends the input of the library's stages; its types know texts only. */
export const END = none as unknown as string;

/** What a verifier finds wrong with a further part of a text. */
export function faultIn(verify: ReturnType<typeof jsonVerifier>, part: string): JsonFault | undefined {
  try {
    verify(part);
    return undefined;
  } catch (error) {
    const { offset, line, pos: column, message } = error as VerifierError;
    const place = { offset, line, column };
    if (message.endsWith("escaped characters"))
      return { ...place, reason: "a string has an unescaped control character or a wrong escape" };
    const reason = message.replace(/^.*?: (?:Verifier (?:cannot parse input: |has ))?/, "");
    return { ...place, reason: part === END ? `${reason}; is the file cut off?` : reason };
  }
}

/** The first fault of a text that is not JSON, or undefined when the text is JSON. */
export function jsonFaultOf(text: string): JsonFault | undefined {
  const verify = jsonVerifier();
  return faultIn(verify, text) ?? faultIn(verify, END);
}

/** Deepest nesting of objects and arrays that is read of any JSON. */
export const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** Bytes of a string that are looked at one by one: finding a near quote costs less than calling for it. */
const SHORT_STRING = 32;

/**
 * Whether JSON in UTF-8 nests objects and arrays deeper than `limit`: one pass over the bytes, before anything is
 * parsed, so that hostile depth costs neither stack nor memory. On bytes that are not JSON the answer means nothing.
 */
export function nestsDeeperThan(limit: number, json: Uint8Array): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]!;
    if (byte === QUOTE) i = endOfString(json, i + 1);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (++depth > limit) return true;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
  }
  return false;
}

/** Where the quote stands that ends a string, or the length where none does. In long strings the search is left to memchr. */
function endOfString(json: Uint8Array, from: number): number {
  let i = from;
  for (const shortEnd = Math.min(from + SHORT_STRING, json.length); i < shortEnd; i++) {
    if (json[i] === QUOTE) return i;
    if (json[i] === BACKSLASH) i++;
  }
  for (let start = i; ; ) {
    const quote = json.indexOf(QUOTE, start);
    if (quote === -1) return json.length;
    let backslashes = 0;
    while (quote - backslashes > start && json[quote - backslashes - 1] === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return quote;
    start = quote + 1;
  }
}

/** Whether a parsed JSON value has, at any depth, a key named `__proto__`. */
export function hasProtoKey(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    if (Object.hasOwn(next, "__proto__")) return true;
    for (const inner of Object.values(next)) pending.push(inner);
  }
  return false;
}

/** Whether a value read from JSON is an object with keys: no array, not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value when it is an object, else an empty one. */
export function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** The value when it is an array, else an empty one. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
