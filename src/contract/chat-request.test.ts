import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { chatFields, readChatRequest } from "./chat-request.ts";
import { ServiceError } from "./errors.ts";

/** The faults of a refused body as `name code`. */
function faultsOf(body: unknown): string[] {
  try {
    readChatRequest(body);
  } catch (error) {
    assert.ok(error instanceof ServiceError);
    assert.ok(error.faults.every((fault) => fault.in === "body" && fault.detail !== ""));
    return error.faults.map(({ name, code }) => `${name} ${code}`);
  }
  return [];
}

test("a message alone is a request to chat, with the defaults of the searches", () => {
  const request = readChatRequest({ message: "  coffee? ", unheardOf: 1, lang: null, radius: "" });
  assert.deepEqual(Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)), {
    message: "coffee?",
    action: "chat",
    tripType: "both",
    userInterests: [],
    explain: false,
  });
});

test("fields are read as the parameters of the searches are, as JSON values or as texts", () => {
  const request = readChatRequest({
    message: "x",
    lang: "EN-gb",
    latlng: [55.6, 12.5],
    radius: 900,
    userCategory: "Couples",
    userInterests: ["art:2", "coffee"],
    conversationId: "3F2B8C1E-5A7D-4C39-9E64-0B1A2C3D4E5F",
    durationDays: "4",
    startDate: "2026-02-28",
    explain: true,
  });
  assert.equal(request.lang, "en-GB");
  assert.deepEqual(request.latlng, [55.6, 12.5]);
  assert.equal(request.radius, 900);
  assert.equal(request.userCategory, "couples");
  assert.deepEqual(request.userInterests, [
    { id: "art", weight: 2 },
    { id: "coffee", weight: 1 },
  ]);
  assert.equal(request.conversationId, "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f");
  assert.deepEqual([request.durationDays, request.startDate, request.explain], [4, "2026-02-28", true]);
});

test("every fault of a body comes at once, each with its field", () => {
  const body = {
    action: "chat",
    lang: "not a code",
    latlng: "91,0",
    radius: -1,
    userCategory: "robots",
    tripType: 7,
    userInterests: ["art:lots"],
    conversationId: "mine",
    email: "a@b",
    durationDays: 8,
    startDate: "2026-02-30",
    explain: "perhaps",
  };
  assert.deepEqual(faultsOf(body), [
    "lang invalid_lang",
    "latlng invalid_latlng",
    "radius invalid_radius",
    "userCategory invalid_value",
    "tripType invalid_type",
    "userInterests invalid_interest",
    "conversationId invalid_uuid",
    "email invalid_email",
    "durationDays out_of_range",
    "startDate invalid_date",
    "explain invalid_boolean",
    "message missing_parameter",
  ]);
});

test("a message is needed to chat, an address to mail, and neither to plan", () => {
  assert.deepEqual(faultsOf({}), ["message missing_parameter"]);
  assert.deepEqual(faultsOf({ message: "  " }), ["message missing_parameter"]);
  assert.deepEqual(faultsOf({ message: "x".repeat(2_001) }), ["message too_long"]);
  assert.deepEqual(faultsOf({ message: 5 }), ["message invalid_type"]);
  assert.deepEqual(faultsOf({ action: "sendEmail" }), ["email missing_email"]);
  assert.deepEqual(faultsOf({ action: "createItinerary" }), []);
  assert.deepEqual(faultsOf({ action: "dance" }), ["action invalid_value"]);
  for (const body of [[], "text", 5, true]) assert.deepEqual(faultsOf(body), [" invalid_type"]);
});

test("a radius needs a centre, which a position or a host can give", () => {
  const code = ["radius missing_geo_centre"];
  assert.deepEqual(faultsOf({ message: "x", radius: 500 }), code);
  assert.deepEqual(faultsOf({ message: "x", radius: 500, latlng: "55,12" }), []);
  assert.deepEqual(faultsOf({ message: "x", radius: 500, profileId: "inn" }), []);
});

test("one e-mail address is taken, and nothing that could become a header or a second recipient", () => {
  for (const email of ["ana@example.org", "a.b+c@sub.example.co.uk", "o'neil@example.ie"]) {
    assert.deepEqual(faultsOf({ action: "sendEmail", email }), [], email);
  }
  for (const email of [
    "a@example.org,b@example.org",
    "a@example.org;b@example.org",
    "a@example.org b@example.org",
    "a@example.org\r\nBcc: b@example.org",
    "a@example.org\nb",
    "Ana <a@example.org>",
    '"a b"@example.org',
    "a@[127.0.0.1]",
    "a@localhost",
    "@example.org",
    "a@",
    "a@@example.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(63)}.org`,
  ]) {
    assert.deepEqual(faultsOf({ action: "sendEmail", email }), ["email invalid_email"], email);
  }
});

test("a day beyond all travelling is a slip, in the request and in an itinerary", () => {
  for (const startDate of ["9999-12-31", "0001-01-01", "2200-01-01"]) {
    const itinerary = { startDate, days: [{ activities: [] }] };
    assert.deepEqual(faultsOf({ action: "createItinerary", startDate, itinerary }), [
      "startDate invalid_date",
      "itinerary.startDate invalid_value",
    ]);
  }
  assert.deepEqual(faultsOf({ action: "createItinerary", startDate: "2199-12-31" }), []);
});

test("of an itinerary sent back only ids, order and times are read", () => {
  const { itinerary } = readChatRequest({
    action: "createItinerary",
    itinerary: {
      name: "Buy now",
      startDate: "2026-06-02",
      days: [
        {
          summary: "words of the caller",
          activities: [
            {
              placeId: "nyhavn",
              placeName: "Not Nyhavn",
              timeOfDay: "morning",
              startTime: "09:30",
              rationale: "x",
            },
            { placeId: "indre-by", placeType: "location", timeOfDay: "evening", listing: { id: "other" } },
          ],
        },
      ],
    },
  });
  assert.deepEqual(itinerary, {
    startDate: "2026-06-02",
    days: [
      {
        stops: [
          { placeId: "nyhavn", placeType: "listing", timeOfDay: "morning", startTime: "09:30" },
          { placeId: "indre-by", placeType: "location", timeOfDay: "evening" },
        ],
      },
    ],
  });
});

test("a malformed itinerary says where each fault is", () => {
  const activity = { placeId: "a", timeOfDay: "morning" };
  const faults = faultsOf({
    action: "createItinerary",
    itinerary: {
      days: [
        {
          activities: [
            { ...activity, placeId: "a\r\nb" },
            { ...activity, startTime: "25:00" },
          ],
        },
        {},
      ],
    },
  });
  assert.deepEqual(faults, [
    "itinerary.days[0].activities[0].placeId invalid_value",
    "itinerary.days[0].activities[1].startTime invalid_value",
    "itinerary.days[1].activities invalid_type",
  ]);
  assert.deepEqual(faultsOf({ action: "createItinerary", itinerary: "none" }), ["itinerary invalid_type"]);
  const days = Array.from({ length: 8 }, () => ({ activities: [] }));
  assert.deepEqual(faultsOf({ action: "createItinerary", itinerary: { days } }), [
    "itinerary.days too_many_values",
  ]);
});

test("any JSON is a request or a 400 with its faults, and never anything else", () => {
  const field = fc.constantFrom(...Object.keys(chatFields), "other");
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom("55,12", "en-GB", "chat", "a@example.org", "art:2", 3),
  );
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, value));
  fc.assert(
    fc.property(body, (json) => {
      try {
        assert.ok(readChatRequest(json).action);
      } catch (error) {
        assert.ok(error instanceof ServiceError, String(error));
        assert.equal(error.status, 400);
        assert.ok(error.faults.length > 0);
      }
    }),
    { seed: 5, numRuns: 1_000 },
  );
});
