import type { Answerer } from "../../src/concierge/answerer.ts";
import { chatListingOf } from "../../src/concierge/chat-records.ts";
import type { ChatAnswer } from "../../src/contract/chat-answer.ts";
import type { TripOutline } from "../../src/contract/inline-itinerary.ts";
import { type ListingSearch, listingSearchParameters } from "../../src/contract/parameters.ts";
import type { Discovery } from "../../src/discovery/discovery.ts";
import type { ListingHit } from "../../src/discovery/org-reader.ts";

/**
 * An answerer for the tests of what is around answers (conversations, streams, mail): it searches for the message's words
 * and plans the first place for each day.
 */
export function plainAnswerer(discovery: Discovery): Answerer {
  const empty: ChatAnswer = {
    message: "",
    toolUsed: false,
    listings: [],
    guides: [],
    actions: [],
    hostInterests: [],
    itinerary: null,
  };
  const defaults = Object.fromEntries(
    Object.entries(listingSearchParameters).map(([name, { fallback }]) => [name, fallback]),
  ) as ListingSearch;
  return {
    async answer(scope, request, { state }) {
      const { profileId, message, durationDays = 3, lang = "en-GB" } = request;
      const wishes = { ...defaults, profileId, lang, searchQuery: message };
      const { body } = await discovery.listingSearch(scope, wishes);
      const listings = (JSON.parse(body.toString("utf8")).results as ListingHit[]).map(chatListingOf);
      const turns = ((state as { turns?: number } | undefined)?.turns ?? 0) + 1;
      const outline: TripOutline = {
        days: listings
          .slice(0, durationDays)
          .map(({ id }) => ({ stops: [{ placeType: "listing", placeId: id, timeOfDay: "morning" }] })),
      };
      const isPlan = request.action === "createItinerary" && outline.days.length > 0;
      const itinerary = {
        name: "A plan",
        durationDays: Math.max(1, outline.days.length),
        summary: "",
        days: outline.days.map(({ stops }, index) => ({
          dayNumber: index + 1,
          summary: "",
          activities: stops.map((stop) => ({
            ...stop,
            activityType: "visit",
            placeName: listings.find(({ id }) => id === stop.placeId)?.name ?? "",
            rationale: "",
          })),
        })),
      };
      const answer = {
        ...empty,
        message: `Turn ${turns}`,
        toolUsed: true,
        listings,
        itinerary: isPlan ? itinerary : null,
      };
      return { answer, language: lang, state: { turns }, ...(isPlan ? { outline } : {}) };
    },
    async opening(scope, { profileId, lang = "en-GB" }) {
      if (profileId !== undefined) await discovery.hostProfile(scope, { profileId, lang });
      return { answer: { ...empty, message: "Welcome" }, language: lang };
    },
  };
}
