import { blankCell, newSurvey } from "@striper/testkit/chart-builders";
import { describe, expect, test } from "vitest";
import { metres } from "#marine/units/index.ts";
import {
  dangerRadius,
  draftClearance,
  encodePath,
  openChart,
  type Danger,
  type NewerChart,
  type SurveyZone,
} from "./index.ts";

const position = { latitude: 42.36, longitude: -71.03 };
/** Degrees of latitude of a meter. */
const degree = 1 / 111_120;

function dangerAt(north: number, parts: Partial<Danger> = {}): Danger {
  const x = Math.round(position.longitude * 1e6);
  const y = Math.round((position.latitude + north * degree) * 1e6);
  return {
    kind: "wreck",
    depth: null,
    water: "covers-and-uncovers",
    note: null,
    shape: "point",
    box: [x, y, x, y],
    paths: [encodePath([[x, y]])],
    ...parts,
  };
}

interface Case {
  readonly dangers?: readonly Danger[];
  readonly draft?: number;
  readonly from?: number;
  readonly zone?: SurveyZone | null;
  readonly uncertainty?: number;
  readonly height?: number;
  readonly scale?: number;
  readonly newer?: NewerChart;
}

const coarse = (scale = 12_000) => ({ scale, isCoarse: scale >= 50_000 });

const clearance = ({ dangers = [], draft = 1, from = 6, zone = "B", ...parts }: Case) =>
  draftClearance({
    chart: openChart([{ ...blankCell, dangers }]),
    position,
    positionUncertainty: metres(parts.uncertainty ?? 10),
    draft: metres(draft),
    charted: { from: metres(from), to: metres(from + 3), newer: parts.newer ?? null },
    survey: { ...newSurvey(zone), ...coarse(parts.scale) },
    water: { height: metres(parts.height ?? 1), margin: metres(0.3) },
  });

describe("a draft over the ground", () => {
  test("clears where there is water enough with all margins subtracted", () => {
    expect(clearance({})).toMatchObject({ kind: "clears", dangers: [] });
    // 6 m and 1 m of tide, less 1.18 m of the survey and 0.3 m of the weather.
    expect(clearance({}).least).toBeCloseTo(5.52, 2);
  });

  test("is unsure within the margins and in a poor survey, and does not clear in too little water", () => {
    expect(clearance({ draft: 6 }).kind).toBe("unsure");
    expect(clearance({ draft: 7.1 }).kind).toBe("does-not-clear");
    for (const zone of ["D", "U", null] as const)
      expect(clearance({ zone })).toMatchObject({ kind: "unsure", needs: null });
  });
});

describe("on a coarse chart", () => {
  const scale = 80_000;

  test("no draft within the charted range clears, however high the water", () => {
    for (const [from, draft] of [
      [0, 1],
      [0, 5.4],
      [3.6, 3.6],
      [-2.7, 0.5],
    ] as const) {
      const found = clearance({ scale, from, draft, height: 10 });
      expect(found).toMatchObject({ kind: "unsure", needs: null });
      expect(clearance({ from, draft, height: 10 }).kind).toBe("clears");
    }
  });

  test("a draft clears where the least charted depth is enough by itself", () => {
    // 18 m less 2 m and 5 % of it.
    expect(clearance({ scale, from: 18, draft: 15.1 }).kind).toBe("clears");
    expect(clearance({ scale, from: 18, draft: 15.2 }).kind).toBe("unsure");
  });
});

test("where a chart beside the place is not at hand no draft clears", () => {
  const { cell } = blankCell;
  const question = { position, positionUncertainty: metres(10), draft: metres(1) };
  const found = draftClearance({
    ...question,
    chart: { ...openChart([blankCell]), lacking: [cell] },
    charted: { from: metres(6), to: metres(9), newer: null },
    survey: newSurvey("B"),
    water: { height: metres(1), margin: metres(0.3) },
  });
  expect(found).toMatchObject({ kind: "unsure", needs: null });
});

test("where a newer chart disagrees no draft clears", () => {
  const cell = { ...blankCell.cell, name: "US4MA04M" };
  const newer = { cell, has: "land" } as const;
  expect(clearance({ newer: { ...newer, agrees: false } })).toMatchObject({
    kind: "unsure",
    needs: null,
  });
  expect(clearance({ newer: { ...newer, agrees: true } }).kind).toBe("clears");
});

describe("a charted danger", () => {
  test("counts in the least water that is told, and leaves it unknown where its own depth is", () => {
    const shoal = dangerAt(20, { depth: 1.8, water: "always-covered" });
    const found = clearance({ dangers: [shoal], draft: 1, height: 3 });
    expect(found.kind).toBe("clears");
    // 1.8 m and 3 m of tide, less 1.04 m of the survey and 0.3 m of the weather.
    expect(found.least).toBeCloseTo(3.46, 2);
    expect(clearance({ dangers: [dangerAt(0)] }).least).toBeNull();
  });

  test("of unknown depth under the position stops every draft at every tide", () => {
    const found = clearance({ dangers: [dangerAt(0)], draft: 0.2, height: 4 });
    expect(found).toMatchObject({ kind: "does-not-clear", needs: null });
    expect(found.dangers[0]).toMatchObject({ distance: 0, feature: { kind: "wreck" } });
  });

  test("counts within the survey's and the position's uncertainty and the radius, and not beyond", () => {
    const reach = 50 + 10 + dangerRadius;
    expect(clearance({}).reach).toBeCloseTo(reach, 6);
    expect(clearance({ dangers: [dangerAt(reach - 2)] }).kind).toBe("does-not-clear");
    expect(clearance({ dangers: [dangerAt(reach + 2)] }).kind).toBe("clears");
    const farther = { dangers: [dangerAt(reach + 2)], uncertainty: 100 };
    expect(clearance(farther).kind).toBe("does-not-clear");
  });

  test("with a depth stops the drafts it has no water for, and makes those near it unsure", () => {
    const obstruction = dangerAt(11, { kind: "obstruction", depth: 1.8, water: "always-covered" });
    const drafts = [0.8, 2, 2.4, 2.9].map((draft) => clearance({ dangers: [obstruction], draft }));
    expect(drafts.map(({ kind }) => kind)).toEqual([
      "clears",
      "unsure",
      "unsure",
      "does-not-clear",
    ]);
    expect(drafts[3]?.dangers).toHaveLength(1);
  });

  test("raises the water that a draft needs", () => {
    expect(clearance({ draft: 2 }).needs).toBeCloseTo(2 + 0.3 - (6 - 1.12), 2);
    const rock = dangerAt(5, { kind: "rock", depth: 0.5 });
    expect(clearance({ draft: 2, dangers: [rock] }).needs).toBeCloseTo(2 + 0.3 - (0.5 - 1.01), 2);
  });

  test("of several the nearest is named first", () => {
    const dangers = [dangerAt(60, { kind: "rock" }), dangerAt(20)];
    expect(clearance({ dangers }).dangers.map(({ feature }) => feature.kind)).toEqual([
      "wreck",
      "rock",
    ]);
  });
});
