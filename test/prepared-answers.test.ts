import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { Random } from "../bench/generator/random.ts";
import { area, guide, host, interest, listing, numbered } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const random = new Random(15);
const position = () => [55.6 + random.below(40) / 500, 12.5 + random.below(40) / 500];
/** Few values, so that many records are alike but for their distance. */
const common = () => ({
  ...(random.chance(0.7) && { score: random.below(3) * 40 }),
  ...(random.chance(0.2) && { featured: true }),
  ...(random.chance(0.8) && { geoLocation: position() }),
  ...(random.chance(0.3) && { hostIds: random.some(["inn", "tower"], 1) }),
  updatedAt: random.below(3),
  preferences: {
    "en-GB": {
      userInterests: random.some(["art", "food", "sea"], 1),
      tripType: [random.pick(["business", "pleasure"])],
    },
  },
});
const places = numbered("place", 150);
const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("inn"),
      host("tower", { geoLocation: undefined, timeZoneName: "Asia/Tokyo", defaultLanguageCode: "da-DK" }),
      ...["art", "food", "sea"].map((id) => interest(id, { "en-GB": id })),
      ...places.map((id, number) =>
        listing(id, {
          ...common(),
          name: { "en-GB": `Place ${number}`, "da-DK": `Sted ${number}` },
          ...(number % 3 > 0 && {
            openingHours: {
              periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
                open: { day, time: "0900" },
                close: { day, time: `1${number % 10}30` },
              })),
            },
          }),
          ...(number % 20 === 0 && {
            additionalData: { date: { start_date: `2026-06-0${1 + (number % 3)}` } },
          }),
          ...(number % 25 === 0 && { status: "draft" }),
        }),
      ),
      ...numbered("guide", 40).map((id) =>
        guide(id, { ...common(), listingIds: random.some(places, random.between(0, 25)) }),
      ),
      ...numbered("area", 15).map((id) => area(id, { geoLocation: position(), radius: 300 })),
    ],
  },
});

type Query = Parameters<typeof world.get>[1];

test("host-home, whose questions are prepared and whose answers are kept, answers what the single searches do", async () => {
  const ask = async (operation: string, query: Query, headers: Record<string, string> = {}) =>
    world.get(operation, query, { headers });
  for (let number = 0; number < 250; number++) {
    const profileId = random.pick(["inn", "tower"]);
    const personal = {
      profileId,
      ...(random.chance(0.6) && { lang: random.pick(["en-GB", "da-DK", "ja-JP"]) }),
      ...(random.chance(0.7) && { latlng: position().join(",") }),
      ...(random.chance(0.4) && { userInterests: random.some(["art", "food", "sea"], 2).join(",") }),
      ...(random.chance(0.3) && { tripType: "business" }),
    };
    const isNear = "latlng" in personal || profileId === "inn";
    const rankBy = random.pick(["score", "score", "relevance", ...(isNear ? ["distance", "balanced"] : [])]);
    const radius = "latlng" in personal && random.chance(0.3) ? { radius: 3_000 } : {};
    const [page, hitsPerPage, most] = [random.between(1, 3), random.between(1, 20), random.between(1, 20)];
    const home = {
      ...personal,
      ...radius,
      rankBy,
      guidesPage: page,
      guidesPerPage: hitsPerPage,
      maxListingsPerGuide: most,
    };
    const guides = {
      ...personal,
      ...radius,
      rankBy,
      page,
      hitsPerPage,
      includeListings: true,
      maxListingsPerGuide: most,
    };
    const bodies = new Map<string, string>();
    for (let time = 0; time < 3; time++) {
      world.time.now += random.pick([0, 60_000, 3_600_000]);
      const [whole, profile, guidePart, areaPart] = await Promise.all([
        ask("host-home", home),
        ask("host-profile", { profileId }),
        ask("guide-search", guides),
        ask("location-search", personal),
      ]);
      const expected = `{"host":${profile.text},"guides":${guidePart.text},"geoareas":${areaPart.text}}`;
      assert.ok(whole.text === expected, `${number} ${JSON.stringify(home)}`);
      const etag = whole.headers.get("etag")!;
      assert.equal(bodies.get(etag) ?? whole.text, whole.text);
      bodies.set(etag, whole.text);
      const again = await ask("host-home", home, { "If-None-Match": etag });
      assert.deepEqual([again.status, again.text, again.headers.get("etag")], [304, "", etag]);
    }
  }
});

test("a question of which all but its wishes and position was asked before is answered as by the framework", async () => {
  const targets = [
    ...[
      "latlng=55.68,12.57",
      "latlng=55.68%2C12.57",
      "latlng=1",
      "latlng=%",
      "latlng=",
      "latlng=1,2&latlng=3,4",
    ],
    ...["userInterests=art", "userInterests=art%3A2%2Csea", "userInterests=%20", "userInterests=art:0"],
    ...["userInterests=art&userInterests=sea", "userInterests=art&user%49nterests=sea", "userInterests=%ff"],
    ...[
      "searchQuery=place+12",
      "searchQuery=%C3%A6%00",
      "searchQuery=",
      "searchQuery=a=b",
      "search%51uery=place",
    ],
    ...[
      "ids=place-02,a?latlng=55.68,12.57",
      "ids=place-02,a?searchQuery=no",
      "ids=a?searchQuery=b&searchQuery=place",
    ],
    ...["searchQuery=place&latlng=55.68,12.57&userInterests=sea", "strict=true&userInterests=sea&x=y"],
  ].flatMap((query) => [`listing-search?profileId=inn&${query}`, `host-home?${query}&profileId=inn`]);
  const answerTo = async (target: string, more: Record<string, string> = {}) => {
    const headers = { "X-Api-Key": world.keys.get("demo")!, ...more };
    const sent = get(`${world.origin}/v2/orgs/demo/${target}`, { headers });
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const { etag, link, "ignored-parameters": ignored } = answer.headers;
    return [answer.statusCode, etag, link, ignored, (await text(answer)).replace(/"requestId":"[^"]*"/, "")];
  };
  for (const target of targets) {
    // Whatever says how long its body is, is left to the framework.
    const expected = await answerTo(target, { "Content-Length": "0" });
    for (let time = 0; time < 3; time++) assert.deepEqual(await answerTo(target), expected, target);
  }
});
