import { describe, expect, test } from "vitest";
import { nothingSaid, type Going } from "./going.ts";
import type { GoingThere, GoingVerdict } from "./finding.ts";
import { judgeGoing } from "./judge-going.ts";

const anywhere: GoingThere = {
  craft: "boat",
  name: "Hull",
  isBoatOnly: false,
  isAdvanced: false,
  isFlats: false,
  isCanal: false,
  facesEast: true,
  isNarrowEbb: false,
  isOverBar: false,
  isRising: false,
  isFogAsked: false,
  barOnEbb: null,
  water: 60,
};
const bar = { worst: "ebb against swell", source: "a paper" };

type Row = readonly [string, Partial<Going>, Partial<GoingThere>, GoingVerdict | null];

const verdictOf = (going: Partial<Going>, there: Partial<GoingThere>) =>
  judgeGoing({ ...nothingSaid, ...going }, { ...anywhere, ...there })[0]?.verdict ?? null;

describe("whether to go, by what was told", () => {
  test.each<Row>([
    ["nothing told", {}, {}, null],
    ["14 kt in a boat", { wind: 14 }, {}, null],
    ["15 kt in a boat", { wind: 15 }, {}, "CAUTION"],
    ["25 kt in a boat", { wind: 25 }, {}, "NO"],
    ["gusts of 25", { wind: 10, gust: 25 }, {}, "NO"],
    ["gusts alone", { gust: 20, windFrom: 225 }, {}, "CAUTION"],
    ["25 kt ashore", { wind: 25 }, { craft: "surf" }, "CAUTION"],
    ["34 kt ashore", { wind: 34 }, { craft: "pier" }, "NO"],
    ["a gentle wind off the sea", { wind: 8, windFrom: 45 }, {}, null],
    ["10 kt off the sea", { wind: 10, windFrom: 45 }, {}, "CAUTION"],
    [
      "10 kt from there where the sea is not",
      { wind: 10, windFrom: 45 },
      { facesEast: false },
      null,
    ],
    ["9 kt in a kayak", { wind: 9 }, { craft: "paddled", isBoatOnly: false }, "CAUTION"],
    ["15 kt in a kayak", { wind: 15 }, { craft: "paddled" }, "NO"],
    ["4 ft in a boat", { sea: 4 }, {}, "CAUTION"],
    ["5 ft in a boat", { sea: 5 }, {}, "NO"],
    ["2 ft in a boat", { sea: 2 }, {}, null],
    ["a rough sea in a boat", { isRough: true }, {}, "CAUTION"],
    ["a rough sea on a ledge", { isRough: true }, { craft: "ledge" }, "NO"],
    ["3 ft on a jetty", { sea: 3 }, { craft: "jetty" }, "CAUTION"],
    ["4 ft on a jetty", { sea: 4 }, { craft: "jetty" }, "NO"],
    ["a flat sea on a ledge", { sea: 0 }, { craft: "ledge" }, null],
    ["no sea told on a ledge", {}, { craft: "ledge" }, "CAUTION"],
    ["the ebb over a bar", { sea: 1, wind: 5 }, { barOnEbb: bar }, "CAUTION"],
    ["the ebb over a bar, and nothing told", {}, { barOnEbb: bar }, "NO"],
    ["against 12 kt from the sea", { wind: 12, windFrom: 90 }, { barOnEbb: bar }, "NO"],
    ["the ebb over a bar against 3 ft", { sea: 3 }, { barOnEbb: bar }, "NO"],
    ["against a rough sea", { isRough: true }, { barOnEbb: bar }, "NO"],
    ["against 15 kt from the sea", { wind: 15, windFrom: 90 }, { barOnEbb: bar }, "NO"],
    ["with 15 kt off the land", { wind: 15, windFrom: 270 }, { barOnEbb: bar }, "CAUTION"],
    ["a bar seen from the beach", { sea: 0 }, { barOnEbb: bar, craft: "surf" }, null],
    ["ebb in a gut against wind", { wind: 12 }, { isNarrowEbb: true }, "CAUTION"],
    ["ebb in a gut without wind", { wind: 5 }, { isNarrowEbb: true }, null],
    ["fog in a boat", { sky: ["fog"] }, {}, "NO"],
    ["fog in a kayak", { sky: ["fog"] }, { craft: "paddled" }, "NO"],
    ["fog on the flats", { sky: ["fog"] }, { craft: "wading", isFlats: true }, "NO"],
    ["fog on a pier", { sky: ["fog"] }, { craft: "pier" }, "CAUTION"],
    ["fog that is asked about", { sky: ["fog"] }, { isFogAsked: true }, "CAUTION"],
    ["ice on a jetty", { sky: ["ice"] }, { craft: "jetty" }, "NO"],
    ["ice on a pier", { sky: ["ice"] }, { craft: "pier" }, "CAUTION"],
    ["a rising tide in waders", {}, { craft: "wading", isRising: true }, "NO"],
    ["a rising tide over flats in a boat", {}, { isFlats: true, isRising: true }, null],
    [
      "15 kt from the sea over a bar at the flood",
      { wind: 15, windFrom: 90 },
      { isOverBar: true },
      "NO",
    ],
    ["15 kt off the land over it", { wind: 15, windFrom: 270 }, { isOverBar: true }, "CAUTION"],
    ["water of 44 degrees, told", { water: 44 }, {}, "CAUTION"],
    ["water of 44 degrees on a pier", { water: 44 }, { craft: "pier" }, null],
    ["water of 66 degrees, told", { water: 66 }, {}, null],
    ["thunder anywhere", { sky: ["thunder"] }, { craft: "pier" }, "NO"],
    ["dark in the surf", { sky: ["dark"] }, { craft: "surf" }, "CAUTION"],
    ["dark and alone in the surf", { sky: ["dark"], company: "alone" }, { craft: "surf" }, "ALONE"],
    ["alone in a kayak", { company: "alone" }, { craft: "paddled" }, "ALONE"],
    ["alone in a boat", { company: "alone" }, {}, "CAUTION"],
    ["alone where it is Advanced", { company: "alone" }, { isAdvanced: true }, "ALONE"],
    ["not alone in the surf", { company: "together" }, { craft: "surf" }, null],
    ["a child aboard", { company: "kids" }, {}, "CAUTION"],
    ["a child in the surf", { company: "kids" }, { craft: "surf" }, "CAUTION"],
    ["a child on a jetty, flat", { company: "kids", sea: 0 }, { craft: "jetty" }, "CAUTION"],
    ["a child on a jetty, 2 ft", { company: "kids", sea: 2 }, { craft: "jetty" }, "NO"],
    ["a child on a jetty in wind", { company: "kids", sea: 0, gust: 18 }, { craft: "jetty" }, "NO"],
    ["no belt", { lacks: ["belt"] }, { craft: "wading" }, "NO"],
    ["no jacket in a kayak", { lacks: ["jacket"] }, { craft: "paddled" }, "NO"],
    ["no jacket on a pier", { lacks: ["jacket"] }, { craft: "pier" }, null],
    ["shorts at 60", { lacks: ["waders"] }, { craft: "wading" }, "CAUTION"],
    ["shorts at 45", { lacks: ["waders"] }, { craft: "wading", water: 45 }, "NO"],
    ["shorts, nobody knows", { lacks: ["waders"] }, { craft: "wading", water: null }, "CAUTION"],
    [
      "a kayak to a ledge offshore",
      { sea: 0, wind: 0 },
      { craft: "paddled", isBoatOnly: true },
      "NO",
    ],
    [
      "a kayak where nobody is named",
      {},
      { craft: "paddled", isBoatOnly: true, isAdvanced: true, name: null },
      "NO",
    ],
    ["a kayak in the Canal", { sea: 0 }, { craft: "paddled", isCanal: true }, "NO"],
    ["out already in 18 kt", { wind: 18, isOut: true }, {}, "NO"],
    ["out already in 8 kt", { wind: 8, isOut: true }, {}, null],
  ])("%s", (_what, going, there, verdict) => {
    expect(verdictOf(going, there)).toBe(verdict);
  });

  test("tells a wind off the land to whoever paddles", () => {
    const words = judgeGoing(
      { ...nothingSaid, wind: 8, windFrom: 270 },
      { ...anywhere, craft: "paddled" },
    ).map((finding) => finding.words);
    expect(words.some((one) => one.startsWith("W wind blows off the land"))).toBe(true);
  });

  test("every reason has a source", () => {
    const all = judgeGoing(
      {
        ...nothingSaid,
        wind: 30,
        windFrom: 90,
        sea: 6,
        sky: ["fog", "dark", "thunder"],
        company: "alone",
        lacks: ["belt", "jacket", "waders"],
      },
      { ...anywhere, barOnEbb: bar },
    );
    expect(all.length).toBeGreaterThan(8);
    for (const { source } of all) expect(source).not.toBe("");
  });
});
