import { isObject } from "../is-object.ts";
import { nearestName } from "../nearest-name.ts";
import { invalidMapping, mappingObject } from "../reading/mapping-text.ts";
import type { SourceKind } from "../source-record.ts";
import { languageInUse } from "./language-tag.ts";
import { type FieldRules, type Mapping, RULE_SETTINGS, type Rule } from "./mapping.ts";
import { nativeFields } from "./native-fields.ts";

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
