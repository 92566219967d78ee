import type { Itinerary, ItineraryActivity } from "../../contract/chat-answer.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { type ChosenLanguage, chooseLanguage } from "../../languages/registry.ts";
import { writeCalendar } from "./calendar.ts";
import { htmlMail, isolated, plainMail, shownDays } from "./mail-bodies.ts";
import type { Mailer } from "./mailer.ts";
import type { Trip, TripStop } from "./trip.ts";
import { type CatalogueParts, type TripWishes, tripFromCatalogue } from "./trip-from-catalogue.ts";

export interface TripMail extends TripWishes {
  recipient: string;
}

export interface SentTrip {
  /** Says that the mail is on its way, in the mail's language. */
  message: string;
  /** BCP 47 code of the mail. */
  language: string;
  /** The plan as it was mailed. */
  itinerary: Itinerary;
}

/**
 * Mails a plan: the subject and the body are of template texts and the catalogue's words alone. `admit` may refuse (by
 * throwing) once everything is known to be there.
 * @throws ServiceError profile_not_found, no_itinerary, email_failed
 */
export async function mailTrip(
  parts: CatalogueParts & { mailer: Mailer },
  scope: Scope,
  { recipient, ...wishes }: TripMail,
  admit: (recipient: string) => void,
): Promise<SentTrip> {
  const { trip, defaultLanguages } = await tripFromCatalogue(parts, scope, wishes);
  const chosen = chooseLanguage([wishes.lang, ...defaultLanguages]);
  const { language, mail: texts } = chosen;
  admit(recipient);
  await parts.mailer.send({
    recipient,
    fromName: trip.from,
    subject: texts.subject(isolated(trip.from)),
    language,
    plain: plainMail(trip, chosen),
    html: htmlMail(trip, chosen),
    calendar: writeCalendar(trip, texts, parts.nowMs),
  });
  return { message: texts.sent, language, itinerary: writeItinerary(trip, chosen) };
}

/** The mailed plan in the shape of an answer. */
function writeItinerary(trip: Trip, chosen: ChosenLanguage): Itinerary {
  const { days, timeZone } = trip;
  const clock = new Intl.DateTimeFormat(DEFAULT_LANGUAGE, { timeStyle: "short", timeZone });
  const shown = shownDays(trip, chosen);
  return {
    name: `${chosen.mail.title}: ${trip.from}`,
    durationDays: days.length,
    summary: chosen.mail.intro(trip.from),
    startDate: days[0]?.date,
    days: days.map(({ stops }, index) => ({
      dayNumber: index + 1,
      summary: shown[index]?.date ?? "",
      activities: stops.map((stop) => writeActivity(stop, clock)),
    })),
  };
}

function writeActivity(stop: TripStop, clock: Intl.DateTimeFormat): ItineraryActivity {
  const { placeType, placeId, name, category, address, description, geoDistance, photoUrl } = stop;
  const { mapUrl, timeOfDay, startMs, endMs, tagline, travelMinutes, providerRating, priceLevel } = stop;
  const photo = photoUrl === undefined ? undefined : { url: photoUrl };
  const place = { id: placeId, name, address, geoDistance, photo, providerMapsUrl: mapUrl };
  return {
    timeOfDay,
    activityType: category ?? placeType,
    placeType,
    placeId,
    placeName: name,
    rationale: tagline ?? description ?? category ?? name,
    placePhoto: photoUrl,
    travelTime: travelMinutes,
    ...(placeType === "listing"
      ? { listing: { ...place, category, providerRating, priceLevel } }
      : { location: { ...place, description } }),
    startTime: clock.format(startMs),
    endTime: clock.format(endMs),
  };
}
