import type { ListingHit } from "../../discovery/places.ts";

const MAX_SUMMARY_LENGTH = 600;

/** A place as a list of hits shows it to a language model. */
export function shortPlace({
  id,
  name,
  category,
  tagline,
  address,
  geoDistance,
  priceLevel,
  openingHours,
}: ListingHit) {
  const { openNow, nextCloseTime } = openingHours ?? {};
  return {
    id,
    name,
    category,
    tagline,
    address,
    metresAway: geoDistance,
    priceLevel,
    openNow,
    nextCloseTime,
  };
}

/** The same with what a question about it may need. It has no links: an answer must not have any. */
export function longPlace(hit: ListingHit) {
  const { summary, whatToExpect, phoneNumber, neighborhood, openingHours, activityTags } = hit;
  const cut = (text: string | undefined) => text?.slice(0, MAX_SUMMARY_LENGTH);
  return {
    ...shortPlace(hit),
    summary: cut(summary),
    whatToExpect: cut(whatToExpect),
    phoneNumber,
    neighborhood,
    activityTags,
    openingTimes: openingHours?.weekday_text,
  };
}
