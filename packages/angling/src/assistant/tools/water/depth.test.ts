import { blankCell } from "@striper/testkit/chart-builders";
import { encodePath, openChart, type ChartCell, type Danger } from "@striper/marine/charts";
import { instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { packagedProviders } from "#angling/assistant/packaged-providers.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { Tool } from "#angling/assistant/tools/tool.ts";
import { crossings } from "#angling/spots/index.ts";
import { depth } from "./depth.ts";
import { wading } from "./wading.ts";

/** A wreck off East Boston that covers and uncovers, with 6 to 9 m charted around it. */
const wreckAt = { latitude: 42.3613797, longitude: -71.0305944 };
const here = `${wreckAt.latitude},${wreckAt.longitude}`;
const [, spit = wreckAt] = crossings.map(({ position }) => position);

type Middle = typeof wreckAt;

function square({ latitude, longitude }: Middle, size: number) {
  const [south, north] = [latitude - size, latitude + size].map((value) => Math.round(value * 1e6));
  const [west, east] = [longitude - size, longitude + size].map((value) => Math.round(value * 1e6));
  if (south === undefined || north === undefined || west === undefined || east === undefined)
    throw new Error("four sides");
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
  return { box: [west, south, east, north] as const, paths: [encodePath(ring)] };
}

const area = (from: number, to: number, middle: Middle) =>
  ({ kind: "depth-area", from, to, ...square(middle, 0.002) }) as const;

function cellWith(parts: Partial<ChartCell>): ChartCell {
  const sea = square({ latitude: 42.33, longitude: -70.98 }, 0.2);
  return {
    ...blankCell,
    coverage: [sea],
    areas: [area(6, 9, wreckAt), area(-1.5, -0.9, spit)],
    survey: [{ zone: "A1", ...sea }],
    ...parts,
  };
}

const point = ({ latitude, longitude }: Middle) => {
  const [x, y] = [Math.round(longitude * 1e6), Math.round(latitude * 1e6)];
  return { shape: "point", box: [x, y, x, y], paths: [encodePath([[x, y]])] } as const;
};
const wreck: Danger = {
  kind: "wreck",
  depth: null,
  water: "covers-and-uncovers",
  note: null,
  ...point(wreckAt),
};

const now = instantOfHarborTime("2026-06-13", 16);
const ask = (tool: Tool, slots: Slots, cell: ChartCell | null) =>
  tool.answer(slots, {
    providers: {
      ...packagedProviders,
      chart: () => Promise.resolve(cell === null ? null : openChart([cell])),
    },
    now,
    position: null,
    home: null,
    day: null,
  });

describe("the depth card of a draft", () => {
  test("never clears over a charted wreck, and names it first", async () => {
    const slots = { place: here, draft_feet: 3 };
    const card = await ask(depth, slots, cellWith({ dangers: [wreck] }));
    expect(card).toMatchObject({
      verdict: "does-not-clear",
      headline: { figure: "DOES NOT CLEAR" },
    });
    expect(card.text).toMatch(/^Wreck that covers and dries, depth unknown, right here\. /);
    expect(card.details.join(" ")).toContain("At no hour");
    const without = await ask(depth, slots, cellWith({}));
    expect(without).toMatchObject({ verdict: "clears", headline: { figure: "CLEARS" } });
    expect(without.details.join(" ")).toContain("Water enough all day");
  });

  test("of 8 ft does not clear over an obstruction of 1.8 m at low water", async () => {
    const dangers: Danger[] = [
      { ...wreck, kind: "obstruction", depth: 1.8, water: "always-covered" },
    ];
    const slots = { place: here, draft_feet: 8, aspect: "low" };
    const card = await ask(depth, slots, cellWith({ dangers }));
    expect(card.verdict).toBe("does-not-clear");
    expect(card.text).toMatch(
      /^Obstruction always covered, 5 ft over it at low water, right here\./,
    );
  });

  test("has no certain verdict in a survey nobody assessed", async () => {
    const card = await ask(depth, { place: here, draft_feet: 3 }, cellWith({ survey: [] }));
    expect(card).toMatchObject({ verdict: "unsure", headline: { figure: "NOT SURE" } });
  });
});

describe("the depth card", () => {
  test("tells the water now with its margin, at low and at high", async () => {
    const card = await ask(depth, { place: here }, cellWith({}));
    expect(card.text).toMatch(/ now: \d+ to \d+ ft, ± \d+ ft\.$/);
    expect(card.verdict).toBeNull();
    expect(card.details.join(" ")).toMatch(/At low, .* At high, /);
    expect(card.sources[0]?.name).toMatch(/^NOAA chart US5TEST1/);
  });

  test("of an old or coarse chart says so in the margin, and the margin is wider", async () => {
    const of = (scale: number, issued: string) =>
      ask(depth, { place: here }, cellWith({ cell: { ...blankCell.cell, scale, issued } }));
    expect((await of(12_000, "2023-06-13")).text).toMatch(/ ft, ± 3 ft\.$/);
    expect((await of(25_000, "2022-10-13")).text).toMatch(
      / ft, ± 5 ft \(chart of 2022, 1:25,000: old\)\.$/,
    );
    const coarse = await of(80_000, "2022-10-20");
    expect(coarse.text).toMatch(/ ft, ± 5 ft \(chart of 2022, 1:80,000: coarse\)\.$/);
    expect(coarse.sources[0]?.name).toMatch(/, 1:80,000$/);
  });

  test("is not answered without a chart, or where none covers, or for a whole town", async () => {
    expect((await ask(depth, { place: here }, null)).text).toMatch(/not at hand/);
    expect((await ask(depth, { place: "43.07,-70.7" }, cellWith({}))).text).toMatch(
      /No electronic chart/,
    );
    const town = await ask(depth, { place: "Gloucester" }, cellWith({}));
    expect(town).toMatchObject({ isUnanswered: true, facts: [] });
    expect(town.text).toMatch(/no single point/);
  });

  test("says when a flat dries, with the margin subtracted", async () => {
    const card = await ask(depth, { place: "Thompson spit", aspect: "dries" }, cellWith({}));
    expect(card.text).toMatch(/^Its highest ground is dry \S.* Count on|With the margin/);
    expect(card.actions.map(({ screen }) => screen)).toContain("/wading?place=thompson-spit");
  });
});

describe("the wading card", () => {
  test("tells when to turn back, or to stay off", async () => {
    const flat = await ask(wading, { place: "Thompson spit", sea_feet: 0 }, cellWith({}));
    expect(["care", "no"]).toContain(flat.verdict);
    const high = cellWith({ areas: [area(-3, -2.9, spit)] });
    const open = await ask(wading, { place: "Thompson spit", sea_feet: 0 }, high);
    expect(open.verdict).toBe("care");
    expect(open.text).toMatch(/^(?:Turn back from Thompson spit by|Go back now)/);
    const turnBack = open.facts.find(({ kind }) => kind === "turn-back")?.time ?? "";
    const closes = open.facts.find(({ kind }) => kind === "wading-closes")?.time ?? "";
    expect(turnBack < closes).toBe(true);
  });

  test("stays off in a swell that the way has no room for", async () => {
    const card = await ask(wading, { place: "Thompson spit", sea_feet: 8 }, cellWith({}));
    expect(card).toMatchObject({ verdict: "no", headline: { figure: "STAY OFF" } });
    expect(card.text).toMatch(/^Stay off Thompson spit/);
  });

  test("refuses a chart at 1:80,000, and is not offered on the depth card", async () => {
    const cell = { ...blankCell.cell, scale: 80_000, issued: "2022-10-20" };
    const coarse = cellWith({ areas: [area(-3, -2.9, spit)], cell });
    const card = await ask(wading, { place: "Thompson spit", sea_feet: 0 }, coarse);
    expect(card.text).toMatch(/is at 1:80,000, too coarse for a wading clock\./);
    expect(card).toMatchObject({ verdict: null, facts: [] });
    const told = await ask(depth, { place: "Thompson spit", aspect: "dries" }, coarse);
    expect(told.text).toBe("The chart is too coarse to say when its ground dries.");
    expect(told.actions.map(({ screen }) => screen)).not.toContain("/wading?place=thompson-spit");
  });

  test("is not answered where no ground dries or no chart is at hand", async () => {
    const wet = await ask(wading, { place: here }, cellWith({}));
    expect(wet.text).toMatch(/No ground that dries/);
    expect((await ask(wading, { place: "Thompson spit" }, null)).isUnanswered).toBe(true);
  });
});
