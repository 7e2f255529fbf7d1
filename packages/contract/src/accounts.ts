import * as z from "zod/mini";
import { defineEndpoint, type OutputOf } from "#contract/endpoint.ts";
import {
  displayNameMaxLength,
  emailMaxLength,
  importMaxBytes,
  passwordMaxLength,
  passwordMinLength,
} from "#contract/limits.ts";
import {
  id,
  instant,
  queryBoolean,
  singleLine,
  succeeded,
  withDefault,
} from "#contract/schemas.ts";

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(emailMaxLength), z.email());
export const password = z
  .string()
  .check(z.minLength(passwordMinLength), z.maxLength(passwordMaxLength));
export const displayName = singleLine(displayNameMaxLength);

/** The secret part of a link from a mail or from the first start. */
export const linkToken = z.string().check(z.maxLength(128), z.regex(/^[A-Za-z0-9_-]{20,128}$/));

/**
 * The account's password. It is required for calls that can cost the account, and ignored in the first five minutes
 * of a session.
 */
const ownPassword = z.optional(z.string().check(z.maxLength(passwordMaxLength)));

const preferences = {
  units: z.enum(["us", "metric"]),
  light_mode: z.enum(["auto", "day", "dusk", "night_red"]),
};

export const user = z.object({
  user_id: id,
  email: z.string(),
  email_confirmed: withDefault(z.boolean(), true),
  display_name: z.string(),
  subscription_status: z.enum(["trial", "active", "past_due", "expired"]),
  /** Whole days, rounded up; 0 after the trial. */
  trial_days_remaining: z.int(),
  trial_end_date: instant,
  role: z.enum(["user", "admin"]),
  created_at: instant,
  /** True during a trial, a paid period or its grace days; member calls then succeed. */
  has_access: z.boolean(),
  access_until: z.nullable(instant),
  pending_email: z.nullable(z.string()),
  preferences: z.object(preferences),
  reminder_mails: withDefault(z.boolean(), false),
});

export type User = OutputOf<typeof user>;

const signedIn = z.extend(user, {
  success: z.literal(true),
  /** 256 random bits, sent as `Authorization: Bearer …`. */
  token: z.string(),
  account_status: z.literal("active"),
  message: z.string(),
});

export const signUp = defineEndpoint({
  method: "POST",
  path: "/api/auth/signup",
  summary: "Make an account with a trial of seven days and sign in.",
  access: "public",
  body: z.strictObject({ email, password, display_name: displayName }),
  response: signedIn,
  errors: ["registration_failed", "password_too_common"],
  limits: { perMinute: 10 },
});

export const signIn = defineEndpoint({
  method: "POST",
  path: "/api/auth/login",
  summary: "Sign in.",
  access: "public",
  body: z.strictObject({
    email,
    // No minimum: a short password is wrong, not malformed.
    password: z.string().check(z.maxLength(passwordMaxLength)),
  }),
  response: signedIn,
  errors: ["invalid_credentials"],
  limits: { perMinute: 20 },
});

export const signOut = defineEndpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "End the session of the token.",
  access: "account",
  response: succeeded,
});

export const currentUser = defineEndpoint({
  method: "GET",
  path: "/api/auth/me",
  summary: "Whose token this is.",
  access: "account",
  response: user,
});

export const updateProfile = defineEndpoint({
  method: "PUT",
  path: "/api/auth/profile",
  summary:
    "Change name, preferences or email. A new email takes the password, or a sign-in of the last five minutes, and counts once the link mailed to it is opened; the old one can undo it for seven days.",
  access: "account",
  body: z.strictObject({
    display_name: z.optional(displayName),
    email: z.optional(email),
    units: z.optional(preferences.units),
    light_mode: z.optional(preferences.light_mode),
    reminder_mails: z.optional(z.boolean()),
    password: ownPassword,
  }),
  response: z.extend(user, { success: z.literal(true), message: z.string() }),
  errors: ["password_required", "wrong_password", "conflict"],
});

export const deleteAccount = defineEndpoint({
  method: "DELETE",
  path: "/api/auth/delete-account",
  summary:
    "Delete the account with its rows and files, and cancel its subscription. Takes the password, or a sign-in of the last five minutes.",
  access: "account",
  body: z.optional(z.strictObject({ password: ownPassword })),
  response: succeeded,
  errors: ["password_required", "wrong_password", "payments_unavailable"],
  limits: { perMinute: 5 },
});

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "/api/auth/password-reset",
  summary: "Mail a link that sets a new password. Same answer whether or not there is an account.",
  access: "public",
  body: z.strictObject({ email }),
  response: succeeded,
  limits: { perMinute: 5 },
});

export const confirmPasswordReset = defineEndpoint({
  method: "POST",
  path: "/api/auth/password-reset/confirm",
  summary: "Set a new password with the mailed link and end all sessions.",
  access: "public",
  body: z.strictObject({ token: linkToken, password }),
  response: succeeded,
  errors: ["link_invalid", "password_too_common"],
  limits: { perMinute: 10 },
});

export const confirmEmailChange = defineEndpoint({
  method: "POST",
  path: "/api/auth/email-change/confirm",
  summary: "Confirm the account's email, or make a new one count, with the link mailed to it.",
  access: "public",
  body: z.strictObject({ token: linkToken }),
  response: succeeded,
  errors: ["link_invalid"],
  limits: { perMinute: 10 },
});

export const undoEmailChange = defineEndpoint({
  method: "POST",
  path: "/api/auth/email-change/undo",
  summary:
    "Take a change of the email back, with the link mailed to the old one; for seven days, also after the new one was confirmed. Ends all sessions and mails a link that sets a new password.",
  access: "public",
  body: z.strictObject({ token: linkToken }),
  response: succeeded,
  errors: ["link_invalid"],
  limits: { perMinute: 10 },
});

export const stopReminderMails = defineEndpoint({
  method: "POST",
  path: "/api/auth/reminder-mails/stop",
  summary: "Stop the mails of reminders, with the link that stands in each of them.",
  access: "public",
  body: z.strictObject({ token: linkToken }),
  response: succeeded,
  errors: ["link_invalid"],
  limits: { perMinute: 10 },
});

export const claimAdmin = defineEndpoint({
  method: "POST",
  path: "/api/auth/claim-admin",
  summary: "Become the first admin with the link printed at the first start.",
  access: "account",
  body: z.strictObject({ token: linkToken }),
  response: succeeded,
  errors: ["link_invalid"],
  limits: { perMinute: 10 },
});

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/api/auth/sessions",
  summary: "The devices that are signed in.",
  access: "account",
  response: z.object({
    sessions: z.array(
      z.object({
        session_id: id,
        device_name: z.string(),
        created_at: instant,
        last_used_at: instant,
        is_current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = defineEndpoint({
  method: "DELETE",
  path: "/api/auth/sessions/:session_id",
  summary: "Sign one device out.",
  access: "account",
  params: z.strictObject({ session_id: id }),
  response: succeeded,
  errors: ["not_found"],
});

export const endOtherSessions = defineEndpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  summary: "Sign every other device out.",
  access: "account",
  response: succeeded,
});

export const exportData = defineEndpoint({
  method: "GET",
  path: "/api/auth/export",
  summary: "Everything the account holds as one ZIP: JSON, CSV, GPX, photos, licenses.",
  access: "account",
  query: z.strictObject({ include_positions: withDefault(queryBoolean(), true) }),
  response: z.unknown(),
  responseType: "application/zip",
  limits: { perMinute: 5 },
});

export const importData = defineEndpoint({
  method: "POST",
  path: "/api/auth/import",
  summary: "Take everything back from an export. Repeating it changes nothing.",
  access: "member",
  bodyKind: "raw",
  body: z.unknown(),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    catches_added: z.int(),
    trips_added: z.int(),
    photos_added: z.int(),
    own_spots_added: withDefault(z.int(), 0),
    favorites_added: withDefault(z.int(), 0),
    home_waters_added: withDefault(z.int(), 0),
    licenses_added: withDefault(z.int(), 0),
    license_images_added: withDefault(z.int(), 0),
    tide_alerts_added: withDefault(z.int(), 0),
    chats_added: withDefault(z.int(), 0),
    settings_restored: withDefault(z.int(), 0),
    already_present: z.int(),
    rejected: z.array(z.object({ entry: z.string(), reason: z.string() })),
  }),
  errors: ["unreadable_import", "limit_reached"],
  // Slow, because photos are re-encoded one by one and share a queue with other accounts.
  limits: { bodyBytes: importMaxBytes, perMinute: 5, seconds: 1200 },
});
