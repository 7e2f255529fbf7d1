import { describe, expect, test } from "vitest";
import { bytesText, figureTiles } from "#web/features/analytics/figures-view.ts";
import { someFigures } from "#web/testing/some-figures.ts";

const valueOf = (label: string, changes: Partial<typeof someFigures> = {}) =>
  figureTiles({ ...someFigures, ...changes }).find((tile) => tile.label === label)?.value;

describe("the figures of the platform", () => {
  test("state money in dollars and cents", () => {
    expect(valueOf("Revenue a month", { revenue_per_month_cents: 123_938 })).toBe("$1,239.38");
  });

  test("state a percentage with one decimal, and none where nothing ended", () => {
    expect(valueOf("Conversion", { conversion_percent: 33.333 })).toBe("33.3%");
    expect(valueOf("Churn", { churn_percent: 0 })).toBe("0%");
    expect(valueOf("Churn", { churn_percent: null })).toBe("None yet");
  });

  test.each([
    [1000, "Files 1.0 kB"],
    [null, "Files not counted yet"],
  ])("state files of %s bytes as %s", (bytes, hint) => {
    const tiles = figureTiles({ ...someFigures, files_bytes: bytes });
    expect(tiles.find(({ label }) => label === "Database")?.hint).toBe(hint);
  });

  test.each([
    [0, "0 B"],
    [999, "999 B"],
    [1000, "1.0 kB"],
    [14_230_000, "14.2 MB"],
    [2_500_000_000, "2.5 GB"],
    [9e15, "9000.0 TB"],
  ])("state %i bytes as %s", (bytes, text) => expect(bytesText(bytes)).toBe(text));
});
