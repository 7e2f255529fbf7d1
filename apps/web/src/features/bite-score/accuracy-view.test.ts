import { hiddenFigures, type Accuracy } from "@striper/contract/accuracy";
import { expect, test } from "vitest";
import { accuracyView } from "#web/features/bite-score/accuracy-view.ts";

const version = (parts: Partial<Accuracy["versions"][number]>) => ({
  model_version: "2027.1",
  trips: 240,
  hours: 800.4,
  verdict: "more-when-higher" as const,
  bands: [
    { band: "Excellent" as const, ...hiddenFigures },
    {
      band: "Good" as const,
      trips: 120,
      hours: 400.25,
      fish: 360,
      per_hour: 0.9,
      interval: { low: 0.7, high: 1.15 },
      blank_share: 0.31,
    },
    {
      band: "Fair" as const,
      trips: 100,
      hours: 400.15,
      fish: 160,
      per_hour: 0.4,
      interval: null,
      blank_share: 0.5,
    },
    { band: "Challenging" as const, ...hiddenFigures, trips: 12, hours: 40, fish: 3 },
  ],
  ...parts,
});

const view = (...versions: readonly Accuracy["versions"][number][]) =>
  accuracyView({ trips_needed: 200, versions: [...versions] });

test("before anybody shares it says how many trips it takes", () => {
  expect(view()).toEqual({
    nothing: "Not enough yet: 0 of 200 trips. Until then no figures are shown.",
    versions: [],
  });
});

test("below the trips needed there is a number and nothing else", () => {
  const few = version({ trips: 37, hours: 0, verdict: "too-few", bands: [] });
  expect(view(few).versions).toEqual([
    {
      version: "Model 2027.1",
      sentence: "Not enough yet: 37 of 200 trips. Until then no figures are shown.",
      sample: null,
      curve: null,
      rows: [],
    },
  ]);
});

test("a hidden band is called too few, not zero, and a known one has its range", () => {
  const [one] = view(version({})).versions;
  expect(one?.rows).toEqual([
    ["Excellent", "too few", "too few", "too few", "too few", "too few", "too few"],
    ["Good", "120", "400", "360", "0.90", "0.70 to 1.15", "31 %"],
    ["Fair", "100", "400", "160", "0.40", "too few", "50 %"],
    ["Challenging", "12", "40", "3", "too few", "too few", "too few"],
  ]);
  expect(one?.sentence).toBe("Trips with a higher score brought more stripers an hour.");
  expect(one?.sample).toBe("240 trips shared; 800 hours in the bands shown.");
});

test("the curve rises to the right with the score, and leaves hidden bands out", () => {
  const [one] = view(version({})).versions;
  expect(one?.curve?.bands.map(({ name }) => name)).toEqual([
    "Challenging",
    "Fair",
    "Good",
    "Excellent",
  ]);
  const [fair, good] = one?.curve?.points ?? [];
  expect([fair?.band, good?.band]).toEqual(["Fair", "Good"]);
  expect(good?.x).toBeGreaterThan(fair?.x ?? 1000);
  expect(good?.y).toBeLessThan(fair?.y ?? 0);
  expect(good?.range?.high).toBeCloseTo(12, 5);
});
