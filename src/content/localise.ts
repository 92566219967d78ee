import type { LanguageMap } from "../contract/localised.ts";
import {
  DEFAULT_LANGUAGE,
  distanceFrom,
  isMostlyIn,
  likelyScript,
  NO_LANGUAGE,
  primaryLanguage,
  STRANGE,
} from "../languages/compare.ts";
import { BoundedCache } from "./bounded-cache.ts";

/** A localised value that was found, and the language it is in. */
interface Localised<T> {
  language: string;
  value: T;
}

export interface Localiser {
  /** The asked language, or undefined when maps are asked for. */
  readonly language: string | undefined;
  /** Names this way of choosing; two localisers with one key choose alike. */
  readonly key: string;
  /** The value of a localised field, or undefined when there is none to show. */
  pick<T>(map: LanguageMap<T>): Localised<T> | undefined;
  /** The same of a field that has values in these languages, in the order of its map: the place of the one to show. */
  readonly choose: Chooser;
  /** The languages that every map has which `fill` gives, if the field has a value at all. */
  readonly always: readonly string[];
  /**
   * The field as a map: the languages that have a value, and always the organisation's default and the specification's, each
   * with what it would be answered.
   */
  fill<T>(map: LanguageMap<T>): LanguageMap<T>;
}

export interface Languages {
  /** Canonical BCP 47 code, or undefined for maps of all languages. */
  asked?: string;
  /** The host's default, where a host is in play. */
  hostDefault?: string;
  /** The organisation's default. */
  orgDefault: string;
  /** False: a field without the asked language is left out. Default true. */
  fallback?: boolean;
}

/**
 * The service's one way of choosing a language, per field: the code asked for, its truncations (RFC 4647 lookup: zh-Hant-TW,
 * zh-Hant, zh), the same language elsewhere (`nb`, `no`); the same for the host's default and for the organisation's; what
 * is in no known language, where the reader can read it; English; what is in the reader's script; what is in no known
 * language and another script; the first by code. An empty string, list or object counts as missing.
 */
export function createLocaliser(languages: Languages): Localiser {
  const { asked, hostDefault, orgDefault, fallback } = languages;
  const key = `${asked}|${hostDefault}|${orgDefault}|${fallback}`;
  return localisers.getOrMake(key, () => makeLocaliser(languages));
}

/** Codes are wished by requests: as many ways of choosing are remembered, each with the ranks of as many codes. */
const MAX_REMEMBERED = 500;
const localisers = new BoundedCache<string, Localiser>(MAX_REMEMBERED);

function makeLocaliser({ asked, hostDefault, orgDefault, fallback = true }: Languages): Localiser {
  const defaults = [...new Set([hostDefault, orgDefault])].filter(
    (code) => code !== undefined && code !== asked,
  ) as string[];
  const choose = createChooser([asked ?? orgDefault, ...defaults], fallback);
  const always =
    fallback && asked === undefined
      ? [...new Set([orgDefault, DEFAULT_LANGUAGE])].map(
          (code) => [code, createChooser([code, ...defaults], true)] as const,
        )
      : [];

  function fill<T>(map: LanguageMap<T>): LanguageMap<T> {
    const filled = Object.fromEntries(Object.entries(map).filter(([, value]) => hasValue(value)));
    for (const [code, chooseFor] of always) {
      if (code in filled) continue;
      const found = pickBy(chooseFor, map);
      if (found) filled[code] = found.value;
    }
    return filled;
  }

  // Maps depend on the defaults as well: they fill the organisation's default language.
  const key = `${asked ?? "*"}|${defaults.join(",")}|${fallback}`;
  return {
    language: asked,
    key,
    pick: (map) => pickBy(choose, map),
    choose,
    always: always.map(([code]) => code),
    fill,
  };
}

/** The place of the code to choose; undefined where none suits. `valueAt`: the value of a place. */
type Chooser = (codes: readonly string[], valueAt: (place: number) => unknown) => number | undefined;

function pickBy<T>(choose: Chooser, map: LanguageMap<T>): Localised<T> | undefined {
  const codes = Object.keys(map).filter((code) => hasValue(map[code]));
  const place = choose(codes, (at) => map[codes[at]!]);
  return place === undefined ? undefined : { language: codes[place]!, value: map[codes[place]!]! };
}

/** How far down a value stands that is in none of the wished languages. */
const UNMARKED = 1_000;
const ENGLISH = 2_000;
const READABLE = 3_000;
const UNMARKED_UNREADABLE = 4_000;
const STRANGERS = 5_000;

/** The way of choosing by these wishes, the first of which is the reader's own. */
function createChooser(wishes: readonly string[], fallback: boolean): Chooser {
  const own = wishes[0]!;
  const script = likelyScript(own);
  const rankOf = rememberRanks(wishes, script);
  const end = fallback ? Infinity : STRANGE;
  return (codes, valueAt) => {
    const wished = codes.indexOf(own);
    if (wished >= 0) return wished;
    let chosen: number | undefined;
    let lowest = end;
    for (let place = 0; place < codes.length; place++) {
      const code = codes[place]!;
      let rank = rankOf(code);
      if (rank > lowest) continue;
      if (rank === UNMARKED && !isReadable(valueAt(place), script)) rank = UNMARKED_UNREADABLE;
      if (rank > lowest || (rank === lowest && (chosen === undefined || code > codes[chosen]!))) continue;
      chosen = place;
      lowest = rank;
    }
    return chosen;
  };
}

/** The rank of each code for these wishes; a catalogue has few codes, so each is ranked once. */
function rememberRanks(wishes: readonly string[], script: string | undefined): (code: string) => number {
  const distances = wishes.map((wish, index) => distanceFrom(wish, index > 0 ? script : undefined));
  const english = distanceFrom(DEFAULT_LANGUAGE);
  const ranks = new BoundedCache<string, number>(MAX_REMEMBERED);
  const rank = (code: string) => {
    const wish = distances.findIndex((distance) => distance(code) < STRANGE);
    if (wish >= 0) return wish * STRANGE + distances[wish]!(code);
    if (code === NO_LANGUAGE) return UNMARKED;
    if (english(code) < STRANGE) return ENGLISH + english(code);
    if (likelyScript(code) !== script) return STRANGERS;
    // A name that was put into this script is what the sign says, others are what strangers say.
    return likelyScript(primaryLanguage(code)) === script ? READABLE + 1 : READABLE;
  };
  return (code) => ranks.get(code) ?? ranks.getOrMake(code, () => rank(code));
}

/** Whether a value of no known language is written in a script; what is no text says nothing against it. */
function isReadable(value: unknown, script: string | undefined): boolean {
  const texts = [value].flat().filter((part) => typeof part === "string");
  return script === undefined || isMostlyIn(texts.join(" "), script);
}

function hasValue(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}
