import { spotById } from "@striper/angling/spots";
import { describe, expect, test } from "vitest";
import { builtChart } from "#web/testing/built-chart.ts";
import { chartedFacts } from "./charted-facts.ts";

const chart = builtChart();
const now = Date.UTC(2026, 5, 13, 9);

function factsOf(id: string) {
  const spot = spotById(id);
  if (spot === undefined) throw new Error(`no spot ${id}`);
  const [longitude, latitude] = spot.coordinates;
  return chartedFacts(chart, { latitude, longitude }, now, "us");
}

describe("the charted facts of a spot", () => {
  test.each([
    "the-narrows",
    "point-allerton",
    "gallops-island",
    "spectacle-island",
    "thompson-island",
  ])("%s has depth, edge and danger, with cell and edition", (id) => {
    const charted = factsOf(id);
    expect(charted?.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Depth at low water", "Nearest edge", "Nearest danger"]),
    );
    expect(charted?.source).toMatch(
      /^NOAA chart US5\w{5} \d+\.\d+ of [A-Z][a-z]{2} \d+, \d{4}, 1:\d\d,000\./,
    );
  });

  test("include the survey's margin", () => {
    expect(factsOf("the-narrows")?.facts[0]?.value).toMatch(/^[\w ]+ ft, ± \d+ ft/);
  });

  test("include the year and scale of a coarse chart, and a newer one below it", () => {
    expect(factsOf("plum-island-south-jetty")?.facts[0]?.value).toBe(
      "dry to 18 ft, ± 8 ft or more (chart of 2022, 1:80,000: coarse)",
    );
    expect(factsOf("wallis-sands")?.facts).toContainEqual({
      label: "Newer chart",
      value: "The newer, coarser chart US4MA04M of 2022 agrees.",
    });
  });

  test("are null where no cell covers the spot", () => {
    expect(factsOf("adams-point")).toBeNull();
    expect(chartedFacts(chart, { latitude: 42.8, longitude: -69.7 }, now, "us")).toBeNull();
  });
});
