import { deleteAccount, importData, listSessions, user } from "@striper/contract/accounts";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { SubscriptionState } from "#server/features/accounts/membership.ts";
import { codeOf, openAccountsApp } from "#server/testing/accounts-app.ts";
import type { AccountsApp } from "#server/testing/accounts-app.ts";

const unpaid: SubscriptionState = { paidUntil: null, pastDueSince: null };
let subscription = unpaid;
let isBroken = false;
let app: AccountsApp;
beforeAll(async () => {
  const brokenTable = () => Promise.reject(new Error("the table is gone"));
  const subscriptionOf = () => (isBroken ? brokenTable() : Promise.resolve(subscription));
  app = await openAccountsApp({ subscriptionOf });
});
afterEach(() => {
  subscription = unpaid;
  isBroken = false;
});
afterAll(() => app.close());

const me = async (token: string) => user.parse((await app.me(token)).json());
/** Makes a call for members; when admitted, it fails on the missing archive. */
const memberCall = async (token: string) => codeOf(await app.call(importData, { token }));
const moveTo = (instant: Instant) => app.moveTime(instant - app.now());

describe("the trial", () => {
  // Clocks in Boston change during the second and third of these weeks, without effect on the trial.
  // SPEC 9.1
  test.each([
    ["in summer", "2026-06-13T09:00:00Z"],
    ["over the end of daylight saving", "2026-10-28T15:30:00Z"],
    ["over the start of daylight saving", "2027-03-11T04:59:59.999Z"],
    ["over a leap day", "2028-02-26T00:00:00Z"],
  ])("lasts 7 × 24 hours, to the millisecond, %s", async (_name, begin) => {
    moveTo(Date.parse(begin));
    const { token } = await app.join();
    const begun = app.now();
    const expectDays = async (days: number) =>
      expect((await me(token)).trial_days_remaining).toBe(days);
    await expectDays(7);
    moveTo(begun + 1);
    await expectDays(7);
    moveTo(begun + day);
    await expectDays(6);
    moveTo(begun + 7 * day - 1);
    await expectDays(1);
    expect((await me(token)).has_access).toBe(true);
    expect(await memberCall(token)).not.toBe("subscription_required");
    moveTo(begun + 7 * day);
    expect(await me(token)).toMatchObject({
      trial_days_remaining: 0,
      subscription_status: "expired",
      has_access: false,
      access_until: null,
    });
    const refusal = await app.call(importData, { token });
    expect([refusal.statusCode, codeOf(refusal)]).toEqual([402, "subscription_required"]);
  });

  test("continues in a second account of the same address", async () => {
    const person = await app.join();
    const first = await me(person.token);
    app.moveDays(3);
    await app.call(deleteAccount, {
      token: person.token,
      body: { password: person.password },
    });
    const again = await me((await app.join(person)).token);
    expect(again.user_id).not.toBe(first.user_id);
    expect(again).toMatchObject({
      trial_end_date: first.trial_end_date,
      trial_days_remaining: 4,
    });
  });

  test("is not given twice to an address", async () => {
    const person = await app.join();
    await app.call(deleteAccount, {
      token: person.token,
      body: { password: person.password },
    });
    app.moveDays(30);
    const again = await app.join({ ...person, email: person.email.toUpperCase() });
    expect(await me(again.token)).toMatchObject({
      subscription_status: "expired",
      trial_days_remaining: 0,
      has_access: false,
    });
  });

  test("stores only a hash of the address for that", async () => {
    const { rows } = await app.database.pool.query("select t::text as row from trial_grants t");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("example.com");
  });
});

describe("a subscription", () => {
  test("gives access after the trial until the paid period ends", async () => {
    const { token } = await app.join();
    app.moveDays(7);
    subscription = { paidUntil: app.now() + day, pastDueSince: null };
    expect(await me(token)).toMatchObject({
      subscription_status: "active",
      trial_days_remaining: 0,
      has_access: true,
      access_until: new Date(app.now() + day).toISOString(),
    });
    expect(await memberCall(token)).not.toBe("subscription_required");
    app.moveDays(1);
    expect(await memberCall(token)).toBe("subscription_required");
  });

  test("with a failed payment gives seven days of grace", async () => {
    const { token } = await app.join();
    app.moveDays(20);
    subscription = { paidUntil: app.now() - day, pastDueSince: app.now() };
    expect(await me(token)).toMatchObject({
      subscription_status: "past_due",
      access_until: new Date(app.now() + 7 * day).toISOString(),
    });
    app.moveTime(7 * day - 1);
    expect(await memberCall(token)).not.toBe("subscription_required");
    app.moveTime(1);
    expect(await memberCall(token)).toBe("subscription_required");
    expect((await me(token)).subscription_status).toBe("expired");
  });

  test("that cannot be read refuses nobody during the trial, and expires nobody after it", async () => {
    const { token } = await app.join();
    isBroken = true;
    const sessions = await app.call(listSessions, { token });
    expect(sessions.statusCode).toBe(200);
    app.moveDays(7);
    const answer = await app.call(listSessions, { token });
    expect([answer.statusCode, codeOf(answer)]).toEqual([500, "internal"]);
  });
});
