import { BoundedCache } from "../../content/bounded-cache.ts";
import type { ChatAction, ChatAnswer } from "../../contract/chat-answer.ts";
import type { ChatRequest } from "../../contract/chat-request.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { findVisible, openSight, type Sight } from "../../discovery/match/sight.ts";
import type { Org, OrgHost } from "../../discovery/org/org.ts";
import { readAreaHits, readPlaces, seesNeighborhood, visiblePlaces } from "../../discovery/places.ts";
import { isSameLanguage, likelyScript, primaryLanguage } from "../../languages/compare.ts";
import { chooseLanguage } from "../../languages/registry.ts";
import { asWritten } from "../../languages/traditional.ts";
import { mileLanguages } from "../../languages/traits.ts";
import type { Turn } from "../answerer.ts";
import type { Planner } from "../planning/works.ts";
import type { Ways } from "../streets.ts";
import { DAY_MS, type LocalDay, minuteOf } from "../understanding/calendar.ts";
import type { Nameable } from "../understanding/name-index.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import { partsOf } from "../understanding/parts.ts";
import { emptyState } from "../understanding/state-said.ts";
import { type Explanation, explain, understand } from "../understanding/understand.ts";
import type {
  AreaMeant,
  Edit,
  NamedPlace,
  NamedStop,
  PlaceOfKinds,
  SecondReading,
  Understanding,
  UnderstandingContext,
} from "../understanding/understanding.ts";
import { type ConversationState, readState } from "./conversation-state.ts";
import type { Asker } from "./find-places.ts";
import { inCityInstead, inHouseInstead } from "./house-or-city.ts";
import { type KnowledgeBook, type OrgKnowledge, readProfile } from "./knowledge.ts";
import { nameOfTown } from "./town.ts";
import { type Voice, voiceOf } from "./voice.ts";

/** Characters of a message that are searched for as they stand. */
const MAX_OWN_WORDS = 200;

/** What every part of an answer works with. */
export interface TurnContext {
  /** How the asker sees any place, wherever it lies. */
  sight: Sight;
  knowledge: OrgKnowledge;
  words: OrgWords;
  asker: Asker;
  voice: Voice;
  understanding: Understanding;
  /** What was understood, as it was written. */
  message: string;
  /** What is said besides, and whether it is said first. */
  aside?: Understanding;
  isAsideFirst?: boolean;
  /** The middle of the town that was named, where it is not the host's. */
  around?: GeoLocation;
  /** How the message came to be understood; absent where nobody asks, or may see all that it names. */
  explanation?: Explanation;
  /** What a second reader changed of it; absent where there was none. */
  second?: SecondReading;
  state: ConversationState;
  /** What can tell ways on foot. */
  ways?: Ways;
  planner: Planner;
  /** The plan so far. */
  outline: TripOutline | undefined;
}

/** An answer's parts; what is left out is empty. */
export type Said = Partial<ChatAnswer> & { message: string; actions?: ChatAction[] };

/** What is answered to a message, and what of the conversation's state it changes. */
export interface Told {
  said: Said;
  state: Partial<ConversationState>;
  /** What was understood and could not be kept to. */
  notUsed?: readonly string[];
  /** The plan that now counts, where it is another one; null: none any more. */
  outline?: TripOutline | null;
}

export function wholeAnswer(said: Said): ChatAnswer {
  return {
    toolUsed: false,
    listings: [],
    guides: [],
    actions: [],
    hostInterests: [],
    itinerary: null,
    ...said,
  };
}

/** What is answered with: the message understood, and how its asker sees the organisation. */
export async function openTurn(
  book: KnowledgeBook,
  visible: Sight,
  request: ChatRequest,
  turn: Turn,
): Promise<Omit<TurnContext, "planner">> {
  const { org, scope, host, nowMs } = visible;
  const knowledge = await book.of(org, nowMs);
  const { words } = knowledge;
  const state = readState(turn.state);
  const { outline } = turn;
  // A word that is the same in many languages leaves the conversation in its own.
  const spoken =
    request.lang ?? state.understanding?.language ?? host?.defaultLanguageCode ?? org.defaultLanguage;
  const local = openSight(org, scope, { profileId: request.profileId, lang: spoken }, nowMs);
  const before: UnderstandingContext = {
    lang: spoken,
    previous: outline
      ? (state.understanding ?? { ...nothingSaid, language: spoken, days: outline.days.length })
      : withoutPlan(state),
    planDates: outline && datesOf(outline),
    ...(await placesBefore(local, state, outline, words)),
    now: nowMs,
    timeZone: clockZone(org, host) ?? "UTC",
    words,
    isSeen: (nameable) => isSeen(visible, nameable),
    hostName: host && readProfile(host).name,
    townName: nameOfTown(local),
    // The action says what is wanted, no matter what message comes with it.
    intent: request.action === "createItinerary" ? "plan_trip" : request.operations ? "show_plan" : undefined,
  };
  const isSaid = request.action === "chat" && request.operations === undefined;
  const parts = isSaid ? partsOf(request.message ?? "", before) : undefined;
  const known = parts?.previous ? { ...before, previous: parts.previous } : before;
  const message = parts?.rest ?? request.message ?? "";
  const whole = request.explain ? explain(message, known) : undefined;
  const explanation = whole && namesSeenOnly(whole, visible) ? whole : undefined;
  const first = whole?.understanding ?? understand(message, known);
  const city = isSaid ? inCityInstead(message, first, known, host) : undefined;
  const house = isSaid ? inHouseInstead(message, first, known, host) : undefined;
  const second = isSaid ? await turn.secondReader?.(message, first, known) : undefined;
  const meant = second?.understanding ?? city ?? house ?? first;
  const understanding = withSeenPlaces(meant, visible, request.message);
  const aside = meant === city ? first : parts?.aside;
  const guestSaid = [...turn.exchanges, request].map((one) => one.message ?? "");
  const inScript = (code: string | undefined) => code && asWritten(code, guestSaid);
  const asked = inScript(request.lang);
  const voice = chooseVoice(org, host, {
    lang: asked,
    spoken: request.message && inScript(understanding.language),
  });
  const asker = askerOf(request, asked ?? voice.language);
  const { profileId, lang, latlng } = asker;
  const sight = openSight(org, scope, { profileId, lang, latlng }, nowMs);
  return {
    sight,
    knowledge,
    words,
    asker,
    voice,
    understanding: await inReadersWords(understanding, sight),
    message,
    isAsideFirst: meant !== city && parts?.isFirst,
    aside: aside && (await inReadersWords(withSeenPlaces(aside, visible, request.message), sight)),
    explanation,
    second,
    state: withListMeant(state, understanding),
    outline,
  };
}

/** "The second one", where the last list has one place alone, is of the list before. */
function withListMeant(state: ConversationState, { choice = 0 }: Understanding): ConversationState {
  const { shown, shownBefore = [] } = state;
  const isOfBefore = Math.abs(choice) > shown.length && Math.abs(choice) <= shownBefore.length;
  return isOfBefore ? { ...state, shown: shownBefore } : state;
}

/** What was understood before, where there is no plan: of one that was just called off it is still said what is to be put back. */
function withoutPlan({ understanding, earlier }: ConversationState): Understanding | undefined {
  const isCalledOff =
    earlier !== undefined && understanding?.edits.some(({ operation }) => operation === "cancel");
  return understanding && !isCalledOff ? { ...understanding, planned: undefined } : understanding;
}

function datesOf({ startDate, days }: TripOutline): LocalDay[] {
  return startDate === undefined ? [] : days.map((_, index) => Date.parse(startDate) + index * DAY_MS);
}

/** What was said before a plan that a client brings along: that there is one. */
const nothingSaid: Omit<Understanding, "language"> = {
  ...emptyState,
  intent: "plan_trip",
  planned: true,
  act: "inform",
  asked: [],
  edits: [],
  shape: [],
  include: [],
  matters: [],
  dontCare: [],
  freeText: "",
  notUnderstood: [],
  saidAs: {},
};

/** The places of the last answers by their names and kinds. */
async function placesBefore(
  sight: Sight,
  { shown, spokenOf, told = [], recommended = [], understanding }: ConversationState,
  outline: TripOutline | undefined,
  words: OrgWords,
): Promise<Pick<UnderstandingContext, "shown" | "spokenOf" | "told" | "recommended" | "planStops">> {
  const near = understanding?.near?.to === "place" ? [understanding.near.place.id] : [];
  const last = spokenOf === undefined ? [] : [spokenOf];
  const stops = outline?.days.flatMap((day, at) =>
    day.stops.map(({ placeId: id, placeType, startTime }) => ({
      id,
      kind: placeType === "listing" ? ("listing" as const) : ("geoArea" as const),
      day: at + 1,
      start: startTime === undefined ? undefined : minuteOf(startTime),
      names: words.names.wordsOf(id),
    })),
  );
  const planned = stops?.map(({ id }) => id) ?? [];
  const hits = await readPlaces(
    sight,
    visiblePlaces(sight, [...new Set([...shown, ...last, ...told, ...near, ...recommended, ...planned])]),
  );
  const places = new Map<string, PlaceOfKinds>(
    hits.map(({ id, name, category }) => [
      id,
      { kind: "listing", id, name: name ?? id, kinds: category ? words.conceptsOf(category) : [] },
    ]),
  );
  const named = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? []);
  return {
    shown: named(shown),
    spokenOf: named(last)[0],
    told: named([...near, ...told]),
    recommended: named(recommended),
    // A client that keeps its plan may send any: of those that the asker does not see no name is known.
    planStops: stops?.flatMap((stop) => {
      const { id, kind } = stop;
      const place = places.get(id);
      const isSeenArea = kind === "geoArea" && isSeen(sight, { kind: "area", id, names: [id] });
      return place || isSeenArea ? [{ ...stop, name: place?.name ?? id, kinds: place?.kinds ?? [] }] : [];
    }),
  };
}

function askerOf(request: Omit<Asker, "lang">, lang: string): Asker {
  const { profileId, latlng, radius, userCategory, tripType, userInterests } = request;
  return { profileId, lang, latlng, radius, userCategory, tripType, userInterests };
}

/** Whether the asker may see all that a message names: the stages of one that names something else would tell that it is there. */
function namesSeenOnly({ reading }: Explanation, sight: Sight): boolean {
  return reading.spans.every(({ meanings }) =>
    meanings.every((meaning) => !("named" in meaning) || isSeen(sight, meaning.named)),
  );
}

/** Whether the asker may see what has a name in the organisation. */
function isSeen(sight: Sight, { kind, id, names }: Nameable): boolean {
  if (id === undefined) return seesNeighborhood(sight, names[0]!);
  return findVisible(sight, kind === "area" ? "geoArea" : kind, id) !== undefined;
}

/**
 * An understanding without the places and areas that the asker may not see: the names of an organisation are known whole, and
 * what a key or a host is not to see is to it as if it were not there.
 */
function withSeenPlaces(understanding: Understanding, sight: Sight, message = ""): Understanding {
  const { place, area, townPart, orAreas = [], near, edits, shape, include, avoid, whyNot } = understanding;
  const seesStops = (edit: Edit) => seesPlace(edit.in?.place) && seesPlace(edit.out?.place);
  const seesPlace = (one: NamedStop | undefined) =>
    one === undefined || findVisible(sight, one.kind, one.id) !== undefined;
  const seesArea = ({ area: one }: AreaMeant) =>
    !one || isSeen(sight, { kind: "area", id: one.id, names: [one.name] });
  const areas = [...orAreas, { area, townPart }].filter(seesArea);
  const lastArea = areas.pop();
  return {
    ...understanding,
    // What was meant is still the traveller's own words; the place's name might say more than they knew.
    ...(seesPlace(place) ? {} : { place: undefined, freeText: message.slice(0, MAX_OWN_WORDS) }),
    area: lastArea?.area,
    townPart: lastArea?.townPart,
    orAreas: areas.length > 0 ? areas : undefined,
    ...(near?.to === "place" && !seesPlace(near.place) ? { near: undefined } : {}),
    include: include.filter(seesPlace),
    avoid: avoid.filter(seesPlace),
    whyNot: whyNot?.filter(seesPlace),
    edits: edits.filter(seesStops),
    shape: shape.filter(seesStops),
  };
}

/** An understanding whose places and areas are called as the reader is told of them; their names are known in all languages. */
async function inReadersWords(understanding: Understanding, sight: Sight): Promise<Understanding> {
  const { place, from, near, area, toArea } = understanding;
  const called = async <Named extends NamedPlace | undefined>(one: Named): Promise<Named> => {
    const [hit] = one?.kind === "listing" ? await readPlaces(sight, visiblePlaces(sight, [one.id])) : [];
    return hit?.name ? { ...one, name: hit.name } : one;
  };
  const calledArea = async <Named extends AreaMeant["area"]>(one: Named): Promise<Named> => {
    const row = one?.id === undefined ? undefined : findVisible(sight, "geoArea", one.id);
    const [hit] = row === undefined ? [] : await readAreaHits(sight, [row]);
    return hit?.displayName ? { ...one!, name: hit.displayName } : one;
  };
  return {
    ...understanding,
    place: await called(place),
    from: await called(from),
    near: near?.to === "place" ? { ...near, place: await called(near.place) } : near,
    area: await calledArea(area),
    toArea: await calledArea(toArea),
  };
}

/**
 * The voice of an answer. The language is the one asked for, else the message's, else the default of the host, then of the
 * organisation: the first of these that the concierge has phrases for, whatever the house lists. Of the message's that code is
 * taken which the house lists: it may have a region.
 */
export function chooseVoice(
  org: Org,
  host: OrgHost | undefined,
  wanted: { lang?: string; spoken?: string },
): Voice {
  const own = [...(host?.languageCodes ?? []), ...org.languageCodes];
  const { spoken = "" } = wanted;
  const inRegion = own.find(
    (code) => isSameLanguage(code, spoken) && likelyScript(code) === likelyScript(spoken),
  );
  const chosen = chooseLanguage([
    wanted.lang,
    inRegion ?? wanted.spoken,
    host?.defaultLanguageCode,
    org.defaultLanguage,
  ]);
  const countsInMiles = mileLanguages.has(primaryLanguage(chosen.language));
  const measure = (countsInMiles && host && readProfile(host).distanceMetric) || "metric";
  const timeZone = clockZone(org, host);
  const settings = { ...chosen, measure, timeZone };
  return voices.getOrMake(`${chosen.language} ${measure} ${timeZone}`, () => voiceOf(settings));
}

/** To make the formats of one takes a millisecond, as long as a good part of an answer. */
const voices = new BoundedCache<string, Voice>(64);

/** The zone that times are in, in messages and answers: the host's, else the organisation's only one. */
export function clockZone({ hosts }: Org, host: OrgHost | undefined): string | undefined {
  if (host) return host.timeZoneName;
  const zones = new Set([...hosts.values()].map(({ timeZoneName }) => timeZoneName));
  return zones.size === 1 ? [...zones][0] : undefined;
}
