import { createHash, randomBytes } from "node:crypto";
import { calendarFile, type CalendarEvent } from "@striper/contract/calendar-file";
import * as calls from "@striper/contract/calendars";
import { formatIso, harborDate, instantOfHarborTime, type Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import * as store from "#server/features/calendars/calendars.store.ts";
import { wording } from "#server/features/calendars/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface CalendarsDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Returns false without a plan: the calendar is then empty, and its address stays valid. */
  readonly hasAccess: (accountId: string) => Promise<boolean>;
  /** Returns events from the start of a day, the same all day. */
  readonly eventsOf: (accountId: string, dayStart: Instant) => Promise<readonly CalendarEvent[]>;
}

const tokenBytes = 32;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
/** Calendar programs recognize the file by its extension. */
const ending = ".ics";

const everyHours = 12;
const maxAgeSeconds = 3600;

async function makeAddress(
  { orm, clock, publicUrl }: CalendarsDependencies,
  accountId: string,
): Promise<{ readonly madeAt: Instant; readonly address: string }> {
  const token = randomBytes(tokenBytes).toString("base64url");
  const madeAt = clock.now();
  await store.putAddress(orm, { accountId, tokenHash: hashOf(token), madeAt });
  const path = calls.calendarFeed.path.replace(":token", `${token}${ending}`);
  return { madeAt, address: `${publicUrl}${path}` };
}

interface Feed {
  readonly text: string;
  readonly etag: string;
}

async function readFeed(context: CalendarsDependencies, asked: string): Promise<Feed> {
  const { orm, clock } = context;
  const token = asked.endsWith(ending) ? asked.slice(0, -ending.length) : asked;
  const accountId = await store.accountOfToken(orm, hashOf(token));
  // Unknown and revoked addresses get the same answer.
  if (accountId === undefined) throw new AppError("not_found");
  // Dated with the day, so that the ETag changes only once a day.
  const dayStart = instantOfHarborTime(harborDate(clock.now()), 0);
  const events = (await context.hasAccess(accountId))
    ? await context.eventsOf(accountId, dayStart)
    : [];
  const text = calendarFile(events, dayStart, { name: wording.name, everyHours });
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return { text, etag };
}

const knows = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//u, "") === etag);

export function createCalendars(context: CalendarsDependencies) {
  const { orm } = context;
  return {
    routes(bind: Binder): void {
      bind.signedIn(calls.calendarState, async ({ account }) => {
        const madeAt = await store.addressMadeAt(orm, account.accountId);
        return { made_at: madeAt === null ? null : formatIso(madeAt) };
      });
      bind.signedIn(calls.makeCalendarAddress, async ({ account }) => {
        const { madeAt, address } = await makeAddress(context, account.accountId);
        return {
          success: true as const,
          message: wording.made,
          made_at: formatIso(madeAt),
          address,
        };
      });
      bind.signedIn(calls.revokeCalendarAddress, async ({ account }) => {
        await store.deleteAddress(orm, account.accountId);
        return { success: true as const, message: wording.revoked };
      });
      bind.open(calls.calendarFeed, async ({ params, request, reply }) => {
        const { text, etag } = await readFeed(context, params.token);
        reply.header("etag", etag).header("cache-control", `private, max-age=${maxAgeSeconds}`);
        if (knows(request.headers["if-none-match"], etag)) {
          reply.code(304);
          return "";
        }
        reply.type("text/calendar; charset=utf-8");
        return text;
      });
    },
  };
}
