import type { Image } from "../../contract/common.ts";
import { isObject } from "../json-fault.ts";
import { nearestName } from "../nearest-name.ts";
import { invalidMapping, mappingObject } from "../reading/mapping-text.ts";
import type { SourceKind } from "../source-record.ts";
import { nativeFields } from "./field-values.ts";
import { languageInUse } from "./language-tag.ts";
import { readWebAddress, textOf } from "./values.ts";

/** Where a value comes from. */
export type Rule =
  | { value: unknown }
  | {
      /** Names of properties: the first that has a value counts, or all when `join` is given. */
      from: readonly string[];
      join?: string;
      /** What stands between the entries of a list. */
      split?: string;
      /** The record's value for each of the property's; others give none. */
      values?: Readonly<Record<string, unknown>>;
      /** Factor of a number. */
      times?: number;
    };

/** The rules of a field: one for a text in the file's language, or one for each language. */
export type FieldRules = ReadonlyMap<string | undefined, Rule>;

/** What an operator says of a file of properties; see docs/importing.md. */
export interface Mapping {
  kind?: SourceKind;
  /** False: the record is known by its name and position. */
  id?: Rule | false;
  language?: string;
  latitude?: Rule;
  longitude?: Rule;
  latlng?: Rule;
  /** Whether latitude and longitude are swapped. */
  swapped: boolean;
  /** Whether properties with usual names are read without a rule. */
  guess: boolean;
  /** Only features whose property has one of the values (true: any) are read. */
  only: ReadonlyMap<string, ReadonlySet<string> | true>;
  attribution?: string;
  licence?: string;
  sourceUrl?: Rule;
  date?: Rule;
  wikidata?: Rule;
  photo?: { url: Rule; attribution?: Rule; licence?: Rule };
  fields: ReadonlyMap<string, FieldRules>;
}

/** What holds where the operator says nothing. */
export const emptyMapping: Mapping = { swapped: false, guess: true, only: new Map(), fields: new Map() };

/** Settings that are rules of their own. */
const RULE_SETTINGS = ["latitude", "longitude", "latlng", "sourceUrl", "date", "wikidata"] as const;

/** The names of all properties that the rules read. */
export function mappedProperties(mapping: Mapping): Set<string> {
  const { photo } = mapping;
  const rules = [...mapping.fields.values()].flatMap((rules) => [...rules.values()]);
  const others = [
    mapping.id,
    ...RULE_SETTINGS.map((name) => mapping[name]),
    photo?.url,
    photo?.attribution,
    photo?.licence,
  ];
  const names = [...rules, ...others].flatMap((rule) => (rule && "from" in rule ? rule.from : []));
  return new Set([...names, ...mapping.only.keys()]);
}

const SETTINGS = [
  "kind",
  "id",
  "language",
  "swapped",
  "guess",
  "only",
  "attribution",
  "licence",
  "photo",
  ...RULE_SETTINGS,
];
const RULE_KEYS = ["from", "join", "split", "values", "times"];

/**
 * Reads a mapping file.
 * @throws BrokenFile `invalid_mapping`, which lists all that is wrong with it.
 */
export function readMapping(json: string): Mapping {
  const raw = mappingObject(json, { kind: "listing", name: "title" });
  const reader = new MappingReader();
  const mapping = reader.read(raw);
  if (reader.faults.length > 0) throw invalidMapping(reader.faults.join("; "));
  return mapping;
}

type Raw = Record<string, unknown>;

/** Reads a mapping part by part and gathers what is wrong. */
class MappingReader {
  readonly faults: string[] = [];

  read(raw: Raw): Mapping {
    const kind = this.#kind(raw.kind);
    const mapping: Mapping = {
      kind,
      id: raw.id === false ? false : this.#rule("id", raw.id),
      language: this.#language(raw.language),
      swapped: this.#flag("swapped", raw.swapped, false),
      guess: this.#flag("guess", raw.guess, true),
      only: this.#only(raw.only),
      attribution: this.#text("attribution", raw.attribution),
      licence: this.#text("licence", raw.licence),
      photo: this.#photo(raw.photo),
      fields: this.#fields(raw, kind),
    };
    for (const name of RULE_SETTINGS) mapping[name] = this.#rule(name, raw[name]);
    return mapping;
  }

  #fields(raw: Raw, kind: SourceKind | undefined): Map<string, FieldRules> {
    const known = fieldNames(kind);
    const fields = new Map<string, FieldRules>();
    for (const [name, given] of Object.entries(raw)) {
      if (SETTINGS.includes(name)) continue;
      if (!known.has(name)) {
        const nearest = nearestName(name, [...known, ...SETTINGS]);
        this.faults.push(`there is no ${JSON.stringify(name)}${nearest ? `; did you mean ${nearest}?` : ""}`);
      } else fields.set(name, this.#fieldRules(name, given));
    }
    return fields;
  }

  #fieldRules(name: string, given: unknown): FieldRules {
    const isByLanguage = isObject(given) && !("from" in given) && !("value" in given);
    const parts = isByLanguage ? Object.entries(given) : [[undefined, given] as const];
    const rules = new Map<string | undefined, Rule>();
    for (const [code, part] of parts) {
      const language = code === undefined ? undefined : languageInUse(code);
      if (code !== undefined && language === undefined) {
        this.faults.push(`${name}: ${JSON.stringify(code)} is not a language code such as en-GB`);
      }
      const rule = this.#rule(code === undefined ? name : `${name}.${code}`, part);
      if (rule) rules.set(language, rule);
    }
    return rules;
  }

  #rule(name: string, given: unknown): Rule | undefined {
    if (given === undefined) return undefined;
    if (typeof given === "string" || Array.isArray(given)) return this.#rule(name, { from: given });
    if (!isObject(given)) return this.#fault(name, `expected the name of a property or {"value": …}`);
    if ("value" in given) return { value: given.value };
    const odd = Object.keys(given).filter((key) => !RULE_KEYS.includes(key));
    if (odd.length > 0) return this.#fault(name, `a rule has ${RULE_KEYS.join(", ")}, not ${odd.join(", ")}`);
    const from = typeof given.from === "string" ? [given.from] : given.from;
    if (!Array.isArray(from) || from.length === 0 || from.some((part) => typeof part !== "string")) {
      return this.#fault(name, "from is the name of a property or a list of them");
    }
    const { values, times } = given;
    if (values !== undefined && !isObject(values)) return this.#fault(name, "values is an object");
    if (times !== undefined && !Number.isFinite(times)) return this.#fault(name, "times is a number");
    const join = this.#text(`${name}.join`, given.join);
    const split = this.#text(`${name}.split`, given.split);
    return { from: from as string[], join, split, values, times: times as number | undefined };
  }

  #photo(given: unknown): Mapping["photo"] {
    if (given === undefined) return undefined;
    if (!isObject(given)) return this.#fault("photo", 'expected {"url": …, "attribution": …, "licence": …}');
    const url = this.#rule("photo.url", given.url);
    if (!url) return this.#fault("photo", "url is missing");
    const attribution = this.#rule("photo.attribution", given.attribution);
    const licence = this.#rule("photo.licence", given.licence);
    if (!attribution && !licence) return this.#fault("photo", "a photo needs an attribution or a licence");
    return { url, attribution, licence };
  }

  #only(given: unknown): Mapping["only"] {
    const only = new Map<string, ReadonlySet<string> | true>();
    if (given === undefined) return only;
    if (!isObject(given)) this.faults.push('only: expected an object such as {"type": ["museum"]}');
    for (const [name, wanted] of Object.entries(isObject(given) ? given : {})) {
      only.set(name, wanted === true ? true : new Set([wanted].flat().map(String)));
    }
    return only;
  }

  #kind(given: unknown): SourceKind | undefined {
    if (given === undefined) return undefined;
    if (typeof given === "string" && Object.hasOwn(nativeFields, given)) return given as SourceKind;
    return this.#fault("kind", `expected one of ${Object.keys(nativeFields).join(", ")}`);
  }

  #language(given: unknown): string | undefined {
    const text = this.#text("language", given);
    if (text === undefined) return undefined;
    return languageInUse(text) ?? this.#fault("language", `${JSON.stringify(text)} is no language code`);
  }

  #text(name: string, given: unknown): string | undefined {
    if (given === undefined || typeof given === "string") return given;
    return this.#fault(name, "expected a text");
  }

  #flag(name: string, given: unknown, fallback: boolean): boolean {
    if (given === undefined) return fallback;
    if (typeof given !== "boolean") this.#fault(name, "expected true or false");
    return given === true;
  }

  #fault(name: string, detail: string): undefined {
    this.faults.push(`${name}: ${detail}`);
  }
}

function fieldNames(kind: SourceKind | undefined): Set<string> {
  const tables = kind ? [nativeFields[kind]] : [nativeFields.listing, nativeFields.geoArea];
  return new Set(tables.flatMap((table) => Object.keys(table)).filter((name) => name !== "location"));
}

/** The properties of one feature, or the cells of one row by their columns. */
export type Properties = Readonly<Record<string, unknown>>;

/** What a rule gives for some properties; undefined when it gives nothing. */
export function ruleValue(rule: Rule, properties: Properties): unknown {
  if ("value" in rule) return rule.value;
  const given = rule.from.map((name) => own(properties, name)).filter((value) => !isNothing(value));
  const value = rule.join === undefined ? given[0] : given.map(textOf).filter(Boolean).join(rule.join);
  if (!rule.values) return value;
  const key = textOf(value);
  return key === undefined ? undefined : own(rule.values, key);
}

/** A photo as the mapping tells it; one whose attribution and licence are both empty is left out. */
export function readPhoto(rules: NonNullable<Mapping["photo"]>, properties: Properties): Photo | undefined {
  const textFrom = (rule: Rule | undefined) => rule && textOf(ruleValue(rule, properties));
  const url = readWebAddress(textFrom(rules.url));
  const photo = photoOf(url, textFrom(rules.attribution), textFrom(rules.licence));
  return photo && isStated(photo) ? photo : undefined;
}

/** A picture of a place, to which its record gives an id. */
export type Photo = Omit<Image, "id">;

/** A photo by its address, author and licence; undefined without an address. */
export function photoOf(url: string | undefined, author?: string, license?: string): Photo | undefined {
  if (url === undefined) return undefined;
  const images = [{ size: "original", url }];
  const attributions = author === undefined ? [] : [author];
  return { category: "photo", attributions, keywords: [], images, ...(license !== undefined && { license }) };
}

/** Whether a photo says whose it is or how it may be used. */
export function isStated({ attributions, license }: Photo): boolean {
  return attributions.length > 0 || license !== undefined;
}

/** A property by its name, and nothing that objects have by themselves. */
export function own(object: Properties, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Whether a property says nothing. */
export function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === "string" && raw.trim() === "");
}

/** The date of an ISO 8601 date or instant, or undefined. */
export function readIsoDate(raw: unknown): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(raw) ?? "")?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
}
