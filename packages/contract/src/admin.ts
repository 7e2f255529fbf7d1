import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import {
  cursor,
  id,
  instant,
  queryInteger,
  singleLine,
  succeeded,
  integerBetween,
  withDefault,
} from "#contract/schemas.ts";

const dayCount = z.object({ date: z.iso.date(), count: z.int() });

const upstream = z.object({
  name: z.string(),
  state: z.enum(["ok", "failing", "never_answered"]),
  last_good_at: z.nullable(instant),
  last_attempt_at: z.nullable(instant),
  failures_since_good: z.int(),
  last_failure: z.nullable(z.string()),
  /** Number of answers that violated their schema; they are stored for inspection. */
  rejected_payloads: z.int(),
});

export const analytics = defineEndpoint({
  method: "GET",
  path: "/api/admin/analytics",
  summary: "The figures of the installation; nothing that tells where anybody fishes.",
  access: "admin",
  query: z.strictObject({ days: withDefault(queryInteger(1, 366), 30) }),
  response: z.object({
    accounts: z.int(),
    trials_running: z.int(),
    trials_ending_in_two_days: z.int(),
    subscriptions: z.int(),
    conversion_percent: z.nullable(z.number()),
    /** Percent of the subscriptions at the window's start that have ended since. */
    churn_percent: z.nullable(z.number()),
    revenue_per_month_cents: z.int(),
    active_accounts: z.int(),
    sign_ups_per_day: z.array(dayCount),
    active_per_day: z.array(dayCount),
    catches_per_day: z.array(dayCount),
    upstreams: z.array(upstream),
    database_bytes: z.int(),
    files_bytes: z.nullable(z.int()),
    calculated_at: instant,
  }),
});

export const findAccounts = defineEndpoint({
  method: "GET",
  path: "/api/admin/accounts",
  summary: "Accounts by a part of email or name, newest first.",
  access: "admin",
  query: z.strictObject({
    search: z.optional(singleLine(100, 0)),
    after: z.optional(cursor),
    limit: withDefault(queryInteger(1, 100), 25),
  }),
  response: z.object({
    accounts: z.array(
      z.object({
        user_id: id,
        email: z.string(),
        display_name: z.string(),
        role: z.enum(["user", "admin"]),
        subscription_status: z.string(),
        trial_end_date: instant,
        created_at: instant,
        last_active_at: z.nullable(instant),
        sessions: z.int(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});

const accountParams = z.strictObject({ user_id: id });
const reason = singleLine(200);

export const extendTrial = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/:user_id/extend-trial",
  summary: "Give an account more days of trial, counted from now where it is over.",
  access: "admin",
  params: accountParams,
  body: z.strictObject({ days: integerBetween(1, 90), reason }),
  response: z.extend(succeeded, { trial_end_date: instant }),
  errors: ["not_found"],
});

export const endAccountSessions = defineEndpoint({
  method: "POST",
  path: "/api/admin/accounts/:user_id/end-sessions",
  summary: "Sign all devices of an account out.",
  access: "admin",
  params: accountParams,
  body: z.strictObject({ reason }),
  response: succeeded,
  errors: ["not_found"],
});

export const auditLog = defineEndpoint({
  method: "GET",
  path: "/api/admin/audit-log",
  summary: "What admins did, newest first.",
  access: "admin",
  query: z.strictObject({
    after: z.optional(cursor),
    limit: withDefault(queryInteger(1, 200), 50),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        entry_id: z.string(),
        at: instant,
        admin_name: z.string(),
        action: z.string(),
        subject: z.string(),
        reason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
