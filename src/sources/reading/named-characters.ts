import { decode } from "html-entities";

/** Marks that nobody sees, and what stands for a number of no character. */
const UNSEEN = /\u00ad|\u200c|\u200d|\ufffd/g;

/** A text with the characters that HTML writes as `&name;` or by their number. */
export function withCharacters(text: string): string {
  return text.includes("&") ? decode(text, { scope: "strict" }).replace(UNSEEN, "") : text;
}
