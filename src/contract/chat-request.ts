import { z } from "zod";
import {
  type BodyOf,
  bodyFault,
  bodySchema,
  defaultedField,
  matching,
  optionalField,
  readBody,
} from "./body-field.ts";
import { tripTypes, userCategories } from "./common.ts";
import { type Fault, faultyRequest } from "./errors.ts";
import { position, radiusMetres } from "./geo-parameters.ts";
import { inlineItinerary, tripDate } from "./inline-itinerary.ts";
import { defaulted, flag, integer, kindOf, oneOf, optional, type ValuesOf, words } from "./parameter.ts";
import { geo, language, personal, profile } from "./parameters.ts";
import { planOperations } from "./plan-operations.ts";

const chatActions = ["chat", "createItinerary", "sendEmail"] as const;

/** Longest message of a traveller, in characters (UTF-16 code units). */
const MAX_MESSAGE_LENGTH = 2_000;
/** RFC 5321 4.5.3.1: a path has 256 octets with its brackets, a local part 64. */
const MAX_EMAIL_LENGTH = 254;

/** One address and nothing else: zod's own pattern, which takes no comma, bracket, space or control character. */
const EMAIL = new RegExp(`(?=^.{1,64}@)${z.regexes.email.source}`);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const uuid = matching(UUID, 36, "invalid_uuid", "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f");
const conversationId = {
  schema: uuid.schema,
  read: (text: string, name: string) => uuid.read(text, name).toLowerCase(),
};

const date = kindOf(
  tripDate,
  "invalid_date",
  "a day such as 2026-11-21, from 2000 to 2199",
  (text) => tripDate.safeParse(text).data,
);

const EXPLAIN = "true adds `understanding`, and dates and times to the itinerary.";

/** The fields of a message to the concierge. */
export const chatFields = {
  message: optionalField(words(MAX_MESSAGE_LENGTH), ["string"], {
    description: "What the traveller says; required for the action chat.",
    schema: z.string().min(1).max(MAX_MESSAGE_LENGTH),
  }),
  action: defaultedField(oneOf(chatActions), ["string"], "chat", {
    description: "What to do: answer, plan a trip, or mail the plan.",
  }),
  profileId: optionalField(words(128), ["string"], { description: "The host for whose guests is answered." }),
  lang: optionalField(language, ["string"], {
    description:
      "BCP 47 code of the answer; else the message's where the concierge speaks it, else the host's default.",
  }),
  latlng: optionalField(position, ["string", "array"], {
    description: "Where the traveller is, as <lat>,<lng> or [lat, lng]; else the host's location.",
  }),
  radius: optionalField(radiusMetres, ["number", "string"], {
    description: "Metres from there; else the host's search radius.",
  }),
  userCategory: optionalField(oneOf(userCategories), ["string"], { description: "Who travels." }),
  tripType: defaultedField(oneOf(tripTypes), ["string"], "both", { description: "What kind of trip." }),
  userInterests: defaultedField(
    personal.userInterests,
    ["string", "array"],
    personal.userInterests.fallback,
    {
      description: "Interests as ids or id:weight, in a list or with commas between.",
      schema: z.union([z.array(z.string()).max(50), z.string()]),
    },
  ),
  conversationId: optionalField(conversationId, ["string"], {
    description:
      "The `Conversation-Id` of an earlier answer; one that is not known (any more) begins a new conversation.",
  }),
  email: optionalField(matching(EMAIL, MAX_EMAIL_LENGTH, "invalid_email", "ana@example.org"), ["string"], {
    description: "Where to send the plan; required for the action sendEmail. One address.",
    schema: z.string().max(MAX_EMAIL_LENGTH).regex(EMAIL),
  }),
  durationDays: optionalField(integer(1, 7), ["number", "string"], {
    description: "Days of the plan; else the number that the message says, else 3.",
  }),
  startDate: optionalField(date, ["string"], {
    description: "First day of the plan, on the host's calendar; else tomorrow.",
  }),
  itinerary: inlineItinerary,
  operations: planOperations,
  explain: defaultedField(flag, ["boolean", "string"], false, { description: EXPLAIN, extension: true }),
};

/** A message as it was checked. */
export type ChatRequest = BodyOf<typeof chatFields>;

export const chatRequestBody = bodySchema(chatFields, "ChatRequest");

/** The request of a body. @throws ServiceError with every fault at once. */
export function readChatRequest(body: unknown): ChatRequest {
  const { values, faults } = readBody(chatFields, body);
  const isAtFault = (name: string) => faults.some((fault) => fault.name === name || fault.name === "");
  const missing = (name: keyof ChatRequest, code: Fault["code"], detail: string) => {
    if (values[name] === undefined && !isAtFault(name) && !isAtFault("action")) {
      faults.push(bodyFault(name, code, detail));
    }
  };
  const isByHand = values.operations !== undefined;
  if (isByHand && values.message !== undefined)
    faults.push(bodyFault("message", "invalid_value", "operations come with no message: send one of them"));
  if (isByHand && values.action !== "chat")
    faults.push(bodyFault("action", "invalid_value", "operations come with the action chat alone"));
  if (values.action === "chat" && !isByHand && !faults.some(({ name }) => name.startsWith("operations")))
    missing("message", "missing_parameter", "message is required for the action chat");
  if (values.action === "sendEmail")
    missing("email", "missing_email", "email is required for the action sendEmail");
  faults.push(...centreFaults(values, "body"));
  if (faults.length > 0) throw faultyRequest(faults);
  return values;
}

/** A radius needs a centre: without a host none can lend its location. */
function centreFaults(
  { radius, latlng, profileId }: Pick<ChatRequest, "radius" | "latlng" | "profileId">,
  where: Fault["in"],
): Fault[] {
  if (radius === undefined || latlng !== undefined || profileId !== undefined) return [];
  const detail = "radius needs a centre: give latlng, or the profileId of a host that has a location";
  return [{ in: where, name: "radius", code: "missing_geo_centre", detail }];
}

/** The query of an opening (GET chat). */
export const openingParameters = {
  profileId: profile,
  lang: optional(language, "BCP 47 code of the answer; else the host's default.", { example: "en-GB" }),
  ...geo,
  ...personal,
  conversationId: optional(
    conversationId,
    "A conversation whose last answer is wanted; an unknown one gives an opening.",
  ),
  explain: defaulted(flag, false, EXPLAIN, { extension: true }),
};
export type OpeningRequest = ValuesOf<typeof openingParameters>;

/** Faults that only several parameters of an opening together have. @throws ServiceError missing_geo_centre */
export function checkOpening(request: OpeningRequest): void {
  const faults = centreFaults(request, "query");
  if (faults.length > 0) throw faultyRequest(faults);
}

const { profileId, conversationId: planOf, itinerary, startDate } = chatFields;

/** Which plan is to be shared: that of the body, else the conversation's. */
const shareFields = { profileId, conversationId: planOf, itinerary, startDate };
export type ShareRequest = BodyOf<typeof shareFields>;

export const shareRequestBody = bodySchema(shareFields, "ShareRequest");

/** The request of a body. @throws ServiceError with every fault at once. */
export function readShareRequest(body: unknown): ShareRequest {
  const { values, faults } = readBody(shareFields, body);
  if (faults.length > 0) throw faultyRequest(faults);
  return values;
}
