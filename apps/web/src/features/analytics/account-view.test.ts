import { describe, expect, test } from "vitest";
import { accountLine, checkAction } from "#web/features/analytics/account-view.ts";

const now = Date.parse("2026-06-15T12:00:00.000Z");
const account = {
  user_id: "0198a000-0000-7000-8000-000000000001",
  email: "ann@example.com",
  display_name: "Ann",
  role: "user",
  subscription_status: "past_due",
  trial_end_date: "2026-06-20T12:00:00.000Z",
  created_at: "2026-06-13T12:00:00.000Z",
  last_active_at: "2026-06-15T09:00:00.000Z",
  sessions: 1,
} as const;

describe("an account in the list of admins", () => {
  test("tells how it stands in one line", () => {
    expect(accountLine(account, now)).toBe(
      "past due · trial to Jun 20, 2026 · joined Jun 13, 2026 · last active 3 h ago · 1 session",
    );
    expect(accountLine({ ...account, subscription_status: "trial" }, now)).toMatch(
      /^trial to Jun 20/,
    );
    expect(accountLine({ ...account, last_active_at: null, sessions: 0 }, now)).toMatch(
      /never active · 0 sessions$/,
    );
  });

  test.each(["", "0", "91", "1.5", "-1", "1e1", "ten", "100"])("is not given %j days", (days) => {
    expect(checkAction("extend", { days, reason: "storm" }).days).toMatch(/1 to 90/);
  });

  test.each(["1", "7", "90", " 14 "])("is given %j days", (days) => {
    expect(checkAction("extend", { days, reason: "storm" })).toEqual({});
  });

  test("is touched only for a reason", () => {
    expect(checkAction("end-sessions", { days: "", reason: " " })).toEqual({
      reason: "Enter the reason.",
    });
  });
});
