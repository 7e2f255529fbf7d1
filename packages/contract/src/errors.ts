import * as z from "zod/mini";

export const errorCodes = [
  "invalid_request",
  /** The body is not JSON or not UTF-8. */
  "malformed_json",
  /** The link from a mail or the first start is unknown, used or expired. */
  "link_invalid",
  /** No account was made. The answer is the same for every address, so that it reveals no accounts. */
  "registration_failed",
  "password_too_common",
  "invalid_signature",
  /** The token is missing, was never valid or has been revoked. */
  "unauthorized",
  /** The token was valid, but its session has expired. */
  "session_expired",
  /** The email or password is wrong; the answer is the same for an unknown email. */
  "invalid_credentials",
  /** The call also needs the password, because the session is not new. The session stays valid. */
  "password_required",
  /** The given password is not the account's. The session stays valid. */
  "wrong_password",
  "subscription_required",
  "forbidden",
  /** The path or item does not exist, or belongs to someone else. */
  "not_found",
  "regulations_not_found",
  "method_not_allowed",
  /** The id is taken by other content, or the same work is already running. */
  "conflict",
  "edit_conflict",
  "already_subscribed",
  "limit_reached",
  /** The body or file exceeds a limit of the call; `message` names it. */
  "payload_too_large",
  /** The body stopped arriving. The connection is closed; a retry may work. */
  "request_stalled",
  "unsupported_media_type",
  "unsupported_image",
  /** The image is damaged, animated or has far too many pixels. */
  "unreadable_image",
  "unreadable_import",
  "range_not_satisfiable",
  "outside_coverage",
  /** Too many requests; `Retry-After` says how long to wait. */
  "rate_limited",
  /** A bug; the log has details under the request id. */
  "internal",
  /** An external service does not answer, and there is no older data to use. */
  "upstream_unavailable",
  /** Payments are not configured, or Stripe does not answer. */
  "payments_unavailable",
  "unavailable",
  /** The server's disk is full. Nothing was stored; the request can be sent again later. */
  "storage_full",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorStatus = {
  invalid_request: 400,
  malformed_json: 400,
  link_invalid: 400,
  registration_failed: 400,
  password_too_common: 400,
  invalid_signature: 400,
  unauthorized: 401,
  session_expired: 401,
  invalid_credentials: 401,
  subscription_required: 402,
  password_required: 403,
  wrong_password: 403,
  forbidden: 403,
  not_found: 404,
  regulations_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  edit_conflict: 409,
  already_subscribed: 409,
  limit_reached: 409,
  payload_too_large: 413,
  request_stalled: 408,
  unsupported_media_type: 415,
  unsupported_image: 415,
  range_not_satisfiable: 416,
  unreadable_image: 422,
  unreadable_import: 422,
  outside_coverage: 422,
  rate_limited: 429,
  internal: 500,
  upstream_unavailable: 503,
  payments_unavailable: 503,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<ErrorCode, number>;

export const fieldErrorSchema = z.object({
  /** Such as `body.email`, `query.limit` or `params.catch_id`. */
  path: z.string(),
  message: z.string(),
});

export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  /** A sentence for the person. */
  message: z.string(),
  /** The same or a closer explanation, read by clients of the first family of calls. */
  detail: z.string(),
  request_id: z.string(),
  /** Only with `invalid_request`. */
  fields: z.optional(z.array(fieldErrorSchema)),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
