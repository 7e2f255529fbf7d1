import { hour, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { clockNote } from "#web/app/dashboard/dashboard-page.tsx";
import { freshnessBadge } from "#web/app/dashboard/freshness-badge.ts";
import { panelSearch } from "#web/app/navigation/page-search.ts";

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

  test("is believed while nothing came from the server", () => expect(clockNote(null)).toBeNull());
});

describe("what is shown", () => {
  test("is live with a network and fresh answers", () =>
    expect(freshnessBadge(true, now - minute, now)).toMatchObject({ isLive: true, text: "Live" }));

  test.each([
    [false, now - minute, "Saved 1 min ago"],
    [true, now - 3 * hour, "Saved 3 h ago"],
    [true, 0, "Computed"],
    [false, 0, "Computed"],
  ])("with network %s and loaded at %d is: %s", (isOnline, loadedAt, text) =>
    expect(freshnessBadge(isOnline, loadedAt, now)).toMatchObject({ isLive: false, text }),
  );
});

test("an unknown panel in the address is none", () => {
  expect(panelSearch({ panel: "weather" })).toEqual({ panel: "weather" });
  expect(panelSearch({ panel: "casino" })).toEqual({});
  expect(panelSearch({})).toEqual({});
});
