import { z } from "zod";
import { geoDistance, geoLocation, timesOfDay } from "./common.ts";
import { saidSlots } from "./said-slots.ts";

/** What an action of an answer leads to: a further message, one of the other two actions of the operation, or a page. */
const chatActionTypes = ["query", "createItinerary", "sendEmail", "link"] as const;

export const placeTypes = ["listing", "location"] as const;
export type PlaceType = (typeof placeTypes)[number];

/** Bounds of an answer. */
export const MAX_CHAT_LISTINGS = 10;
export const MAX_CHAT_GUIDES = 5;
export const MAX_CHAT_ACTIONS = 4;

const photo = z.strictObject({ url: z.string() });

const chatListing = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    category: z.string().optional(),
    address: z.string().optional(),
    geoDistance,
    providerRating: z.number().min(0).max(5).optional(),
    priceLevel: z.number().min(0).max(10).optional(),
    openNow: z.boolean().optional().describe("absent where the hours are unknown"),
    photo: photo.optional(),
    providerMapsUrl: z.string().optional(),
  })
  .meta({ id: "ChatListing", description: "A place of the catalogue; every word is in one language." });
export type ChatListing = z.infer<typeof chatListing>;

const chatGuide = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    coverImage: photo.optional(),
    listingCount: z.int().min(0),
    geoDistance,
  })
  .meta({ id: "ChatGuide" });
export type ChatGuide = z.infer<typeof chatGuide>;

const chatAction = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    value: z
      .string()
      .describe(
        "query: the message to send next. link: an address. createItinerary: the number of days. sendEmail: nothing",
      ),
    type: z.enum(chatActionTypes),
  })
  .meta({ id: "ChatAction" });
export type ChatAction = z.infer<typeof chatAction>;

const hostInterest = z
  .strictObject({ id: z.string(), name: z.string(), travellerTypes: z.array(z.string()) })
  .meta({ id: "HostInterest" });

const chatLocation = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    address: z.string().optional(),
    description: z.string().optional(),
    geoDistance,
    photo: photo.optional(),
    providerMapsUrl: z.string().optional(),
  })
  .meta({ id: "ChatLocation", description: "A geo area as a stop." });
export type ChatLocation = z.infer<typeof chatLocation>;

/** A local time of day, `HH:MM`. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const clockTime = z
  .string()
  .regex(CLOCK_TIME)
  .describe("extension, with explain: on the host's clock")
  .optional();

const stopFaults = [
  "closed",
  "meal_time",
  "odd_hour",
  "day_over",
  "kept_free",
  "other_time",
  "long_way",
] as const;
export type StopFaultCode = (typeof stopFaults)[number];

const travelBases = ["router", "streets", "estimate"] as const;
export type TravelBasis = (typeof travelBases)[number];

const stopFault = z
  .strictObject({
    code: z
      .enum(stopFaults)
      .describe(
        "closed: not open for the whole visit. meal_time, odd_hour: no hour for that meal, or such a place. day_over: after the day. " +
          "kept_free: nothing was to be then. other_time: it was to be at another. long_way: farther from the stop before than ways between stops may be",
      ),
    open: z
      .array(z.strictObject({ from: clockTime.unwrap(), until: clockTime.unwrap() }))
      .optional()
      .describe("when it would hold, on the host's clock"),
    minutes: z.number().min(0).optional().describe("long_way: how long the way is"),
  })
  .meta({ id: "StopFault" });

const itineraryActivity = z
  .strictObject({
    timeOfDay: z.enum(timesOfDay),
    activityType: z.string().describe("what is done there, such as lunch or museum"),
    placeType: z.enum(placeTypes),
    placeId: z.string(),
    placeName: z.string(),
    rationale: z.string(),
    placePhoto: z.string().optional().describe("address of a picture"),
    travelTime: z
      .number()
      .min(0)
      .optional()
      .describe("minutes from the stop before, by the host's preferred travel mode"),
    listing: chatListing.optional(),
    location: chatLocation.optional(),
    startTime: clockTime,
    endTime: clockTime,
    travelBasis: z
      .enum(travelBases)
      .optional()
      .describe(
        "extension, with explain: what travelTime is reckoned from: a routing server, streets and paths, or the straight line and an estimate",
      ),
    travelLine: z
      .array(geoLocation)
      .optional()
      .describe("extension, with explain: the way on foot from the stop before, where streets are known"),
    locked: z
      .literal(true)
      .optional()
      .describe("extension: it stays on its day, at its time, until it is named"),
    faults: z
      .array(stopFault)
      .optional()
      .describe("extension: what does not hold of a stop that was put there by hand; absent where all does"),
  })
  .meta({ id: "ItineraryActivity" });
export type ItineraryActivity = z.infer<typeof itineraryActivity>;

const itinerary = z
  .strictObject({
    name: z.string(),
    durationDays: z.int().min(1).max(7),
    summary: z.string(),
    days: z.array(
      z.strictObject({
        dayNumber: z.int().min(1).max(7),
        summary: z.string(),
        activities: z.array(itineraryActivity),
      }),
    ),
    startDate: z.iso
      .date()
      .optional()
      .describe("extension, with explain: the first day, on the host's calendar"),
  })
  .meta({ id: "Itinerary" });
export type Itinerary = z.infer<typeof itinerary>;

const planChange = z
  .strictObject({
    op: z.string(),
    done: z.boolean(),
    reason: z.string().optional().describe("why it was not done, such as no_match or no_such_stop"),
  })
  .meta({ id: "PlanChange", description: "Extension: what became of an operation." });

/** What each stage of understanding made of a message; open to further keys, since it is only for people to look at. */
const understandingStages = z.looseObject({
  tokens: z.array(z.string()),
  spans: z
    .array(z.strictObject({ text: z.string(), means: z.array(z.string()) }))
    .describe("phrases with all that they may mean; nothing where they were not understood"),
  acts: z.array(z.string()).describe("what is done with the message: find, thanks, send …"),
  act: z.string().describe("what the turn does: inform, deny, correct, ask, choose, book or go_on"),
  signs: z.array(z.string()).describe("what holds, by name: a kind is named, a plan was made before"),
  frame: z.string().describe("what the message is for"),
  slots: z.record(z.string(), z.unknown()).describe("what the phrases say, before the frame takes its own"),
  state: z.record(z.string(), z.unknown()).describe("what the message adds to the conversation"),
  notUnderstood: z.array(z.string()),
  notUsed: z.record(z.string(), z.unknown()).describe("slots that the frame does not take"),
});
export type UnderstandingStages = z.infer<typeof understandingStages>;

/** What was understood of a message; open to further keys, since it is only for people to look at. */
const understandingShown = z
  .looseObject({
    language: z.string(),
    intent: z.string(),
    categories: z.array(z.string()),
    excluded: z.array(z.string()),
    freeText: z.string().nullish(),
    notUnderstood: z.array(z.string()).optional().describe("words of the message that say nothing here"),
    notUsed: z
      .array(z.string())
      .optional()
      .describe("parts of what was asked for that nothing was found to have"),
    fromModel: z
      .array(z.string())
      .optional()
      .describe("slots that a language model filled; absent where none was asked or its answer held nothing"),
    slots: saidSlots.optional(),
    stages: understandingStages.optional(),
  })
  .meta({ id: "Understanding", description: "Extension: only with explain." });

export const chatAnswer = z
  .strictObject({
    message: z.string().describe("plain text in the answer's language"),
    toolUsed: z.boolean().describe("whether the catalogue was searched"),
    listings: z.array(chatListing).max(MAX_CHAT_LISTINGS),
    guides: z.array(chatGuide).max(MAX_CHAT_GUIDES),
    actions: z.array(chatAction).max(MAX_CHAT_ACTIONS),
    hostInterests: z.array(hostInterest),
    itinerary: itinerary.nullable(),
    changes: z
      .array(planChange)
      .optional()
      .describe("extension: what became of each of the `operations`, in their order"),
    understanding: understandingShown.optional(),
  })
  .meta({ id: "ChatAnswer" });
export type ChatAnswer = z.infer<typeof chatAnswer>;
