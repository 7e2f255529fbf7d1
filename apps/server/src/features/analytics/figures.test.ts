import { signIn } from "@striper/contract/accounts";
import * as admin from "@striper/contract/admin";
import { chartsInUse } from "@striper/contract/chart-cells";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "#server/testing/accounts-app.ts";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";

let app: BillingApp;
beforeEach(async () => {
  app = await openBillingApp(undefined);
});
afterEach(() => app.close());

const iso = (instant: number): string => new Date(instant).toISOString();

async function figures(token: string, days?: string) {
  const answer = await app.call(admin.analytics, {
    token,
    ...(days === undefined ? {} : { query: { days } }),
  });
  return admin.analytics.response.parse(answer.json());
}

const everyEndpoint = [
  [admin.analytics, {}],
  [admin.findAccounts, {}],
  [admin.auditLog, {}],
  [chartsInUse, {}],
  [admin.extendTrial, { days: 7, reason: "a long winter" }],
  [admin.endAccountSessions, { reason: "a lost phone" }],
] as const;

describe("what admins see and do", () => {
  // SPEC 6.5
  test.each(everyEndpoint)("is closed to strangers and members: $path", async (endpoint, body) => {
    const { token, accountId } = await app.join();
    const params = { user_id: accountId };
    const options = endpoint.method === "GET" ? { params } : { params, body };
    expect((await app.call(endpoint, options)).statusCode).toBe(401);
    const answer = await app.call(endpoint, { ...options, token });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, "forbidden"]);
  });
});

describe("the figures", () => {
  test("of a new installation are mostly empty", async () => {
    const { token } = await app.joinAdmin();
    const told = await figures(token);
    expect(told).toMatchObject({
      accounts: 1,
      active_accounts: 1,
      trials_running: 1,
      trials_ending_in_two_days: 0,
      subscriptions: 0,
      conversion_percent: null,
      churn_percent: null,
      revenue_per_month_cents: 0,
      upstreams: [],
      // No storage is configured and no job has counted yet.
      files_bytes: null,
      calculated_at: iso(app.now()),
    });
    expect(told.database_bytes).toBeGreaterThan(1_000_000);
    for (const days of [told.sign_ups_per_day, told.active_per_day, told.catches_per_day])
      expect(days).toHaveLength(30);
    for (const days of [told.sign_ups_per_day, told.active_per_day])
      expect(days.at(-1)).toEqual({ date: "2026-06-13", count: 1 });
  });

  test("count trials, conversions, churn and revenue over the window", async () => {
    const { token, email, password } = await app.joinAdmin();
    const [converted, lapsed, churned] = [await app.join(), await app.join(), await app.join()];
    await app.moveDays(6);
    const newcomer = await app.join();
    const start = app.now();
    const plan = { status: "active", startedAt: start };
    await app.addPlan({ ...plan, id: "sub_1", accountId: converted.accountId });
    await app.addPlan({ ...plan, id: "sub_2", accountId: newcomer.accountId });
    await app.addPlan({
      ...plan,
      id: "sub_3",
      accountId: lapsed.accountId,
      status: "incomplete_expired",
    });
    // On the last day of their trials: the admin, the lapsed and the churned. One account has paid.
    expect(await figures(token)).toMatchObject({
      trials_running: 3,
      trials_ending_in_two_days: 3,
      subscriptions: 2,
      revenue_per_month_cents: 3998,
    });

    await app.moveDays(2);
    await app.addPlan({
      id: "sub_4",
      accountId: churned.accountId,
      status: "canceled",
      startedAt: start,
      endedAt: app.now(),
    });
    expect(await figures(token)).toMatchObject({
      trials_running: 0,
      subscriptions: 2,
      // Two of four ended trials were followed by a payment.
      conversion_percent: 50,
      churn_percent: null,
    });
    const again = await app.call(signIn, { body: { email, password } });
    expect(again.statusCode).toBe(200);
    await app.moveDays(1);
    // Three plans ran at the start of yesterday, and one has ended since.
    expect(await figures(token, "2")).toMatchObject({ churn_percent: 33.3 });
  });

  test("show how many accounts were used on each day in Boston", async () => {
    const { token } = await app.joinAdmin();
    await app.runJob("analytics-activity");
    await app.join();
    await app.runJob("analytics-activity");
    await app.moveDays(1);
    await figures(token);
    await app.runJob("analytics-activity");
    const { active_per_day: active } = await figures(token, "3");
    expect(active).toEqual([
      { date: "2026-06-12", count: 0 },
      { date: "2026-06-13", count: 2 },
      { date: "2026-06-14", count: 1 },
    ]);
  });

  test("count past days once, and today at each request", async () => {
    const { token } = await app.joinAdmin();
    await app.moveDays(1);
    await app.join();
    await app.runJob("analytics-days");
    const { rows } = await app.query(
      "select count(*)::int as days, sum(sign_ups)::int as sign_ups from daily_activity where catches = 0",
    );
    expect(rows).toEqual([{ days: 365, sign_ups: 1 }]);
    // Past days are not counted again; today is.
    await app.query("update daily_activity set catches = 7 where day = '2026-06-13'");
    await app.runJob("analytics-days");
    await app.join();
    const told = await figures(token, "2");
    expect(told.sign_ups_per_day).toEqual([
      { date: "2026-06-13", count: 1 },
      { date: "2026-06-14", count: 2 },
    ]);
    expect(told.catches_per_day).toEqual([
      { date: "2026-06-13", count: 7 },
      { date: "2026-06-14", count: 0 },
    ]);
  });
});
