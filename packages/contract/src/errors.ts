import * as z from "zod/mini";

/** Every way a call may fail that a client can distinguish. One line says when it is used. */
export const errorCodes = [
  /** Parameters, query or body break the schema; `fields` says where. */
  "invalid_request",
  /** The body is not JSON, or not UTF-8. */
  "malformed_json",
  /** The link of a mail or of the first start is unknown, used or too old. */
  "link_invalid",
  /** No account was made. Says the same for every address, so that it does not reveal who has one. */
  "registration_failed",
  /** The password is among the most common ones. */
  "password_too_common",
  /** A webhook without a valid signature, or with a stale one. */
  "invalid_signature",
  /** No token, or one that was never valid or has been revoked. */
  "unauthorized",
  /** The token was valid and its session has run out. */
  "session_expired",
  /** Wrong email or password. Same answer for an unknown email. */
  "invalid_credentials",
  /** Signed in for a while: what this call does takes the password too. The session goes on. */
  "password_required",
  /** The password given with such a call is not the account's. The session goes on. */
  "wrong_password",
  /** The trial or the paid period is over. */
  "subscription_required",
  /** Signed in, but not allowed. */
  "forbidden",
  /** No such path or thing, or it is someone else's. */
  "not_found",
  /** Nothing is known about the species searched for. */
  "regulations_not_found",
  /** The path exists, the method does not. */
  "method_not_allowed",
  /** The id is taken by something with other content, or the same work is running already. */
  "conflict",
  /** The thing was changed since the version that the edit was made from. */
  "edit_conflict",
  /** A paid plan is running already; nothing is charged twice. */
  "already_subscribed",
  /** The account has as many of these as it may. */
  "limit_reached",
  /** The body or file is larger than the call allows, or contains more; `message` says of what. */
  "payload_too_large",
  /** Nothing of the body arrived for a while. The connection is closed; sending it again may work. */
  "request_stalled",
  /** The body's content type is not the one the call takes. */
  "unsupported_media_type",
  /** The file's content is not an image of a kind the call takes. */
  "unsupported_image",
  /** The file claims to be an image, and is damaged, animated or far too large in pixels. */
  "unreadable_image",
  /** The uploaded archive or table cannot be imported. */
  "unreadable_import",
  /** The file ends before the bytes that were asked for begin. */
  "range_not_satisfiable",
  /** The position is outside the waters the product knows. */
  "outside_coverage",
  /** Too many requests; `Retry-After` says how long to wait. */
  "rate_limited",
  /** A bug. The log has the rest under the request id. */
  "internal",
  /** A service behind this call does not answer and nothing older can stand in. */
  "upstream_unavailable",
  /** Payments are not configured, or Stripe does not answer. */
  "payments_unavailable",
  /** The server is starting, stopping or without its database. */
  "unavailable",
  /** The server's disk is full: nothing of this was stored, and it can be sent again later. */
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
  /** Where: `body.email`, `query.limit`, `params.catch_id`. */
  path: z.string(),
  message: z.string(),
});

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  /** A sentence for the person. */
  message: z.string(),
  /** The same or a closer explanation; clients of the first kind read this one. */
  detail: z.string(),
  request_id: z.string(),
  /** Only with `invalid_request`. */
  fields: z.optional(z.array(fieldErrorSchema)),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
