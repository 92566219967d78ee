import type { ConceptId } from "./concepts.ts";

/**
 * Phrases by what they mean. Phrases are separated by commas and may have several words; case, accents and width make no
 * difference, and where the language has a stemmer neither do the usual endings. They stand in backticks, which keeps each value on a
 * line of its own: one search shows it in every language.
 */
export type Phrases<Value extends string> = Readonly<Partial<Record<Value, string>>>;

/** Interests that most organisations have under some name. */
type Topic =
  | "art"
  | "history"
  | "design"
  | "photography"
  | "music"
  | "nightlife"
  | "cycling"
  | "swimming"
  | "royalty"
  | "books"
  | "wellness"
  | "food"
  | "sports"
  | "fine_dining"
  | "street_food"
  | "hidden_gems"
  | "vintage";

/** The general words of one language that a traveller's message is read with. All languages have this shape. */
export interface Words {
  /** Primary language code. */
  language: string;
  /** Frequent words without a meaning of their own here: they tell languages apart and are no misspellings of others. */
  common: string;
  /**
   * What looks like a form, a part or a misspelling of a phrase and is another word, folded: Danish "korer" (drives) is no choir, Italian "scale"
   * (stairs) no climbing. It means what it is listed for as it stands, or nothing.
   */
  lookalikes?: string;
  /** Articles, and what stands in their place before a noun. */
  articles: string;
  concept: Phrases<ConceptId>;
  /** "Somewhere to eat" is a place without being a kind of one: any that serves food. */
  activity: Phrases<"eat">;
  /** What people are interested in, beyond kinds of places. */
  topic: Phrases<Topic>;
  price: Phrases<"free" | "cheap" | "affordable" | "moderate" | "expensive" | "cheaper" | "dearer">;
  /** Holidays in the order of `specialDayNames`, with a bar between them. */
  holidays: string;
  /**
   * Days other than weekdays and dates, which `Intl` names; `day_after` and `day_before` are from the day that was spoken of, holidays
   * have a section of their own.
   */
  day: Phrases<
    | ("today" | "tonight" | "tomorrow" | "after_tomorrow" | "weekend" | "day_after" | "day_before")
    | ("this_week" | "next_week" | "this_month" | "next_month" | "christmas" | "easter")
  >;
  /** Names of weekdays, Sunday first, that are written otherwise than by CLDR ("tues"). */
  weekday?: Phrases<"0" | "1" | "2" | "3" | "4" | "5" | "6">;
  part: Phrases<"morning" | "midday" | "afternoon" | "evening" | "night">;
  meal: Phrases<"breakfast" | "brunch" | "lunch" | "dinner">;
  /** `before` and `after` stand before a meal, a place or an hour, or after it where the language puts them there. */
  moment: Phrases<
    | ("now" | "next" | "this" | "from" | "until" | "before" | "after" | "between")
    /** Between two days the same as `until`, elsewhere not (French "à"). */
    | "to"
    /** Before an hour from which somebody has time, or after it: "from 5", "17時から". */
    | "since"
    /** What travellers have to catch at an hour, by land or sea and by air: "the train home", "our flight". */
    | ("departure" | "flight")
    /** What keeps a traveller until an hour: "I work until two". */
    | "at_work"
    /** Right before a weekday: that of next week (Chinese 下周五). */
    | "next_week"
    /** The time after dinner, in one phrase. */
    | "after_that"
    | "after_dinner"
    /** Before a number of weeks, and of days where it means no length, or after them: "in two weeks". */
    | ("ahead" | "days_ahead" | "ahead_after")
    /** Before what travellers do besides, or after it where the language puts it there: "before a show", "映画の前に". */
    | "besides"
  >;
  /**
   * `at` stands before a time, `hour` after or within; `half` before an hour means 30 minutes before it (German) or
   * after it (`half_past`), `half_after` follows the hour (French "et demie").
   */
  clock: Phrases<
    | "at"
    | "hour"
    | "minute"
    | "am"
    | "pm"
    | "half_to"
    | "half_past"
    | "half_after"
    | "quarter_past"
    | "quarter_to"
  >;
  number: Phrases<
    "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "15" | "20" | "30"
  >;
  ordinal: Phrases<"1" | "2" | "3" | "4" | "5" | "-1" | "-2">;
  /** What a number counts. */
  unit: Phrases<
    | "day"
    | "night"
    | "week"
    | "person"
    /** Persons that children are counted beside, and two at once: "couples". */
    | ("adult" | "pair")
    | "metre"
    | "kilometre"
    | "mile"
    | "walk_minute"
    | "star"
    | "age"
    | "child"
    | "hour"
  >;
  /**
   * `day` stands before a number of a day of the plan, `day_after` after it; `stop` is what a plan's days have, on either side;
   * `which` stands before that of a place in a list.
   */
  numbered: Phrases<
    | ("day" | "day_after" | "that_day" | "stop" | "which")
    /** The stop of a plan that costs most, or lies farthest off. */
    | ("dearest" | "farthest")
  >;
  /**
   * `not`, `except` and `instead` stand before what they deny, the others after it; `needless` what may be missing as well; `but`
   * ends what a denial covers.
   */
  negation: Phrases<
    | ("not" | "except" | "not_after" | "except_after" | "needless" | "needless_after" | "but")
    /** Denies too: what gives way to what else is named. */
    | ("instead" | "instead_after")
  >;
  /**
   * `near` and `in` stand before a place, `near_after` and `in_after` after it; `walk` is a distance that is walked; `at` says beside a place or
   * an area that the traveller is there now.
   */
  where: Phrases<
    "near" | "near_after" | "in" | "in_after" | "me" | "host" | "walk" | "within" | "there" | "at"
  >;
  /** `most` stands on either side of a number of things, `a_day` says that they are those of each day. */
  limit: Phrases<"most" | "only" | "thing" | "a_day">;
  /** Parts of a town. */
  town: Phrases<"centre" | "north" | "south" | "east" | "west">;
  party: Phrases<"family" | "relatives" | "couples" | "friends" | "solo" | "business">;
  /** `of` stands before the number of people, `of_after` after it; numbers are whole phrases ("zu zweit"). */
  partySize: Phrases<"of" | "of_after" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10">;
  tripType: Phrases<"business" | "pleasure">;
  asked: Phrases<
    | "hours"
    | "address"
    | "phone"
    | "price"
    | "postcode"
    | "website"
    | "directions"
    | "booking"
    | "rating"
    | "payment"
    | "distance"
    | "duration"
    /** How a way would be gone, where it is asked about: "by bike?". */
    | "by_foot"
    | "by_bike"
    | "by_car"
    | "photos"
    | "email"
    | "type"
    | "area"
    | "stars"
    /** Of places to eat at, where the record may say it or the place's own page; how full it gets. */
    | ("menu" | "highchair" | "crowds")
    /** What only a history of the place tells: who built it, how high it is, what is shown in it. */
    | "fact"
  >;
  /** What a traveller says not to care about. */
  slot: Phrases<"priceLevel" | "area" | "categories" | "openAt" | "features" | "stars">;
  /** Nearest, best, cheapest, open longest; and relative wishes. */
  sort: Phrases<"distance" | "rating" | "price" | "closing" | "opening" | "closer" | "better">;
  act: Phrases<
    | "also"
    | "called"
    | "join"
    /** Of the words that join: one of what it joins will do. */
    | "either"
    | "greet"
    | "thanks"
    | "bye"
    /** What was asked is not needed any more: "never mind, found it". */
    | "never_mind"
    | "yes"
    | "no"
    | "find"
    /** Of the words for looking those that look for something to buy. */
    | "buy"
    | "where"
    | "plan"
    | "itinerary"
    | "trip"
    /** The curated guides, and the parts of the town, spoken of in general: "which guides do you have?". */
    | "guides"
    | "areas"
    | "send"
    | "tell"
    | "what_is"
    | "is"
    | "have"
    | "reference"
    | "other"
    /** Of the places that were shown the one that was not spoken of yet: "and the other one?". */
    | "the_other"
    | "more"
    /** All that is planned: "move everything an hour later". */
    | "everything"
    /** Of some things each: "both of them". */
    | "each_of_them"
    /** Of what is planned all but what is named: "drop the rest". */
    | "the_rest"
    /** A plan or a day of it is to be told again: "show me Tuesday". */
    | "show"
    /** What of all that was found has what else is said: "are any of them cheap?". */
    | "any_of_those"
    /** All that was found: "a plan with those". */
    | "those"
    /** All that was spoken of: "put it all into a plan". */
    | "all_that"
    /** A way that ends where it begins. */
    | "loop"
    /** Of a day: less of it, where nothing is named that there could be less of. */
    | "less"
    /** Of a stop: longer, or not so long. */
    | "longer"
    | "briefer"
    /** What a question begins with that no change is asked for in. */
    | "ask"
    /** A day's pace where it is said of a day, else of a place: "an easy first day", "an easy walk". */
    | "calm"
    | "busy"
    | "todo"
    /** What is named is to be at the beginning of the trip, or at its end: "museums first", "finish with the castle". */
    | "early"
    | "late"
    /** A part of town is gone to for its own sake; a whole town is explored as well. */
    | "stroll"
    | "explore"
    /** How time is to be used, asked with its length: "how would you spend", "where do we start"; all of a day, and half of one. */
    | "spend"
    | "whole_day"
    | "half_day"
    /** "I meant", "I said", "actually": what follows or stands before it corrects what was said. */
    | "meant"
    /** Where the guest comes from. */
    | "origin"
    /** "It has to be": after a "no" what is wanted follows, not what is denied. */
    | "must"
    | "instead"
    | "inside"
    | "like"
    | "dont_care"
    /** A reason is asked for; a place is not in the plan. */
    | "why"
    | "left_out"
    /** What was changed is asked for: "what did you take out?". */
    | "went"
    /** Of the places that were shown the one to go to is asked for: "which one would you pick?". */
    | "advise"
    /** Points to the place or the list that was told of, so that what a house has as well is asked of it: "do they have wifi?". */
    | "theirs"
    /** What of a plan stands where something else is to be: "move whatever was there to Sunday". */
    | "what_was"
  >;
  edit: Phrases<
    | "replace"
    | "remove"
    | "add"
    | "less_walking"
    | "start_later"
    | "start_earlier"
    | "end_earlier"
    | "slower"
    | "fuller"
    | "add_day"
    | "remove_day"
    | "move_later"
    | "move_earlier"
    /** A stop goes elsewhere, or stays whatever else changes; a part of a day has nothing planned. */
    | "move"
    | "keep"
    | "free"
    /** A number of days, or a number alone, is how many the plan is to have: "make it four", "only two". */
    | "set_days"
    /** Beside an hour: when days begin, and when the traveller is back. */
    | "start_at"
    | "end_at"
    /** The plan is to be as it was before its last change; there is to be none any more. */
    | ("undo" | "cancel")
    /** The stops of a day are to come from the last to the first; travellers want to part for a while. */
    | ("reverse" | "split")
    /** A pause at the hotel, at an hour or after lunch. */
    | "rest"
    /** What is said of a stop that is not to stay: "too touristy", "nothing for children", "we have been there". */
    | "unfit"
    /** What is nothing for those who come along, whichever it is: "change what does not suit". */
    | "suit"
  >;
}
