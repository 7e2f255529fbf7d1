import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { instant, succeeded } from "#contract/schemas.ts";

/* The secret address of a calendar with tides and license dates; anyone who has it can read them. */

const state = z.object({
  /** Null when there is no address. The address itself is returned only once, when it is made. */
  made_at: z.nullable(instant),
});

export const calendarState = defineEndpoint({
  method: "GET",
  path: "/api/calendar-address",
  summary: "Whether the account has a calendar address.",
  access: "member",
  response: state,
});

export const makeCalendarAddress = defineEndpoint({
  method: "POST",
  path: "/api/calendar-address",
  summary: "Make a calendar address; the one before stops working.",
  access: "member",
  response: z.extend(succeeded, { made_at: instant, address: z.string() }),
  limits: { perMinute: 10 },
});

export const revokeCalendarAddress = defineEndpoint({
  method: "DELETE",
  path: "/api/calendar-address",
  summary: "Take the calendar address back.",
  access: "account",
  response: succeeded,
});

const longestToken = 100;

export const calendarFeed = defineEndpoint({
  method: "GET",
  path: "/api/calendars/:token",
  summary: "The calendar at an address that was made: tides and the last days of licenses.",
  access: "public",
  // Accepts any text, so that an address that never existed is answered like a revoked one.
  params: z.strictObject({ token: z.string().check(z.maxLength(longestToken)) }),
  response: z.unknown(),
  responseType: "text/calendar",
  errors: ["not_found"],
  // The servers of large calendar services fetch for many people.
  limits: { perMinute: 120 },
});
