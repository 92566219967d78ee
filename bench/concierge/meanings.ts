import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Explanation, explain } from "../../src/concierge/understanding/understand.ts";
import { conceptOf, withCovered } from "../../src/languages/concepts.ts";
import { readSampleWords } from "../concierge-speed/sample-concierge.ts";
import { type Part, SAID_AT, TIME_ZONE } from "./judged.ts";

/** Of one language: meanings that messages have, those of them that were read, and kinds or properties of places that were read and are not meant. */
interface Tally {
  meant: number;
  read: number;
  false: number;
}

/** Prints for each language how many of the meanings of guests' messages (`meanings/*.tsv`) are read; with `errors` each that is not, and each that is not meant. */
export async function judgeMeanings(part: Part, { errors }: { errors: boolean }): Promise<void> {
  const context = { words: await readSampleWords(SAID_AT), now: SAID_AT, timeZone: TIME_ZONE };
  for (const path of globSync(new URL("./meanings/*.tsv", import.meta.url).pathname).toSorted()) {
    const lang = basename(path, ".tsv");
    const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
    const tally: Tally = { meant: 0, read: 0, false: 0 };
    for (const line of lines.filter((_, index) => index % 2 === (part === "tune" ? 0 : 1))) {
      const [, message, meanings] = line.split("\t") as [string, string, string];
      const meant = meanings.split(" ").filter(Boolean);
      const read = readMeanings(explain(message, { ...context, lang }));
      const missed = meant.filter((one) => !read.some((other) => isSame(one, other)));
      const wrong = [...new Set(read)].filter(
        (one) => isOfPlaces(one) && !meant.some((other) => isSame(other, one) || isSame(one, other)),
      );
      tally.meant += meant.length;
      tally.read += meant.length - missed.length;
      tally.false += wrong.length;
      if (errors && missed.length + wrong.length > 0)
        console.log(`${lang}: ${message}\n    not read: ${missed.join(" ")}; not meant: ${wrong.join(" ")}`);
    }
    const share = (tally.read / tally.meant).toFixed(3);
    console.log(`${lang}  ${tally.meant} meanings, read ${share}; not meant ${tally.false}`);
  }
}

function readMeanings({ reading, said }: Explanation): string[] {
  return [
    ...reading.spans.flatMap(({ meanings }) => meanings.map(({ type, value }) => `${type}.${value}`)),
    ...said.asked.map((asked) => `asked.${asked}`),
    ...said.edits.map(({ operation }) => `edit.${operation}`),
    ...said.wishes.things.map(({ id }) => `concept.${id}`),
    ...(said.wishes.userCategory ? [`party.${said.wishes.userCategory}`] : []),
    ...(said.choice !== undefined || reading.says("act", "theirs") ? ["act.reference"] : []),
    ...(reading.says("act", "other") ? ["act.more"] : []),
    ...(said.days === undefined ? [] : ["act.trip"]),
    ...(reading.says("activity", "eat") ? ["concept.restaurant"] : []),
    ...(reading.purposesOf("house").includes("transport") ? ["ask.transport"] : []),
    ...(reading.purposesOf("purpose").includes("weather") ? ["ask.weather"] : []),
  ];
}

/** Whether what was read is what is meant, or a kind that it includes or is included in; any kitchen is a restaurant. */
function isSame(meant: string, read: string): boolean {
  const [one, other] = [meant, read].map((meaning) => meaning.replace("concept.", "")) as [string, string];
  if (meant === read) return true;
  if (!conceptOf(one) || !conceptOf(other)) return false;
  if (one === "restaurant" && conceptOf(other)?.kind === "cuisine") return true;
  return withCovered(one).includes(other) || withCovered(other).includes(one);
}

/** A kind or a property of places; kitchens are not among the meanings that are told. */
function isOfPlaces(meaning: string): boolean {
  const kind = meaning.startsWith("concept.") ? conceptOf(meaning.slice(8))?.kind : undefined;
  return kind === "place" || kind === "feature";
}
