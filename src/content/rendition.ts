import { geoAreaFacts } from "../contract/geo-area.ts";
import { guideFacts } from "../contract/guide.ts";
import { listingFacts } from "../contract/listing.ts";
import type { LanguageMap } from "../contract/localised.ts";
import type { OpeningHours, StoredOpeningHours } from "../contract/opening-hours.ts";
import type { Provenance } from "../contract/provenance.ts";
import { localisedFields, type SearchableKind } from "../contract/records.ts";
import { openingCalendarOf } from "../hours/calendar.ts";
import { openingWeekOf } from "../hours/week.ts";
import { NO_LANGUAGE } from "../languages/compare.ts";
import { BoundedCache } from "./bounded-cache.ts";
import type { Localiser } from "./localise.ts";
import { type Member, Pieces, parse, readMembers, valueAt } from "./record-pieces.ts";

/**
 * A record written as JSON for one language, but for what moves: the text stops where `openNow`, `nextCloseTime`,
 * nested listings, `geoDistance` and the closing brace are put when answering.
 */
export interface Rendition {
  /** `{"id":…` up to the last unmoving field, without the closing brace. Where `hours` is true it ends inside `openingHours`. */
  head: Buffer;
  /** Where in `head` the array of the ids stands that the record names (`linkField`), in bytes; absent without one. */
  links?: { start: number; end: number };
  /** `head` as it was last told to an audience (its number) that does not see all of those ids. */
  told?: { audience: number; head: Buffer };
  /** The text ends within an open `"openingHours":{…`, whose moving values and brace are still to come. */
  hours: boolean;
  /**
   * Of hours that change by date, whose week moves as well: the usual week as `"weekday_text":…,"periods":…`, in ASCII, to be put
   * in on dates on which it holds. The text then ends with `"openingHours":{`.
   */
  usualWeek?: string;
  /** The languages whose words stand in the text. */
  languages: string[];
  /** `,"attributions":[…]` in ASCII, for those who ask for it; empty where no source wants to be named. */
  attributions: string;
}

export interface RenditionOptions {
  localiser: Localiser;
  /** Keeps only the fields that it accepts; `id` always stays. */
  keeps?: (field: string) => boolean;
  /** Where this server is reached, without a slash at its end: put before addresses that begin with /media/. */
  publicUrl?: string;
}

/** What is read of the records of a kind, by number: the localised fields first, then the shown ones; what is not among them never leaks. */
interface Shape {
  numbers: ReadonlyMap<string, number>;
  localised: number;
  shown: number;
  /** The field by which the record names others: which of them a request may see is known when answering. */
  links?: string;
}

function shapeOf(kind: SearchableKind, facts: object, links?: string): Shape {
  const localised = localisedFields[kind];
  const shown = [...localised, ...Object.keys(facts).filter((field) => field !== links)];
  const read = [...shown, "id", ...(links ? [links] : []), "openingHours", "sources"];
  return {
    numbers: new Map(read.map((field, number) => [field, number])),
    localised: localised.length,
    shown: shown.length,
    links,
  };
}

const shapes: Record<SearchableKind, Shape> = {
  guide: shapeOf("guide", guideFacts, "listingIds"),
  listing: shapeOf("listing", listingFacts, "guideIds"),
  geoArea: shapeOf("geoArea", geoAreaFacts),
};

/** Writes the rendition of a record from its body, JSON as `JSON.stringify` writes it. Pure. */
export function renditionOf(
  kind: SearchableKind,
  body: Buffer,
  { localiser, keeps = () => true, publicUrl = "" }: RenditionOptions,
): Rendition {
  const shape = shapes[kind];
  const { numbers } = shape;
  const members = readMembers(body, numbers, shape.localised);
  const languages: string[] = [];
  const pieces = new Pieces(body);
  pieces.add(members[numbers.get("id")!]!);
  for (let number = 0; number < shape.shown; number++) {
    const member = members[number];
    if (!member || !keeps(member.field)) continue;
    if (number >= shape.localised) pieces.add(member);
    else if (localiser.language === undefined) addMap(pieces, member, localiser);
    else {
      const chosen = localiser.choose(member.codes!, (place) => valueAt(body, member, place));
      if (chosen === undefined) continue;
      pieces.add(member, member.starts![chosen]!, member.ends![chosen]!);
      // Preferences are identifiers, and text of no known language names none: neither says in which the answer is.
      const language = member.codes![chosen]!;
      if (member.field === "preferences" || language === NO_LANGUAGE) continue;
      if (!languages.includes(language)) languages.push(language);
    }
  }
  if (publicUrl !== "") pieces.change((still) => withPublicUrl(still, publicUrl));
  const linked = shape.links && keeps(shape.links) ? members[numbers.get(shape.links)!] : undefined;
  if (linked) pieces.add(linked);
  const linksEnd = pieces.length;
  const hours =
    kind === "listing" && keeps("openingHours")
      ? hoursOf(body, members[numbers.get("openingHours")!])
      : undefined;
  if (hours) pieces.addText(hours.moving);
  return {
    head: pieces.done(),
    ...(linked && { links: { start: linksEnd - (linked.end - linked.start), end: linksEnd } }),
    hours: hours !== undefined,
    ...(hours?.usualWeek !== undefined && { usualWeek: hours.usualWeek }),
    languages: languages.sort(),
    attributions: attributionsOf(body, members[numbers.get("sources")!]),
  };
}

/** Adds a localised field as a map: as it is stored, where that has all languages that a map always has and none without a value. */
function addMap(pieces: Pieces, member: Member, localiser: Localiser): void {
  const { codes = [], hasEmpty, start } = member;
  if (codes.length > 0 && !hasEmpty && localiser.always.every((code) => codes.includes(code))) {
    pieces.add(member);
    return;
  }
  const filled = localiser.fill(parse(pieces.body, member) as LanguageMap<unknown>);
  if (Object.keys(filled).length === 0) return;
  pieces.add(member, start, start);
  pieces.addText(JSON.stringify(filled));
}

interface Hours {
  moving: string;
  usualWeek?: string;
}

/** Many places have the same hours. Characters of those that are remembered. */
const MAX_HOURS = 1 << 20;
const hoursByJson = new BoundedCache<string, Hours>(MAX_HOURS, (_, json) => json.length);

/** The hours of a listing up to what moves. */
function hoursOf(body: Buffer, member: Member | undefined): Hours {
  const json = member ? body.toString("latin1", member.start, member.end) : "";
  return hoursByJson.getOrMake(json, () => {
    const stored = member && (parse(body, member) as StoredOpeningHours);
    const byDate = openingCalendarOf(stored) !== undefined;
    const moving = `,"openingHours":${JSON.stringify(byDate ? {} : stillHours(stored)).slice(0, -1)}`;
    return { moving, ...(byDate && { usualWeek: usualWeek(stored!) }) };
  });
}

/** What must be shown with a record's data, each once and in the order of its sources, as a member of its JSON object. */
function attributionsOf(body: Buffer, member: Member | undefined): string {
  if (!member) return "";
  const first = body.indexOf(ATTRIBUTION, member.start);
  if (first < 0 || first >= member.end) return "";
  const sources = parse(body, member) as Provenance[];
  const named = new Set(sources.flatMap(({ attribution }) => attribution ?? []));
  if (named.size === 0) return "";
  return `,"attributions":${asciiJson([...named])}`;
}

const ATTRIBUTION = Buffer.from('"attribution"');

function asciiJson(value: object): string {
  return JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** Opening hours without what moves or is hidden. Unknown hours say so, and keep the words that were given. */
function stillHours(hours: OpeningHours | undefined): OpeningHours {
  const still = weekOf(hours);
  return openingWeekOf(hours) ? { isUnavailable: false, ...still } : { isUnavailable: true, ...still };
}

function weekOf({ weekday_text, periods }: OpeningHours = {}): OpeningHours {
  return { ...(weekday_text && { weekday_text }), ...(periods && { periods }) };
}

function usualWeek(hours: OpeningHours): string {
  return asciiJson(weekOf(hours)).slice(1, -1);
}

/** A text of JSON with the addresses of this server's own media made absolute. */
function withPublicUrl(still: Buffer, publicUrl: string): Buffer {
  if (still.indexOf(MEDIA_ADDRESS) < 0) return still;
  // Bytes as characters: what stands around the addresses stays as it is.
  const url = Buffer.from(JSON.stringify(publicUrl).slice(1, -1)).toString("latin1");
  return Buffer.from(
    still.toString("latin1").replace(MEDIA_TEXT, (quote) => `${quote}${url}`),
    "latin1",
  );
}

const MEDIA_ADDRESS = Buffer.from('"/media/');
/** The quote before such an address where it is a value: not within a text, and no name of a member. */
const MEDIA_TEXT = /(?<=[:,[])"(?=\/media\/(?:[^"\\]|\\.)*"(?!:))/g;

/** A JSON replacer that makes addresses of this server's own media absolute; none where they stay as they are stored. */
export function mediaAddresses(publicUrl: string): ((key: string, value: unknown) => unknown) | undefined {
  if (publicUrl === "") return undefined;
  return (_key, value) =>
    typeof value === "string" && value.startsWith("/media/") ? `${publicUrl}${value}` : value;
}
