import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "#server/platform/database/columns.ts";

const now = sql`now()`;

export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Kept as typed, for display and mail. */
    email: text().notNull(),
    emailNormalized: text("email_normalized").notNull().unique(),
    emailVerifiedAt: instant("email_verified_at"),
    displayName: text("display_name").notNull(),
    /** argon2id in its encoded form, with salt and cost. */
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    units: text({ enum: ["us", "metric"] })
      .notNull()
      .default("us"),
    lightMode: text("light_mode", { enum: ["auto", "day", "dusk", "night_red"] })
      .notNull()
      .default("auto"),
    trialEndsAt: instant("trial_ends_at").notNull(),
    /** When the owner turned on reminders by mail; null while they are off. */
    reminderMailsSince: instant("reminder_mails_since"),
    createdAt: instant("created_at").notNull().default(now),
  },
  (table) => [
    check("accounts_role_known", sql`${table.role} in ('user', 'admin')`),
    check("accounts_units_known", sql`${table.units} in ('us', 'metric')`),
    check(
      "accounts_light_mode_known",
      sql`${table.lightMode} in ('auto', 'day', 'dusk', 'night_red')`,
    ),
    index("accounts_created_at").on(table.createdAt),
    index("accounts_trials").on(table.trialEndsAt, table.id),
    index("accounts_admins")
      .on(table.id)
      .where(sql`${table.role} = 'admin'`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** Identifies the session in lists; the token itself is not stored. */
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: bytea("token_hash").notNull().unique(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    deviceName: text("device_name").notNull(),
    createdAt: instant("created_at").notNull().default(now),
    lastUsedAt: instant("last_used_at").notNull().default(now),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    // Lets active accounts be counted in index order, without sorting or hashing.
    index("sessions_of_account").on(table.accountId, table.lastUsedAt),
    index("sessions_expires_at").on(table.expiresAt),
    index("sessions_last_used_at").on(table.lastUsedAt, table.accountId),
  ],
);

/** Devices that get push reminders, one per session and deleted with it. */
export const pushDevices = pgTable("push_devices", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  /** The push endpoint; anyone who has it and the keys can send to the device. */
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  since: instant().notNull(),
});

/**
 * Links from mails and from the first start. Each works once, except the one that stops reminders.
 */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    purpose: text({
      enum: ["password_reset", "email_change", "first_admin", "stop_reminders", "confirm_address"],
    }).notNull(),
    /** Null for the link that makes the first admin. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    payload: jsonb(),
    createdAt: instant("created_at").notNull().default(now),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    check(
      "one_time_tokens_purpose_known",
      sql`${table.purpose} in ('password_reset', 'email_change', 'first_admin', 'stop_reminders', 'confirm_address')`,
    ),
    index("one_time_tokens_account_id").on(table.accountId),
    index("one_time_tokens_expires_at").on(table.expiresAt),
  ],
);

/** Recent addresses of an account, in the order they were left. Each can be restored. */
export const formerAddresses = pgTable(
  "former_addresses",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of the secret in the link that was mailed there. */
    tokenHash: bytea("token_hash").notNull().unique(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    email: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("former_addresses_account_id").on(table.accountId),
    index("former_addresses_email").on(table.email),
    index("former_addresses_expires_at").on(table.expiresAt),
  ],
);

/** Hashes of addresses whose reader stopped an account's mails for good. */
export const stoppedAddresses = pgTable(
  "stopped_addresses",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    addressHash: bytea("address_hash").notNull(),
    stoppedAt: instant("stopped_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.addressHash] })],
);

/** Keys are hashes, without names or addresses. */
export const attemptCounts = pgTable(
  "attempt_counts",
  {
    keyHash: bytea("key_hash").primaryKey(),
    attempts: integer().notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [index("attempt_counts_last_at").on(table.lastAt)],
);

/**
 * Origins from which an account was signed in to; other people's attempts do not slow them down.
 */
export const knownOrigins = pgTable(
  "known_origins",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    originHash: bytea("origin_hash").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.originHash] }),
    index("known_origins_last_seen_at").on(table.lastSeenAt),
  ],
);

export const deletedAccounts = pgTable("deleted_accounts", {
  accountId: uuid("account_id").primaryKey(),
  deletedAt: instant("deleted_at").notNull(),
});

/** Admin actions. The log outlives the accounts and does not identify deleted ones. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().default(now),
    actorId: uuid("actor_id").references(() => accounts.id, { onDelete: "set null" }),
    action: text().notNull(),
    subjectId: uuid("subject_id").references(() => accounts.id, { onDelete: "set null" }),
    detail: jsonb(),
  },
  (table) => [
    index("audit_log_at").on(table.at),
    index("audit_log_actor_id").on(table.actorId),
    index("audit_log_subject_id").on(table.subjectId),
  ],
);

/** One trial per address, even after its account was deleted; stores only the address's hash. */
export const trialGrants = pgTable("trial_grants", {
  emailHash: bytea("email_hash").primaryKey(),
  grantedAt: instant("granted_at").notNull().default(now),
  endsAt: instant("ends_at").notNull(),
});
