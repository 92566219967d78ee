/** An example of a preview operation, shown in its reference and checked against the schemas by a test. */
export interface ChatExample {
  /** Values of the path parameters. */
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
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

export const chatExamples = {
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
  forget: {
    path: { ...org, conversationId: "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f" },
    query: {},
  },
} satisfies Record<string, ChatExample>;
