import { nearestName } from "../../contract/nearest-name.ts";
import { usualNames } from "../../languages/property-names.ts";
import { invalidMapping } from "../reading/mapping-text.ts";
import type { SourceKind } from "../source-record.ts";
import { nativeFields, type Reading, readPriceLevel } from "./field-values.ts";
import { splitLanguage } from "./language-tag.ts";
import { isNothing, type Mapping, mappedProperties, own, type Properties } from "./mapping.ts";
import { UnreadNames } from "./unread.ts";
import { readNumber } from "./values.ts";

/** A value with where it comes from. */
export interface Found {
  raw: unknown;
  /** As a fault names it. */
  property: string;
  /** Whether the operator asked for it: then a value that does not fit is a fault, else it is left out. */
  isAsked: boolean;
  how: Reading;
}

/** Values by field and language; undefined is the language of texts that do not say theirs. */
export type FoundFields = Map<string, Map<string | undefined, Found>>;

/** Different names of properties whose meaning is remembered. */
const MAX_NAMES = 10_000;

/** Keys of OpenStreetMap that only places have. */
const PLACE_KEYS = ["amenity", "tourism", "shop", "leisure", "historic"];

/** What properties with usual names say about a place, where no rule of the mapping reads them. */
export class Guesses {
  readonly #mapping: Mapping;
  readonly #mapped: ReadonlySet<string>;
  readonly #usual = new Map<string, UsualName | undefined>();
  readonly unread = new UnreadNames(proposals);
  /** Whether numbers in columns of prices can be levels: so far all were. */
  #pricesAreLevels = true;
  #last: { properties: Properties; found: FoundFields } | undefined;

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
    this.#mapped = mappedProperties(mapping);
  }

  /** Whether the properties speak of a place that is visited, not of an area. */
  isPlace(properties: Properties): boolean {
    const found = this.of(properties);
    return (
      found.has("phoneNumber") ||
      found.has("openingHours") ||
      PLACE_KEYS.some((key) => !isNothing(own(properties, key)))
    );
  }

  /** Looks at places before they are read: of prices that are all 1 to 4 the numbers are levels. */
  see(places: Iterable<Properties>): void {
    if (!this.#mapping.guess) return;
    for (const properties of places) {
      if (!this.#pricesAreLevels) return;
      for (const [name, raw] of Object.entries(properties)) {
        if (this.#readUsualName(name)?.meaning !== "price" || readNumber(raw) === undefined) continue;
        if (levelOf(raw) === undefined) this.#pricesAreLevels = false;
      }
    }
  }

  /** The level that a price tells, or undefined where it is a text. */
  priceLevel(raw: unknown): number | undefined {
    return readPriceLevel(raw) ?? (this.#pricesAreLevels ? levelOf(raw) : undefined);
  }

  /** What the properties with usual names tell. It is asked for several times of one place, so the last is kept. */
  of(properties: Properties): FoundFields {
    if (this.#last?.properties !== properties) this.#last = { properties, found: this.#guess(properties) };
    return this.#last.found;
  }

  #guess(properties: Properties): FoundFields {
    const found: FoundFields = new Map();
    if (!this.#mapping.guess) return found;
    const ranks = new Map<string, number>();
    for (const [property, raw] of Object.entries(properties)) {
      if (property === "" || this.#mapped.has(property) || isNothing(raw)) continue;
      const usual = this.#readUsualName(property);
      if (!usual) {
        this.unread.note(property);
        continue;
      }
      const { meaning, language, rank } = usual;
      const values = found.get(meaning) ?? new Map<string | undefined, Found>();
      const before = values.get(language);
      if (before && meaning === "photos") {
        before.raw = [before.raw, raw].flat();
        continue;
      }
      const key = `${meaning} ${language ?? ""}`;
      if (before && rank >= ranks.get(key)!) {
        this.unread.note(property, `${before.property} is read for the same`);
        continue;
      }
      if (before) this.unread.note(before.property, `${property} is read for the same`);
      ranks.set(key, rank);
      values.set(language, { raw, property, isAsked: false, how: {} });
      found.set(meaning, values);
    }
    return found;
  }

  #readUsualName(property: string): UsualName | undefined {
    if (this.#usual.has(property)) return this.#usual.get(property);
    const usual = readUsualName(property);
    if (this.#usual.size < MAX_NAMES) this.#usual.set(property, usual);
    return usual;
  }
}

function levelOf(raw: unknown): number | undefined {
  const number = readNumber(raw);
  return number !== undefined && [1, 2, 3, 4].includes(number) ? number : undefined;
}

/** Gives values that mean one thing in any kind the names that the kind has for them. */
export function adaptToKind(
  kind: SourceKind,
  found: FoundFields,
  priceLevel: (raw: unknown) => number | undefined,
): void {
  for (const [language, value] of found.get("price") ?? []) {
    const meaning = priceLevel(value.raw) === undefined ? "priceLevelText" : "priceLevel";
    const values = found.get(meaning) ?? new Map<string | undefined, Found>();
    if (!values.has(language)) found.set(meaning, values.set(language, value));
  }
  const summary = found.get("summary");
  if (kind === "geoArea" && summary && !found.has("description")) found.set("description", summary);
  for (const values of [found.get("category"), found.get("activityTags")]) {
    for (const value of values?.values() ?? []) if (!value.isAsked) value.raw = readable(value.raw);
  }
}

/** Identifiers (`fast_food`) as words. */
function readable(raw: unknown): unknown {
  return typeof raw === "string" && /^[a-z\d]+(_[a-z\d]+)+$/.test(raw) ? raw.replaceAll("_", " ") : raw;
}

/** What a property with a usual name tells: a field of `nativeFields`, or something about the record. */
export interface UsualName {
  meaning: string;
  language?: string;
  /** The smaller, the more usual: of two properties with one meaning the smaller counts. */
  rank: number;
}

/** Fields whose own name says something else in files of others: `area` is a measure. */
const MISLEADING = ["location", "area"];

/** Every usual name, and every field by its own. */
const meanings = new Map([
  ...Object.values(nativeFields)
    .flatMap((fields) => Object.keys(fields))
    .filter((field) => !MISLEADING.includes(field))
    .map((field) => [plain(field), { meaning: field, rank: 0 }] as const),
  ...Object.entries(usualNames).flatMap(([meaning, names]) =>
    names.split(" ").map((name, rank) => [name, { meaning, rank }] as const),
  ),
]);
const proposals = new Map([...meanings].map(([name, { meaning }]) => [name, meaning]));

/** Names that stand several times with a number: `image_1`, `image_2`. */
const numbered = new Map([...meanings].filter(([, { meaning }]) => meaning === "photos"));

/** What a property's name usually means, or undefined. */
export function readUsualName(property: string): UsualName | undefined {
  const { base, language } = splitLanguage(property);
  const name = plain(base);
  const known = meanings.get(name) ?? numbered.get(name.replace(/\d{1,2}$/, ""));
  return known && { ...known, ...(language !== undefined && { language }) };
}

function plain(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_.:-]/g, "");
}

/** Different names that are remembered of one file. */
const MAX_SEEN_NAMES = 1_000;
/** Names that a message lists. */
const MAX_LISTED = 30;

/** The names of the properties of one file: a mapping is checked against them, since only the file knows them. */
export class UsedProperties {
  readonly #names = new Set<string>();

  see(names: Iterable<string>): void {
    if (this.#names.size >= MAX_SEEN_NAMES) return;
    for (const name of names) this.#names.add(name);
  }

  /** @throws BrokenFile `invalid_mapping` when the mapping reads a property that nothing in the file has. */
  check(mapping: Mapping): void {
    if (this.#names.size >= MAX_SEEN_NAMES) return;
    const unknown = [...mappedProperties(mapping)].filter((name) => !this.#names.has(name));
    if (unknown.length === 0) return;
    const faults = unknown.map((name) => {
      const nearest = nearestName(name, this.#names);
      return `nothing in the file has ${JSON.stringify(name)}${nearest ? `; did you mean ${JSON.stringify(nearest)}?` : ""}`;
    });
    throw invalidMapping(`${faults.join("; ")} (${this.list()})`);
  }

  /** The names as a message tells them. */
  list(): string {
    const names = [...this.#names];
    const more = names.length > MAX_LISTED ? `, and ${names.length - MAX_LISTED} more` : "";
    return `the file has ${names.slice(0, MAX_LISTED).join(", ")}${more}`;
  }
}
