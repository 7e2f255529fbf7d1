import { describe, expect, test } from "vitest";
import {
  craftOfExposure,
  hazardFindings,
  hazards,
  judge,
  safetyCrafts,
  safetyLimits,
  type HazardQuestion,
} from "./index.ts";

const question = (over: Partial<HazardQuestion>): HazardQuestion => ({
  said: new Set(),
  craft: "small-boat",
  isAtBar: false,
  sea: null,
  water: null,
  isFoggy: false,
  ...over,
});

describe("the limits", () => {
  test("are stricter for kayaks than boats, and for exposed anglers than on a pier", () => {
    const { kayak, boat, jetty, pier } = safetyLimits;
    expect(kayak.wind.no).toBe(15);
    expect(kayak.sea.no).toBeLessThan(boat.sea.no);
    expect(jetty.sea.no).toBeLessThan(pier.sea.no);
    for (const craft of safetyCrafts) {
      const { wind, sea } = safetyLimits[craft];
      expect(wind.caution < wind.no && sea.caution < sea.no).toBe(true);
    }
  });

  test("compare values in whole units, as shown", () => {
    expect([14.4, 14.5, 24.4, 24.5].map((speed) => judge(safetyLimits.boat.wind, speed))).toEqual([
      null,
      "CAUTION",
      "CAUTION",
      "NO",
    ]);
  });

  test("count a boat of unknown size as small", () => {
    expect(craftOfExposure("boat")).toBe("small-boat");
    expect(safetyLimits.boat).toEqual(safetyLimits["small-boat"]);
  });
});

describe("the stated hazards", () => {
  test("never give fewer findings when more are stated", () => {
    for (const craft of safetyCrafts) {
      const one = hazardFindings(question({ craft, said: new Set(["dark"]) }));
      const all = hazardFindings(question({ craft, said: new Set(hazards) }));
      expect(all.length).toBeGreaterThanOrEqual(one.length);
      expect(all.some(({ verdict }) => verdict === "NO")).toBe(craft !== "pier");
    }
  });

  test("put the gravest first, each with its source", () => {
    const said = new Set(["alone", "alcohol"] as const);
    const [first, second] = hazardFindings(question({ said }));
    expect([first?.verdict, second?.verdict]).toEqual(["NO", "CAUTION"]);
    expect(first?.source).toBe("MGL c. 90B s. 8");
  });

  test.each([
    ["ice in a boat", { said: ["ice"], craft: "boat" }, "NO"],
    ["ice on a pier", { said: ["ice"], craft: "pier" }, "CAUTION"],
    ["dark and fog in a boat", { said: ["dark"], craft: "boat", isFoggy: true }, "NO"],
    ["dark in a boat", { said: ["dark"], craft: "boat" }, "CAUTION"],
    ["alone in the dark in the surf", { said: ["alone", "dark"], craft: "surf" }, "CAUTION"],
    ["alone in a kayak on water of 49 °F", { said: ["alone"], craft: "kayak", water: 49 }, "NO"],
  ] as const)("of %s is judged", (_, { said, ...over }, verdict) => {
    expect(hazardFindings(question({ ...over, said: new Set(said) }))[0]?.verdict).toBe(verdict);
  });

  test("are NO without waders in water below 50 °F", () => {
    const said = new Set(["no-waders"] as const);
    const at = (water: number | null) =>
      hazardFindings(question({ said, craft: "wading", water }))[0]?.verdict;
    expect([at(49), at(59), at(60), at(null)]).toEqual(["NO", "CAUTION", undefined, "CAUTION"]);
    expect(hazardFindings(question({ said, craft: "boat" }))).toEqual([]);
  });
});
