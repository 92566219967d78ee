import { html, type TemplateResult } from "lit";
import { matchesIn } from "../format/matches.ts";

/** A text with the words that were searched for marked. */
export function highlighted(text: string, query: string): TemplateResult {
  return html`${matchesIn(text, query).map((piece) => (piece.isMatch ? html`<mark>${piece.text}</mark>` : piece.text))}`;
}
