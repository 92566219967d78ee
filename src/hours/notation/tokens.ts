import { DASH_CLASS, QUOTE_CLASS } from "../../languages/letters.ts";
import type { Holiday } from "../holidays.ts";

const DASHES = new RegExp(`[${DASH_CLASS}]`, "g");
const QUOTES = new RegExp(`[${QUOTE_CLASS}]`, "g");

/** A word of an `opening_hours` value, as it is written and what it means. */
export type Token = Meaning & { text: string };

/** Months count from 1, weekdays from 0 = Sunday; the minutes of a time from midnight, beyond 24:00 those of the next day. */
type Meaning =
  | { kind: "time"; minutes: number }
  | { kind: "number"; value: number }
  | { kind: "weekday"; weekday: number }
  | { kind: "month"; month: number }
  | { kind: "holiday"; holiday: Holiday }
  | { kind: "comment" }
  | { kind: "always" }
  | { kind: "word"; word: Word }
  | { kind: "sign"; sign: Sign };

export type Sign = ";" | "," | "||" | "-" | "+" | ":" | "[" | "]" | "(" | ")" | "/";
/** Words of the syntax that are no weekday, month or holiday. */
export type Word = "off" | "open" | "unknown" | "easter" | "week" | "day" | SunEvent;
/** Moments of the day that the sun tells. */
export type SunEvent = "sunrise" | "sunset" | "dawn" | "dusk";

/** A value, or a part of it, that cannot be read with certainty. */
export class UnreadableValue extends Error {}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const words = new Map<string, Meaning>([
  ...weekdays.flatMap((name, weekday) => spellings(name, 2, { kind: "weekday", weekday })),
  ...months.flatMap((name, index) => spellings(name, 3, { kind: "month", month: index + 1 })),
  ["ph", { kind: "holiday", holiday: "PH" }],
  ["sh", { kind: "holiday", holiday: "SH" }],
  ...(["off", "open", "unknown", "easter", "week", "day", "sunrise", "sunset", "dawn", "dusk"] as const).map(
    (word): [string, Meaning] => [word, { kind: "word", word }],
  ),
  ["closed", { kind: "word", word: "off" }],
  ["days", { kind: "word", word: "day" }],
  // English, and Spanish, Portuguese, Italian or Catalan.
  ["to", { kind: "sign", sign: "-" }],
  ["a", { kind: "sign", sign: "-" }],
]);

/** A long name and every abbreviation of it with at least this many letters. */
function spellings(name: string, shortest: number, meaning: Meaning): [string, Meaning][] {
  const count = name.length - shortest + 1;
  return Array.from({ length: count }, (_, more) => [name.slice(0, shortest + more), meaning]);
}

const pattern = new RegExp(
  [
    /(?<comment>"[^"]*")/u,
    /(?<always>24\/7|24h(?:ours)?\b|24 hours\b)/u,
    /(?<hour>\d{1,2})[:.h](?<minute>\d{2})(?!\d) ?(?<half>[ap]\.?m\b\.?)?/u,
    /(?<clock>\d{1,2}) ?(?<clockHalf>[ap]\.?m\b\.?)/u,
    /(?<number>\d+)/u,
    /(?<word>\p{L}+)\.?/u,
    /(?<sign>\|\||[;,\-+:[\]()/])/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iuy",
);

/**
 * The tokens of an `opening_hours` value, with the usual slips of the pen read as they are meant: other dashes and quotes, full-width
 * characters, long and short English names in any case, a point or nothing for the colon, am and pm.
 * @throws UnreadableValue at a word or character that means nothing here.
 */
export function readTokens(value: string): Token[] {
  const text = plain(value);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] === " ") {
      at++;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) throw new UnreadableValue(`${JSON.stringify(text[at])} has no meaning here`);
    tokens.push({ ...meaningOf(match.groups!), text: match[0] });
    at = pattern.lastIndex;
  }
  return tokens;
}

function plain(value: string): string {
  return value.normalize("NFKC").replace(DASHES, "-").replace(QUOTES, '"').replace(/\s+/g, " ").trim();
}

function meaningOf(groups: Record<string, string | undefined>): Meaning {
  const { comment, always, hour, minute, half, clock, clockHalf, number, word, sign } = groups;
  if (comment !== undefined) return { kind: "comment" };
  if (always !== undefined) return { kind: "always" };
  if (hour !== undefined) return timeOf(Number(hour), Number(minute), half);
  if (clock !== undefined) return timeOf(Number(clock), 0, clockHalf);
  if (number !== undefined) return { kind: "number", value: Number(number) };
  if (sign !== undefined) return { kind: "sign", sign: sign as Sign };
  const known = words.get(word!.toLowerCase());
  if (!known) throw new UnreadableValue(`the word ${JSON.stringify(word)} has no meaning here`);
  return known;
}

function timeOf(hour: number, minute: number, half: string | undefined): Meaning {
  if (minute > 59 || hour > 48 || (half !== undefined && (hour < 1 || hour > 12))) {
    throw new UnreadableValue(`${hour}:${String(minute).padStart(2, "0")}${half ?? ""} is no time of day`);
  }
  if (half === undefined) return { kind: "time", minutes: hour * 60 + minute };
  const noon = /^p/i.test(half) ? 12 : 0;
  return { kind: "time", minutes: ((hour % 12) + noon) * 60 + minute };
}

type Kind = Token["kind"];
type TokenOf<K extends Kind> = Extract<Token, { kind: K }>;

/** A place in the tokens of a value that the parser moves on. */
export class TokenCursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** The token this many places further on, if it is of the kind. */
  peek<K extends Kind>(kind: K, ahead = 0): TokenOf<K> | undefined {
    const token = this.#tokens[this.#at + ahead];
    return token?.kind === kind ? (token as TokenOf<K>) : undefined;
  }

  peekSign(sign: Sign, ahead = 0): boolean {
    return this.peek("sign", ahead)?.sign === sign;
  }

  peekWord(word: Word, ahead = 0): boolean {
    return this.peek("word", ahead)?.word === word;
  }

  /** Takes the next token if it is of the kind. */
  take<K extends Kind>(kind: K): TokenOf<K> | undefined {
    const token = this.peek(kind);
    if (token) this.#at++;
    return token;
  }

  takeSign(sign: Sign): boolean {
    if (!this.peekSign(sign)) return false;
    this.#at++;
    return true;
  }

  takeWord(word: Word): boolean {
    if (!this.peekWord(word)) return false;
    this.#at++;
    return true;
  }

  /** Takes the next token, which must be of the kind. */
  need<K extends Kind>(kind: K): TokenOf<K> {
    return this.take(kind) ?? this.fail(`expected a ${kind}`);
  }

  skip(count: number): void {
    this.#at += count;
  }

  /** @throws UnreadableValue always: what was read has no meaning. */
  refuse(detail: string): never {
    throw new UnreadableValue(detail);
  }

  /** @throws UnreadableValue always: something else should stand here. */
  fail(expected: string): never {
    const token = this.#tokens[this.#at];
    const found = token === undefined ? "the end" : JSON.stringify(token.text);
    throw new UnreadableValue(`${expected} instead of ${found}`);
  }
}
