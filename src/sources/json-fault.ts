/**
 * Where and why a text is not JSON. `JSON.parse` often tells no position and quotes the text around the fault, which may
 * hold secrets; this reads only texts that it refused, and quotes nothing.
 */
export interface JsonFault {
  /** 1-based, in UTF-16 units of the line. */
  column: number;
  reason: string;
}

const BLANKS = /[ \t\r\n]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

type Expected = "value" | "value or ]" | "key" | "key or }" | "colon" | "comma or ]" | "comma or }" | "end";
type Closer = "]" | "}";

/** The first fault of a text that is not JSON, or undefined when the text is JSON. */
export function jsonFaultOf(text: string): JsonFault | undefined {
  const closers: Closer[] = [];
  let expected: Expected = "value";
  for (let at = endOf(BLANKS, text, 0)!; ; at = endOf(BLANKS, text, at)!) {
    if (at === text.length) return expected === "end" ? undefined : fault(text.length, CUT_OFF);
    const token = tokenAt(text, at);
    if ("reason" in token) return fault(token.at, token.reason);
    const next = step(expected, token.sort, closers);
    if (next === undefined) return fault(at, expectation(expected));
    expected = next;
    at = token.end;
  }
}

const CUT_OFF = "the line ends in the middle of the record; is the file cut off?";

function fault(at: number, reason: string): JsonFault {
  return { column: at + 1, reason };
}

function expectation(expected: Expected): string {
  if (expected === "end") return "something follows the record on its line";
  return `expected ${expected.replace("key", "a key in double quotes").replace("value", "a value")}`;
}

type Token = { sort: string; end: number } | { at: number; reason: string };

/** The token at a place: a mark by itself, "string" or "scalar"; anything else counts as a token that fits nowhere. */
function tokenAt(text: string, at: number): Token {
  const first = text[at]!;
  if (first === '"') return stringAt(text, at);
  if ("{}[],:".includes(first)) return { sort: first, end: at + 1 };
  const end = endOf(SCALAR, text, at);
  return end === undefined ? { sort: "unknown", end: at + 1 } : { sort: "scalar", end };
}

function stringAt(text: string, start: number): Token {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return { sort: "string", end: at + 1 };
    if (unit < 0x20) return { at, reason: "a string has an unescaped control character" };
    if (unit !== 0x5c) continue;
    const end = endOf(ESCAPE, text, at);
    if (end === undefined)
      return { at, reason: isCutEscape(text, at) ? CUT_OFF : "a string has a wrong escape" };
    at = end - 1;
  }
  return { at: start, reason: "a string does not end; is the file cut off?" };
}

/** Whether the text ends in the middle of an escape. */
function isCutEscape(text: string, at: number): boolean {
  return /^\\(u[\da-fA-F]{0,3})?$/.test(text.slice(at, at + 6)) && text.length - at < 6;
}

/** What may follow a token, or undefined when the token may not stand there. */
function step(expected: Expected, token: string, closers: Closer[]): Expected | undefined {
  const takesValue = expected === "value" || expected === "value or ]";
  const takesKey = expected === "key" || expected === "key or }";
  const afterValue = (): Expected => {
    const closer = closers.at(-1);
    return closer === undefined ? "end" : `comma or ${closer}`;
  };
  switch (token) {
    case "scalar":
      return takesValue ? afterValue() : undefined;
    case "string":
      return takesKey ? "colon" : takesValue ? afterValue() : undefined;
    case "{":
    case "[":
      if (!takesValue) return undefined;
      closers.push(token === "{" ? "}" : "]");
      return token === "{" ? "key or }" : "value or ]";
    case ":":
      return expected === "colon" ? "value" : undefined;
    case ",":
      return expected === "comma or ]" ? "value" : expected === "comma or }" ? "key" : undefined;
    default:
      if (!expected.endsWith(` or ${token}`)) return undefined;
      closers.pop();
      return afterValue();
  }
}

/** The end of a sticky pattern's match at a place, or undefined. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

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
