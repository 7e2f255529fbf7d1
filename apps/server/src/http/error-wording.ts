import type { ErrorCode } from "@striper/contract/errors";

export const errorWording = {
  invalid_request: "Something in the request is not valid.",
  malformed_json: "The request could not be read as JSON.",
  link_invalid: "This link is not valid any more. Please ask for a new one.",
  registration_failed: "Registration failed. If you already have an account, sign in instead.",
  password_too_common: "This password is among the most common ones. Please choose another.",
  invalid_signature: "The signature does not match.",
  unauthorized: "Please sign in.",
  session_expired: "Your session has ended. Please sign in again.",
  invalid_credentials: "Email or password is incorrect.",
  password_required: "Please enter your password for this.",
  wrong_password: "This is not your password.",
  subscription_required: "Your free trial has ended. Upgrade to continue.",
  forbidden: "You are not allowed to do this.",
  not_found: "There is nothing here.",
  regulations_not_found: "No regulations found",
  method_not_allowed: "This address does not accept that kind of request.",
  conflict: "This was changed or is being changed elsewhere.",
  edit_conflict: "This was changed elsewhere since you opened it.",
  already_subscribed: "Your plan is already running. Nothing was charged.",
  limit_reached: "You have as many of these as an account may hold.",
  payload_too_large: "This is too large.",
  request_stalled: "The request stopped arriving and was given up. Please send it again.",
  unsupported_media_type: "This kind of content is not accepted.",
  unsupported_image: "This kind of image is not accepted.",
  unreadable_image: "This image is damaged or too large to be read.",
  unreadable_import: "This file could not be imported.",
  range_not_satisfiable: "The file ends before the bytes that were asked for.",
  outside_coverage: "This place is outside the waters covered here.",
  rate_limited: "Too many requests. Please wait a moment.",
  internal: "Something went wrong on our side. Please try again.",
  upstream_unavailable: "A service this depends on does not answer. Please try again later.",
  payments_unavailable: "Payments are not available at the moment.",
  unavailable: "The server is busy or starting. Please try again in a moment.",
  storage_full: "The server's disk is full, so nothing could be stored. Please try again later.",
} as const satisfies Record<ErrorCode, string>;

/** For a caller whose own running and waiting requests fill its share. */
export const ownWorkWording =
  "Some of your requests of this kind are still running. Please try again when they are done.";

export const tokenNeededWording =
  "This call needs an access token that is neither revoked nor expired. Make one in your profile.";

export const tooManyBodiesWording =
  "Too many of your requests are still arriving. Please try again when they have been sent.";

/** For a JPEG with very many progressive scans, which phones and cameras do not write. */
export const tooManyScansWording =
  "This JPEG is saved in too many steps. Save it again as an ordinary photo and send that one.";
