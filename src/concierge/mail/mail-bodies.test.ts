import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dateAfter, dateIn } from "../../hours/local-time.ts";
import { chooseLanguage } from "../../languages/registry.ts";
import { writeCalendar } from "./calendar.ts";
import { htmlMail, plainMail } from "./mail-bodies.ts";
import type { Trip } from "./trip.ts";
import { oneLine, stopTimes } from "./trip-from-catalogue.ts";

const chosen = chooseLanguage(["en-GB"]);
const NOW = Date.parse("2026-05-20T12:00:00Z");
/** Texts of what breaks out of HTML, headers, calendars and lines, between ordinary characters. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        '"',
        "'",
        "&",
        "\r\n",
        "\n",
        "\\",
        ";",
        ",",
        ":",
        "\u2028",
        "\u202e",
        "${",
        "BEGIN:VEVENT",
      ),
      fc.string({ unit: "binary" }),
    ),
  )
  .map((parts) => parts.join(""));

function tripOf(from: string, name: string, address: string, category: string): Trip {
  const stop = { placeType: "listing" as const, placeId: "a", timeOfDay: "morning" as const };
  return {
    id: "demo inn",
    from: oneLine(from),
    brand: {
      primary: "#000000",
      onPrimary: "#ffffff",
      background: "#ffffff",
      logoUrl: "https://a.example/l.png",
    },
    timeZone: "Europe/Copenhagen",
    days: [
      {
        date: "2026-06-02",
        stops: [
          {
            ...stop,
            name: oneLine(name),
            address: oneLine(address),
            category: oneLine(category),
            geoLocation: [55, 12],
            startMs: NOW,
            endMs: NOW + 3_600_000,
            mapUrl: "https://www.openstreetmap.org/",
          },
        ],
      },
    ],
    attributions: [oneLine(address)],
  };
}

const tagsOf = (page: string) => page.match(/<[^>]*>/g)!.map((tag) => /^<\/?[\w!]+/.exec(tag)?.[0]);

test("no text of the catalogue adds a tag or an attribute to the page", () => {
  const plain = htmlMail(tripOf("a", "b", "c", "d"), chosen);
  const attributes = (page: string) => page.match(/ [\w-]+="/g)!.length;
  fc.assert(
    fc.property(nasty, nasty, nasty, nasty, (from, name, address, category) => {
      const page = htmlMail(tripOf(`x${from}`, `x${name}`, `x${address}`, `x${category}`), chosen);
      assert.deepEqual(tagsOf(page), tagsOf(plain));
      assert.equal(attributes(page), attributes(plain));
    }),
    { seed: 11, numRuns: 300 },
  );
});

test("no text of the catalogue adds a line to the calendar or to the plain text", () => {
  const namesOf = (text: string) =>
    text
      .replace(/\r\n[ \t]/g, "")
      .split(/\r\n|\r|\n/)
      .map((line) => line.split(/[:;]/)[0]);
  const expected = namesOf(writeCalendar(tripOf("a", "b", "c", "d"), chosen.mail, NOW));
  const lines = plainMail(tripOf("a", "b", "c", "d"), chosen).split("\n").length;
  fc.assert(
    fc.property(nasty, nasty, nasty, nasty, (from, name, address, category) => {
      const trip = tripOf(`x${from}`, `x${name}`, `x${address}`, `x${category}`);
      assert.deepEqual(namesOf(writeCalendar(trip, chosen.mail, NOW)), expected);
      assert.equal(plainMail(trip, chosen).split(/\r\n|[\r\n\u2028\u2029]/).length, lines);
    }),
    { seed: 12, numRuns: 300 },
  );
});

test("one line is one line of at most 300 characters that turns nothing around", () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const line = oneLine(text.repeat(20));
      assert.ok(line.length <= 300);
      assert.doesNotMatch(line, /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    }),
    { seed: 13, numRuns: 300 },
  );
  assert.equal(oneLine("  Café\tÅ\n"), "Café Å");
});

const clock = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`),
  { nil: undefined },
);

test("every stop ends after it begins, whatever times a plan gives, also on the days when clocks change", () => {
  const stop = fc.record({
    placeType: fc.constant("listing" as const),
    placeId: fc.constant("a"),
    timeOfDay: fc.constantFrom("morning", "midday", "afternoon", "evening", "night"),
    startTime: clock,
    endTime: clock,
  });
  const date = fc.constantFrom("2026-03-29", "2026-06-02", "2026-10-25");
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 8 }), date, (stops, day) => {
      for (const { startMs, endMs } of stopTimes(stops, day, "Europe/Copenhagen")) {
        assert.ok(endMs > startMs);
        assert.ok([day, dateAfter(day, 1)].includes(dateIn("Europe/Copenhagen", startMs)));
      }
    }),
    { seed: 14, numRuns: 300 },
  );
});

test("stops that say only the time of day follow one another, and a night goes on past midnight", () => {
  const place = { placeType: "listing" as const, placeId: "a" };
  const times = stopTimes(
    [
      { ...place, timeOfDay: "morning" },
      { ...place, timeOfDay: "morning" },
      { ...place, timeOfDay: "evening", startTime: "20:15" },
      { ...place, timeOfDay: "night", startTime: "23:30", endTime: "00:45" },
      { ...place, timeOfDay: "night", startTime: "01:00" },
    ],
    "2026-06-02",
    "UTC",
  );
  const shown = times.map(({ startMs, endMs }) =>
    [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(8, 16)),
  );
  assert.deepEqual(shown, [
    ["02T10:00", "02T11:00"],
    ["02T11:00", "02T12:00"],
    ["02T20:15", "02T21:15"],
    ["02T23:30", "03T00:45"],
    ["03T01:00", "03T02:00"],
  ]);
});
