/**
 * Every sentence and label that the concierge says, in one language. Names, distances, times and lists come in ready for
 * the language (`Intl`). What is said of a place stands in brackets behind its name, so that no name has to be inflected.
 */
export interface Phrases {
  /** Opens a conversation. `house`: the host's name. */
  greeting(house: string): string;
  /** What the concierge is there for. */
  canHelp: string;
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
  /** Nothing within a distance. */
  nothingWithin(distance: string): string;
  nearest(place: string): string;
  /** Nothing that is known to be open at the time asked for; what follows may be or not. */
  noneKnownOpen: string;
  /** Not everything asked for could be had; what follows has the most of it. */
  closestMatches: string;
  /** No such area is known. */
  unknownArea(where: string): string;

  /** What is said of a place in brackets. */
  away(distance: string): string;
  openUntil(time: string): string;
  opensAt(time: string): string;
  openAllHours: string;
  /** Open at the time asked for. */
  openThen: string;
  hoursUnknown: string;
  matchesInterest(interest: string): string;
  rated(rating: string): string;
  goodWithChildren: string;
  indoors: string;
  forLunch: string;
  forDinner: string;
  onTheWay: string;

  /** About one place. */
  isA(name: string, category: string): string;
  address(text: string): string;
  phone(text: string): string;
  website(text: string): string;
  notKnown: string;
  /** The place that was meant is not known. */
  unknownPlace: string;
  whichOne: string;

  planName(days: number, where: string): string;
  /** `stops` and `minutes` on the way in all, both numbers as text. */
  planSummary(stops: string, minutes: string): string;
  /** Fewer places than the days have room for. */
  planIsShort: string;
  noPlanPossible: string;
  dayFromTo(first: string, last: string): string;
  dayOnly(place: string): string;
  emptyDay: string;
  planChanged: string;
  planUnchanged: string;
  noPlanYet: string;

  askEmail: string;
  mailSent(address: string): string;

  actions: {
    openNow: string;
    cheaper: string;
    closer: string;
    more: string;
    about(name: string): string;
    plan(days: number): string;
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
    lessWalking: string;
    startLater: string;
    restaurants: string;
    museums: string;
    withChildren: string;
  };
}
