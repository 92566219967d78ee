import { z } from "zod";
import { chatAnswer } from "./chat-answer.ts";
import { chatRequestBody, openingParameters, shareRequestBody } from "./chat-request.ts";
import type { ErrorCode } from "./errors.ts";
import type { Example } from "./operation-examples.ts";
import { named, type Operation, type Tag, type Unnamed } from "./operations.ts";

/** An example of a preview operation, shown in its reference and checked against the schemas by a test. */
interface ChatExample extends Omit<Example, "answer"> {
  body?: Readonly<Record<string, unknown>>;
  answer?: unknown;
}

const org = { orgId: "demo" };

const nyhavn = {
  id: "nyhavn",
  name: "Nyhavn",
  category: "Waterfront",
  address: "Nyhavn, 1051 København K",
  geoDistance: 512,
  priceLevel: 0,
  openNow: true,
  photo: { url: "/media/copenhagen/canal-small.svg" },
};

const interests = [{ id: "canals", name: "Canals", travellerTypes: ["couples", "friends"] }];

const chatExamples = {
  chat: {
    path: org,
    query: {},
    body: { message: "Somewhere by the water, now?", profileId: "harbour-house", lang: "en-GB" },
    answer: {
      message: "Nyhavn is 510 m away and always open.",
      toolUsed: true,
      listings: [nyhavn],
      guides: [
        {
          id: "canals-on-foot",
          name: "Canals on foot",
          description: "An afternoon along the water.",
          coverImage: { url: "/media/copenhagen/canal-large.svg" },
          listingCount: 8,
          geoDistance: 160,
        },
      ],
      actions: [{ id: "plan", label: "Plan my day", value: "1", type: "createItinerary" }],
      hostInterests: [],
      itinerary: null,
    },
  },
  opening: {
    path: org,
    query: { profileId: "harbour-house", lang: "en-GB" },
    answer: {
      message: "Welcome to Harbour House. What would you like to do?",
      toolUsed: false,
      listings: [],
      guides: [],
      actions: [
        { id: "lunch", label: "Lunch nearby", value: "Where can I have lunch nearby?", type: "query" },
      ],
      hostInterests: interests,
      itinerary: null,
    },
  },
  forget: { path: { ...org, conversationId: "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f" }, query: {} },
  share: {
    path: org,
    query: {},
    body: { profileId: "harbour-house", conversationId: "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f" },
    answer: {
      url: "https://guide.example.org/g/demo/harbour-house/plan/9b2e6f0a-4c1d-4e8b-a7f3-5d6c7b8a9e01",
      expiresAt: 1798761600000,
    },
  },
} satisfies Record<string, ChatExample>;

const sharedPlan = z
  .strictObject({
    url: z.string().describe("address of the plan's page, for everybody who has it"),
    expiresAt: z.number().describe("epoch milliseconds until which it can be opened"),
  })
  .meta({ id: "SharedPlan" });
export type SharedPlanAnswer = z.infer<typeof sharedPlan>;

/** One operation of the preview interface. */
export interface ChatOperation extends Omit<Operation, "method" | "tag" | "answer" | "example"> {
  method: "GET" | "POST" | "DELETE";
  tag: Tag | "Concierge";
  /** Schema of the JSON body; absent: it takes none. */
  body?: z.ZodType;
  /** Schema of the answer; absent: it is 204 without a body. */
  answer?: z.ZodType;
  example: ChatExample;
}

const orgId = "Organisation account number; the key must belong to it and have the ability chat.";
const path = "/v2/orgs/{orgId}/chat";

const asked = [
  "invalid_latlng",
  "invalid_radius",
  "invalid_value",
  "invalid_interest",
  "too_many_values",
  "too_long",
  "invalid_lang",
  "invalid_boolean",
  "invalid_uuid",
  "missing_geo_centre",
  "profile_not_found",
] as const satisfies readonly ErrorCode[];

/** The table of preview operations, by operationId. */
export const chatOperations = named({
  chat: {
    method: "POST",
    path,
    tag: "Concierge",
    pathParameters: { orgId },
    summary: "Ask the concierge",
    description:
      "Answers a traveller's message with places of the catalogue (`chat`), plans one to seven days (`createItinerary`), or " +
      "mails the plan (`sendEmail`: that of the conversation, or the `itinerary` of the body). A client that wants the answer " +
      "as it comes sends `Accept: text/event-stream`: events `delta` (text to append), `listings`, `guides`, `itinerary`, then " +
      "`done` with the whole object, which counts where it differs, or `error` with problem details. Lines that begin with a " +
      "colon keep the connection alive. A fault found before the first event is an ordinary error answer.\n\n" +
      "Instead of a message, `operations` (an extension) change the plan by hand: stops are moved, swapped, locked, removed, " +
      "replaced, added, or the last change is undone. They are done as asked for; what then does not hold is told in the `faults` of stops.\n\n" +
      "`Conversation-Id` names the conversation for 24 hours after its last message. It belongs to the key that began it.",
    parameters: {},
    body: chatRequestBody,
    answer: chatAnswer,
    errors: [
      ...asked,
      "missing_parameter",
      "missing_email",
      "invalid_email",
      "invalid_integer",
      "out_of_range",
      "invalid_date",
      "invalid_type",
      "invalid_json",
      "no_itinerary",
      "body_too_large",
      "unsupported_media_type",
      "email_failed",
      "email_not_configured",
    ],
    example: chatExamples.chat,
  },
  chatOpening: {
    method: "GET",
    path,
    tag: "Concierge",
    pathParameters: { orgId },
    summary: "Open a conversation",
    description:
      "The same object with a greeting, actions to begin with and the host's interests. With a known " +
      "`conversationId` it is the last answer of that conversation. It does not begin a conversation.",
    parameters: openingParameters,
    answer: chatAnswer,
    errors: asked,
    example: chatExamples.opening,
  },
  deleteConversation: {
    method: "DELETE",
    path: `${path}/{conversationId}`,
    tag: "Concierge",
    pathParameters: { orgId, conversationId: "The `Conversation-Id` of an answer to this key." },
    summary: "Forget a conversation",
    description:
      "Removes what was said and planned, at once. A message that is being answered meanwhile is not kept.",
    parameters: {},
    errors: ["invalid_uuid", "too_long", "conversation_not_found"],
    example: chatExamples.forget,
    extension: true,
  },
  sharePlan: {
    method: "POST",
    path: "/v2/orgs/{orgId}/plans",
    tag: "Concierge",
    pathParameters: { orgId },
    summary: "Share a plan",
    description:
      "Gives the plan of a conversation, or the `itinerary` of the body, an address that nobody can guess, for 30 days. Its page is " +
      "in each language of the host, with a calendar file and a route; the host must have public pages.",
    parameters: {},
    body: shareRequestBody,
    answer: sharedPlan,
    errors: [
      "invalid_value",
      "too_many_values",
      "too_long",
      "invalid_uuid",
      "invalid_date",
      "invalid_type",
      "invalid_json",
      "body_too_large",
      "unsupported_media_type",
      "profile_not_found",
      "no_itinerary",
      "pages_not_public",
    ],
    example: chatExamples.share,
    extension: true,
  },
} as const satisfies Record<string, Unnamed<ChatOperation>>);
