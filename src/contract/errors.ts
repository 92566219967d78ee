/**
 * The registry of coded errors: every fault the service answers or lists is thrown with one of these codes, and the
 * reference is generated from this table. A code is stable; its title may be reworded.
 */
export const errorCodes = {
  invalid_parameters: { status: 400, title: "Several parameters are at fault; `errors` lists each" },
  missing_parameter: { status: 400, title: "A required parameter is missing" },
  repeated_parameter: { status: 400, title: "A parameter that takes one value was given more than once" },
  invalid_number: { status: 400, title: "Not a number" },
  invalid_integer: { status: 400, title: "Not a whole number" },
  out_of_range: { status: 400, title: "A number outside its limits" },
  invalid_boolean: { status: 400, title: "Not true or false" },
  invalid_value: { status: 400, title: "Not one of the allowed values" },
  too_many_values: { status: 400, title: "A list with too many entries" },
  too_long: { status: 400, title: "A text longer than its limit" },
  invalid_latlng: { status: 400, title: "Not a position <lat>,<lng> in decimal degrees" },
  invalid_radius: { status: 400, title: "Not a radius in metres" },
  invalid_bbox: { status: 400, title: "Not a box swLat,swLng,neLat,neLng" },
  missing_geo_centre: { status: 400, title: "A distance was asked for without a centre" },
  invalid_lang: { status: 400, title: "Not a well-formed BCP 47 language code" },
  invalid_interest: { status: 400, title: "Not an interest id or id:weight" },
  invalid_instant: { status: 400, title: "Not a date-time, or a date where one is taken" },
  invalid_cursor: { status: 400, title: "Not a cursor of this search" },
  unknown_parameter: { status: 400, title: "A parameter that the operation does not know, with strict=true" },
  invalid_range: { status: 400, title: "A stretch of time that ends before it begins" },
  invalid_type: { status: 400, title: "A JSON value of the wrong type" },
  invalid_uuid: { status: 400, title: "Not a UUID" },
  invalid_date: { status: 400, title: "Not a date YYYY-MM-DD" },
  missing_email: { status: 400, title: "The plan is to be mailed, and no address was given" },
  invalid_email: { status: 400, title: "Not one e-mail address" },
  invalid_encoding: { status: 400, title: "The address is not valid percent-encoded UTF-8" },
  invalid_json: { status: 400, title: "The body is not JSON" },
  invalid_record: {
    status: 400,
    title: "The record, or one of several, cannot be stored; `errors` lists each fault",
  },
  invalid_media: { status: 400, title: "The body is no picture that can be shown" },
  bad_request: { status: 400, title: "The request is malformed" },
  missing_api_key: { status: 401, title: "No API key was given" },
  invalid_api_key: { status: 401, title: "The API key is unknown, revoked or expired" },
  org_forbidden: { status: 403, title: "The key does not belong to this organisation" },
  scope_forbidden: { status: 403, title: "The key may not do this" },
  invalid_preview: { status: 403, title: "The preview token is of another organisation, or no longer good" },
  origin_forbidden: { status: 403, title: "The key may not be used from this origin" },
  route_not_found: { status: 404, title: "There is no such address" },
  profile_not_found: { status: 404, title: "No such host profile" },
  listing_not_found: { status: 404, title: "No such listing" },
  guide_not_found: { status: 404, title: "No such guide" },
  location_not_found: { status: 404, title: "No such geo area" },
  site_not_found: { status: 404, title: "No such site" },
  record_not_found: { status: 404, title: "No such record, or none that the key may see" },
  media_not_found: { status: 404, title: "No such media file, or none that the key may see" },
  conversation_not_found: { status: 404, title: "No such conversation, or none of this key" },
  method_not_allowed: { status: 405, title: "The address does not take this method" },
  request_timeout: { status: 408, title: "The request was not finished in time" },
  media_in_use: { status: 409, title: "Records show the picture" },
  no_itinerary: { status: 409, title: "There is no itinerary to send" },
  stale_cursor: { status: 410, title: "The catalogue has changed since the cursor was given" },
  precondition_failed: {
    status: 412,
    title: "The record is not as If-Match or If-None-Match says; `conflict` tells what differs",
  },
  pages_not_public: { status: 409, title: "The host has no public pages" },
  changes_gone: { status: 410, title: "What changed since this version cannot be told any more" },
  idempotency_conflict: { status: 422, title: "The Idempotency-Key was sent with another request" },
  body_too_large: { status: 413, title: "The body is larger than the limit" },
  uri_too_long: { status: 414, title: "The address is longer than the limit" },
  unsupported_media_type: { status: 415, title: "The body is not of a supported type" },
  rate_limited: { status: 429, title: "Too many requests for this key, or at once on one connection" },
  headers_too_large: { status: 431, title: "The request's head is larger than the limit" },
  internal_error: { status: 500, title: "Something went wrong here" },
  email_failed: { status: 502, title: "The mail server did not take the mail" },
  email_not_configured: { status: 503, title: "This server sends no mail" },
  unavailable: { status: 503, title: "The service cannot answer just now" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** One fault of a request: where it stands (`in`, `name`), its code, and what would cure it. */
export interface Fault {
  in: "query" | "path" | "header" | "body";
  name: string;
  code: ErrorCode;
  detail: string;
}

/** One fault of a record that was sent: where it stands, as a path and as a JSON pointer, and a code of imports. */
export interface RecordFieldFault {
  in: "body";
  name: string;
  pointer: string;
  /** Of several records: 1-based. */
  line?: number;
  kind?: string;
  id?: string;
  code: string;
  detail: string;
}

/** An error the service answers on purpose. Its HTTP status and title come from the registry. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly faults: readonly (Fault | RecordFieldFault)[];
  /** Response headers that belong to the error, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  /** What its problem details say besides (RFC 9457, 3.2). */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    detail: string,
    options: Partial<Pick<ServiceError, "faults" | "headers" | "members">> = {},
  ) {
    super(detail);
    this.name = "ServiceError";
    this.code = code;
    this.faults = options.faults ?? [];
    this.headers = options.headers ?? {};
    this.members = options.members ?? {};
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** The error for a request with these faults (at least one): a single fault lends its code, several share a common one. */
export function faultyRequest(faults: readonly [Fault, ...Fault[]] | readonly Fault[]): ServiceError {
  const [first] = faults;
  if (!first) throw new RangeError("faultyRequest needs at least one fault");
  const alike = faults.every((fault) => fault.code === first.code);
  const detail = faults.map((fault) => fault.detail).join("; ");
  return new ServiceError(alike ? first.code : "invalid_parameters", detail, { faults });
}
