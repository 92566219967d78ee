import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { Temporal } from "temporal-polyfill";
import { partOf, readMail } from "../../../test/support/concierge/read-mail.ts";
import { startSmtpServer } from "../../../test/support/concierge/smtp-server.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { mailTrip, type TripMail } from "./mail-trip.ts";
import { createMailer } from "./mailer.ts";
import type { CatalogueParts } from "./trip-from-catalogue.ts";

const NOW = Date.parse("2026-05-20T12:00:00Z");

const records: Record<string, object> = {
  "host inn": {
    status: "active",
    name: "Inn <b>& Co</b>\r\nBcc: eve@example.org",
    timeZoneName: "Europe/Copenhagen",
    defaultLanguageCode: "da-DK",
    branding: {
      colors: { primary: "#17568c", background: "red;x:expression(1)" },
      logos: { light: "/media/a/logo.png" },
    },
  },
  "host empty": { status: "active", name: "Empty" },
  "listing tower": {
    status: "active",
    name: { "en-GB": "Round Tower", "da-DK": "Rundetårn", "ja-JP": "ラウンドタワー" },
    category: { "en-GB": "Landmark", "da-DK": "Seværdighed" },
    address: { "en-GB": "Købmagergade 52A" },
    geoLocation: [55.6813, 12.5757],
    sources: [{ attribution: "© OpenStreetMap contributors" }],
  },
  "listing cafe": {
    status: "active",
    name: { "en-GB": '<script>alert("x")</script>', "he-IL": "קפה" },
    address: { "en-GB": "Line one\r\nATTENDEE:mailto:eve@example.org" },
    geoLocation: [55.68, 12.57],
    providerMapsUrl: "javascript:alert(1)",
    websiteUrl: 'https://cafe.example/"onmouseover="x',
  },
  "listing draft": { status: "draft", name: { "en-GB": "Secret draft" } },
  "listing elsewhere": { status: "active", hostIds: ["other"], name: { "en-GB": "Of another host" } },
  "geoArea harbour": {
    status: "active",
    displayName: { "en-GB": "The Harbour" },
    geoLocation: [55.67, 12.58],
  },
};

const store: CatalogueParts["store"] = {
  organisations: {
    find: async (id) =>
      id === "demo" ? { id, name: "Demo", languageCodes: ["en-GB", "da-DK"], createdAt: 0 } : undefined,
  },
  read: (orgId) => ({
    record: async (kind, id) => {
      const record = orgId === "demo" ? records[`${kind} ${id}`] : undefined;
      return record && { kind, id, version: 1, body: JSON.stringify({ id, ...record }) };
    },
  }),
};

const outline: TripOutline = {
  startDate: "2026-06-02",
  days: [
    {
      stops: [
        {
          placeType: "listing",
          placeId: "tower",
          timeOfDay: "morning",
          startTime: "09:30",
          endTime: "11:00",
        },
        { placeType: "listing", placeId: "cafe", timeOfDay: "midday" },
        { placeType: "listing", placeId: "draft", timeOfDay: "afternoon" },
        { placeType: "listing", placeId: "elsewhere", timeOfDay: "afternoon" },
        { placeType: "listing", placeId: "gone", timeOfDay: "evening" },
      ],
    },
    { stops: [{ placeType: "listing", placeId: "tower", timeOfDay: "morning" }] },
    { stops: [{ placeType: "location", placeId: "harbour", timeOfDay: "evening", startTime: "18:00" }] },
  ],
};

async function post(t: TestContext, wishes: Partial<TripMail> = {}, scope: object = {}) {
  const { taken, url } = await startSmtpServer(t);
  const mailer = createMailer({ url, from: "plans@example.com" });
  t.after(() => mailer.close());
  const given = { recipient: "ana@example.org", outline, profileId: "inn", lang: "en-GB", ...wishes };
  const parts = { store, mailer, nowMs: NOW, publicUrl: "https://guide.example" };
  const sent = await mailTrip(parts, { orgId: "demo", ...scope }, given, () => undefined);
  const mail = readMail(taken[0]!.raw);
  const part = (type: string) => partOf(mail, type)?.text ?? "";
  return {
    sent,
    mail,
    taken,
    plain: part("text/plain"),
    page: part("text/html"),
    calendar: part("text/calendar"),
  };
}

/** Properties of the events of a calendar, unfolded. */
function eventsOf(calendar: string): Record<string, string>[] {
  const lines = calendar.replace(/\r\n[ \t]/g, "").split("\r\n");
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === "BEGIN:VEVENT") events.push({});
    const at = line.indexOf(":");
    if (events.length > 0) events.at(-1)![line.slice(0, at)] ??= line.slice(at + 1);
  }
  return events;
}

test("the mail has the catalogue's names, times on the host's clock, map links and whose data it is", async (t) => {
  const { plain, page, mail } = await post(t);
  for (const text of [plain, page]) {
    assert.match(text, /Round Tower/);
    assert.match(text, /09:30\s?–\s?11:00/);
    assert.match(text, /Tuesday,? 2 June 2026/);
    assert.match(text, /The Harbour/);
    assert.match(text, /https:\/\/www\.openstreetmap\.org\/\?mlat=55\.6813(&|&amp;)mlon=12\.5757/);
    assert.match(text, /© OpenStreetMap contributors/);
    assert.match(text, /Copenhagen/);
  }
  assert.deepEqual(mail.headers.get("subject"), ["Your plan from Inn <b>& Co</b> Bcc: eve@example.org"]);
});

test("drafts, places of other hosts, places that are gone and repetitions are left out; days keep their dates", async (t) => {
  const { plain, page, calendar, sent } = await post(t);
  for (const text of [plain, page, calendar]) assert.doesNotMatch(text, /Secret draft|another host|gone/);
  const { days, startDate } = sent.itinerary;
  assert.deepEqual(
    days.map(({ activities }) => activities.map(({ placeId }) => placeId)),
    [["tower", "cafe"], [], ["harbour"]],
  );
  assert.equal(startDate, "2026-06-02");
  assert.deepEqual(
    days[0]!.activities.map(({ startTime, endTime }) => `${startTime} ${endTime}`),
    ["09:30 11:00", "12:30 13:30"],
  );
  assert.match(plain, /Thursday,? 4 June 2026/);
});

test("the plan that was mailed comes back with every field of an activity, from the catalogue", async (t) => {
  const { sent } = await post(t);
  const [tower, cafe] = sent.itinerary.days[0]!.activities;
  assert.deepEqual(
    [tower!.activityType, tower!.rationale, tower!.listing?.category],
    ["Landmark", "Landmark", "Landmark"],
  );
  assert.ok(cafe!.travelTime! > 0 && cafe!.travelTime! < 15);
  const harbour = sent.itinerary.days[2]!.activities[0]!;
  assert.deepEqual(
    [harbour.placeType, harbour.activityType, harbour.location?.name, harbour.rationale],
    ["location", "location", "The Harbour", "The Harbour"],
  );
});

test("texts of the catalogue cannot become markup, links, header fields or calendar properties", async (t) => {
  const { page, mail, taken, calendar, plain } = await post(t);
  assert.doesNotMatch(page, /<script|<b>|javascript:|expression|" ?onmouseover/);
  assert.match(page, /&lt;script&gt;/);
  assert.doesNotMatch(plain, /javascript:/);
  assert.deepEqual(taken[0]!.recipients, ["ana@example.org"]);
  assert.equal(mail.headers.has("bcc"), false);
  assert.doesNotMatch(calendar, /^(ATTENDEE|Bcc)/m);
  assert.match(page, /background:#17568c/);
  assert.match(page, /src="https:\/\/guide\.example\/media\/a\/logo\.png"/);
});

test("each stop is an event whose zone the file defines and whose instant is the one meant", async (t) => {
  const { calendar } = await post(t);
  const events = eventsOf(calendar);
  assert.equal(events.length, 3);
  const instants = events.map((event) => {
    const local = event["DTSTART;TZID=Europe/Copenhagen"]!;
    const [, date, time] = /^(\d{8})T(\d{6})$/.exec(local)!;
    return Temporal.PlainDateTime.from(`${date}T${time}`)
      .toZonedDateTime("Europe/Copenhagen")
      .toInstant()
      .toString();
  });
  assert.deepEqual(instants, ["2026-06-02T07:30:00Z", "2026-06-02T10:30:00Z", "2026-06-04T16:00:00Z"]);
  assert.match(calendar, /BEGIN:VTIMEZONE\r\nTZID:Europe\/Copenhagen\r\nBEGIN:DAYLIGHT/);
  assert.match(calendar, /TZOFFSETFROM:\+0100\r\nTZOFFSETTO:\+0200/);
  assert.deepEqual(
    events.map(({ DTSTAMP }) => DTSTAMP),
    Array(3).fill("20260520T120000Z"),
  );
  assert.equal(events[0]!.SUMMARY, "Round Tower");
  assert.match(events[0]!.GEO!, /^55\.6813;12\.5757/);
  const again = eventsOf((await post(t)).calendar);
  assert.deepEqual(
    again.map(({ UID }) => UID),
    events.map(({ UID }) => UID),
  );
  assert.equal(new Set(events.map(({ UID }) => UID)).size, 3);
});

test("every language has its own words, and others fall back to the host's and then the organisation's", async (t) => {
  const subjects = new Set<string>();
  for (const lang of Object.keys(spokenLanguages)) {
    const { mail, sent, page } = await post(t, { lang });
    subjects.add(mail.headers.get("subject")![0]!);
    assert.equal(sent.language, lang);
    assert.match(page, new RegExp(`<html lang="${lang}"`));
  }
  assert.equal(subjects.size, Object.keys(spokenLanguages).length);
  const swedish = await post(t, { lang: "sv-SE" });
  assert.deepEqual([swedish.sent.language, swedish.sent.message.slice(0, 6)], ["da-DK", "Planen"]);
  assert.match(swedish.plain, /Rundetårn/);
  assert.equal((await post(t, { lang: "sv-SE", profileId: undefined })).sent.language, "en-GB");
  const japanese = await post(t, { lang: "ja-JP" });
  assert.match(japanese.plain, /ラウンドタワー/);
});

test("names that run from right to left are kept apart from what surrounds them", async (t) => {
  const { plain, page } = await post(t, { lang: "he-IL" });
  assert.match(plain, /\u2068קפה\u2069/);
  assert.match(page, /<bdi dir="auto">קפה<\/bdi>/);
});

test("a mail in Arabic runs from right to left, with its spaces on the side where lines end", async (t) => {
  const arabic = await post(t, { lang: "ar" });
  assert.match(arabic.page, /<html lang="ar" dir="rtl">/);
  assert.match(arabic.page, /padding-left:12px/);
  assert.doesNotMatch(arabic.page, /(padding|margin)-right:12px/);
  assert.match((await post(t, { lang: "da" })).page, /dir="ltr".*padding-right:12px/s);
});

test("a plan without a date begins tomorrow in the host's zone, and an asked date counts more than the plan's", async (t) => {
  const undated = { ...outline, startDate: undefined };
  assert.equal((await post(t, { outline: undated })).sent.itinerary.startDate, "2026-05-21");
  assert.equal((await post(t, { startDate: "2026-07-01" })).sent.itinerary.startDate, "2026-07-01");
});

test("a plan with nothing of the catalogue in it is no plan, and an unknown host is told", async (t) => {
  const none: TripOutline = {
    days: [{ stops: [{ placeType: "listing", placeId: "draft", timeOfDay: "morning" }] }],
  };
  const code = async (wishes: Partial<TripMail>, scope?: object) =>
    post(t, wishes, scope).then(
      () => "sent",
      (error) => (error instanceof ServiceError ? error.code : "other"),
    );
  assert.equal(await code({ outline: none }), "no_itinerary");
  assert.equal(await code({ profileId: "nobody" }), "profile_not_found");
  assert.equal(await code({}, { orgId: "other" }), "profile_not_found");
  assert.equal(await code({ profileId: undefined }, { orgId: "other" }), "no_itinerary");
});

test("a refusal to admit the mail comes before anything is sent", async (t) => {
  const { taken, url } = await startSmtpServer(t);
  const mailer = createMailer({ url, from: "plans@example.com" });
  t.after(() => mailer.close());
  const refuse = () => {
    throw new ServiceError("rate_limited", "enough");
  };
  const given = { recipient: "ana@example.org", outline };
  await assert.rejects(mailTrip({ store, mailer, nowMs: NOW }, { orgId: "demo" }, given, refuse), /enough/);
  assert.equal(taken.length, 0);
});
