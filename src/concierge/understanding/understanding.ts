import type { Emergency } from "../../languages/purposes.ts";
import type { Words } from "../../languages/words.ts";
import type { Act } from "./act.ts";
import type { LocalDay } from "./calendar.ts";
import type { Nameable } from "./name-index.ts";
import type { NamedArea, OrgWords } from "./org-words.ts";

/**
 * What a traveller wants of the concierge.
 *
 * - `find_places`: a new search; `refine`: a change of the last one, or an answer to a question about it
 * - `about_place`: something about one place: the named one, the chosen one of the last answer, or the one spoken of
 * - `list_guides`: the curated guides; `list_areas`: the neighbourhoods, or the one that is named
 * - `plan_trip`: an itinerary; `edit_plan`: a change of it; `show_plan`: what is in it; `explain_plan`: why something is not;
 *   `send_plan`: have it mailed
 * - `small_talk`: greetings, thanks, farewells
 * - `about_house`: something about the house that the guest stays at; `about_weather`: what weather it will be; `about_holiday`: whether a day
 *   is a public holiday, and what is open then; `booking`: to book, reserve or cancel something
 * - `emergency`, `human` (a person is wanted), `complaint`, `abuse`
 * - `out_of_scope`: nothing that a travel concierge does
 */
export type Intent =
  | "find_places"
  | "refine"
  | "about_place"
  | "list_guides"
  | "list_areas"
  | "plan_trip"
  | "edit_plan"
  | "show_plan"
  | "explain_plan"
  | "send_plan"
  | "small_talk"
  | "about_house"
  | "about_weather"
  | "about_holiday"
  | "booking"
  | "emergency"
  | "human"
  | "complaint"
  | "abuse"
  | "out_of_scope";

export type UserCategory = "business" | "family" | "friends" | "solo" | "couples";
export type TownPart = "centre" | "north" | "south" | "east" | "west";

/** An area by its name, or a part of town that the organisation has no name for. */
export interface AreaMeant {
  area?: NamedArea;
  townPart?: TownPart;
}

/** Instants in epoch milliseconds, `until` not included; an instant has both the same. */
export interface TimeRange {
  from: number;
  until: number;
  /** Whether "now" was said, which stays true as time goes by. */
  now?: true;
}

/** A listing or guide that was named. */
export interface NamedPlace {
  kind: "listing" | "guide";
  id: string;
  name: string;
}

/** A place with the concepts that its category says. */
export interface PlaceOfKinds extends NamedPlace {
  kinds?: readonly string[];
}

/** What a plan can have: a place, or an area to stroll through. */
export interface NamedStop extends Omit<NamedPlace, "kind"> {
  kind: NamedPlace["kind"] | "geoArea";
}

/** `isWhere`: other places are looked for than it is one, and none of them at it ("bars, but not on the main street"). */
export interface UnwantedStop extends NamedStop {
  isWhere?: true;
}

/** What something has to be near to. */
export type Near =
  | { to: "me" | "host" }
  | { to: "place"; place: NamedPlace }
  /** The nearest place of a kind ("near a station"). */
  | { to: "category"; category: string };

/**
 * A change that a word of the language names; `move_to`: a meal at the hour that is said; `set_days`: as many days as are said;
 * `swap`: of two stops or days; `suit`: who comes along; `limit`: the most visits a day, or of what is to be `out` above it;
 * `only`: nothing to see but what is `in`; `clear`: all that is beside a stop, or that is none of `but`, goes; `shift`: all that is planned, by so many minutes; `stay`: how long a stop is; `indoors`: nothing in the open.
 */
export type EditOperation =
  | Exclude<keyof Words["edit"], "unfit">
  | ("move_to" | "set_days" | "swap" | "limit" | "only" | "shift" | "indoors" | "clear" | "stay");

/** Stops of an itinerary: a place, or all of some categories. */
export interface Stops {
  /** Concepts or labels, as in {@link State.categories}. */
  categories: string[];
  place?: NamedStop;
  /** What is best known: "save the best for last". */
  best?: true;
}

/** One of two that change places: a stop, a meal or all of a day. */
export type Exchanged = Pick<Edit, "day" | "stop" | "part" | "out">;

/** Before a stop, or after it. */
export interface Beside {
  side: "before" | "after";
  of: Exchanged;
}

/** A change of the itinerary. */
export interface Edit {
  operation: EditOperation;
  /** What is to be taken out, where the message names it. */
  out?: Stops;
  /** What is to be put in. */
  in?: Stops;
  /** 1-based; -1 is the last. */
  day?: number;
  /** Days by their names, 0 (Sunday) to 6, where no number is said. */
  weekdays?: readonly number[];
  /** A day by its local date (YYYY-MM-DD), where neither is said. */
  date?: string;
  /** What is put in comes before the rest of the trip, or after it, as far as `day` and `part` do not say; what is moved before the rest of its day. */
  order?: "first" | "last";
  /** When a meal (`move_to`), a pause (`rest`) or a day is to start, or to end, or a stop is that goes, in minutes from midnight. */
  at?: number;
  /** How much later all is to be (`shift`), earlier when negative; how long a pause is to be, or a stop (`stay`), or by how much the `way` it is to go. */
  minutes?: number;
  way?: "longer" | "briefer";
  /** How long the plan is to be (`set_days`). */
  days?: number;
  /** The most that there may be (`limit`); of what is `out` in the whole plan, or a day. */
  most?: number;
  isADay?: true;
  /** The number of a stop in its day, 1-based; -1 is the last. */
  stop?: number;
  /** It is next to another one, goes or comes there, or is all that is on that side of it (`clear`). */
  beside?: Beside;
  /** What is left where all else goes (`clear`). */
  but?: readonly Exchanged[];
  /** Of several that are of its kind one is meant (`remove`): "take the museum out". */
  isOne?: true;
  /** What comes in is of another kind than what goes (`replace`). */
  isOther?: true;
  /** What comes in is to be nearer to the house than what goes. */
  isNearer?: true;
  /** One visit, whichever is missed least (`remove`); the stop that costs most or lies farthest off. */
  whichever?: true | "dearest" | "farthest";
  /** What it is done to is pointed to: "put that in on Friday", "put both in on Friday". */
  points?: true | "all";
  /** It is done to the place of that number in what was found last: 1-based, -1 the last. */
  choice?: number;
  /** What had to go for a change before is moved: "and move what was there to Sunday". */
  displaced?: true;
  /** Where a stop is to go (`move`). */
  to?: Pick<Edit, "day" | "part" | "at" | "order">;
  /** What changes places (`swap`): two stops, the meal of two days, or the days that are said with neither. */
  between?: readonly [Exchanged, Exchanged];
  part?:
    | "breakfast"
    | "brunch"
    | "lunch"
    | "dinner"
    | "morning"
    | "midday"
    | "afternoon"
    | "evening"
    | "night";
}

/** A town, country or sight of the world that is no place of the organisation's. */
export interface TownMeant {
  /** As it was written. */
  name: string;
  /** Its folded name among the places of the world; undefined for one that nobody has heard of. */
  world?: string;
  /** Whether something is to be near it, and not in it. */
  isNear?: true;
  /** The next sight of the world that is named. */
  to?: { name: string; world: string };
  /** Named apart from the plan that is wanted: "five days, and once to Malmö". */
  isAside?: true;
}

/** What was asked about a place: an attribute ("hours", "phone" …) or a feature ("wifi"). */
type Asked = string;

/** What places are compared by: the nearest, the best rated, the cheapest, the one that closes last or opens first. */
export type BestBy = "distance" | "rating" | "price" | "closing" | "opening";

/** Slots whose value the traveller may say not to care about. */
export type FreeSlot = "priceLevel" | "area" | "categories" | "openAt" | "features" | "stars";

/**
 * What a conversation is about: the slots that outlive a message. Absent means that nothing was said, never "no". Ids
 * and names of places, areas and interests are the organisation's; nothing else is ever named.
 */
export interface State {
  /**
   * Kinds of places and cuisines: ids of `concepts.ts`, or the organisation's own category labels, folded. A place has to
   * be one of the kinds and one of the cuisines.
   */
  categories: string[];
  /** By the ids of some of these, the organisation's category that was said by its name; its places come first. */
  named?: Readonly<Record<string, string>>;
  /** Properties a place has to have: ids of `concepts.ts` or the organisation's own tag labels, folded. */
  features: string[];
  /** Diets, and access by wheelchair: what was said of them holds of every later search that it can be asked of. */
  needs?: string[];
  /** Categories and features that are not wanted; words of the organisation's keywords too. */
  excluded: string[];
  /** Places and areas that are not wanted, in a list or in a plan. */
  avoid: UnwantedStop[];
  area?: NamedArea;
  /** A part of town that the organisation has no name for. */
  townPart?: TownPart;
  /** Further areas that will do as well: "in the north or in the east". */
  orAreas?: AreaMeant[];
  /** The place that is spoken of. */
  place?: NamedPlace;
  near?: Near;
  /** The traveller is there: "near me" means the same. */
  isHere?: true;
  /** Metres. */
  radius?: number;
  /** 0 (free) to 4, ascending; empty when any will do. */
  priceLevel: number[];
  openAt?: TimeRange;
  /** When the meal is had next that was named without a day: places that are open then come first. */
  mealAt?: TimeRange;
  /** Length of a trip or stay, 1..7. */
  days?: number;
  /** Host-local, YYYY-MM-DD. */
  startDate?: string;
  /** 1..99. */
  partySize?: number;
  userCategory?: UserCategory;
  /** Whether all of the family who come along are relatives that are no children. */
  grownUps?: boolean;
  tripType?: "business" | "pleasure" | "both";
  /** Ids of the organisation's interests. */
  interests: string[];
  /** What there is to see or to do was asked for, of any kind. */
  anything?: true;
  /** Stars of a hotel, 0..5. */
  stars?: number;
  sort?: "distance" | "rating";
  /** A plan was made, whatever was looked for since. */
  planned?: true;
  /** What an emergency that was told of calls for, until it is over or something of the city is asked. */
  emergency?: Emergency;
  /** Help was called to it. */
  isHelpCalled?: true;
}

/** A stop of the plan that is asked about. */
export interface StopAsked extends Pick<Edit, "day" | "stop" | "part" | "out"> {
  /** The way from it to the next one is asked: "how far is the walk after lunch?" */
  isLeft?: true;
}

/** What holds for one message alone. */
export interface OfOneMessage {
  /** What the turn does, whatever it is about. */
  act: Act;
  asked: Asked[];
  /** Where a way that is asked about begins, if that is another place that is named. */
  from?: NamedPlace;
  /** The same, if that is the nearest place of a kind. */
  fromKind?: string;
  /** The area that the way is asked to. */
  toArea?: NamedArea;
  /** The day whose weather is asked about: host-local, YYYY-MM-DD. */
  weatherOn?: string;
  /** The days of which it is asked whether they are public holidays, likewise; empty: those of the plan, else the coming ones. */
  holidayOn?: readonly string[];
  /** The name of a place that was asked about, and that the organisation does not have, as it was written. */
  unknownPlace?: string;
  edits: Edit[];
  /** A change that waits for which stop or day it is of, asked by the answer; of stops the `places` are those that it may be of. */
  undecided?: { edit: Edit; places: readonly NamedPlace[] };
  /** How a new plan is to be: the changes of a plan that it has from the beginning ("with an easy first day"). */
  shape: Edit[];
  /** Places that a new plan has to have. */
  include: NamedStop[];
  /** The days of the plan that are asked about, 1-based; -1 is the last; empty: all of them. */
  shownDays?: readonly number[];
  /** A change of the plan is asked about: what the last one took out and put in (`made`), or what could go (`possible`). */
  asksChange?: "made" | "possible";
  /** Whether it is asked when days of the plan begin or end. */
  shownEdge?: "start" | "end";
  /** The meal of the plan that is asked about. */
  shownMeal?: "lunch" | "dinner";
  /** The part of its days that is asked about. */
  shownPart?: Edit["part"];
  /** Stops of the plan that are asked about, by their numbers or by what they are; of two the way between them. */
  stopsAsked?: readonly StopAsked[];
  /** Why places are not in the plan is asked; of those that are named, else of the best. */
  whyNot?: NamedStop[];
  /** It is asked why something of the plan is as it is. */
  asksWhy?: true;
  /** More days were asked for than a plan can have. */
  tooManyDays?: number;
  email?: string;
  /** Which of the last answer's results is meant: 1-based, -1 the last. */
  choice?: number;
  /** Which of the last answer's results is asked for by what it has most of: "which one is cheapest?". */
  best?: BestBy;
  /** To a question of the last answer. */
  answer?: "yes" | "no";
  /** What the house is asked about: matters of `house-matters.ts`. */
  matters: string[];
  /** What of them is asked beyond the matters themselves, folded: "is there porridge at breakfast?". Of places, what nobody here knows. */
  particulars?: string[];
  /** Something is asked of places, and none is named, chosen or pointed to. */
  isOfNone?: true;
  /** It is taken for something less than an emergency, and may be one. */
  inDanger?: true;
  /** A way of a length, or one that ends where it begins, is wanted. */
  isRoute?: true;
  /** What small talk is about, `remark` where it is nothing of these; absent of a question. */
  smallTalk?: "greeting" | "thanks" | "farewell" | "relief" | "remark";
  /** Something is asked for in words that ask for places: "where can I", "something for". */
  seeks?: true;
  /** Others of what was found are wanted. */
  wantsMore?: true;
  /** How they are to differ from those that were shown: "something cheaper", "nearer". */
  compared?: "cheaper" | "dearer" | "closer";
  /** How many places are asked for: "just one". */
  count?: number;
  dontCare: FreeSlot[];
  /** What a text search may look for: keywords of the organisation, and words that were not understood; folded. */
  freeText: string;
  /** Where places are wanted, if that is a town or country that the organisation has no name for. */
  town?: TownMeant;
  /** What was not understood, as it was written, words that stand together as one. */
  notUnderstood: string[];
  /** Of that what is not told where something was found: everyday words beside what is looked for. */
  passedOver?: string[];
  /** The message says nothing but what was not understood: nothing else that was said before is meant by it. */
  isUnclear?: true;
  /** What is to be bought and is sold at no kind of place that is known, as it was written. */
  ware?: string;
  /** What was said for kinds and properties of places, by their ids. */
  saidAs: Readonly<Record<string, string>>;
}

/** What a message means, together with what still holds of the conversation before it. */
export interface Understanding extends State, OfOneMessage {
  /** Primary language code of the message. */
  language: string;
  intent: Intent;
}

/** A stop of a plan, and on which day it is, from 1. */
export interface PlanStop extends NamedStop {
  day: number;
  /** When it begins, in minutes from midnight. */
  start?: number;
  /** The concepts that its category says. */
  kinds: readonly string[];
  /** The words of its names, folded, in all languages. */
  names: ReadonlySet<string>;
}

/** What a message is understood by. */
export interface UnderstandingContext {
  /** BCP 47 code of the request: a hint, the message's own words weigh more. */
  lang?: string;
  /** The understanding of the conversation's last message. */
  previous?: Understanding;
  /** The days of the conversation's plan, host-local. */
  planDates?: readonly LocalDay[];
  /** The stops of that plan, each with the number of its day. */
  planStops?: readonly PlanStop[];
  /** The places that the last answer showed, in its order. */
  shown?: readonly PlaceOfKinds[];
  /** The place that was spoken of last, the first of a list. */
  spokenOf?: PlaceOfKinds;
  /** The places that were told of by themselves or looked around, the last first. */
  told?: readonly PlaceOfKinds[];
  /** The first of each list, the last first. */
  recommended?: readonly PlaceOfKinds[];
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone of the host. */
  timeZone: string;
  words: OrgWords;
  /** Whether the asker may see what has a name: of several that are called the same one that is seen is meant. */
  isSeen?: (named: Nameable) => boolean;
  /** The host's own name, which then means the host. */
  hostName?: string;
  /** The host's town, which no place in it is called by alone. */
  townName?: string;
  /** What the message is for, where that is known already. */
  intent?: Intent;
}

/** What somebody else than the built-in understanding made of a message. */
export interface SecondReading {
  understanding: Understanding;
  /** Slots of the values that were taken. */
  used: readonly string[];
  /** Slots that were said to have values which the message or the catalogue does not have. */
  notUsed: readonly string[];
}

/** Reads a message after the built-in understanding, which holds where it gives nothing. */
export type SecondReader = (
  message: string,
  first: Understanding,
  context: UnderstandingContext,
) => Promise<SecondReading | undefined> | undefined;
