import assert from "node:assert/strict";
import { after, before, beforeEach, suite, test } from "node:test";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { StoreError } from "../../src/store/store.ts";
import { startServer } from "../support/server-fixture.ts";

const exporter = new InMemorySpanExporter();
/** A suite, as the tests of other files run in this process as well, without OpenTelemetry. */
suite("with OpenTelemetry set up", () => {
  before(() => new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register());
  beforeEach(() => exporter.reset());
  after(() => {
    for (const api of [trace, context, propagation]) api.disable();
  });

  const caller = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
  const headers = { traceparent: `00-${caller.traceId}-${caller.spanId}-01`, "User-Agent": "kiosk" };

  /** Of a plain GET, of one that the framework answers, and of one that is for no operation. */
  for (const [path, operation, status, org] of [
    ["/v2/orgs/demo/guide-search?lang=en-GB&key=", "guideSearch", 200, "demo"],
    ["/v2/orgs/demo/guide-search?page=0&key=", "guideSearch", 400, "demo"],
    ["/v2/orgs/demo/guide-search?key=wk_", "guideSearch", 401, undefined],
    ["/nowhere?key=", "GET", 404, undefined],
  ] as const) {
    test(`${path} is one span with the caller's as its parent`, async (t) => {
      const { ask, key, lines } = await startServer(t);
      assert.equal((await ask(path + key, { headers })).status, status);
      const [span, ...others] = exporter.getFinishedSpans();
      assert.deepEqual(others, []);
      assert.deepEqual([span!.name, span!.kind], [operation, SpanKind.SERVER]);
      assert.equal(span!.spanContext().traceId, caller.traceId);
      assert.equal(span!.parentSpanContext?.spanId, caller.spanId);
      const { "waymark.request_id": requestId, ...told } = span!.attributes;
      assert.match(String(requestId), /^[\w-]{36}$/);
      assert.deepEqual(told, {
        "http.request.method": "GET",
        "url.path": path.split("?")[0],
        "url.scheme": "http",
        "network.protocol.version": "1.1",
        "user_agent.original": "kiosk",
        "http.response.status_code": status,
        ...(org && { "waymark.org": org }),
      });
      assert.equal(span!.status.code, SpanStatusCode.UNSET);
      assert.equal(JSON.parse(lines.at(-1)!).traceId, caller.traceId);
    });
  }

  test("what is asked of others while a request is answered is a child of its span", async (t) => {
    const answer = () => {
      trace.getTracer("database").startSpan("SELECT").end();
      return { body: Buffer.from("{}"), languages: [] };
    };
    const { ask, key, lines } = await startServer(t, { answer });
    for (const method of ["GET", "HEAD"]) {
      exporter.reset();
      await ask(`/v2/orgs/demo/guide-search?key=${key}`, { method });
      const [child, span] = exporter.getFinishedSpans();
      assert.equal(child!.parentSpanContext?.spanId, span!.spanContext().spanId, method);
      assert.equal(JSON.parse(lines.at(-1)!).traceId, span!.spanContext().traceId);
    }
  });

  test("a failure is a span with an error", async (t) => {
    const { ask, key } = await startServer(t, {
      answer: () => {
        throw new StoreError("unavailable", "locked");
      },
    });
    await ask(`/v2/orgs/demo/guide-search?key=${key}`);
    const [span] = exporter.getFinishedSpans();
    assert.equal(span!.status.code, SpanStatusCode.ERROR);
    assert.equal(span!.attributes["error.type"], "503");
  });
});
