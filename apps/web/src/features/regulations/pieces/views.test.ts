import { allRegulations, packagedTable } from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import { closuresInForce, noticesInOrder } from "#web/features/regulations/pieces/notice-view.ts";
import { openStatusOf } from "#web/features/regulations/pieces/open-status-view.ts";
import {
  oldestVerification,
  verifiedView,
} from "#web/features/regulations/pieces/verified-view.ts";

const rule = (id: string, date: string) => {
  const found = allRegulations(date).ma_general_saltwater.rules.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};

describe("the open status of a rule", () => {
  test.each([
    ["2026-05-15", "Closed", "opens May 16"],
    ["2026-05-16", "Open", "closes after Oct 14"],
    ["2026-10-14", "Open", "closes after Oct 14"],
    ["2026-10-15", "Closed", "opens May 16"],
  ])("of black sea bass on %s is %s, and it %s", (date, word, next) => {
    expect(openStatusOf(rule("ma/black_sea_bass", date))).toMatchObject({ word, next });
  });

  test.each([
    ["2028-02-28", "Open"],
    ["2028-02-29", "Open"],
    ["2028-03-01", "Closed"],
    ["2027-02-28", "Open"],
    ["2027-03-01", "Closed"],
  ])("of haddock, closed in March, on %s is %s", (date, word) => {
    expect(openStatusOf(rule("ma/haddock/gulf-of-maine", date)).word).toBe(word);
  });

  test("of a fish none of which may be kept is release, also while its season runs", () => {
    expect(openStatusOf(rule("ma/river_herring", "2026-06-01"))).toMatchObject({
      status: "closed",
      word: "Release",
    });
  });

  test("of federal striped bass is closed without an end", () => {
    const federal = allRegulations("2026-06-01").federal_striped_bass;
    expect(federal && openStatusOf(federal)).toEqual({
      status: "closed",
      word: "Closed",
      next: null,
    });
  });

  test("of a rule nobody could confirm is never open", () => {
    expect(openStatusOf({ ...rule("ma/bluefish", "2026-06-01"), confidence: "low" }).word).toBe(
      "Ask first",
    );
  });

  test("of a season set as it goes is to be checked", () => {
    const tuna = allRegulations("2026-06-01").bluefin_tuna;
    expect(tuna && openStatusOf(tuna).word).toBe("Ask first");
  });
});

describe("the day of verification", () => {
  // SPEC 2.65
  test.each([
    ["2026-09-03", "Verified Sep 3, 2026, today", false],
    ["2026-09-04", "Verified Sep 3, 2026 · 1 day ago", false],
    ["2026-11-02", "Verified Sep 3, 2026 · 60 days ago", false],
    ["2026-11-03", "Verified Sep 3, 2026 · 61 days ago", true],
  ])("seen on %s reads %s", (today, text, isStale) => {
    expect(verifiedView("2026-09-03", today)).toEqual({ text, isStale });
  });

  test("of several rules is that of the oldest, and none when one has none", () => {
    const on = (verified_on: string | null) => ({ verified_on });
    expect(oldestVerification([on("2026-09-03"), on("2025-01-01"), on("2026-10-01")])).toBe(
      "2025-01-01",
    );
    expect(oldestVerification([on("2026-09-03"), on(null)])).toBeNull();
    expect(oldestVerification([])).toBeNull();
  });
});

describe("a notice", () => {
  test("that closes something today stands before all others", () => {
    const [first] = noticesInOrder(packagedTable, "2026-12-01");
    expect(first?.id).toBe("winter-cod-closure");
    expect(closuresInForce(packagedTable, "2026-12-01").map(({ id }) => id)).toEqual([
      "winter-cod-closure",
      "recreational-traps-out",
    ]);
    expect(closuresInForce(packagedTable, "2026-08-01")).toEqual([]);
    expect(noticesInOrder(packagedTable, "2026-08-01")).toHaveLength(packagedTable.notices.length);
  });
});
