import type { Image } from "../../contract/common.ts";
import { DEFAULT_LANGUAGE, isSameLanguage, NO_LANGUAGE } from "../../languages/compare.ts";
import type { SourceFault, SourceKind, SourceOptions, SourceRecord } from "../source-record.ts";
import { fieldValue, type NativeField, nativeFields } from "./field-values.ts";
import { adaptToKind, type Found, Guesses } from "./guesses.ts";
import {
  type FieldRules,
  type Mapping,
  own,
  type Properties,
  readIsoDate,
  readPhoto,
  ruleValue,
} from "./mapping.ts";
import { languageOfText } from "./text-language.ts";
import { cutText, textOf } from "./values.ts";

/** What the properties of one place tell. */
export interface PropertyRecord {
  fields: Record<string, unknown>;
  /** What is wrong with values that the operator asked for, without the place. */
  faults: Omit<SourceFault, "place">[];
  id?: string;
  /** A photo whose attribution or licence is stated. */
  photo?: Omit<Image, "id">;
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

  /** The id that the properties give a place. */
  idOf(properties: Properties): string | undefined {
    return textOf(this.valueOf("id", properties));
  }

  /** Whether the properties speak of a place that is visited, not of an area. */
  isPlace(properties: Properties): boolean {
    return this.#guesses.isPlace(properties);
  }

  /** `likelyLanguages` are those of the place, asked for only where a text does not tell its own. */
  read(
    kind: SourceKind,
    properties: Properties,
    likelyLanguages: () => readonly string[] = () => [],
  ): PropertyRecord {
    const record: PropertyRecord = { fields: {}, faults: [], provenance: this.#provenance(properties) };
    const id = this.idOf(properties);
    if (id !== undefined) record.id = id;
    const photo = readPhoto(this.mapping.photo, properties);
    if (photo) record.photo = photo;
    const found = new Map(this.#guesses.of(properties));
    for (const [name, rules] of this.mapping.fields) found.set(name, this.#mappedValues(rules, properties));
    adaptToKind(kind, found);
    for (const [name, values] of found) {
      const field = Object.hasOwn(nativeFields[kind], name) ? nativeFields[kind][name] : undefined;
      if (field) this.#put(record, name, field, values, likelyLanguages);
    }
    return record;
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
    if (twin !== undefined) return isShared ? NO_LANGUAGE : twin;
    const isAssumed = languageOfText(text, assumed) === assumed;
    const language = isAssumed ? assumed : languageOfText(text, assumed, [...likely(), ...others]);
    // A sibling says the same in that language with other words: then this text is of another one.
    const isTaken = siblings.some((sibling) => isSameLanguage(sibling.language, language));
    if (!isTaken) return language;
    return likely().find((other) => !isSameLanguage(other, language)) ?? NO_LANGUAGE;
  }

  #mappedValues(rules: FieldRules, properties: Properties): Map<string | undefined, Found> {
    return new Map(
      [...rules].map(([language, rule]) => {
        const how = "from" in rule ? { split: rule.split, times: rule.times } : {};
        const property = "from" in rule ? rule.from.join(", ") : "value of the mapping";
        return [language, { raw: ruleValue(rule, properties), property, isAsked: true, how }];
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

function readFault(
  found: Found,
  misfit: { code: SourceFault["code"]; expected: string },
): Omit<SourceFault, "place"> {
  const given = JSON.stringify(cutText(textOf(found.raw) ?? String(found.raw), 60));
  return { field: found.property, code: misfit.code, detail: `expected ${misfit.expected}, not ${given}` };
}

function putAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [step, ...rest] = path;
  if (rest.length === 0) target[step!] = value;
  else {
    target[step!] ??= {};
    putAt(target[step!] as Record<string, unknown>, rest, value);
  }
}
