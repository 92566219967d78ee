import { readSchemaFile } from "./tagging-schema.ts";

/** Tags of an OpenStreetMap element: `{ amenity: "cafe", name: "…" }`. */
export type Tags = Readonly<Record<string, string>>;

/** How an element lies on the map: a node is a point, an open way a line, a closed way or a multipolygon an area; a route is a relation. */
export type PresetGeometry = "point" | "line" | "area" | "relation";

/** A category of places, as the editor iD knows them. */
export interface Preset {
  /** A path from the general to the particular, such as `amenity/restaurant/italian` or `tourism/museum`. */
  id: string;
  /** The tags that an element of this category has; `*` stands for any value. */
  tags: Tags;
  /** Whether people are offered it as a category; the others are catch-alls and outdated tags. */
  searchable: boolean;
}

interface SchemaPreset {
  tags: Tags;
  addTags?: Tags;
  geometry: string[];
  matchScore?: number;
  searchable?: boolean;
  locationSet?: { include?: string[]; exclude?: string[] };
}

interface Candidate extends Preset {
  addTags: Tags;
  matchScore: number;
  geometry: readonly string[];
  /** Countries, ISO 3166-1 in upper case: only in these (undefined: everywhere) and not in those. */
  only?: readonly string[];
  not: readonly string[];
}

interface Schema {
  byId: ReadonlyMap<string, Candidate>;
  /** By `key=value`, `*` among the values. */
  byTag: ReadonlyMap<string, readonly Candidate[]>;
}

let loaded: Schema | undefined;

/** The category with an id, such as `tourism/museum`. */
export function presetById(id: string): Preset | undefined {
  return schema().byId.get(id);
}

/** The ids of all categories that are offered to people. */
export function presetIds(): string[] {
  return [...schema().byId.values()].filter(({ searchable }) => searchable).map(({ id }) => id);
}

/** A category, and how well it fits an element: greater is better. */
export interface FittingPreset {
  preset: Preset;
  fit: number;
}

/**
 * The categories that fit an element's tags, the best first, by the rules of iD (`matchTags`): a category fits when the
 * element has all its tags; of those that fit, the one with the most tags weighs most, `*` counting half.
 *
 * Beyond iD, a list of values (`cuisine=italian;pizza`) counts as its first one where the whole list is no value. Categories
 * of certain countries are only chosen for these; `country` is an ISO 3166-1 code in upper case.
 */
export function presetsOf(tags: Tags, geometry: PresetGeometry, country?: string): FittingPreset[] {
  const plain = withFirstValues(tags);
  const fitting = new Map<string, FittingPreset>();
  for (const [key, value] of Object.entries(plain)) {
    for (const candidate of [...tagged(key, value), ...tagged(key, "*")]) {
      if (!liesSo(candidate, geometry) || !appliesIn(candidate, country)) continue;
      const fit = fitOf(candidate, plain);
      if (fit > 0) fitting.set(candidate.id, { preset: candidate, fit });
    }
  }
  return [...fitting.values()].toSorted((a, b) => b.fit - a.fit);
}

/** The searchable categories that a category is a kind of, the most general first and itself last. */
export function presetPath(id: string): Preset[] {
  const steps = id.split("/");
  return steps.flatMap((_, index) => {
    const preset = presetById(steps.slice(0, index + 1).join("/"));
    return preset && (preset.searchable || preset.id === id) ? [preset] : [];
  });
}

/** What a table says of a category, else of the nearest one that it is a kind of. */
export function longestBeginning<T>(table: ReadonlyMap<string, T>, id: string): T | undefined {
  for (let at = id; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
    const found = table.get(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

function tagged(key: string, value: string): readonly Candidate[] {
  return schema().byTag.get(`${key}=${value}`) ?? [];
}

function withFirstValues(tags: Tags): Tags {
  const lists = Object.entries(tags).filter(
    ([key, value]) => value.includes(";") && tagged(key, value).length === 0,
  );
  if (lists.length === 0) return tags;
  return { ...tags, ...Object.fromEntries(lists.map(([key, list]) => [key, list.split(";")[0]!.trim()])) };
}

/** iD tells a node of a way (vertex) from one by itself; a list of nodes does not. */
function liesSo({ geometry }: Candidate, lie: PresetGeometry): boolean {
  return geometry.includes(lie) || (lie === "point" && geometry.includes("vertex"));
}

/** iD's `preset.matchScore`: -1 when a tag is missing. */
function fitOf(preset: Candidate, tags: Tags): number {
  let fit = 0;
  for (const [key, value] of Object.entries(preset.tags)) {
    if (tags[key] === value) fit += preset.matchScore;
    else if (value === "*" && tags[key] !== undefined) fit += preset.matchScore / 2;
    else return -1;
  }
  for (const [key, value] of Object.entries(preset.addTags)) {
    if (!Object.hasOwn(preset.tags, key) && tags[key] === value) fit += preset.matchScore;
  }
  return preset.searchable ? fit : fit * 0.999;
}

function appliesIn({ only, not }: Candidate, country: string | undefined): boolean {
  if (country === undefined) return only === undefined;
  return (only === undefined || only.includes(country)) && !not.includes(country);
}

function schema(): Schema {
  loaded ??= loadSchema();
  return loaded;
}

function loadSchema(): Schema {
  const presets = readSchemaFile("presets") as Record<string, SchemaPreset>;
  const byId = new Map<string, Candidate>();
  const byTag = new Map<string, Candidate[]>();
  for (const [id, preset] of Object.entries(presets)) {
    if (id.startsWith("@")) continue;
    const candidate = candidateOf(id, preset);
    byId.set(id, candidate);
    for (const [key, value] of Object.entries(preset.tags)) {
      const name = `${key}=${value}`;
      const others = byTag.get(name);
      if (others) others.push(candidate);
      else byTag.set(name, [candidate]);
    }
  }
  return { byId, byTag };
}

function candidateOf(id: string, preset: SchemaPreset): Candidate {
  const { include, exclude = [] } = preset.locationSet ?? {};
  const everywhere = include === undefined || include.includes("Planet");
  return {
    id,
    tags: preset.tags,
    addTags: preset.addTags ?? preset.tags,
    geometry: preset.geometry,
    matchScore: preset.matchScore ?? 1,
    searchable: preset.searchable ?? true,
    only: everywhere ? undefined : include.map((code) => code.toUpperCase()),
    not: exclude.map((code) => code.toUpperCase()),
  };
}

interface Deprecation {
  old: Tags;
  replace?: Tags;
}

let replacements: ReadonlyMap<string, Tags> | undefined;

/**
 * Tags with outdated ones in their present form, `shop=jewellery` as `shop=jewelry`, so that categories know them. Only
 * single tags with a value of their own are changed; a tag that is there already is not overwritten.
 */
export function currentTags(tags: Tags): Tags {
  replacements ??= loadReplacements();
  let current = tags;
  for (const [key, value] of Object.entries(tags)) {
    const replacement = replacements.get(`${key}=${value}`);
    if (!replacement) continue;
    const { [key]: _outdated, ...others } = current;
    current = { ...replacement, ...others };
  }
  return current;
}

function loadReplacements(): ReadonlyMap<string, Tags> {
  const deprecations = readSchemaFile("deprecated") as Deprecation[];
  const pairs = deprecations.flatMap(({ old, replace }): [string, Tags][] => {
    const [tag, ...more] = Object.entries(old);
    const isPlain = replace && Object.values(replace).every((value) => !/[$*]/.test(value));
    return tag && more.length === 0 && tag[1] !== "*" && isPlain ? [[tag.join("="), replace]] : [];
  });
  return new Map(pairs);
}
