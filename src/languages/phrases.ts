import type { DeskPhrases } from "./desk-phrases.ts";
import type { LeftOutFor, Meal, Refusal, WishKind } from "./spoken.ts";

/**
 * Every sentence and label that the concierge says, in one language. Names, distances, times and lists come in ready for
 * the language (`Intl`). What is said of a place stands in brackets behind its name, so that no name has to be inflected.
 */
export interface Phrases {
  /** Where the people of the house are asked for. */
  desk: DeskPhrases;
  /** Opens a conversation. `house`: the host's name. */
  greeting(house: string): string;
  /** What the concierge is there for. */
  canHelp: string;
  /** Words that are a sentence by themselves. */
  sentence(words: string): string;
  youAreWelcome: string;
  goodbye: string;
  /** Declines what is none of its business, and says what is. */
  outOfScope: string;
  /** The message could not be made sense of. */
  notUnderstood: string;

  /** The best place. */
  first(place: string): string;
  firstNear(where: string, place: string): string;
  /** Further places, a list. */
  others(places: string): string;
  /** How many more there are than were named. */
  more(count: string): string;

  nothing: string;
  /** All that was found has been shown. */
  noMore: string;
  nothingIn(where: string): string;
  /** Nothing within a distance. */
  nothingWithin(distance: string): string;
  nearest(place: string): string;
  /** Nothing that is known to be open at the time asked for; what follows may be or not. */
  noneKnownOpen: string;
  /** No event takes place at the time asked for (`when`, in brackets); what follows is the next that does. */
  nothingOnThen(when: string): string;
  nextOn(place: string): string;
  /** How many more there are of which nobody knows whether they are open at the time asked for. */
  moreOfUnknownHours(count: string): string;
  /** Not everything asked for could be had; what follows has the most of it. */
  closestMatches: string;
  /** Nothing is known to be of the price asked for; what follows may cost anything. */
  noneAtPrice: string;
  /** A price was asked for, and those of what follows are not known. */
  pricesUnknown: string;
  /** What was asked for and no place's record tells, a list of names. */
  notRecorded(words: string): string;
  /** Nothing that fits otherwise is known to have some properties, a list of quoted ones. */
  noneSaysSo(words: string): string;
  /** A traveller's own words, in the language's marks. */
  quoted(words: string): string;
  /** Words of the message, a list of quoted ones, that were not understood. */
  unclear(words: string): string;
  /** Nothing is known of a kind; `words` are what it was asked for by, quoted. */
  noneCalled(words: string): string;
  /** Of several terms, those that what follows is not known to meet, a list; properties are quoted. */
  leftAside(words: string): string;
  /** A town that the catalogue is not about; `known`: the one that it is about. */
  unknownTown(town: string, known?: string): string;

  /** What is said of a place in brackets. */
  away(distance: string): string;
  /** How long a way is reckoned to take. */
  ways: Readonly<Record<"walk" | "cycle" | "drive", (duration: string) => string>>;
  /** The station nearest to the place that a way leads to. */
  stationNear(station: string): string;
  openUntil(time: string): string;
  opensAt(time: string): string;
  openAllHours: string;
  /** Why an area is a stop of a plan. */
  stroll: string;
  /** Open at the time asked for. */
  openThen: string;
  /** Of an event that has passed. */
  over: string;
  closed: string;
  openFromTo(from: string, to: string): string;
  hoursUnknown: string;
  /** Instead of usual hours on a day on which they may not hold. */
  holidayHours: string;
  /** Which of the days that were asked about are public holidays, a list. */
  holiday(days: string): string;
  /** Days of which none is one, a list or a stretch. */
  noHoliday(days: string): string;
  /** What holidays are called, in the order of `specialDayNames`, with a bar between them. */
  specialDays: string;
  matchesInterest(interest: string): string;
  rated(rating: string): string;
  goodWithChildren: string;
  indoors: string;
  forBreakfast: string;
  forLunch: string;
  forDinner: string;

  /** Of the places that were shown those that are cheapest, nearest and so on, a list. */
  best: Readonly<Record<"price" | "closing" | "opening" | "distance" | "rating", (places: string) => string>>;

  /** About one place. */
  isA(name: string, category: string): string;
  /** Before an answer to a question about a place. */
  aboutIt(name: string, text: string): string;
  address(text: string): string;
  phone(text: string): string;
  website(text: string): string;
  /** Before what answers a question that asks whether, without a capital letter. */
  yes(text: string): string;
  no(text: string): string;
  closesAt(time: string): string;
  /** `day`: "tomorrow", "Monday". */
  opensAgain(day: string, time: string): string;
  /** Something that was asked about and that the place says it has, in the catalogue's word for it. */
  has(what: string): string;
  notKnown: string;
  /** Only a price level is known, where it was asked what something costs or who pays less. */
  amountUnknown: string;
  /** Price levels, 0 (free) to 4. */
  prices: readonly [string, string, string, string, string];
  /** The same of a part of what was asked, after the answer to the rest. */
  restUnknown: string;
  /** The curated guides, a list of names. */
  guides(names: string): string;
  noGuides: string;
  /** The neighbourhoods, a list of names. */
  areas(names: string): string;
  noAreas: string;
  /** The place that was meant is not known. */
  unknownPlace: string;
  /** Of a sight or quarter that everybody knows, where nothing is that could be shown. */
  noPlacesThere: string;
  /** One that was not shown is asked about by its number; `number`: how many were. */
  onlyShown(number: string): string;
  whichOne: string;
  /** What weather is foretold for a day: the highest temperature, how much rain, and when that was foretold. */
  forecast(day: string, degrees: string, rain: string, made: string): string;
  weatherUnknown: string;

  planName(days: number, where: string): string;
  /** The name of a plan that is to no place with a name. */
  planDays(days: number): string;
  /** `stops` and the time spent `duration` on the way in all, as text. */
  planSummary(stops: string, duration: string): string;
  highlights(places: string): string;
  hoursToCheck(count: string): string;
  /** A meal that the catalogue has nothing for on some days; `meal` is one of `forBreakfast`, `forLunch`, `forDinner`. */
  noMeal(days: string, meal: string): string;
  /** The first day is under way. */
  startsNow: string;
  /** The date asked for is over. */
  startMoved: string;
  farFromAnchor: string;
  /** Places that were asked for, or were in the plan, and have no room in it. */
  leftOut(places: string): string;
  /** Fewer places than the days have room for. */
  planIsShort: string;
  noPlanPossible: string;
  emptyDay: string;
  planChanged: string;
  planUnchanged: string;
  /** What can be done to a plan, where what was asked for is none of it. */
  canChange: string;
  /** What was wished of a plan and nothing is recorded of. */
  wishLeft(words: string): string;
  /** It is as it was before the last change. */
  planCancelled: string;
  planRestored: string;
  /** What a change of the plan brought and took away. */
  added(places: string): string;
  removed(places: string): string;
  replaced(before: string, after: string): string;
  /** Time on the way, now and before. */
  wayNow(now: string, before: string): string;
  beginsAt(day: string, time: string): string;
  endsAt(day: string, time: string): string;
  /** When a meal is on some days now; `meal` is one of `meals`. */
  mealAt(days: string, meal: string, time: string): string;
  meals: Readonly<Record<Meal, string>>;
  /** Why a change could not be made. */
  refusals: Readonly<Record<Exclude<Refusal, "which_stop" | "no_such_stop">, string>>;
  /** One of these stops is to go, and it was not said which. */
  whichStop(places: string): string;
  /** The plan, or a day of it, has no stop that is called so, or not the one that was meant. */
  notInPlan(what?: string, day?: string): string;
  /** What travellers do not want and the plan has none of, nor will have. */
  staysOut(what: string): string;
  /** Which stops a day has, and how many days a plan, where one that it has not was meant. */
  onDay(day: string, stops: string): string;
  planSize(days: string): string;
  /** The limit that a plan keeps: of visits a day, or of a kind in all of it, or on each of its days. */
  mostADay(number: string): string;
  mostOf(number: string, kind: string, isADay: boolean): string;
  /** The places that keep a change from being made. */
  notThen(places: string): string;
  /** What became of stops and days that were kept, moved, exchanged or left free. */
  kept(place: string): string;
  movedTo(place: string, day: string, time: string): string;
  swappedDays(one: string, other: string): string;
  freeOn(day: string, part: string): string;
  daysFree(days: string): string;
  /** Visits of these days were made shorter, so that others need not go. */
  shorterVisits(days: string): string;
  parts: Readonly<Record<"morning" | "midday" | "afternoon" | "evening" | "night", string>>;
  /** Wishes for a plan that it does not keep, or keeps on some days or at some stops only: a list of `wishes` with their values. */
  wishesUnused(wishes: string): string;
  wishesInPart(wishes: string): string;
  wishes: Readonly<Record<WishKind, string>>;
  /** Why some places are not in the plan. */
  leftOutFor: Readonly<Record<LeftOutFor, (places: string) => string>>;
  /** By what the stops of a plan are where they are. */
  whyThisOrder: string;
  /** What of a plan is missed least. */
  couldGo(places: string): string;
  noneLeftOut: string;
  /** A loop, or a route of so many kilometres. */
  noRoutes: string;
  noPlanYet: string;

  askEmail: string;
  /** The address is known; mail leaves when the traveller presses the button. */
  confirmEmail(address: string): string;

  actions: {
    openNow: string;
    cheaper: string;
    closer: string;
    more: string;
    about(name: string): string;
    plan(days: number): string;
    eatNear(name: string): string;
    website: string;
    map: string;
    wayThere: string;
    mailIt: string;
    lessWalking: string;
    startLater: string;
    restaurants: string;
    museums: string;
    withChildren: string;
  };
  /** What these actions say when they are chosen: messages in the traveller's own language. */
  messages: {
    openNow: string;
    cheaper: string;
    closer: string;
    more: string;
    about(name: string): string;
    eatNear(name: string): string;
    lessWalking: string;
    startLater: string;
    restaurants: string;
    museums: string;
    withChildren: string;
  };
}
