import type { Problem } from "./api-types.ts";

/** The service answered with an error (RFC 9457). */
export class ApiError extends Error {
  readonly problem: Problem;
  /** Seconds to wait before another try, where the service says so. */
  readonly retryAfter: number | undefined;
  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail || problem.title);
    this.name = "ApiError";
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
  get status(): number {
    return this.problem.status;
  }
  /** The stable code, such as `invalid_api_key`. */
  get code(): Problem["code"] {
    return this.problem.code;
  }
  get requestId(): string {
    return this.problem.requestId;
  }
}

/** No answer of the service came: the network is away, the server is gone, or what answered was something else. */
export class ConnectionError extends Error {
  /** `timeout` after the time that the client was given, `unreachable` without a connection, `unreadable` otherwise. */
  readonly reason: "timeout" | "unreachable" | "unreadable";
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  constructor(
    reason: ConnectionError["reason"],
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ConnectionError";
    this.reason = reason;
    this.status = options.status;
  }
}
