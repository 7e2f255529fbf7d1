import * as calls from "@striper/contract/calendars";
import type { CalendarEvent } from "@striper/contract/calendar-file";
import { beforeEach, expect, test } from "vitest";
import { createCalendars } from "#server/features/calendars/create-calendars.ts";
import { createTideEvents } from "#server/features/tides/tide-events.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const lapsed = new Set<string>();
const own = new Map<string, readonly CalendarEvent[]>();
const tideEvents = createTideEvents();

async function openApp() {
  const app = await openFeatureApp();
  const { orm, clock } = app;
  const calendars = createCalendars({
    orm,
    clock,
    publicUrl: "https://striper.example",
    hasAccess: (accountId) => Promise.resolve(!lapsed.has(accountId)),
    eventsOf: async (accountId, dayStart) => [
      ...(own.get(accountId) ?? []),
      ...(await tideEvents("8443970", "Boston", dayStart)),
    ],
  });
  app.serve((bind) => calendars.routes(bind));
  return app;
}
const app = await sharedByFile(openApp());
let ann: SignedIn;
beforeEach(async () => {
  app.setTime(Date.UTC(2026, 5, 13, 9));
  ann = await app.join();
});

async function make(by = ann): Promise<string> {
  const answer = await app.call(calls.makeCalendarAddress, { by });
  const { address } = answer.json<{ address: string }>();
  return new URL(address).pathname.split("/").at(-1) ?? "";
}
const read = (token: string, headers: Record<string, string> = {}) =>
  app.call(calls.calendarFeed, { params: { token }, headers });
const stateOf = async (by: SignedIn) => (await app.call(calls.calendarState, { by })).json();
/** Unfolds lines as calendar programs do. */
const linesOf = (text: string): string[] => text.replaceAll("\r\n ", "").split("\r\n");
const valuesOf = (text: string, name: string): string[] =>
  linesOf(text).flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));

test("the address is shown once; anyone who has it reads the calendar without a sign-in", async () => {
  expect(await stateOf(ann)).toEqual({ made_at: null });
  const made = await app.call(calls.makeCalendarAddress, { by: ann });
  expect(made.json()).toMatchObject({ success: true, made_at: "2026-06-13T09:00:00Z" });
  const { address } = made.json<{ address: string }>();
  expect(address).toMatch(/^https:\/\/striper\.example\/api\/calendars\/[\w-]{43}\.ics$/u);
  expect(await stateOf(ann)).toEqual({ made_at: "2026-06-13T09:00:00Z" });
  const answer = await read(address.split("/").at(-1) ?? "");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, max-age=3600",
  });
  expect(valuesOf(answer.body, "X-WR-CALNAME:")).toEqual(["Striper Conditions"]);
  expect(answer.body).not.toMatch(new RegExp(`${ann.accountId}|Angler|@example`, "u"));
});

test("the database stores only a hash of the secret", async () => {
  const token = (await make()).replace(".ics", "");
  const { rows } = await app.database.pool.query<{ text: string }>(
    "select to_jsonb(calendar_addresses)::text as text from calendar_addresses where account_id = $1",
    [ann.accountId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(token);
});

test("a wrong, a replaced and a revoked address get the same answer", async () => {
  const first = await make();
  const second = await make();
  expect((await read(second)).statusCode).toBe(200);
  await app.call(calls.revokeCalendarAddress, { by: ann });
  expect(await stateOf(ann)).toEqual({ made_at: null });
  const answers = [];
  for (const token of [first, second, "A".repeat(43), "x.ics", "%2e%2e", "ü"]) {
    const answer = await read(token);
    const { request_id: _id, ...told } = answer.json<Record<string, unknown>>();
    answers.push({ status: answer.statusCode, told });
  }
  expect(answers[0]).toMatchObject({ status: 404, told: { code: "not_found" } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("the calendar has thirty days of tides in UTC, with stable ids", async () => {
  const token = await make();
  const { body } = await read(token);
  const starts = valuesOf(body, "DTSTART:");
  expect(starts.length).toBeGreaterThan(110);
  expect(starts.every((at) => /^\d{8}T\d{6}Z$/u.test(at))).toBe(true);
  const ids = valuesOf(body, "UID:");
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("tide-8443970-2026-06-13-high-1@striper-conditions");
  expect(linesOf(body)).toContain("LOCATION:Boston");
  for (const line of body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
  app.moveDays(1);
  const tomorrow = valuesOf((await read(token)).body, "UID:");
  expect(ids.filter((id) => tomorrow.includes(id)).length).toBeGreaterThan(105);
});

test("the calendar is empty without a plan, and filled again with the next", async () => {
  const token = await make();
  lapsed.add(ann.accountId);
  const resting = await read(token);
  expect([resting.statusCode, resting.body.includes("VEVENT")]).toEqual([200, false]);
  lapsed.delete(ann.accountId);
  expect((await read(token)).body).toContain("VEVENT");
});
