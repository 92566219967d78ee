import type { SourceRecord } from "./source-record.ts";

/** How much places are worth a visit, 0 to 100, by what names them: a record's id, the source's own id or a Wikidata item. */
export type Notability = ReadonlyMap<string, number>;

/** A file of scores that cannot be used; the message has a line for each fault. */
class InvalidNotability extends Error {}

const MAX_TOLD = 20;

/**
 * Reads lines of a name and a score, parted by a comma: `Q83125,95` or `node/2319986841,80`. A first line without a number is a
 * heading.
 * @throws InvalidNotability
 */
export function readNotability(text: string): Notability {
  const scores = new Map<string, number>();
  const faults: string[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === "") continue;
    const [, name = "", number = ""] = /^\s*"?([^"]*?)"?\s*[,;\t]\s*"?([^",;\t]*)"?\s*$/.exec(line) ?? [];
    const score = Number(number.trim());
    const isScore = number.trim() !== "" && score >= 0 && score <= 100;
    if (name && isScore) scores.set(name, score);
    else if (index > 0 || Number.isFinite(Number.parseFloat(number)))
      faults.push(`  line ${index + 1}: expected a name, a comma and a score from 0 to 100`);
  }
  if (faults.length > 0) {
    throw new InvalidNotability(`the notability is at fault:\n${faults.slice(0, MAX_TOLD).join("\n")}`);
  }
  return scores;
}

/** A listing with the score that the operator's file gives it, if any. */
export function withNotability(record: SourceRecord, notability: Notability | undefined): SourceRecord {
  const { kind, id, sourceId, wikidata, fields } = record;
  if (kind !== "listing" || !notability) return record;
  const score = notability.get(id) ?? notability.get(sourceId) ?? notability.get(wikidata ?? "");
  return score === undefined ? record : { ...record, fields: { ...fields, score } };
}
