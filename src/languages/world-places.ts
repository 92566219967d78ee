import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { GeoLocation } from "../contract/common.ts";

/** A town, by where it may be, to some eight kilometres: many share a name; or a country, by its ISO 3166 code. */
export interface WorldPlace {
  points: readonly GeoLocation[];
  countries: readonly string[];
}

/** Lines of a folded name, a tab, and `latitude longitude` or a country's code, parted by commas. Made by `scripts/ordinary-words.ts`. */
const FILE = new URL("./world-places.tsv.br", import.meta.url);

let lines: ReadonlyMap<string, string> | undefined;

/** Whether a folded name is that of a town of 15,000 people and more, or of a country, in a language or a script that is written here. */
export function isWorldPlace(name: string): boolean {
  return readLines().has(name);
}

export function findWorldPlace(name: string): WorldPlace {
  const found = readLines().get(name)?.split(",") ?? [];
  return {
    points: found.filter((one) => one.includes(" ")).map(pointOf),
    countries: found.filter((one) => !one.includes(" ")),
  };
}

/** Whether two names, each in any language, are of one town: "Kopenhagen" and "København". Both folded. */
export function isSameTown(one: string, other: string): boolean {
  const isOfOther = (point: GeoLocation) => findWorldPlace(other).points.map(String).includes(String(point));
  return findWorldPlace(one).points.some(isOfOther);
}

function pointOf(text: string): GeoLocation {
  const [latitude, longitude] = text.split(" ").map(Number);
  return [latitude!, longitude!];
}

/** Read when first asked for, in some ten milliseconds. */
function readLines(): ReadonlyMap<string, string> {
  lines ??= new Map(
    brotliDecompressSync(readFileSync(FILE))
      .toString("utf8")
      .split("\n")
      .map((line) => line.split("\t") as [string, string]),
  );
  return lines;
}
