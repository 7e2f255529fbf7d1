import type { Passage } from "@striper/angling/regulations/watch";
import type { Instant } from "@striper/marine/time";
import { and, asc, eq, isNotNull, isNull, lte, notInArray, sql } from "drizzle-orm";
import { watchedPages, watchedPassages } from "#server/features/regulations/regulations.table.ts";
import { passage } from "#server/features/regulations/watch/reading/messages.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Validators } from "#server/platform/upstream/upstream-http.ts";

export interface StoredPassage {
  readonly ruleId: string;
  readonly url: string;
  readonly accepted: Passage;
  readonly acceptedSince: Instant;
  /** Null while the page has the accepted text. */
  readonly current: Passage | null;
  readonly changedAt: Instant | null;
}

export type StoredPage = typeof watchedPages.$inferSelect;

/** Adds pages that rules name, due at once, and deletes all others. */
export async function syncPages(
  connection: Connection,
  urls: readonly string[],
  now: Instant,
): Promise<void> {
  if (urls.length === 0) return;
  await connection
    .insert(watchedPages)
    .values(urls.map((url) => ({ url, nextAt: now })))
    .onConflictDoNothing();
  await connection.delete(watchedPages).where(notInArray(watchedPages.url, [...urls]));
  await connection.delete(watchedPassages).where(notInArray(watchedPassages.url, [...urls]));
}

export function listPages(connection: Connection): Promise<StoredPage[]> {
  return connection.select().from(watchedPages).orderBy(asc(watchedPages.url));
}

export function duePages(connection: Connection, now: Instant): Promise<StoredPage[]> {
  return connection
    .select()
    .from(watchedPages)
    .where(lte(watchedPages.nextAt, now))
    .orderBy(asc(watchedPages.nextAt), asc(watchedPages.url));
}

const storedPassage = (row: typeof watchedPassages.$inferSelect): StoredPassage => ({
  ruleId: row.ruleId,
  url: row.url,
  accepted: passage.parse(row.accepted),
  acceptedSince: row.acceptedSince,
  current: row.current === null ? null : passage.parse(row.current),
  changedAt: row.changedAt,
});

export async function listPassages(
  connection: Connection,
  where: { readonly url?: string; readonly ruleId?: string } = {},
): Promise<StoredPassage[]> {
  const rows = await connection
    .select()
    .from(watchedPassages)
    .where(
      and(
        where.url === undefined ? undefined : eq(watchedPassages.url, where.url),
        where.ruleId === undefined ? undefined : eq(watchedPassages.ruleId, where.ruleId),
      ),
    )
    .orderBy(asc(watchedPassages.ruleId), asc(watchedPassages.url));
  return rows.map(storedPassage);
}

export interface SeenPassage {
  readonly ruleId: string;
  readonly passage: Passage;
  /** Null at the first reading. */
  readonly isSame: boolean | null;
}

/** Keeps the day a change was first seen, even if the text changes again. */
export async function notePassage(
  connection: Connection,
  url: string,
  { ruleId, passage: found, isSame }: SeenPassage,
  now: Instant,
): Promise<void> {
  const where = and(eq(watchedPassages.ruleId, ruleId), eq(watchedPassages.url, url));
  if (isSame === null)
    await connection
      .insert(watchedPassages)
      .values({ ruleId, url, accepted: found, acceptedSince: now })
      .onConflictDoNothing();
  else if (isSame)
    await connection
      .update(watchedPassages)
      .set({ current: null, changedAt: null, mailedAt: null })
      .where(and(where, isNotNull(watchedPassages.current)));
  else
    await connection
      .update(watchedPassages)
      .set({
        current: found,
        changedAt: sql`coalesce(${watchedPassages.changedAt}, ${new Date(now).toISOString()}::timestamptz)`,
      })
      .where(where);
}

/** Accepts the current text as the reference and keeps the day it was first seen. */
export async function acceptPassages(connection: Connection, ruleId: string): Promise<void> {
  await connection
    .update(watchedPassages)
    .set({
      accepted: sql`${watchedPassages.current}`,
      acceptedSince: sql`${watchedPassages.changedAt}`,
      current: null,
      changedAt: null,
      mailedAt: null,
    })
    .where(and(eq(watchedPassages.ruleId, ruleId), isNotNull(watchedPassages.current)));
}

export async function notePageRead(
  connection: Connection,
  url: string,
  {
    validators,
    now,
    nextAt,
  }: {
    /** Null keeps the stored ones. */
    readonly validators: Validators | null;
    readonly now: Instant;
    readonly nextAt: Instant;
  },
): Promise<void> {
  const { etag, lastModified } = validators ?? {};
  await connection
    .update(watchedPages)
    .set({
      ...(validators === null ? {} : { etag: etag ?? null, lastModified: lastModified ?? null }),
      readAt: now,
      nextAt,
      fault: null,
      faultDetail: null,
      faultSince: null,
      failures: 0,
      mailedAt: null,
    })
    .where(eq(watchedPages.url, url));
}

export interface PageFault {
  readonly kind: string;
  readonly detail: string;
  /** Retry-After of the site. */
  readonly waitMs?: number | undefined;
}

/** A different fault resets `mailedAt`, so that it is mailed too. */
export async function notePageFault(
  connection: Connection,
  url: string,
  { kind, detail }: PageFault,
  { now, nextAt }: { readonly now: Instant; readonly nextAt: Instant },
): Promise<void> {
  const isAsBefore = sql`${watchedPages.fault} = ${kind}`;
  const nowText = sql`${new Date(now).toISOString()}::timestamptz`;
  await connection
    .update(watchedPages)
    .set({
      fault: kind,
      faultDetail: detail,
      faultSince: sql`case when ${isAsBefore} then ${watchedPages.faultSince} else ${nowText} end`,
      mailedAt: sql`case when ${isAsBefore} then ${watchedPages.mailedAt} end`,
      failures: sql`${watchedPages.failures} + 1`,
      nextAt,
    })
    .where(eq(watchedPages.url, url));
}

/** Claims unmailed news, so that no other server mails it. */
export async function claimUnmailed(
  connection: Connection,
  now: Instant,
  isWorthAMail: { readonly kindsAtOnce: readonly string[]; readonly failures: number },
) {
  const pages = await connection
    .update(watchedPages)
    .set({ mailedAt: now })
    .where(
      and(
        isNotNull(watchedPages.fault),
        isNull(watchedPages.mailedAt),
        sql`(${watchedPages.fault} = any(${sql.param([...isWorthAMail.kindsAtOnce])}) or ${watchedPages.failures} >= ${isWorthAMail.failures})`,
      ),
    )
    .returning();
  const passages = await connection
    .update(watchedPassages)
    .set({ mailedAt: now })
    .where(and(isNotNull(watchedPassages.current), isNull(watchedPassages.mailedAt)))
    .returning({
      ruleId: watchedPassages.ruleId,
      url: watchedPassages.url,
      changedAt: watchedPassages.changedAt,
    });
  return { pages, passages };
}
