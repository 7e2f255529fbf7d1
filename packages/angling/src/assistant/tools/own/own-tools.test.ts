import { instantOfHarborTime, parseIso, shiftDate } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { packagedProviders } from "#angling/assistant/packaged-providers.ts";
import type { OwnCatch } from "#angling/assistant/providers.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import { license } from "./license.ts";
import { log } from "./log.ts";
import { spanOf } from "./log-filters.ts";
import { logEntry } from "./log-entry.ts";

const at = (time: string): number => parseIso(time) ?? 0;
const now = at("2026-06-13T16:00:00Z");

const caught = (id: string, time: string, parts: Partial<OwnCatch> = {}): OwnCatch => ({
  id,
  species: "Striped Bass",
  caughtAt: at(time),
  length: null,
  weight: null,
  isMeasured: true,
  bait: null,
  tripId: null,
  conditions: { tideStage: null, currentSpeed: null, moonPhase: null, waterTemperature: null },
  placeName: null,
  spotId: null,
  isReleased: true,
  ...parts,
});

const catches = [
  caught("a", "2026-06-13T10:00:00Z", { length: inches(29.5), isReleased: false }),
  caught("b", "2026-06-08T10:00:00Z", { length: inches(34), placeName: "Deer Island" }),
  caught("c", "2026-06-07T10:00:00Z", { length: inches(40), isMeasured: false }),
  caught("d", "2025-10-01T10:00:00Z", { species: "Bluefish", bait: "Mackerel" }),
];

const context = (parts: Partial<ToolContext["providers"]> = {}): ToolContext => ({
  providers: {
    ...packagedProviders,
    log: () => Promise.resolve({ catches, trips: [] }),
    ...parts,
  },
  now,
  position: null,
  home: null,
  day: null,
});

const figureOf = async (slots: Slots) => (await log.answer(slots, context())).headline.figure;

describe("the log card", () => {
  test.each<[Slots, string]>([
    [{}, "4"],
    [{ period: "today" }, "1"],
    [{ period: "this-week" }, "2"],
    [{ period: "this-year" }, "3"],
    [{ period: "last-year" }, "1"],
    [{ period: "2025-10" }, "1"],
    [{ species: "bluefish" }, "1"],
    [{ fate: "kept" }, "1"],
    [{ place: "Deer Island" }, "1"],
    [{ bait: "mackerel" }, "1"],
    [{ length_inches: 30 }, "1"],
    [{ aspect: "biggest" }, "34"],
    [{ aspect: "biggest", period: "today" }, "29.5"],
    [{ aspect: "last" }, "Jun 13"],
    [{ aspect: "first" }, "Oct 1, 2025"],
    [{ aspect: "average" }, "Too few"],
    [{ aspect: "bait" }, "No pattern"],
  ])("answers %j with %s", async (slots, figure) => {
    expect(await figureOf(slots)).toBe(figure);
  });

  test("is unanswered where the log cannot be read", async () => {
    const card = await log.answer({}, context({ log: () => Promise.resolve(null) }));
    expect(card.isUnanswered).toBe(true);
  });
});

describe("spans of the log", () => {
  const january = at("2026-01-10T16:00:00Z");

  test.each([
    ["today", now, "2026-06-13", "2026-06-13"],
    ["this-week", now, "2026-06-08", "2026-06-14"],
    ["this-month", now, "2026-06-01", "2026-06-30"],
    ["last-year", january, "2025-01-01", "2025-12-31"],
    ["2024-02", now, "2024-02-01", "2024-02-29"],
    ["2025", now, "2025-01-01", "2025-12-31"],
  ])("%s at %d runs from %s to %s", (period, asked, from, to) => {
    const { holds } = spanOf(period, asked);
    const days = [shiftDate(from, -1), from, to, shiftDate(to, 1)];
    const midnights = days.map((day) => holds(instantOfHarborTime(day, 0)));
    expect(midnights).toEqual([false, true, true, false]);
    expect(holds(instantOfHarborTime(to, 23, 59))).toBe(true);
  });
});

describe("the license card", () => {
  const stored = (expiresOn: string | null) => () =>
    Promise.resolve([{ name: "Your MA license", type: "saltwater" as const, expiresOn }]);

  test.each([
    ["2026-12-31", "201"],
    ["2026-06-13", "0"],
    ["2026-06-12", "EXPIRED"],
    [null, "No date"],
  ])("of a license until %s leads with %s", async (expiresOn, figure) => {
    const card = await license.answer({}, context({ licenses: stored(expiresOn) }));
    expect(card.headline.figure).toBe(figure);
  });

  test("tells an empty wallet from one that cannot be read", async () => {
    const empty = await license.answer({}, context({ licenses: () => Promise.resolve([]) }));
    expect(empty.text).toContain("No license is stored");
    const unread = await license.answer({}, context());
    expect(unread.text).toContain("cannot be read here");
  });
});

describe("the log entry card", () => {
  test("fills the form and saves nothing", async () => {
    const slots = { length_inches: 29, place: "Deer Island", fate: "released", hour: 5 } as const;
    const card = await logEntry.answer(slots, context());
    expect(card.text).toContain("Nothing is saved until you save it");
    expect(card.actions[0]?.screen).toMatch(/released=yes&date=2026-06-13&time=05%3A00$/);
  });

  test("takes an hour that has not come yet today as yesterday's", async () => {
    const card = await logEntry.answer({ hour: 22 }, context());
    expect(card.actions[0]?.screen).toContain("date=2026-06-12&time=22%3A00");
  });

  test("leaves a time in the future to the form", async () => {
    const card = await logEntry.answer({ date: "2026-06-20", hour: 5 }, context());
    expect(card.actions[0]?.screen).not.toContain("date=");
  });
});
