import { describe, expect, test } from "vitest";
import { loadStation, loadTideStation, type Station } from "#marine/stations/index.ts";
import { createTidePredictor } from "#marine/tides/index.ts";
import { createPredictors } from "./index.ts";

const boston = "8443970";
const deerIslandLight = "BOS1111";
const noon = Date.UTC(2026, 5, 13, 16);

function setUp({ failures = 0, most = 10 } = {}) {
  const loads: string[] = [];
  let left = failures;
  async function load(id: string): Promise<Station> {
    loads.push(id);
    if (left-- > 0) throw new Error("cannot be read");
    return loadStation(id);
  }
  return { loads, predictors: createPredictors(load, most) };
}

describe("predictors", () => {
  test("predict a station's water, each station loaded once", async () => {
    const { loads, predictors: made } = setUp();
    const tide = await made.tide(boston);
    const { heightAt } = createTidePredictor(await loadTideStation(boston));
    expect(tide.heightAt(noon)).toBe(heightAt(noon));
    expect(await made.tide(boston)).toBe(tide);
    expect((await made.current(deerIslandLight)).floodDirection).toBeGreaterThan(0);
    expect(loads).toEqual([boston, deerIslandLight]);
  });

  test("return the station of either kind", async () => {
    const { predictors: made } = setUp();
    expect(await made.at(boston)).toMatchObject({ kind: "tide", station: { name: "Boston" } });
    expect(await made.at(deerIslandLight)).toMatchObject({ kind: "current" });
  });

  test("share one load between simultaneous callers", async () => {
    const { loads, predictors: made } = setUp();
    const [first, second] = await Promise.all([made.tide(boston), made.tide(boston)]);
    expect(first).toBe(second);
    expect(loads).toHaveLength(1);
  });

  test("report a failure to all waiting callers, and load again for the next", async () => {
    const { loads, predictors: made } = setUp({ failures: 1 });
    const outcomes = await Promise.allSettled([made.tide(boston), made.at(boston)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await made.tide(boston)).heightAt(noon)).toBeTypeOf("number");
    expect(loads).toHaveLength(2);
  });

  test("evict the least recently used station", async () => {
    const { loads, predictors: made } = setUp({ most: 2 });
    await made.at(boston);
    await made.at(deerIslandLight);
    await made.at(boston);
    await made.at("8446613");
    await made.at(boston);
    expect(loads).toEqual([boston, deerIslandLight, "8446613"]);
    await made.at(deerIslandLight);
    expect(loads).toHaveLength(4);
  });

  test("are created at once from a given station, which is then not loaded", async () => {
    const { loads, predictors: made } = setUp();
    const station = await loadStation(deerIslandLight);
    const known = made.ofStation(station);
    expect(await made.at(deerIslandLight)).toBe(known);
    expect(loads).toEqual([]);
    made.ofStation({ ...station });
    expect(await made.at(deerIslandLight)).toBe(known);
  });

  test("refuse a station of the other kind", async () => {
    const { predictors: made } = setUp();
    await expect(made.tide(deerIslandLight)).rejects.toThrow("not a tide station: BOS1111");
    await expect(made.current(boston)).rejects.toThrow("not a current station: 8443970");
  });
});
