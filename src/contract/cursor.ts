import { ParameterFault, words } from "./parameter.ts";

/** Asks for the beginning of a list that is gone through by cursor. */
export const BEGINNING = "*";

/** Where a list that is gone through by cursor goes on, and of what. */
export interface Place {
  /** The organisation's version that the list is of. */
  epoch: string;
  version: number;
  /** What was asked, as a number that tells it apart. */
  question: number;
  /** The instant for which is told what is open or has passed, in epoch milliseconds. */
  nowMs: number;
  /** How many records the list has. */
  total: number;
  /** How many of them were given. */
  given: number;
}

/** A place as callers carry it: opaque to them, and nothing in it is secret or trusted. */
export function writeCursor({ epoch, version, question, nowMs, total, given }: Place): string {
  const fields = [epoch, version, question, nowMs, total, given];
  return Buffer.from(JSON.stringify(fields)).toString("base64url");
}

/** The place of a cursor; undefined where the text is none. */
export function readCursor(text: string): Place | undefined {
  try {
    const fields = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[];
    const [epoch, version, question, nowMs, total, given, ...rest] = fields;
    const numbers = [version, question, nowMs, total, given];
    const isWhole = numbers.every((value) => Number.isSafeInteger(value) && (value as number) >= 0);
    if (typeof epoch !== "string" || !isWhole || rest.length > 0) return undefined;
    return { epoch, version, question, nowMs, total, given } as Place;
  } catch {
    return undefined;
  }
}

const text = words(500);

export const cursor = {
  schema: text.schema,
  read(given: string, name: string): string {
    if (given === BEGINNING || readCursor(text.read(given, name))) return given;
    throw new ParameterFault("invalid_cursor", `${name} must be * or the nextCursor of an answer`);
  },
};
