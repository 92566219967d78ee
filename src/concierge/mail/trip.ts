import type { PlaceType } from "../../contract/chat-answer.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { TimeOfDay } from "../../contract/inline-itinerary.ts";

/** One stop of a plan with the catalogue's words. */
export interface TripStop {
  placeType: PlaceType;
  placeId: string;
  name: string;
  category?: string;
  address?: string;
  /** Of a geo area. */
  description?: string;
  /** What the catalogue says of it in a line. */
  tagline?: string;
  providerRating?: number;
  priceLevel?: number;
  /** Minutes from the stop before, of the first one from the host, by the host's preferred travel mode; absent where a position is unknown. */
  travelMinutes?: number;
  /** Address of a picture. */
  photoUrl?: string;
  /** Metres from the host, rounded to the metre. */
  geoDistance?: number;
  geoLocation?: GeoLocation;
  timeOfDay: TimeOfDay;
  /** Epoch milliseconds; the end is after the start. */
  startMs: number;
  endMs: number;
  /** Where to look at it on a map: https or http. */
  mapUrl?: string;
  websiteUrl?: string;
}

export interface TripDay {
  /** On the host's calendar, `YYYY-MM-DD`. */
  date: string;
  stops: readonly TripStop[];
}

/** A plan ready to be mailed: every word of it comes from the catalogue, on one line. */
export interface Trip {
  /** Names the organisation and the host, for the ids of calendar events. */
  id: string;
  /** The host's name, else the organisation's. */
  from: string;
  brand: Brand;
  /** IANA name. */
  timeZone: string;
  days: readonly TripDay[];
  /** What must be shown where the data is, each once. */
  attributions: readonly string[];
}

/** How a host's mails look. */
export interface Brand {
  /** `#rrggbb`. */
  primary: string;
  onPrimary: string;
  background: string;
  /** Absolute address of a picture that mail programs show. */
  logoUrl?: string;
}
