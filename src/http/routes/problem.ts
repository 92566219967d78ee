import { withoutKeys } from "../../content/keys.ts";
import type { AnyProblem } from "../../contract/answers.ts";
import { type ErrorCode, errorCodes, ServiceError } from "../../contract/errors.ts";
import { StoreError } from "../../store/store.ts";

const RETRY_AFTER_SECONDS = "5";

/** The problem details (RFC 9457) of an error, without any key in them. `instance` is the path without its query. */
export function makeProblem(error: ServiceError, instance: string, requestId: string): AnyProblem {
  const { status, title } = errorCodes[error.code];
  return {
    type: `/docs/errors#${error.code}`,
    title,
    status,
    detail: withoutKeys(error.message),
    instance,
    code: error.code,
    requestId,
    ...(status === 400 && error.faults.length > 0 ? { errors: error.faults.map(withoutKeysInFault) } : {}),
    ...error.members,
  };
}

/** The error that the service answers with, whatever was thrown: our own, the store's, Fastify's, or a mistake (500). */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof StoreError) return storeError(error);
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof code === "string" && Object.hasOwn(frameworkCodes, code)) {
    const [ours, detail] = frameworkCodes[code]!;
    return new ServiceError(ours, detail);
  }
  if (
    typeof code === "string" &&
    code.startsWith("FST_") &&
    typeof statusCode === "number" &&
    statusCode < 500
  ) {
    return new ServiceError("bad_request", "the request is malformed");
  }
  return new ServiceError("internal_error", "something went wrong here; the log has it under this requestId");
}

function storeError(error: StoreError): ServiceError {
  // The organisation went away while one of its keys was still remembered.
  if (error.code === "unknown_organisation") {
    return new ServiceError("org_forbidden", "the key does not belong to this organisation");
  }
  if (error.code === "unavailable") {
    return new ServiceError("unavailable", "the service cannot answer just now", {
      headers: { "Retry-After": RETRY_AFTER_SECONDS },
    });
  }
  return new ServiceError("internal_error", "something went wrong here; the log has it under this requestId");
}

const frameworkCodes: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_BAD_URL: ["invalid_encoding", "the path is not percent-encoded UTF-8"],
  FST_ERR_MAX_PARAM_LENGTH: ["uri_too_long", "a part of the path is longer than its limit"],
  FST_ERR_CTP_BODY_TOO_LARGE: ["body_too_large", "the body is larger than its limit"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported_media_type", "the body must be application/json"],
  FST_ERR_CTP_INVALID_JSON_BODY: ["invalid_json", "the body is not JSON"],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["invalid_json", "the body is empty"],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["bad_request", "the body is not as long as Content-Length says"],
  FST_ERR_NOT_FOUND: ["route_not_found", "there is no such address"],
};

function withoutKeysInFault<F extends { name: string; detail: string }>(fault: F): F {
  return { ...fault, name: withoutKeys(fault.name), detail: withoutKeys(fault.detail) };
}
