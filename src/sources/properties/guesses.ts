import { usualNames } from "../../languages/property-names.ts";
import { nearestName } from "../nearest-name.ts";
import { invalidMapping } from "../reading/mapping-text.ts";
import type { SourceKind } from "../source-record.ts";
import { type Reading, readPriceLevel } from "./field-values.ts";
import { splitLanguage } from "./language-tag.ts";
import { isNothing, type Mapping, mappedProperties, own, type Properties } from "./mapping.ts";

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
      const usual = this.#readUsualName(property);
      if (!usual || this.#mapped.has(property) || isNothing(raw)) continue;
      const { meaning, language, rank } = usual;
      const key = `${meaning} ${language ?? ""}`;
      if (rank >= (ranks.get(key) ?? Number.POSITIVE_INFINITY)) continue;
      ranks.set(key, rank);
      const values = found.get(meaning) ?? new Map<string | undefined, Found>();
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

/** Gives values that mean one thing in any kind the names that the kind has for them. */
export function adaptToKind(kind: SourceKind, found: FoundFields): void {
  for (const [language, value] of found.get("price") ?? []) {
    const meaning = readPriceLevel(value.raw) === undefined ? "priceLevelText" : "priceLevel";
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

const meanings = new Map(
  Object.entries(usualNames).flatMap(([meaning, names]) =>
    names.split(" ").map((name, rank) => [name, { meaning, rank }] as const),
  ),
);

/** What a property's name usually means, or undefined. */
export function readUsualName(property: string): UsualName | undefined {
  const { base, language } = splitLanguage(property);
  const known = meanings.get(plain(base));
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
