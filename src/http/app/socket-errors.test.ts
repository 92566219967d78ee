import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { test } from "node:test";
import { ServiceError } from "../../contract/errors.ts";
import { refuseOnSocket, writeProblem } from "./socket-errors.ts";

/** A connection that records what is written to it. */
class Recorded extends EventEmitter {
  writable = true;
  written = "";
  readonly calls: string[] = [];
  _httpMessage?: object | null;

  end(text: string) {
    this.written += text;
    this.calls.push("end");
  }

  resume() {
    this.calls.push("resume");
  }

  destroy() {
    this.calls.push("destroy");
    this.emit("close");
  }
}

const asSocket = (socket: Recorded) => socket as unknown as Socket;
const failure = (code?: string) => Object.assign(new Error("GET /?key=wk_secret"), { code });

/** What is written for an error of the parser: status line, code and detail; and what is logged. */
function refusal(code?: string, socket = new Recorded()) {
  const lines: object[] = [];
  const log = { info: (fields: object, message: string) => lines.push({ ...fields, message }), error() {} };
  refuseOnSocket(log, failure(code), asSocket(socket));
  const [head = "", body = ""] = socket.written.split("\r\n\r\n");
  const problem = body === "" ? undefined : JSON.parse(body);
  return { socket, lines, head, body, problem };
}

test("what is no HTTP is answered with what is wrong, logged by its code alone, and its connection closed", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const cases: [code: string | undefined, status: string, ours: string, detail: string][] = [
    [
      "HPE_HEADER_OVERFLOW",
      "431 Request Header Fields Too Large",
      "headers_too_large",
      "larger than their limit",
    ],
    ["HPE_INVALID_URL", "400 Bad Request", "invalid_encoding", "percent-encoded"],
    ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout", "request_timeout", "in time"],
    ["HPE_OTHER", "400 Bad Request", "bad_request", "well-formed"],
    [undefined, "400 Bad Request", "bad_request", "well-formed"],
  ];
  for (const [code, status, ours, detail] of cases) {
    const { head, body, problem, lines, socket } = refusal(code);
    assert.deepEqual(head.split("\r\n"), [
      `HTTP/1.1 ${status}`,
      "Content-Type: application/problem+json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "Access-Control-Allow-Origin: *",
      `X-Request-Id: ${problem.requestId}`,
      "Connection: close",
    ]);
    assert.deepEqual([problem.code, problem.instance], [ours, ""]);
    assert.ok(problem.detail.includes(detail), problem.detail);
    const line = { requestId: problem.requestId, status: problem.status, reason: code };
    assert.deepEqual(lines, [{ ...line, message: "refused on the socket" }]);
    assert.deepEqual(socket.calls, ["end", "resume"]);
  }
});

test("a connection is refused once, and what it still sends is read for two seconds", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { socket } = refusal("HPE_OTHER");
  assert.deepEqual(refusal("HPE_OTHER", socket).lines, []);
  t.mock.timers.tick(1_999);
  assert.deepEqual(socket.calls, ["end", "resume"]);
  t.mock.timers.tick(1);
  assert.deepEqual(socket.calls, ["end", "resume", "destroy"]);
  const { socket: gone } = refusal("HPE_OTHER");
  gone.emit("close");
  t.mock.timers.tick(5_000);
  assert.deepEqual(gone.calls, ["end", "resume"]);
});

test("nothing is written to who has gone, cannot be written to, or has part of an answer", () => {
  const closed = Object.assign(new Recorded(), { writable: false });
  const begun = Object.assign(new Recorded(), {
    _httpMessage: { req: { complete: false }, headersSent: true },
  });
  const out = Object.assign(new Recorded(), {
    _httpMessage: { req: { complete: true }, writableFinished: true, headersSent: true },
  });
  for (const [code, socket] of [
    ["ECONNRESET", new Recorded()],
    ["HPE_OTHER", closed],
    ["HPE_OTHER", begun],
    ["HPE_OTHER", out],
  ] as const) {
    const { lines } = refusal(code, socket);
    assert.deepEqual([socket.written, socket.calls, lines], ["", ["destroy"], []]);
  }
  const unbegun = Object.assign(new Recorded(), {
    _httpMessage: { req: { complete: false }, headersSent: false },
  });
  assert.match(refusal("HPE_OTHER", unbegun).head, /^HTTP\/1.1 400 /);
});

test("an earlier request on the connection has its answer first", () => {
  const socket = new Recorded();
  const response = Object.assign(new EventEmitter(), {
    req: { complete: true },
    writableFinished: false,
    headersSent: true,
  });
  socket._httpMessage = response;
  refusal("HPE_OTHER", socket);
  assert.deepEqual(socket.calls, []);
  socket._httpMessage = null;
  response.emit("close");
  assert.match(socket.written, /^HTTP\/1.1 400 /);
});

test("the status of what was written is told", () => {
  const socket = new Recorded();
  assert.equal(writeProblem(asSocket(socket), new ServiceError("method_not_allowed", "no proxy"), "id"), 405);
  socket.destroy();
  assert.match(socket.written, /^HTTP\/1.1 405 Method Not Allowed\r\n/);
});
