import { DEFAULT_LANGUAGE, isSameLanguage, NO_LANGUAGE } from "../../languages/compare.ts";
import type { SourceFault, SourceKind, SourceOptions, SourceRecord } from "../source-record.ts";
import { fieldValue, type MisfitValue, type NativeField, nativeFields } from "./field-values.ts";
import { adaptToKind, type Found, type FoundFields, Guesses } from "./guesses.ts";
import { languageOfText } from "./language-tag.ts";
import {
  type FieldRules,
  isStated,
  type Mapping,
  own,
  type Photo,
  type Properties,
  photoOf,
  readIsoDate,
  readPhoto,
  ruleValue,
} from "./mapping.ts";
import { shortened } from "./unread.ts";
import { readTexts, readWebAddress, textOf } from "./values.ts";

/** What the properties of one place tell. */
export interface PropertyRecord {
  fields: Record<string, unknown>;
  /** What is wrong with values that the operator asked for, without the place. */
  faults: Omit<SourceFault, "place">[];
  id?: string;
  photos: Photo[];
  provenance: Pick<SourceRecord, "url" | "date" | "attribution" | "licence" | "wikidata">;
}

/** Reads bags of properties (of a feature, of a row) as an operator's mapping and the usual names tell. */
export class PropertyReader {
  readonly mapping: Mapping;
  readonly #options: SourceOptions;
  readonly #guesses: Guesses;

  constructor(mapping: Mapping, options: SourceOptions) {
    this.mapping = mapping;
    this.#options = options;
    this.#guesses = new Guesses(mapping);
  }

  /** Is given the places before they are read: some names mean what all values of the file let them mean. */
  see(places: Iterable<Properties>): void {
    this.#guesses.see(places);
  }

  /** Notes hours that a record was given and that told nothing. */
  noteHours(given: unknown, { fields }: Pick<SourceRecord, "fields">): void {
    if (given === undefined || fields.openingHours !== undefined || this.#options.year === undefined) return;
    const expected = "opening hours such as Mo-Fr 10:00-18:00";
    this.#noteMisfit("openingHours", { code: "invalid_value", expected }, given);
  }

  /** What the properties read so far say and no record got. */
  warnings(): SourceFault[] {
    return this.#guesses.unread.warnings();
  }

  /** Whether the mapping wants a place with these properties. */
  wants(properties: Properties): boolean {
    return [...this.mapping.only].every(([name, values]) => {
      const text = textOf(own(properties, name));
      return text !== undefined && (values === true || values.has(text));
    });
  }

  /** The value that a rule of the mapping, or else a property with a usual name, gives for a meaning. */
  valueOf(
    meaning: "id" | "latitude" | "longitude" | "latlng" | "date" | "wikidata",
    properties: Properties,
  ): unknown {
    const rule = this.mapping[meaning];
    if (rule) return ruleValue(rule, properties);
    return rule === false ? undefined : this.#guesses.of(properties).get(meaning)?.get(undefined)?.raw;
  }

  /** Whether the properties speak of a place that is visited, not of an area. */
  isPlace(properties: Properties): boolean {
    return this.#guesses.isPlace(properties);
  }

  /** `likelyLanguages` are those of the place, asked for only where a text does not tell its own. */
  read(kind: SourceKind, properties: Properties, likelyLanguages: () => readonly string[]): PropertyRecord {
    const id = textOf(this.valueOf("id", properties));
    const provenance = this.#provenance(properties);
    const record: PropertyRecord = { id, fields: {}, faults: [], photos: [], provenance };
    const found = new Map(this.#guesses.of(properties));
    for (const [name, rules] of this.mapping.fields) found.set(name, this.#mappedValues(rules, properties));
    adaptToKind(kind, found, (raw) => this.#guesses.priceLevel(raw));
    record.photos = this.#photos(kind, found, properties);
    for (const [name, values] of found) {
      const field = Object.hasOwn(nativeFields[kind], name) ? nativeFields[kind][name] : undefined;
      if (field) this.#put(record, name, field, values, likelyLanguages);
      else if (!elsewhere.has(name)) this.#noteStranger(kind, name, values);
    }
    return record;
  }

  /** Notes what is read of other kinds only. */
  #noteStranger(kind: SourceKind, name: string, values: ReadonlyMap<unknown, Found>): void {
    for (const { property } of values.values())
      this.#guesses.unread.note(property, `a ${kind} has no ${name}`);
  }

  /** The photos that the mapping tells, else those of columns with usual names. */
  #photos(kind: SourceKind, found: FoundFields, properties: Properties): Photo[] {
    if (kind === "host") return [];
    const { photo } = this.mapping;
    if (photo) return [readPhoto(photo, properties) ?? []].flat();
    const told = (name: string) => [...(found.get(name)?.values() ?? [])];
    const [author, licence] = [told("photoAuthor")[0]?.raw, told("photoLicence")[0]?.raw].map(textOf);
    const photos = told("photos").flatMap(({ raw, property }) => {
      const entries = [raw].flat().flatMap((one) => readTexts(one, ADDRESS_ENDS));
      const urls = entries.filter((entry) => /^(https?:\/\/|\/media\/)/i.test(entry));
      if (urls.length < entries.length) {
        const given = entries.find((entry) => !urls.includes(entry)) ?? "";
        this.#noteMisfit(property, { code: "invalid_value", expected: "web addresses" }, given);
      }
      return urls.flatMap((url) => photoOf(readPhotoAddress(url), author, licence) ?? []);
    });
    if (!photos.every(isStated)) this.#guesses.unread.noteValue("photos", "no_rights", UNSTATED);
    return photos;
  }

  #noteMisfit(property: string, { code, expected }: MisfitValue, raw: unknown): void {
    this.#guesses.unread.noteValue(property, code, `expected ${expected}, not ${shortened(raw)}`);
  }

  #put(
    record: PropertyRecord,
    name: string,
    field: NativeField,
    values: ReadonlyMap<string | undefined, Found>,
    likely: () => readonly string[],
  ): void {
    // Texts that say their language come last, over one that was only taken to be in it.
    const [plain, spoken] = [
      values.get(undefined),
      [...values].filter(([language]) => language !== undefined),
    ];
    for (const [language, found] of plain ? [[undefined, plain] as const, ...spoken] : spoken) {
      const result = fieldValue(name, field, found.raw, found.how);
      if (result === undefined) continue;
      if (result.misfit) {
        if (found.isAsked) record.faults.push(readFault(found, result.misfit));
        else this.#noteMisfit(found.property, result.misfit, found.raw);
        continue;
      }
      const path = [field.field ?? name, ...(field.inner ?? [])];
      if (field.localised) path.splice(1, 0, language ?? this.#languageOf(result.value, values, likely));
      putAt(record.fields, path, result.value);
    }
  }

  /**
   * The language of a text that does not say its own: that of a sibling with the same text, else what its script allows; none
   * where several others say the same and the organisation's does not.
   */
  #languageOf(
    value: unknown,
    values: ReadonlyMap<string | undefined, Found>,
    likely: () => readonly string[],
  ): string {
    const told = this.mapping.language ?? this.#options.textLanguage;
    if (told !== undefined) return told;
    const text = [value].flat().join(" ");
    const [assumed = DEFAULT_LANGUAGE, ...others] = this.#options.languages;
    const siblings = [...values].flatMap(([language, found]) =>
      language === undefined ? [] : [{ language, text: textOf(found.raw) }],
    );
    const twin = siblings.find((sibling) => sibling.text === text)?.language;
    // A neighbour's language says the same: of several languages without the organisation's it is not that one's alone.
    const isShared =
      siblings.length > 1 && !siblings.some(({ language }) => isSameLanguage(language, assumed));
    const isAssumed = languageOfText(text, assumed) === assumed;
    const isAssumedFree = isAssumed && !siblings.some(({ language }) => isSameLanguage(language, assumed));
    // A name that is the same in another language is that of the organisation's as well.
    if (twin !== undefined) return isShared ? NO_LANGUAGE : isAssumedFree ? assumed : twin;
    const language = isAssumed ? assumed : languageOfText(text, assumed, [...likely(), ...others]);
    // A sibling says the same in that language with other words: then this text is of another one.
    const isTaken = siblings.some((sibling) => isSameLanguage(sibling.language, language));
    if (!isTaken) return language;
    return likely().find((other) => !isSameLanguage(other, language)) ?? NO_LANGUAGE;
  }

  #mappedValues(rules: FieldRules, properties: Properties): Map<string | undefined, Found> {
    return new Map(
      [...rules].map(([language, rule]) => {
        const property = rule.from?.join(", ") ?? "value of the mapping";
        return [language, { raw: ruleValue(rule, properties), property, isAsked: true, how: rule }];
      }),
    );
  }

  #provenance(properties: Properties): PropertyRecord["provenance"] {
    const { attribution, licence, sourceUrl } = this.mapping;
    const url = sourceUrl && textOf(ruleValue(sourceUrl, properties));
    const date = readIsoDate(this.valueOf("date", properties));
    const wikidata = /^Q[1-9]\d{0,11}$/.exec(textOf(this.valueOf("wikidata", properties)) ?? "")?.[0];
    return {
      ...(url !== undefined && { url }),
      ...(date !== undefined && { date }),
      ...(attribution !== undefined && { attribution }),
      ...(licence !== undefined && { licence }),
      ...(wikidata !== undefined && { wikidata }),
    };
  }
}

/** What usual names tell that is no field of its own. */
const elsewhere = new Set([
  ...["id", "latitude", "longitude", "latlng", "date", "wikidata"],
  ...["price", "summary", "photos", "photoAuthor", "photoLicence"],
]);

const UNSTATED =
  'neither author nor licence is said: show them only if they are yours, or say "photo" in a mapping';

/** Between two addresses in one cell; an address itself may have commas. */
const ADDRESS_ENDS = /[;|\s]+|,(?=\s*(?:https?:\/\/|\/media\/))/;

function readPhotoAddress(text: string): string | undefined {
  return text.startsWith("/") ? text : readWebAddress(text);
}

function readFault({ property, raw }: Found, { code, expected }: MisfitValue): Omit<SourceFault, "place"> {
  return { field: property, code, detail: `expected ${expected}, not ${shortened(raw)}` };
}

function putAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [step, ...rest] = path;
  if (rest.length === 0) target[step!] = value;
  else {
    target[step!] ??= {};
    putAt(target[step!] as Record<string, unknown>, rest, value);
  }
}
