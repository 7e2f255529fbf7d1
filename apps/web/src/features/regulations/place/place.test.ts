import { packagedTable } from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { rulesAtPlace } from "#web/features/regulations/place/rules-at-place.ts";
import { fixLife, usableFix } from "#web/features/regulations/place/usable-fix.ts";

const deerIsland = { latitude: 42.3397, longitude: -70.9547 };
const stellwagen = { latitude: 42.28, longitude: -70.295 };
const today = "2026-06-13";

describe("a place", () => {
  test("in the harbor is Massachusetts, with the distance to the line and its uncertainty", () => {
    const view = placeView(deerIsland, 10);
    expect(view).toMatchObject({
      jurisdiction: "MA",
      headline: "Massachusetts waters",
      doubt: null,
    });
    expect(view.line).toMatch(
      /^Federal waters: \d+\.\d nm to the [NESW]+\. The line is drawn to within \d+\.\d+ nm\.$/u,
    );
    expect(view.place).toBe(deerIsland);
  });

  test("known only to within sixteen miles is too close to call, and the other water is asked too", () => {
    const view = placeView(deerIsland, 30_000);
    expect(view.headline).toBe("Too close to call");
    expect(view.doubt).toContain("your position is good to 30000 m");
    expect(view.place).toMatchObject({
      jurisdiction: "MA",
      waterAlsoPossible: "FED",
      area: "gulf-of-maine",
    });
  });
});

describe("the rules at a place", () => {
  test("on Stellwagen begin with striped bass closed", () => {
    const rules = rulesAtPlace(stellwagen, today, "private", packagedTable);
    expect(rules.stripersForbidden).toBe("here");
    expect(rules.common[0]).toMatchObject({
      name: "Striped bass",
      openStatus: { word: "Closed" },
      lines: ["Fishing for it is unlawful, catch and release included"],
    });
    expect(rules.notices.map(({ id }) => id)).toContain("stellwagen-bank-sanctuary");
  });

  test("in the harbor let one striped bass in the slot be kept", () => {
    const rules = rulesAtPlace(deerIsland, today, "private", packagedTable);
    expect(rules.stripersForbidden).toBeNull();
    expect(rules.common[0]?.lines).toEqual([
      "28 to less than 31 in total length · 1 fish per angler per calendar day",
    ]);
  });

  test("too close to the line show both waters, the stricter first", () => {
    const doubtful = placeView(deerIsland, 30_000).place;
    if (doubtful === null) throw new Error("the harbor is covered");
    const rules = rulesAtPlace(doubtful, today, "private", packagedTable);
    expect(rules.stripersForbidden).toBe("perhaps");
    expect(rules.common[0]?.lines[0]).toMatch(/^Federal waters: Fishing for it is unlawful/u);
    expect(rules.common[0]?.lines[1]).toMatch(/^Massachusetts: 28 to less than 31/u);
  });
});

test("a position is here for a quarter of an hour and not longer", () => {
  const at = 1_000_000;
  const device = { state: "known", position: deerIsland, accuracy_m: 12, at } as const;
  expect(usableFix(device, at + fixLife)).toEqual({ position: deerIsland, accuracyM: 12, at });
  expect(usableFix(device, at + fixLife + 1)).toBeNull();
  const denied = { state: "denied", position: null, accuracy_m: null, at: null } as const;
  expect(usableFix(denied, at)).toBeNull();
});
