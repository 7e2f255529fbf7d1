import { describe, expect, test } from "vitest";
import { depth as command } from "./depth.ts";
import { runInProcess } from "./support/command-in-process.ts";

const depth = (...args: string[]) => runInProcess(command, ...args);

const at = ["--at", "2026-06-13T09:00:00Z"];

describe("depth", () => {
  test("in a depth area: the chart, the water, what is near, with a margin", async () => {
    const { status, stdout, stderr } = await depth("42.33,-70.98", ...at);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({
      covered: true,
      kind: "depth-area",
      cell: "US5BOSCD",
      edition: 4,
      update: 5,
      issued: "2026-01-08",
      scale: 12_000,
      is_old: false,
      is_coarse: false,
      newer: null,
      charted: { from: 5, to: 8 },
      predicted: {
        height: 0.09,
        station: { id: "8444012", name: "Deer Island (South End)", distance_m: 2616 },
      },
      depth_now: { from: 5.09, to: 8.09 },
      // B: 1 m and 2 % of 8 m; weather 0.3 m; half of the difference between the two stations.
      margin: 1.47,
      margin_is_at_least: false,
      dries: null,
      bottom: null,
      danger: {
        kind: "rock",
        depth: null,
        water: "covers-and-uncovers",
        note: null,
        bearing_deg: 217,
        distance_m: 285,
      },
      aid: {
        kind: "buoy",
        name: "Boston Main Channel Lighted Buoy 1",
        colors: ["green"],
        light: "Fl G 4s",
        bearing_deg: 34,
        distance_m: 186,
      },
      survey: "B",
    });
  });

  test("a dredged channel has a least depth, land has none", async () => {
    expect(JSON.parse((await depth("42.345,-71.02", ...at)).stdout)).toMatchObject({
      kind: "dredged",
      charted: { from: 14, to: null },
    });
    expect(JSON.parse((await depth("42.3194,-70.9997", ...at)).stdout)).toMatchObject({
      covered: true,
      kind: "land",
      charted: "land",
      depth_now: null,
      margin: null,
      dries: null,
    });
  });

  test("piers, islets and pontoons without an area are not the water below; a drowned pier is", async () => {
    const kindAt = async (position: string): Promise<unknown> =>
      JSON.parse((await depth(position, ...at)).stdout);
    expect(await kindAt("42.36343,-71.02802")).toMatchObject({ kind: "land", charted: "land" });
    expect(await kindAt("42.30258,-71.03262")).toMatchObject({ kind: "land", depth_now: null });
    expect(await kindAt("42.36001,-71.08253")).toMatchObject({ kind: "floating", charted: null });
    expect(await kindAt("42.37249,-71.05425")).toMatchObject({ charted: { from: 5, to: 8 } });
  });

  test.each([["42.33,70.98"], ["-70.98,42.33"], ["70.98,42.33"]])(
    "%s, a slip with the minus or the order, is not charted, and what may be meant is said",
    async (position) => {
      const { status, stdout, stderr } = await depth(position);
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ covered: false });
      expect(stderr).toBe("nothing is charted there; 42.33,-70.98 is charted: was that meant?\n");
    },
  );

  test("a chart at 1:80,000 says so, and its margin is wider", async () => {
    expect(JSON.parse((await depth("42.6,-70.6", ...at)).stdout)).toMatchObject({
      cell: "US4MA04M",
      issued: "2022-04-20",
      scale: 80_000,
      is_old: true,
      is_coarse: true,
      charted: { from: 18.2, to: 36.5 },
      survey: "B",
      // C in place of B: 2 m and 5 % of 36.5 m; weather and stations 0.3 m and more.
      margin: expect.closeTo(4.1, 0),
    });
  });

  test("at Wallis Sands the chart of 2017 answers, and that of 2022 is told to agree", async () => {
    expect(JSON.parse((await depth("43.0262,-70.7295", ...at)).stdout)).toMatchObject({
      kind: "land",
      cell: "US5NH02M",
      newer: { cell: "US4MA04M", has: "drying", agrees: true },
    });
  });

  test.each([
    [[]],
    [["Boston"]],
    [["42.36", "-70.90"]],
    [["95,-70"]],
    [["42.33,-70.98", "--at", "noon"]],
    [["42.33,-70.98", "--at", "2026-06-13T09:00:00"]],
    [["42.33,-70.98", "--hours", "0"]],
    [["42.33,-70.98", "--hours", "169"]],
    [["42.33,-70.98", "--draft", "3"]],
  ])("%j is refused on stderr with exit 1", async (args) => {
    const { status, stdout, stderr } = await depth(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("usage: depth");
  });
});
