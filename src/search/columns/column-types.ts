import { pointOf } from "../../content/sphere.ts";
import type { GeoLocation, Preferences } from "../../contract/common.ts";
import type { GeoArea } from "../../contract/geo-area.ts";
import type { Guide } from "../../contract/guide.ts";
import type { Listing } from "../../contract/listing.ts";
import type { LanguageMap } from "../../contract/localised.ts";
import { GrowingArray, type Numbers } from "./growing-arrays.ts";
import type { Intern } from "./labels.ts";
import { type Lists, ListsBuilder } from "./lists.ts";
import { GrowingNames, type Names } from "./names.ts";

/** A record of any searchable kind, with the fields that its kind has. */
export type SearchableRecord = Partial<Listing> & Partial<Guide> & Partial<GeoArea>;

/** What a column reads of a record; undefined for nothing. */
type From<Value> = (record: SearchableRecord) => Value | undefined;

/** What a table has of a column: under the column's own name, if anything, and under other names. */
interface Parts<Own, Others> {
  readonly own: Own;
  readonly others: Others;
}
type Part = Numbers | Lists | Names;

/** Gathers a column row by row. */
interface ColumnBuilder<Fact> {
  push(fact: Fact | undefined): void;
  /** Gives up spare room: takes some milliseconds. */
  trim(): void;
  done(): Record<string, Part>;
}

/** A column that is stored as a fact of its own. */
export interface FactColumn<Fact, Own, Others = never> {
  /** Told by a test of what is stored. */
  readonly type: string;
  /** For the type of a table alone. */
  readonly parts?: Parts<Own, Others>;
  /** What is stored of a record; undefined for nothing. */
  fact(record: SearchableRecord, intern: Intern): Fact | undefined;
  /** `own`: the column's name; `former`: a table whose names keep their numbers. */
  open(own: string, former: object | undefined): ColumnBuilder<Fact>;
}

/** A column of lists of whole numbers, 0 to 2³² − 1, that are packed together with those of other columns (see facts.ts). */
export interface ListColumn {
  readonly type: string;
  readonly parts?: Parts<Lists, never>;
  list(record: SearchableRecord, intern: Intern): ArrayLike<number> | undefined;
}

type Floats = Float64Array<ArrayBuffer>;

/** A number; `missing` where a record has none. */
export function number({ missing }: { missing: number }, from: From<number>): FactColumn<number, Floats> {
  return {
    type: `number or ${missing}`,
    fact(record) {
      const value = from(record);
      return value === missing ? undefined : value;
    },
    open(own) {
      const values = new GrowingArray(Float64Array);
      return building({ [own]: values }, (fact) => values.push(fact ?? missing));
    },
  };
}

/** 1 or 0. */
export function flag(from: From<boolean>): FactColumn<true, Uint8Array<ArrayBuffer>> {
  return {
    type: "flag",
    fact: (record) => (from(record) ? true : undefined),
    open(own) {
      const values = new GrowingArray(Uint8Array);
      return building({ [own]: values }, (fact) => values.push(fact ? 1 : 0));
    },
  };
}

/** Numbers of which only their sum and their count are kept. */
export function sum<Sum extends string, Count extends string>(
  sumName: Sum,
  countName: Count,
  from: From<number[]>,
): FactColumn<number[], never, Record<Sum, Floats> & Record<Count, Uint8Array<ArrayBuffer>>> {
  return {
    type: "sum",
    fact: (record) => someOf(from(record)),
    open() {
      const sums = new GrowingArray(Float64Array);
      const counts = new GrowingArray(Uint8Array);
      return building({ [sumName]: sums, [countName]: counts }, (fact) => {
        sums.push(fact?.reduce((total, value) => total + value, 0) ?? 0);
        counts.push(fact?.length ?? 0);
      });
    },
  };
}

/** A position as decimal degrees `lat` and `lng` and as the point `x`, `y`, `z` of the unit sphere; all NaN without one. */
export function position(
  from: From<GeoLocation>,
): FactColumn<GeoLocation, never, Record<"lat" | "lng" | "x" | "y" | "z", Floats>> {
  return {
    type: "position",
    fact: from,
    open() {
      const lats = new GrowingArray(Float64Array);
      const lngs = new GrowingArray(Float64Array);
      const xs = new GrowingArray(Float64Array);
      const ys = new GrowingArray(Float64Array);
      const zs = new GrowingArray(Float64Array);
      return building({ lat: lats, lng: lngs, x: xs, y: ys, z: zs }, (at) => {
        const [lat, lng] = at ?? [Number.NaN, Number.NaN];
        const { x, y, z } = pointOf(lat, lng);
        lats.push(lat);
        lngs.push(lng);
        xs.push(x);
        ys.push(y);
        zs.push(z);
      });
    },
  };
}

/** A name as its number among those of the table; -1 without one. */
export function name<Dictionary extends string>(
  dictionary: Dictionary,
  from: From<string>,
): FactColumn<string, Int32Array<ArrayBuffer>, Record<Dictionary, Names>> {
  return {
    type: "name",
    fact: from,
    open(own, former) {
      const values = new GrowingArray(Int32Array);
      const names = continueNames(dictionary, former);
      return building({ [own]: values, [dictionary]: names }, (fact) =>
        values.push(fact === undefined ? -1 : names.numberFor(fact)),
      );
    },
  };
}

/** Names as their numbers among those of the table. */
export function names<Dictionary extends string>(
  dictionary: Dictionary,
  from: From<string[]>,
): FactColumn<string[], Lists, Record<Dictionary, Names>> {
  return {
    type: "names",
    fact: (record) => someOf(from(record)),
    open(own, former) {
      const lists = new ListsBuilder();
      const names = continueNames(dictionary, former);
      return building({ [own]: lists, [dictionary]: names }, (fact) =>
        lists.push(fact?.map((name) => names.numberFor(name))),
      );
    },
  };
}

/** The number of a label of no language; -1 without one. */
export function label(from: From<string>): FactColumn<number, Int32Array<ArrayBuffer>> {
  return {
    type: "label",
    fact(record, intern) {
      const words = from(record);
      return words ? intern("und", words) : undefined;
    },
    open(own) {
      const values = new GrowingArray(Int32Array);
      return building({ [own]: values }, (fact) => values.push(fact ?? -1));
    },
  };
}

/** The numbers of the labels of all languages. */
export function labels(from: From<LanguageMap<string | string[]>>): ListColumn {
  return {
    type: "labels",
    // Plain loops and no lists in between: an import comes by some dozens of times for each record.
    list(record, intern) {
      const map = from(record);
      if (map === undefined) return undefined;
      const numbers = new Set<number>();
      const add = (language: string, word: string) => {
        if (word.trim() !== "") numbers.add(intern(language, word));
      };
      for (const language in map) {
        const said = map[language]!;
        if (typeof said === "string") add(language, said);
        else for (const word of said) add(language, word);
      }
      return [...numbers];
    },
  };
}

/** The numbers of the labels of what is chosen in a preference, whatever the language. */
export function choices(field: keyof Preferences): ListColumn {
  return {
    type: "choices",
    list({ preferences }, intern) {
      if (preferences === undefined) return undefined;
      const numbers = new Set<number>();
      for (const language in preferences) {
        for (const value of preferences[language]![field] ?? [])
          numbers.add(intern("und", value.toLowerCase()));
      }
      return [...numbers];
    },
  };
}

/** Numbers as they are. */
export function numbers(from: From<ArrayLike<number>>): ListColumn {
  return { type: "numbers", list: from };
}

interface Growing {
  trim?(): void;
  done(): Part;
}

function building<Fact>(
  parts: Record<string, Growing>,
  push: (fact: Fact | undefined) => void,
): ColumnBuilder<Fact> {
  return {
    push,
    trim() {
      for (const part of Object.values(parts)) part.trim?.();
    },
    done: () => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.done()])),
  };
}

function continueNames(dictionary: string, former: object | undefined): GrowingNames {
  return (former as Record<string, Names> | undefined)?.[dictionary]?.growing ?? new GrowingNames();
}

function someOf<T>(list: T[] | undefined): T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}
