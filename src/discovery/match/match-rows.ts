import type { SearchableKind } from "../../contract/records.ts";
import { passesAll, rowsPassing, type Test } from "../../search/columns/match.ts";
import type { Context } from "../view/context.ts";
import type { SearchFrame } from "./search-frame.ts";
import { matchText, type TextMatch } from "./text-match.ts";

export interface MatchRequest {
  kind: SearchableKind;
  /** What is asked of a row besides the words. */
  tests: readonly Test[];
  searchQuery?: string;
  /** Which matching rows the answer shows, where that is not all (see TextMatchRequest). */
  answers?: Test;
}

/** The rows that pass every test, and, where words are asked for, match them: then with their tiers. */
export async function matchRows(
  context: Context,
  frame: SearchFrame,
  { kind, tests, searchQuery, answers }: MatchRequest,
): Promise<{ rows: Uint32Array; text?: TextMatch }> {
  const { view } = frame;
  if (searchQuery === undefined) return { rows: rowsPassing(view.catalogue.tables[kind].size, tests) };
  const text = await matchText(context, view, {
    kind,
    searchQuery,
    frame,
    passes: passesAll(tests),
    answers,
  });
  return { rows: text.rows, text };
}
