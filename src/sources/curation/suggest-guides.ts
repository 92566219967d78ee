import { createLocaliser } from "../../content/localise.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { type Guide, guideRecord } from "../../contract/guide.ts";
import type { LanguageMap } from "../../contract/localised.ts";
import { matchLanguage } from "../../languages/compare.ts";
import type { Catalogue } from "../../search/columns/catalogue.ts";
import { metresTo, ofHosts, passesAll, rowsPassing } from "../../search/columns/match.ts";
import { wholeOf } from "../../search/columns/parts.ts";
import { computeBases } from "../../search/ranking/scores.ts";
import { fold, foldLabel } from "../../search/text/fold.ts";
import { longestBeginning } from "../taxonomy/presets.ts";
import type { Recogniser } from "../taxonomy/recognise.ts";
import type { GuideRule } from "./guide-rules.ts";
import { walkOrder } from "./walk-order.ts";

/** The circle that guides are drafted for. */
export interface GuideArea {
  /** Ends the guides' ids: `best-museums-<id>`. */
  id: string;
  name: LanguageMap<string>;
  centre: GeoLocation;
  radiusMetres: number;
  /** The hosts whose listings are taken and whom the guides belong to; empty means all. */
  hostIds: readonly string[];
}

/** What the drafts are written with. */
export interface SuggestOptions {
  /** Canonical BCP 47 codes that the guides are written in; the first is the organisation's default. */
  languages: readonly string[];
  /** Ids of the interests that the organisation knows. */
  interests: ReadonlySet<string>;
  recognise: Recogniser;
  /** What a listing is called, in any language. */
  namesOf: (id: string) => readonly string[];
}

/** A rule that gave no guide: how many places it found of how many it needs. */
export interface UnmetRule {
  ruleId: string;
  found: number;
  needed: number;
}

/**
 * Drafts guides from the listings in an area, one for each rule that finds enough places, the best places first (by their
 * base score, then the nearer, then the id) or, from the best one, in the order of a walk. Every guide's status is `draft`: nobody sees it until it is published.
 */
export function suggestGuides(
  catalogue: Catalogue,
  area: GuideArea,
  rules: readonly GuideRule[],
  options: SuggestOptions,
): { drafts: Guide[]; unmet: UnmetRule[] } {
  const rows = placesOf(catalogue, area, options);
  const drafts: Guide[] = [];
  const unmet: UnmetRule[] = [];
  for (const rule of rules) {
    const found = withinWalk(suitedTo(rule, rows), rule);
    if (found.length < rule.atLeast)
      unmet.push({ ruleId: rule.id, found: found.length, needed: rule.atLeast });
    else drafts.push(draftOf(rule, area, found.slice(0, rule.atMost), options));
  }
  return { drafts, unmet };
}

interface Place {
  id: string;
  /** The id of what it is part of. */
  partOf?: string;
  /** As `fold` writes them, each with a space before its words. */
  names: readonly string[];
  category: string;
  position?: GeoLocation;
  metres: number;
  /** NaN where nobody gave one. */
  score: number;
  base: number;
}

/** The places that a rule is about: those that go first, then the others, each best first. */
function suitedTo(rule: GuideRule, places: readonly Place[]): Place[] {
  const { categories, withinMetres = Infinity, first = {}, never, leastScore = {} } = rule;
  const isOf = (ids: readonly string[] = [], { category }: Place) => ids.some((id) => isWithin(id, category));
  const isNamed = wordsInNames(first.words);
  const isUnsuited = wordsInNames(never);
  const least = new Map(Object.entries(leastScore));
  const suited = places.filter(
    (place) =>
      isOf(categories, place) &&
      place.metres <= withinMetres &&
      !(place.score < (longestBeginning(least, place.category) ?? 0)) &&
      !(isOf(first.only, place) && !isNamed(place)) &&
      !isUnsuited(place),
  );
  const goesFirst = (place: Place) => isOf(first.categories, place) || isNamed(place);
  return [...suited.filter(goesFirst), ...suited.filter((place) => !goesFirst(place))];
}

const SPACELESS = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** Whether one of the words, or one that begins with it, is in a place's name; of a script without spaces, anywhere in it. */
function wordsInNames(words: Readonly<Record<string, readonly string[]>> = {}): (place: Place) => boolean {
  const folded = Object.values(words).flatMap((list) =>
    list.map((word) => (SPACELESS.test(word) ? fold(word) : ` ${fold(word)}`)),
  );
  return ({ names }) => names.some((name) => folded.some((word) => name.includes(word)));
}

/** How far is a walk; where too few places lie within one, it is doubled. */
const WALK_METRES = 2_000;

/** What a rule takes of the places within a walk, or within as many walks as `atLeast` of them need. */
function withinWalk(places: readonly Place[], rule: GuideRule): readonly Place[] {
  const furthest = places.reduce((most, { metres }) => Math.max(most, metres), 0);
  for (let reach = WALK_METRES; ; reach *= 2) {
    const found = varied(
      places.filter(({ metres }) => metres <= reach),
      rule,
    );
    if (found.length >= rule.atLeast || reach >= furthest) return found;
  }
}

/** The places of the area whose category is known, best first. */
function placesOf(
  catalogue: Catalogue,
  { centre, radiusMetres, hostIds }: GuideArea,
  { recognise, namesOf }: SuggestOptions,
): Place[] {
  const { labels } = catalogue;
  const table = catalogue.tables.listing;
  const metres = metresTo(table, centre);
  const bases = computeBases(catalogue).listing;
  const isNear = (row: number) => metres(row) <= radiusMetres;
  const tests = hostIds.length > 0 ? [ofHosts(table, hostIds), isNear] : [isNear];
  const places: Place[] = [];
  for (const row of rowsPassing(table.size, [passesAll(tests)])) {
    const written = Array.from(table.category.of(row), (label) => ({
      language: labels.language(label),
      words: labels.words(label),
    }));
    const category = recognise(written);
    if (category === undefined) continue;
    const [lat, lng] = [table.lat[row]!, table.lng[row]!];
    const position: GeoLocation | undefined = Number.isNaN(lat) ? undefined : [lat, lng];
    const names = namesOf(table.ids[row]!).map(
      (name) =>
        ` ${foldLabel(name)
          .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
          .trim()}`,
    );
    const whole = wholeOf(table, row);
    const partOf = whole === undefined ? undefined : table.ids[whole];
    const place = { id: table.ids[row]!, partOf, names, category, position, metres: metres(row) };
    places.push({ ...place, score: table.score[row]!, base: bases[row]! });
  }
  return places.sort((a, b) => b.base - a.base || a.metres - b.metres || (a.id < b.id ? -1 : 1));
}

/**
 * The places without those that are one too many of their category, have a better one's name, as a chain's have, or are part of a better
 * one or the whole of it: the first stay.
 */
function varied(places: readonly Place[], { mostOf = {} }: GuideRule): readonly Place[] {
  const limits = Object.entries(mostOf).map(([id, most]) => ({ id, left: most }));
  const taken = new Set<string>();
  const ids = new Set<string>();
  const wholes = new Set<string>();
  return places.filter(({ id, partOf, category, names }) => {
    const concerned = limits.filter(({ id }) => isWithin(id, category));
    if (concerned.some(({ left }) => left === 0) || names.some((name) => taken.has(name))) return false;
    if (wholes.has(id) || (partOf !== undefined && ids.has(partOf))) return false;
    ids.add(id);
    if (partOf !== undefined) wholes.add(partOf);
    for (const limit of concerned) limit.left--;
    for (const name of names) taken.add(name);
    return true;
  });
}

function isWithin(id: string, category: string): boolean {
  return category === id || category.startsWith(`${id}/`);
}

/** A guide lies in the middle of its places. */
function middleOf(places: readonly Place[]): GeoLocation | undefined {
  const positions = places.flatMap(({ position }) => (position ? [position] : []));
  if (positions.length === 0) return undefined;
  const mean = (axis: 0 | 1) => positions.reduce((sum, point) => sum + point[axis], 0) / positions.length;
  return [Number(mean(0).toFixed(6)), Number(mean(1).toFixed(6))];
}

function draftOf(rule: GuideRule, area: GuideArea, best: readonly Place[], options: SuggestOptions): Guide {
  const places = rule.walk ? walkOrder(best) : best;
  const { languages } = options;
  const written = (texts: LanguageMap<string>): LanguageMap<string> => {
    const told = languages.filter((language) => textIn(texts, language) !== undefined);
    const entries = (told.length > 0 ? told : Object.keys(texts).slice(0, 1)).map((language) => [
      language,
      filledIn(textIn(texts, language)!, language, area, places.length, languages[0]),
    ]);
    return Object.fromEntries(entries);
  };
  const name = written(rule.name);
  return guideRecord.parse({
    id: `${rule.id}-${area.id}`,
    name,
    introText: written(rule.description),
    ...(rule.preferences ? { preferences: { [languages[0]!]: preferencesOf(rule, options) } } : {}),
    contentType: "guide",
    status: "draft",
    featured: false,
    geoLocation: middleOf(places) ?? area.centre,
    hostIds: [...area.hostIds],
    listingIds: places.map(({ id }) => id),
    languageCodes: Object.keys(name).sort(),
  });
}

/** The text in a language, however the rules spell its code. Where they speak none of the organisation's, their first is taken. */
function textIn(texts: LanguageMap<string>, language: string): string | undefined {
  const code = matchLanguage(language, Object.keys(texts));
  return code === undefined ? undefined : texts[code];
}

function filledIn(
  text: string,
  language: string,
  { name, id }: GuideArea,
  count: number,
  orgDefault = language,
): string {
  const area = createLocaliser({ asked: language, orgDefault }).pick(name)?.value ?? id;
  const number = new Intl.NumberFormat(language).format(count);
  return text.replaceAll(/\{(area|count)\}/g, (_, key) => (key === "area" ? area : number));
}

const NO_PREFERENCES = {
  timeOfDay: [],
  timeOfYear: [],
  tripType: [],
  userCategories: [],
  userInterests: [],
  weatherType: [],
};

function preferencesOf({ preferences = {} }: GuideRule, { interests }: SuggestOptions) {
  const userInterests = (preferences.userInterests ?? []).filter((id) => interests.has(id));
  return { ...NO_PREFERENCES, ...preferences, userInterests };
}
