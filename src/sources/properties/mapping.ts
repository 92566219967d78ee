import type { SourceKind } from "../source-record.ts";

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
  /** Whether latitude and longitude stand in each other's place. */
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
export const RULE_SETTINGS = ["latitude", "longitude", "latlng", "sourceUrl", "date", "wikidata"] as const;

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
