import { issuers, licenseTypes } from "@striper/angling/licenses";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import {
  goesWithAccount,
  goesWithRow,
  keyWithinAccount,
} from "#server/platform/database/account-key.ts";
import { bytea, instant } from "#server/platform/database/columns.ts";
import { remindAt } from "#server/platform/reminders/remind-at.ts";

export const licenses = pgTable(
  "licenses",
  {
    accountId: uuid("account_id").notNull(),
    id: uuid().notNull(),
    licenseType: text("license_type", { enum: licenseTypes }).notNull(),
    issuer: text({ enum: issuers }),
    licenseNumber: text("license_number"),
    /** Last day of validity, in Boston. */
    expiryDate: date("expiry_date", { mode: "string" }),
    notes: text(),
    reminders: boolean().notNull().default(true),
    uploadedAt: instant("uploaded_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    remindAt: remindAt(),
  },
  (table) => [
    keyWithinAccount(table),
    goesWithAccount("licenses_account", table.accountId),
    index("licenses_remind_at")
      .on(table.remindAt)
      .where(sql`${table.reminders}`),
  ],
);

export const licenseImages = pgTable(
  "license_images",
  {
    accountId: uuid("account_id").notNull(),
    licenseId: uuid("license_id").notNull(),
    id: uuid().notNull(),
    /** The front is first. */
    position: integer().notNull(),
    blobKey: text("blob_key").notNull().unique(),
    /** Hash of the uploaded file; tells a repeated upload from another with the same id. */
    uploadHash: bytea("upload_hash").notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.licenseId, table.id] }),
    goesWithRow("license_images_license", [table.accountId, table.licenseId], licenses),
    check("license_images_position_known", sql`${table.position} >= 0`),
  ],
);
