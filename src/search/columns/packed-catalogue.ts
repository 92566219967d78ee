import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import type { Catalogue } from "./catalogue.ts";
import { INDEX_FORMAT } from "./columns.ts";
import type { Numbers } from "./growing-arrays.ts";
import { Labels } from "./labels.ts";
import { Lists } from "./lists.ts";
import { GrowingNames, Names } from "./names.ts";
import { columnNames, type Table, TableBuilder, type TableColumns, type Tables } from "./table.ts";
import { RowIndex, tableRows } from "./table-rows.ts";

/**
 * What the parts of a packed catalogue mean: one of another form is not read. The first number is to be raised with every change of
 * the catalogue that the names and types of its columns do not show.
 */
export const PACKED_FORM = `1.${INDEX_FORMAT}`;

/** Every part begins at a multiple of the largest element's size. */
const ALIGNMENT = 8;

/** A part of a packed catalogue: an array of numbers. */
export type PackedPart = [name: string, type: string, bytes: number];

type Packed = Map<string, Numbers>;

/** A catalogue as arrays of numbers, one after the other: what they are, and their bytes. */
export function packCatalogue(catalogue: Catalogue): { parts: PackedPart[]; pieces: Uint8Array[] } {
  const packed: Packed = new Map();
  packLabels(packed, catalogue.labels);
  pack(packed, "guideListings", catalogue.guideListings);
  for (const kind of searchableKinds) {
    const table = catalogue.tables[kind];
    packStrings(packed, `${kind}.ids`, table.ids);
    pack(packed, `${kind}.seqs`, table.seqs);
    pack(packed, `${kind}.gone`, table.gone);
    for (const name of columnNames) pack(packed, `${kind}.${name}`, table[name]);
  }
  const parts: PackedPart[] = [];
  const pieces: Uint8Array[] = [];
  for (const [name, part] of packed) {
    const { buffer, byteOffset, byteLength } = part;
    parts.push([name, part.constructor.name, byteLength]);
    pieces.push(new Uint8Array(buffer, byteOffset, byteLength), new Uint8Array(padding(byteLength)));
  }
  return { parts, pieces };
}

/** How many bytes make a multiple of the alignment of so many. */
export function padding(bytes: number): number {
  return (ALIGNMENT - (bytes % ALIGNMENT)) % ALIGNMENT;
}

/**
 * The catalogue of a version that was packed, over the same memory. Undefined where its parts are not those of this release's columns.
 * `offset`: where the first part begins in `buffer`, a multiple of eight.
 */
export function unpackCatalogue(
  version: number,
  parts: readonly PackedPart[],
  buffer: ArrayBuffer,
  offset: number,
): Catalogue | undefined {
  const packed: Packed = new Map();
  let at = offset;
  for (const [name, type, bytes] of parts) {
    const make = arrayTypes.find((known) => known.name === type);
    if (!make || at + bytes > buffer.byteLength) return undefined;
    packed.set(name, new make(buffer, at, bytes / make.BYTES_PER_ELEMENT));
    at += bytes + padding(bytes);
  }
  try {
    return unpackParts(version, packed);
  } catch (error) {
    if (error instanceof UnknownPart) return undefined;
    throw error;
  }
}

const arrayTypes = [Float64Array, Uint32Array, Int32Array, Uint16Array, Uint8Array];

/** A part is absent or of another type. */
class UnknownPart extends Error {}

function unpackParts(version: number, packed: Packed): Catalogue {
  // A table of nothing tells which columns there are, and of which types.
  const blank = new TableBuilder().done();
  const tableOf = (kind: SearchableKind): Table => {
    const columns = columnNames.map((name) => [name, unpack(packed, `${kind}.${name}`, blank[name])]);
    const ids = unpackStrings(packed, `${kind}.ids`);
    const seqs = unpack(packed, `${kind}.seqs`, blank.seqs);
    const gone = unpack(packed, `${kind}.gone`, blank.gone);
    const rows = tableRows({ ids, seqs, gone }, new RowIndex(ids));
    return { ...rows, ...(Object.fromEntries(columns) as TableColumns) };
  };
  return {
    version,
    labels: unpackLabels(packed),
    guideListings: unpack(packed, "guideListings", blank.links),
    tables: Object.fromEntries(searchableKinds.map((kind) => [kind, tableOf(kind)])) as unknown as Tables,
  };
}

/** With what comparing them takes: to fold them is the longest work on them. */
function packLabels(packed: Packed, labels: Labels): void {
  const { foldNumbers, foldOf, lastOf, beforeOf, languages, languageOf } = labels.index;
  packStrings(packed, "labels", labels.all);
  packStrings(packed, "labels.folds", [...foldNumbers.keys()]);
  packStrings(packed, "labels.languages", languages);
  packed.set("labels.lastOf", Int32Array.from(lastOf));
  for (const [name, part] of Object.entries({ foldOf, beforeOf, languageOf }))
    packed.set(`labels.${name}`, part);
}

function unpackLabels(packed: Packed): Labels {
  const numbers = <Part extends Numbers>(name: string, like: Part) => unpack(packed, `labels.${name}`, like);
  const folds = unpackStrings(packed, "labels.folds");
  return new Labels(unpackStrings(packed, "labels"), {
    foldNumbers: new Map(folds.map((fold, number) => [fold, number])),
    foldOf: numbers("foldOf", new Uint32Array()),
    lastOf: [...numbers("lastOf", new Int32Array())],
    beforeOf: numbers("beforeOf", new Int32Array()),
    languages: unpackStrings(packed, "labels.languages"),
    languageOf: numbers("languageOf", new Uint16Array()),
  });
}

function pack(packed: Packed, name: string, part: Numbers | Lists | Names): void {
  if (part instanceof Names) packStrings(packed, name, part.list);
  else if (part instanceof Lists) {
    packed.set(`${name}.starts`, part.starts);
    packed.set(`${name}.values`, part.values);
  } else packed.set(name, part);
}

/** `like`: a part of the same type. */
function unpack<Part extends Numbers | Lists | Names>(packed: Packed, name: string, like: Part): Part {
  if (like instanceof Names) return new GrowingNames(unpackStrings(packed, name)).done() as Part;
  if (like instanceof Lists) {
    const starts = unpack(packed, `${name}.starts`, like.starts);
    return new Lists(starts, unpack(packed, `${name}.values`, like.values)) as Part;
  }
  const part = packed.get(name);
  if (part?.constructor !== like.constructor) throw new UnknownPart(name);
  return part as Part;
}

/** One text of all, of a byte or two a character, and where each string ends in it: one long string is made sooner than many. */
function packStrings(packed: Packed, name: string, strings: readonly string[]): void {
  const text = strings.join("");
  const isLatin = !/[\u0100-\uffff]/.test(text);
  packed.set(`${name}.latin`, Uint8Array.from(Buffer.from(isLatin ? text : "", "latin1")));
  packed.set(`${name}.wide`, Uint8Array.from(Buffer.from(isLatin ? "" : text, "utf16le")));
  let end = 0;
  packed.set(
    `${name}.ends`,
    Uint32Array.from(strings, (string) => (end += string.length)),
  );
}

function unpackStrings(packed: Packed, name: string): string[] {
  const bytes = (part: string) => {
    const { buffer, byteOffset, length } = unpack(packed, `${name}.${part}`, new Uint8Array());
    return Buffer.from(buffer, byteOffset, length);
  };
  const text = bytes("latin").toString("latin1") || bytes("wide").toString("utf16le");
  let start = 0;
  return Array.from(unpack(packed, `${name}.ends`, new Uint32Array()), (end) => {
    const string = text.slice(start, end);
    start = end;
    return string;
  });
}
