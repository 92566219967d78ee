import type { IncomingMessage, Server } from "node:http";
import type { Span } from "@opentelemetry/api";
import type { Told } from "./create-app.ts";
import { shownPath } from "./requests.ts";
import { standBefore } from "./turns.ts";

export interface Tracing {
  /** Stands before all listeners that the server has by now: each request runs within a span, whose parent the caller may name by `traceparent`. */
  take(server: Server): void;
  /** Ends the span of an answer that has gone out. */
  tell(told: Told): void;
}

/** Where every copy of OpenTelemetry's API keeps what was set up by any other. */
const SET_UP = Symbol.for("opentelemetry.js.api.1");

/** Requests as spans of OpenTelemetry, where the program around had set it up before; undefined, and nothing loaded, elsewhere. */
export async function openTracing(): Promise<Tracing | undefined> {
  if (!(globalThis as { [SET_UP]?: { trace?: unknown } })[SET_UP]?.trace) return undefined;
  const { context, propagation, SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const tracer = trace.getTracer("waymark");
  const spans = new WeakMap<IncomingMessage, Span>();
  return {
    take: (server) =>
      standBefore(server, (next) => (request, response) => {
        const around = context.active();
        // A program that traces all of its HTTP has begun the trace already.
        const isWithin = trace.getSpan(around) !== undefined;
        const parent = isWithin ? around : propagation.extract(around, request.headers);
        const kind = isWithin ? SpanKind.INTERNAL : SpanKind.SERVER;
        const attributes = {
          "http.request.method": request.method,
          "url.path": shownPath(request.url ?? "/"),
          "url.scheme": "http",
          "network.protocol.version": request.httpVersion,
          "user_agent.original": request.headers["user-agent"],
        };
        const span = tracer.startSpan(request.method ?? "HTTP", { kind, attributes }, parent);
        spans.set(request, span);
        const own = trace.setSpan(parent, span);
        // So the log names the trace as well, also one that begins here.
        propagation.inject(own, request.headers);
        // An answer that nobody waited for is not told.
        response.once("close", () => spans.get(request)?.end());
        context.with(own, next, undefined, request, response);
      }),
    tell({ operation, requestId, request, status, caller }) {
      const span = spans.get(request);
      if (!span) return;
      spans.delete(request);
      if (operation !== "none") span.updateName(operation);
      span.setAttributes({ "http.response.status_code": status, "waymark.request_id": requestId });
      if (caller) span.setAttribute("waymark.org", caller.orgId);
      if (status >= 500) {
        span.setAttribute("error.type", String(status));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}
