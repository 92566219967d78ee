import { openingCalendarOf, packCalendar } from "../../hours/calendar.ts";
import { packEventDates, readEventDates } from "../../hours/event-dates.ts";
import { openingWeekOf } from "../../hours/week.ts";
import { packOutline } from "./areas.ts";
import { choices, flag, label, labels, name, names, number, numbers, position, sum } from "./column-types.ts";

/**
 * The form of what is kept beside the bodies and made from them alone: facts, terms and postings. To be raised with every change
 * that makes others of the same record, such as another column here: a store that finds another number makes all of them anew.
 */
export const INDEX_FORMAT = 13;

/**
 * The columns of the tables, each declared here and nowhere else: how it is made of a record, stored, and kept in memory. A kind
 * that has not the fields of a column has only `missing` in it. Their order is that in which lists are packed: new ones go last.
 */
export const columns = {
  /** Decimal degrees and the point on the unit sphere; NaN without coordinates. */
  at: position(({ geoLocation }) => geoLocation),
  /** Editorial score, 0..100. */
  score: number({ missing: Number.NaN }, ({ score }) => score),
  /** Out of 5, from any rating site. */
  ratings: sum("ratingSum", "ratingCount", ({ providerRating, reviewSiteRating }) =>
    [providerRating, reviewSiteRating].filter((rating) => rating !== undefined),
  ),
  featured: flag(({ featured }) => featured),
  priority: number({ missing: 0 }, ({ priority }) => priority),
  /** Epoch milliseconds. */
  updatedAt: number({ missing: 0 }, ({ updatedAt }) => updatedAt),
  /** Empty means every host. */
  hosts: names("hostNames", ({ hostIds }) => hostIds),
  /** Ids: of a listing its guides, of a guide its listings. */
  links: names("linkNames", ({ guideIds, listingIds }) => guideIds ?? listingIds),
  price: number({ missing: Number.NaN }, ({ priceLevel }) => priceLevel),
  neighborhood: label(({ neighborhood }) => neighborhood),
  zone: name("zoneNames", ({ timeZoneName }) => timeZoneName),
  /** Of a geo area, in metres. */
  radius: number({ missing: Number.NaN }, ({ radius }) => radius),
  category: labels(({ category }) => category),
  tags: labels(({ activityTags }) => activityTags),
  keywords: labels(({ keywords }) => keywords),
  tripType: choices("tripType"),
  userCategories: choices("userCategories"),
  userInterests: choices("userInterests"),
  /** A geo area's name in each language. */
  names: labels(({ displayName }) => displayName),
  /** Pairs of minutes of the week, [open, close); none when unknown. */
  week: numbers(({ openingHours }) => openingWeekOf(openingHours)),
  /** Hours that change by date, packed (see hours/calendar.ts); none where the week tells everything. */
  calendar: numbers(({ openingHours }) => {
    const calendar = openingCalendarOf(openingHours);
    return calendar && packCalendar(calendar);
  }),
  timeOfDay: choices("timeOfDay"),
  timeOfYear: choices("timeOfYear"),
  /** When an event takes place, packed (see hours/event-dates.ts); none of what is no event, or of unknown dates. */
  event: numbers(({ additionalData, updatedAt }) => {
    const dates = readEventDates(additionalData, updatedAt);
    return dates && packEventDates(dates);
  }),
  /** Of a geo area, packed (see areas.ts); none of one that is a circle. */
  outline: numbers(({ outline }) => outline && packOutline(outline)),
  /** ISO 3166-2, else ISO 3166-1: whose holidays a listing's place keeps. */
  region: name("regionNames", ({ subdivisionCode, countryCode }) => subdivisionCode ?? countryCode),
  /** The id of the listing that a listing is part of. */
  whole: name("wholeNames", ({ partOf }) => partOf),
  /** Identifiers as words: "wheelchair accessible". */
  services: labels(
    ({ serviceTypes }) => serviceTypes && { und: serviceTypes.map((id) => id.replaceAll("_", " ")) },
  ),
};
