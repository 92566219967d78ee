import assert from "node:assert/strict";
import { test } from "node:test";
import { vtimezone } from "./calendar.ts";

const at = (text: string) => Date.parse(text);

test("a stretch with a change of clocks has an observance on either side, told by the clock before it", () => {
  const text = vtimezone("Europe/Copenhagen", at("2026-10-24T00:00Z"), at("2026-10-27T00:00Z"));
  assert.equal(
    text,
    [
      "BEGIN:VTIMEZONE",
      "TZID:Europe/Copenhagen",
      "BEGIN:DAYLIGHT",
      "DTSTART:20260329T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "DTSTART:20261025T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "END:VTIMEZONE",
    ].join("\r\n"),
  );
});

test("zones west of Greenwich, of half hours, and without any change are told as they are", () => {
  const one = (zone: string) => vtimezone(zone, at("2026-06-01T00:00Z"), at("2026-06-08T00:00Z"));
  assert.match(one("America/St_Johns"), /TZOFFSETFROM:-0330\r\nTZOFFSETTO:-0230/);
  assert.match(one("Asia/Kolkata"), /TZOFFSETTO:\+0530/);
  assert.match(one("Etc/GMT-3"), /TZOFFSETFROM:\+0300\r\nTZOFFSETTO:\+0300/);
  for (const zone of ["America/St_Johns", "Asia/Kolkata", "Etc/GMT-3"]) {
    assert.equal(one(zone).match(/BEGIN:(STANDARD|DAYLIGHT)/g)?.length, 1, zone);
  }
});
