import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { test } from "node:test";
import { Turns } from "./turns.ts";

/** A server that records which requests of which connections it begins with. */
function taking() {
  const server = new EventEmitter() as Server;
  const begun: string[] = [];
  server.on("request", ({ url }) => begun.push(url!));
  const turns = new Turns();
  turns.take(server);
  const enter = (url: string, socket: object) => {
    const request = { url, socket } as IncomingMessage;
    const response = new EventEmitter();
    server.emit("request", request, response);
    return { request, end: () => response.emit("close") };
  };
  return { begun, turns, enter };
}

test("requests of one connection begin one after the other, those of others meanwhile", () => {
  const { begun, enter } = taking();
  const socket = {};
  const [one, two] = [enter("/1", socket), enter("/2", socket)];
  enter("/3", socket);
  enter("/other", {});
  assert.deepEqual(begun, ["/1", "/other"]);
  one.end();
  assert.deepEqual(begun, ["/1", "/other", "/2"]);
  two.end();
  assert.deepEqual(begun, ["/1", "/other", "/2", "/3"]);
});

test("a connection whose requests all have their answers begins anew, and one that has gone begins with none", () => {
  const { begun, enter } = taking();
  const socket = { destroyed: false };
  enter("/1", socket).end();
  const two = enter("/2", socket);
  enter("/3", socket);
  assert.deepEqual(begun, ["/1", "/2"]);
  socket.destroyed = true;
  two.end();
  assert.deepEqual(begun, ["/1", "/2"]);
});

test("a connection may have 32 requests without their answers, and those beyond are refused when their turn comes", () => {
  const { turns, enter } = taking();
  const socket = {};
  const requests = Array.from({ length: 40 }, (_, number) => enter(`/${number}`, socket));
  const refusals = requests.map(({ request }) => turns.refusalOf(request));
  assert.deepEqual(
    refusals.map((refusal) => refusal?.code),
    [...Array(32).fill(undefined), ...Array(8).fill("rate_limited")],
  );
  assert.equal(refusals[32]!.headers["Retry-After"], "1");
  for (const { end } of requests) end();
  assert.equal(turns.refusalOf(enter("/later", socket).request), undefined);
});
