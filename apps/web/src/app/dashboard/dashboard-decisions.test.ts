import { hour, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { clockNote } from "#web/app/dashboard/dashboard-page.tsx";
import { freshnessBadge } from "#web/app/dashboard/freshness-badge.ts";
import { someWeather } from "#web/testing/some-conditions.ts";

const now = Date.UTC(2026, 5, 13, 12);

describe("a device's clock", () => {
  test.each([0, -2 * minute, 9 * minute])("that is %d ms off is right enough", (off) =>
    expect(clockNote({ server: now, device: now + off })).toBeNull(),
  );

  test.each([
    [25 * minute, /^This device's clock is 25 minutes ahead of the server's\./],
    [hour, /is 1 hour ahead/],
    [-3 * hour, /is 3 hours behind/],
    [-5 * 24 * hour, /is 5 days behind/],
  ])("that is %d ms off is told as %s", (off, words) =>
    expect(clockNote({ server: now, device: now + off })).toMatch(words),
  );

  test("is trusted until the server has answered", () => expect(clockNote(null)).toBeNull());
});

describe("what the header says is live", () => {
  const answer = someWeather(now);
  const known = { isOnline: true, loadedAt: now - minute, weather: answer, now };
  const [running] = answer.weather;
  const withHour = (status: "stale" | "estimate", updated: string | null) => ({
    ...known,
    weather: { ...answer, updated, weather: running === undefined ? [] : [{ ...running, status }] },
  });
  const issued = "2026-06-13T07:10:00Z";

  test("is the forecast, with a network and a forecast of today", () =>
    expect(freshnessBadge(known)).toMatchObject({ isLive: true, text: "Live" }));

  test.each([
    [
      "without a network",
      { ...known, isOnline: false },
      "Computed here; no forecast since 7:59 am",
    ],
    [
      "without a network, where the answer came after the clock's last minute",
      { ...known, isOnline: false, loadedAt: now + 40_000 },
      "Computed here; no forecast since 8:00 am",
    ],
    [
      "after a night without an answer",
      { ...known, loadedAt: now - 11 * hour },
      "Computed here; no forecast since Fri 9:00 pm",
    ],
    [
      "after a week without an answer",
      { ...known, loadedAt: now - 7 * 24 * hour },
      "Computed here; no forecast since Sat Jun 6, 8:00 am",
    ],
    [
      "where the server has an old forecast",
      withHour("stale", issued),
      "Computed here; forecast of 3:10 am",
    ],
    [
      "where the server has none",
      withHour("estimate", null),
      "Computed here; no forecast is available",
    ],
    [
      "before the first answer",
      { ...known, loadedAt: 0, weather: undefined },
      "Computed here; no forecast yet",
    ],
  ])("is nothing %s", (_, knowledge, text) =>
    expect(freshnessBadge(knowledge)).toMatchObject({ isLive: false, text }),
  );
});
