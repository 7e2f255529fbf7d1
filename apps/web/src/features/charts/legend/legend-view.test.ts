import { describe, expect, test } from "vitest";
import { lineStyles } from "#web/features/charts/drawing/chart-lines.ts";
import { aidSign, dangerSign } from "#web/features/charts/drawing/chart-signs.ts";
import type { TileFeature } from "#web/features/charts/drawing/read-tile.ts";
import { builtTiles } from "#web/testing/built-chart.ts";
import { readTile } from "#web/features/charts/drawing/read-tile.ts";
import { chartLegend } from "./legend-view.ts";

const entries = chartLegend("us").flatMap((group) => group.entries);
const signs = entries.flatMap(({ sample }) => (sample.kind === "sign" ? [sample.sign.shape] : []));

/** Tiles of the harbor, its mouth and the islands. */
const addresses = [
  { zoom: 13, x: 2481, y: 3030 },
  { zoom: 13, x: 2482, y: 3030 },
  { zoom: 13, x: 2482, y: 3031 },
];

async function featuresOf(layer: string): Promise<readonly TileFeature[]> {
  const load = builtTiles();
  const all = await Promise.all(
    addresses.map(async (address) => {
      const bytes = await load(address);
      return bytes === null ? [] : readTile(address, bytes).layer(layer);
    }),
  );
  return all.flat();
}

describe("the chart's legend", () => {
  test("has every line that is drawn; kelp is told by its area", () => {
    const lines = entries.flatMap(({ sample }) => (sample.kind === "line" ? [sample.line] : []));
    expect([...lines, "kelp"].toSorted()).toEqual(Object.keys(lineStyles).toSorted());
  });

  test("has every sign of the charts that come with the product", async () => {
    const dangers = (await featuresOf("dangers")).map((feature) => dangerSign(feature).shape);
    const aids = (await featuresOf("aids")).map((feature) => aidSign(feature).shape);
    expect(dangers.length).toBeGreaterThan(20);
    expect(aids.length).toBeGreaterThan(5);
    for (const shape of [...dangers, ...aids]) expect(signs).toContain(shape);
    const isLit = entries.some(
      ({ sample }) => sample.kind === "sign" && sample.sign.light !== null,
    );
    expect(isLit).toBe(true);
  });

  test("names the tints in the person's units, the shoalest first", () => {
    const tints = (units: "us" | "metric") =>
      chartLegend(units)[0]
        ?.entries.slice(0, 5)
        .map(({ meaning }) => meaning);
    expect(tints("us")).toEqual([
      "Less than 3 ft",
      "3 ft to 6 ft",
      "6 ft to 18 ft",
      "18 ft to 36 ft",
      "36 ft and more",
    ]);
    expect(tints("metric")?.[0]).toBe("Less than 0.9 m");
  });

  test("says each meaning once", () => {
    const meanings = entries.map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(meanings.length);
  });
});
