import { createHmac, randomBytes } from "node:crypto";
import { harborParts, type Instant } from "@striper/marine/time";
import * as store from "#server/features/bite-score/accuracy.store.ts";
import type { Sealer } from "#server/platform/blob-storage/blob-storage.ts";
import type { Connection } from "#server/platform/database/connection.ts";

const saltBytes = 32;
/** Hexadecimal digits, enough to avoid collisions between accounts. */
const keyLength = 32;

/** Returns the quarter in Boston, such as "2026-4". */
export function periodAt(now: Instant): string {
  const { year, month } = harborParts(now);
  return `${year}-${Math.ceil(month / 3)}`;
}

const label = (period: string): string => `shared-trips/${period}`;

async function saltOf(connection: Connection, sealer: Sealer, period: string): Promise<Buffer> {
  const known = await store.findSalt(connection, period);
  if (known !== undefined) return sealer.open(label(period), known);
  // Several servers may start the quarter together: one writes the salt and all read it.
  await store.insertSalt(connection, period, sealer.seal(label(period), randomBytes(saltBytes)));
  await store.forgetSaltsBut(connection, period);
  const made = await store.findSalt(connection, period);
  if (made === undefined) throw new Error("the salt of the quarter was not written");
  return sealer.open(label(period), made);
}

/**
 * Returns a key that is constant for an account within a quarter, which tells trips of five
 * accounts from five trips of one. The salt is deleted after the quarter, so that keys cannot be
 * traced to accounts.
 */
export async function groupKeyOf(
  connection: Connection,
  sealer: Sealer,
  who: { readonly accountId: string; readonly period: string },
): Promise<string> {
  const salt = await saltOf(connection, sealer, who.period);
  return createHmac("sha256", salt).update(who.accountId).digest("hex").slice(0, keyLength);
}
