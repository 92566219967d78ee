import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, beforeEach, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { createForecasts } from "./forecasts.ts";
import { daysOf, readForecast, stepAt } from "./locationforecast.ts";

const START = Date.parse("2026-11-22T10:20:00Z");
const HOUR_MS = 3_600_000;

/** A forecast as met.no makes it: every hour of two days, then every six hours. */
function forecast(temperature: number) {
  const first = Date.parse("2026-11-22T10:00:00Z");
  const hours = [...Array(48).keys(), ...Array.from({ length: 12 }, (_, index) => 48 + 6 * index)];
  const timeseries = hours.map((hour) => ({
    time: new Date(first + hour * HOUR_MS).toISOString(),
    data: {
      instant: { details: { air_temperature: temperature, wind_speed: 3 } },
      [hour < 48 ? "next_1_hours" : "next_6_hours"]: {
        summary: { symbol_code: "lightrain" },
        details: { precipitation_amount: hour < 48 ? 0.5 : 3 },
      },
      ...(hour < 48 && { next_6_hours: { details: { precipitation_amount: 3 } } }),
    },
  }));
  return { type: "Feature", properties: { meta: { updated_at: "2026-11-22T09:31:00Z" }, timeseries } };
}

/** What the source does with the next question. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let questions: IncomingMessage[] = [];
const server = createServer((request, response) => {
  questions.push(request);
  answer(request, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => {
  server.closeAllConnections();
  server.close();
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const good =
  (temperature: number, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, headers).end(JSON.stringify(forecast(temperature)));
const time = { now: START };
const warnings: string[] = [];
const open = (timeoutMs = 300) =>
  createForecasts({
    url: `${origin}/compact?lat={lat}&lon={lng}`,
    userAgent: "waymark-test https://guide.example.org",
    timeoutMs,
    clock: () => time.now,
    logger: { warn: (details) => warnings.push((details as { message: string }).message) },
  });
const here = [55.67612, 12.56834] as const;

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !holds(); tries++) await setTimeout(5);
  assert.ok(holds());
}

beforeEach(() => {
  time.now = START;
  questions = [];
  warnings.length = 0;
});

test("nobody waits for a forecast: the first question gets none, and later ones what has come", async (t) => {
  answer = good(7);
  const forecasts = open();
  t.after(() => forecasts.close());
  assert.equal(forecasts.at(here), undefined);
  await until(() => forecasts.at(here) !== undefined);
  assert.equal(stepAt(forecasts.at(here)!, time.now)?.temperature, 7);
  assert.equal(questions.length, 1);
  assert.equal(questions[0]!.url, "/compact?lat=55.68&lon=12.57");
  assert.equal(questions[0]!.headers["user-agent"], "waymark-test https://guide.example.org");
});

test("a place is asked about once at a time, and not again before Expires; what has not changed is kept", async (t) => {
  const headers = {
    Expires: new Date(START + 2 * HOUR_MS).toUTCString(),
    "Last-Modified": "Sun, 22 Nov 2026 09:31:00 GMT",
  };
  let release = () => {};
  answer = (request, response) => {
    release = () => good(7, headers)(request, response);
  };
  const forecasts = open();
  t.after(() => forecasts.close());
  for (let i = 0; i < 10; i++) forecasts.at(here);
  await until(() => questions.length === 1);
  forecasts.at(here);
  release();
  await until(() => forecasts.at(here) !== undefined);
  time.now = START + 2 * HOUR_MS - 1;
  forecasts.at(here);
  answer = (_, response) => response.writeHead(304).end();
  time.now = START + 2 * HOUR_MS + 1_000;
  assert.ok(forecasts.at(here));
  await until(() => questions.length === 2);
  assert.equal(questions[1]!.headers["if-modified-since"], headers["Last-Modified"]);
  await setTimeout(20);
  time.now += 23 * HOUR_MS;
  assert.ok(forecasts.at(here), "confirmed an hour less than a day ago");
});

test("a source that is broken, wrong, endless, slow or elsewhere leaves the last forecast, which ends after a day", async (t) => {
  answer = good(7);
  const forecasts = open();
  t.after(() => forecasts.close());
  forecasts.at(here);
  await until(() => forecasts.at(here) !== undefined);
  const other = forecast(7);
  const faults: [RegExp, typeof answer][] = [
    [/answered 503/, (_, response) => response.writeHead(503).end("no")],
    [/answered 403/, (_, response) => response.writeHead(403).end()],
    [/answered 302/, (_, response) => response.writeHead(302, { Location: `${origin}/elsewhere` }).end()],
    [/JSON/, (_, response) => response.end("<html>")],
    [
      /timeseries/,
      (_, response) =>
        response.end(JSON.stringify({ properties: { meta: { updated_at: "2026-11-22T09:31:00Z" } } })),
    ],
    [
      /air_temperature/,
      (_, response) =>
        response.end(JSON.stringify(other).replaceAll('"air_temperature":7', '"air_temperature":1e9')),
    ],
    [/larger than/, (_, response) => response.end(" ".repeat(2_100_000))],
    [/ECONNRESET|UND_ERR_SOCKET/, (request) => request.socket.destroy()],
    [
      /ECONNRESET|UND_ERR_SOCKET/,
      (request, response) =>
        response.writeHead(200, { "Content-Length": 500 }).write("{", () => request.socket.destroy()),
    ],
    [/in time/, () => {}],
    [/in time/, (_, response) => response.writeHead(200).write("{")],
  ];
  for (const [index, [expected, fault]] of faults.entries()) {
    answer = fault;
    time.now += 2 * HOUR_MS;
    assert.ok(forecasts.at(here), `fault ${index}`);
    await until(() => warnings.length === index + 1);
    assert.match(warnings[index]!, expected);
    const asked = questions.length;
    forecasts.at(here);
    assert.equal(questions.length, asked, "a failure is not tried again at once");
  }
  time.now = START + 25 * HOUR_MS;
  assert.equal(forecasts.at(here), undefined);
});

test("a clock that is put back a day keeps no place without a forecast for that day", async (t) => {
  answer = good(7);
  const forecasts = open();
  t.after(() => forecasts.close());
  forecasts.at(here);
  await until(() => forecasts.at(here) !== undefined);
  time.now -= 24 * HOUR_MS;
  await until(() => forecasts.at(here) !== undefined && questions.length === 2);
});

test("what is under way is given up at the end", async () => {
  answer = () => {};
  const forecasts = open(60_000);
  forecasts.at(here);
  await until(() => questions.length === 1);
  forecasts.close();
  await setTimeout(20);
  assert.deepEqual(warnings, []);
});

test("a forecast's days have all their rain once and their highest temperature; one that is hardly foretold is left out", () => {
  const days = daysOf(readForecast(forecast(7)), (instant) => new Date(instant).toISOString().slice(0, 10));
  assert.deepEqual(
    days.map(({ date, rain, temperature }) => [date, rain, temperature]),
    [
      ["2026-11-22", 7, 7],
      ["2026-11-23", 12, 7],
      ["2026-11-24", 14, 7],
      ["2026-11-25", 12, 7],
      ["2026-11-26", 12, 7],
    ],
  );
  assert.equal(stepAt(readForecast(forecast(7)), START - HOUR_MS), undefined);
});
