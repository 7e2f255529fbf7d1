import { randomUUID } from "node:crypto";
import { saveAlert } from "@striper/contract/tides";
import { tideMoments } from "@striper/angling/tides";
import { predictors } from "@striper/marine/predictors";
import { formatIso, hour, minute } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { beforeEach, describe, expect, test } from "vitest";
import type { Danger } from "#server/features/tides/alerts/dependencies.ts";
import type { Reminder } from "#server/platform/reminders/reminder.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { takeAll } from "#server/testing/take-reminders.ts";
import { boston, high, openTideAlertsApp } from "#server/testing/apps/tide-alerts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
let danger: Danger | null = null;
const askedOf: { latitude: number; longitude: number; at: number }[] = [];
const app = await sharedByFile(
  openTideAlertsApp((position, at) => {
    askedOf.push({ ...position, at });
    return Promise.resolve(danger);
  }),
);
beforeEach(async () => {
  danger = null;
  by = await app.join();
});

async function put(settings: object): Promise<string> {
  const alert_id = randomUUID();
  const answer = await app.call(saveAlert, { by, params: { alert_id }, body: settings });
  expect(answer.statusCode).toBe(200);
  return alert_id;
}
/** Returns the account's due reminders; each is returned once. */
async function due(now: number): Promise<readonly Reminder[]> {
  const found = await takeAll(app.alerts.reminders, app.orm, now);
  return found.filter(({ accountId }) => accountId === by.accountId);
}

async function highs(from: number, to: number) {
  return tideMoments({ kind: "high" }, await predictors.at(boston), from, to);
}
/** Returns the next high tide without a reminder. */
async function nextHigh(): Promise<number> {
  const now = app.clock.now();
  return (await highs(now + 8 * hour, now + 24 * hour))[0] ?? 0;
}

describe("the safety of a tide reminder", () => {
  const told = async () => {
    const at = await nextHigh();
    await put(high);
    const [reminder] = await due(at - 45 * minute);
    return { at, subject: reminder?.subject, first: reminder?.paragraphs[0] };
  };

  test("comes before the tide, in the subject and in the first words", async () => {
    danger = { verdict: "NO", reasons: ["Gale Warning", "Wind 36 kt"] };
    const { at, subject, first } = await told();
    expect(subject).toMatch(/^Do not go out\. High tide at Boston, /u);
    expect(first).toBe(
      "Do not go out around then: Gale Warning, Wind 36 kt. As known when this was sent, for a small boat.",
    );
    const asked = askedOf.at(-1);
    expect(asked?.at).toBe(at);
    expect(asked?.latitude).toBeCloseTo(42.35, 1);
  });

  test("is a caution when nothing worse is known", async () => {
    danger = { verdict: "CAUTION", reasons: ["Wind 18 kt"] };
    const { subject, first } = await told();
    expect(subject).toMatch(/^Take care\. High tide at Boston, /u);
    expect(first).toMatch(/^Take care around then: Wind 18 kt\. /u);
  });

  test("is left out when there are no warnings", async () => {
    const { subject, first } = await told();
    expect(subject).toMatch(/^High tide at Boston, /u);
    expect(first).toMatch(/^High tide at Boston: /u);
  });
});

describe("a tide reminder", () => {
  test("is due exactly its lead time before the tide", async () => {
    const id = await put(high);
    const at = await nextHigh();
    expect(await due(at - 46 * minute)).toEqual([]);
    const [reminder, ...more] = await due(at - 45 * minute);
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({
      accountId: by.accountId,
      key: `tide/${id}/${formatIso(at)}/45`,
      dueAt: at - 45 * minute,
    });
  });

  test("is dropped a quarter of an hour late, and useful until the tide", async () => {
    await put(high);
    const at = await nextHigh();
    const [reminder] = await due(at - 45 * minute);
    expect(reminder).toMatchObject({ sendUntil: at - 30 * minute, usefulUntil: at });
  });

  test("without lead time is useful for a quarter of an hour longer", async () => {
    await put({ ...high, lead_minutes: 0 });
    const at = await nextHigh();
    const [reminder] = await due(at);
    expect(reminder).toMatchObject({ sendUntil: at + 15 * minute, usefulUntil: at + 15 * minute });
  });

  test("is found once, even when servers were off at its time", async () => {
    await put(high);
    const at = await nextHigh();
    expect(await due(at - 46 * minute)).toEqual([]);
    expect(await due(at)).toHaveLength(1);
    expect(await due(at)).toEqual([]);
    const [next = 0] = await highs(at + hour, at + 24 * hour);
    expect(await due(next - 46 * minute)).toEqual([]);
    expect(await due(next - 45 * minute)).toHaveLength(1);
  });

  test("for a height that the next tides do not reach is checked daily", async () => {
    await put({ ...high, event: "height", height_feet: 30, direction: "rising" });
    const now = app.clock.now();
    expect(await due(now)).toEqual([]);
    const query = "select remind_at from tide_alerts where account_id = $1";
    const { rows } = await app.database.pool.query(query, [by.accountId]);
    expect(rows).toEqual([{ remind_at: new Date(now + 24 * hour) }]);
  });

  test("is found by one of two concurrent servers", async () => {
    for (let number = 0; number < 40; number++) await put(high);
    const at = (await nextHigh()) - 45 * minute;
    const both = await Promise.all([due(at), due(at)]);
    const keys = both.flat().map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([40, 40]);
  });

  test("that is created or changed after its time is not sent for that tide", async () => {
    await put({ ...high, lead_minutes: 24 * 60 });
    const now = app.clock.now();
    const soon = (await highs(now, now + 23 * hour)).length;
    expect(soon).toBeGreaterThan(0);
    expect(await due(now)).toEqual([]);
  });

  test("names the event, place, time and height in both units", async () => {
    await put(high);
    const at = await nextHigh();
    const [reminder] = await due(at - 45 * minute);
    expect(reminder?.subject).toMatch(/^High tide at Boston, \d+:\d\d [ap]m$/u);
    expect(reminder?.paragraphs[0]).toMatch(
      /^High tide at Boston: \w+day, June \d+ at \d+:\d\d [ap]m EDT, \d+\.\d ft \(\d\.\d\d m\)\.$/u,
    );
    expect(reminder?.paragraphs[1]).toBe("You set this reminder for 45 minutes before.");
  });
});

/** Returns all reminders found by a server that checks every seven minutes, by key. */
async function ringing(from: number, to: number): Promise<Map<string, Reminder>> {
  const rung = new Map<string, Reminder>();
  for (let now = from; now < to; now += 7 * minute)
    for (const reminder of await due(now)) {
      expect(rung.has(reminder.key)).toBe(false);
      rung.set(reminder.key, reminder);
    }
  return rung;
}

// Clocks go back on November 1 and forward on March 14, both at 2 a.m.
test.each([
  ["the night with two hours from one to two", "2026-10-31T16:00:00Z", ["EDT", "EST"]],
  ["the night without an hour from two to three", "2027-03-13T17:00:00Z", ["EST", "EDT"]],
])("in %s every tide rings once, as long before as it was set", async (_, start, zones) => {
  const from = Date.parse(start);
  const to = from + 26 * hour;
  await put({ ...high, lead_minutes: 90 });
  await put({ ...high, event: "height", height_feet: 4, direction: "rising", lead_minutes: 30 });
  await put({ ...high, event: "slack", station: "BOS1111", lead_minutes: 15 });
  const [tide, current] = await Promise.all([predictors.at(boston), predictors.at("BOS1111")]);
  const rising = { kind: "height", height: feet(4), direction: "rising" } as const;
  const expected = [
    ...tideMoments({ kind: "high" }, tide, from + 90 * minute, to + 80 * minute),
    ...tideMoments(rising, tide, from + 30 * minute, to + 20 * minute),
    ...tideMoments({ kind: "slack" }, current, from + 15 * minute, to + 5 * minute),
  ];
  const rung = await ringing(from, to);
  const moments = [...rung.values()].map(({ key }) => Date.parse(key.split("/")[2] ?? ""));
  // Reminders at the edge of the window may fall just outside it.
  const isRung = (moment: number) => moments.some((at) => Math.abs(at - moment) <= minute);
  expect(expected.filter((moment) => !isRung(moment))).toEqual([]);
  expect(moments.length).toBeLessThanOrEqual(expected.length + 3);
  expect(new Set(moments).size).toBe(moments.length);
  const texts = [...rung.values()]
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .map(({ paragraphs }) => / (E[DS]T)/u.exec(paragraphs[0] ?? "")?.[1]);
  expect([...new Set(texts)]).toEqual(zones);
});
