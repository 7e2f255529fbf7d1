import { day, hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { presentReports } from "#server/features/reports/reports.presenter.ts";
import type { FollowedFeed } from "#server/features/reports/reports.presenter.ts";

const now = Date.UTC(2026, 6, 15, 18);

function feed(
  host: string,
  checkedAgo: number,
  ...items: readonly [string, number | null][]
): FollowedFeed {
  const value = items.map(([title, date]) => ({
    title,
    link: `https://shared.test/${title}`,
    date,
    summary: "",
  }));
  const checkedAt = now - checkedAgo;
  return {
    url: `https://www.${host}/feed`,
    latest: () => ({ value, issuedAt: checkedAt, checkedAt }),
  };
}

describe("reports", () => {
  // SPEC 7.15
  test("are sorted newest first with undated ones last, each once", () => {
    const { reports } = presentReports(
      [
        feed("a.test", hour, ["old", now - 3 * day], ["undated", null]),
        feed("b.test", hour, ["new", now - hour], ["old", now - 3 * day]),
      ],
      now,
    );
    expect(reports.map(({ title, source }) => [title, source])).toEqual([
      ["new", "b.test"],
      ["old", "a.test"],
      ["undated", "a.test"],
    ]);
  });

  test("are live while one feed answers", () => {
    const old = feed("a.test", 2 * day, ["x", null]);
    expect(presentReports([old, feed("b.test", hour, ["y", null])], now).status).toBe("live");
    expect(presentReports([old], now)).toMatchObject({
      status: "stale",
      updated: "2026-07-13T18:00:00Z",
    });
  });
});
