import { signIn } from "@striper/contract/accounts";
import * as admin from "@striper/contract/admin";
import { day, minute } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";

let app: BillingApp;
beforeEach(async () => {
  app = await openBillingApp(undefined);
});
afterEach(() => app.close());

const iso = (instant: number): string => new Date(instant).toISOString();

describe("the accounts", () => {
  const find = async (token: string, wanted: Record<string, string>) =>
    admin.findAccounts.response.parse(
      (await app.call(admin.findAccounts, { token, query: wanted })).json(),
    );

  test("are found by a part of email or name, newest first, in pages", async () => {
    const { token } = await app.joinAdmin();
    for (let one = 0; one < 4; one++) await app.join();
    await app.moveTo(app.now() + minute);
    await app.join();
    const names: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page = await find(token, { limit: "2", ...(after === "" ? {} : { after }) });
      names.push(...page.accounts.map(({ display_name: name }) => name));
      after = page.next;
    }
    expect(names[0]).toBe("Angler 6");
    expect(names.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Angler ${number}`));
    expect((await find(token, { search: "ANGLER3@" })).accounts).toMatchObject([
      { email: "angler3@example.com", subscription_status: "trial", sessions: 1, role: "user" },
    ]);
  });

  test("show the state of the membership", async () => {
    const { token } = await app.joinAdmin();
    const { accountId } = await app.join();
    await app.moveDays(8);
    await app.addPlan({ id: "sub_1", accountId, status: "active", startedAt: app.now() });
    const { accounts } = await find(token, {});
    expect(accounts.map(({ subscription_status: status }) => status).toSorted()).toEqual([
      "active",
      "expired",
    ]);
  });
});

describe("an admin", () => {
  const log = async (token: string, wanted: Record<string, string> = {}) =>
    admin.auditLog.response.parse(
      (await app.call(admin.auditLog, { token, query: wanted })).json(),
    );

  test("extends a trial from its end, or from now if it is over, and the log records it", async () => {
    const { token, display_name: adminName } = await app.joinAdmin();
    const { accountId, token: memberToken, email } = await app.join();
    const extend = (days: number) =>
      app.call(admin.extendTrial, {
        token,
        params: { user_id: accountId },
        body: { days, reason: "the app was down" },
      });
    expect((await extend(3)).json()).toMatchObject({
      success: true,
      trial_end_date: iso(app.now() + 10 * day),
    });
    await app.moveDays(20);
    expect(await app.me(memberToken)).toMatchObject({ has_access: false });
    expect((await extend(1)).json()).toMatchObject({ trial_end_date: iso(app.now() + day) });
    expect(await app.me(memberToken)).toMatchObject({
      subscription_status: "trial",
      trial_days_remaining: 1,
      has_access: true,
    });
    expect((await log(token)).entries).toMatchObject([
      { action: "extend_trial", reason: "1 day: the app was down", at: iso(app.now()) },
      {
        action: "extend_trial",
        admin_name: adminName,
        subject: email,
        reason: "3 days: the app was down",
      },
    ]);
  });

  test("ends all sessions of an account, and the log records it", async () => {
    const { token } = await app.joinAdmin();
    const { accountId, token: memberToken, email, password } = await app.join();
    await app.call(signIn, { body: { email, password } });
    const answer = await app.call(admin.endAccountSessions, {
      token,
      params: { user_id: accountId },
      body: { reason: "a lost phone" },
    });
    expect(answer.json()).toMatchObject({ success: true });
    expect(await app.me(memberToken)).toMatchObject({ code: "unauthorized" });
    const { entries } = await log(token);
    expect(entries).toMatchObject([
      { action: "end_sessions", subject: email, reason: "a lost phone" },
    ]);
  });

  test("cannot act without an account or a reason, or beyond the limits", async () => {
    const { token, accountId } = await app.joinAdmin();
    const nobody = "8a1c0b2e-0000-4000-8000-00000000dead";
    const extend = async (id: string, body: object) =>
      (await app.call(admin.extendTrial, { token, params: { user_id: id }, body })).statusCode;
    const end = async (id: string, body: object) =>
      (await app.call(admin.endAccountSessions, { token, params: { user_id: id }, body }))
        .statusCode;
    expect(await extend(nobody, { days: 1, reason: "x" })).toBe(404);
    expect(await end(nobody, { reason: "x" })).toBe(404);
    for (const days of [0, 91, 1.5, -1, "1"])
      expect(await extend(accountId, { days, reason: "x" })).toBe(400);
    expect(await extend(accountId, { days: 1, reason: " " })).toBe(400);
    expect(await end(accountId, {})).toBe(400);
    expect((await log(token)).entries).toEqual([]);
  });

  test("reads the log in pages, even after the people in it are deleted", async () => {
    const { token, accountId: adminId } = await app.joinAdmin();
    const { accountId } = await app.join();
    for (let turn = 1; turn <= 3; turn++)
      await app.call(admin.endAccountSessions, {
        token,
        params: { user_id: accountId },
        body: { reason: `turn ${turn}` },
      });
    await app.query(
      `insert into audit_log (action, subject_id, detail)
       values ('cancel_duplicate_subscription', $1, '{"kept": "sub_1", "to_do": "refund"}')`,
      [accountId],
    );
    await app.query("delete from accounts where id = $1", [accountId]);
    const first = await log(token, { limit: "3" });
    expect(first.entries).toMatchObject([
      { admin_name: "Striper Conditions", reason: "kept: sub_1, to do: refund" },
      { subject: "A deleted account", reason: "turn 3" },
      { reason: "turn 2" },
    ]);
    const second = await log(token, { limit: "3", after: first.next ?? "" });
    expect([second.entries.map(({ reason }) => reason), second.next]).toEqual([["turn 1"], null]);
    expect((await app.call(admin.auditLog, { token, query: { after: "x" } })).statusCode).toBe(400);
    expect(adminId).not.toBe(accountId);
  });
});
