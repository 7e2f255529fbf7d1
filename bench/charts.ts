/**
 * npx tsx bench/charts.ts: the built charts against what GDAL reads of the cells directly, with a
 * point-in-polygon test of its own; time of a tap; time and memory of the conversion.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import {
  bottomAt,
  chartedAt,
  mayAnswer,
  nearestAid,
  nearestContour,
  nearestDanger,
  openChart,
  surveyAt,
  type ChartCell,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { readChart, readChartIndex } from "@striper/server/charts";

import { quantile } from "@striper/testkit/statistics";
import { type Direct, isIn, readDirectly, type Ring, sequence } from "./charts/read-directly.ts";

const root = join(import.meta.dirname, "..");
const enc = join(root, "data/charts/ENC_ROOT");
const positionsPerCell = 200;

const metresNorth = 111_070;
const metresEastAt = (latitude: number): number => 111_320 * Math.cos((latitude * Math.PI) / 180);
/** Farther ones may lie below a larger scale, where the cell was cut. */
const farthestContour = 2000;

function distanceToLine(line: Ring, x: number, y: number): number {
  const metresEast = metresEastAt(y);
  let least = Infinity;
  for (let at = 1; at < line.length; at += 1) {
    const [x0 = 0, y0 = 0] = line[at - 1] ?? [];
    const [x1 = 0, y1 = 0] = line[at] ?? [];
    const [ax, ay] = [(x0 - x) * metresEast, (y0 - y) * metresNorth];
    const [dx, dy] = [(x1 - x0) * metresEast, (y1 - y0) * metresNorth];
    const squared = dx * dx + dy * dy;
    const along = squared === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / squared));
    least = Math.min(least, Math.hypot(ax + along * dx, ay + along * dy));
  }
  return least;
}

const numbers = sequence(20_261);

/** Positions in the cell's coverage that no cell of a larger scale covers, with an area of the chart. */
function positionsOf(cell: Direct, before: readonly Direct[]): Position[] {
  const corners = cell.coverage.flatMap(({ rings }) => rings.flat());
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - west, Math.max(...ys) - south];
  const found: Position[] = [];
  while (found.length < positionsPerCell) {
    const longitude = west + width * numbers.next().value;
    const latitude = south + height * numbers.next().value;
    const isOwn = (each: Direct) => each.coverage.some((one) => isIn(one, longitude, latitude));
    if (isOwn(cell) && !before.some(isOwn)) found.push({ latitude, longitude });
  }
  return found;
}

function compare(cell: Direct, before: readonly Direct[], cells: readonly ChartCell[]) {
  const chart = openChart(cells);
  const own = openChart(cells.filter((each) => each.cell.name === cell.name));
  let [areas, contours, contoursAsked] = [0, 0, 0];
  const positions = positionsOf(cell, before);
  for (const position of positions) {
    const { longitude: x, latitude: y } = position;
    const direct = cell.areas.find((area) => isIn(area, x, y));
    const charted = chartedAt(own, position);
    const settled = chartedAt(chart, position);
    // Of a chart that is outdated the newer one may have the say.
    const isSettled =
      "cell" in settled && (settled.cell.name === cell.name || settled.newer?.agrees === false);
    const [from, to] = "from" in charted ? [charted.from, charted.to] : [null, null];
    // Pontoons and hulks are left out of the direct reading.
    const isEqual =
      charted.kind === "floating" ||
      (direct?.kind === charted.kind && direct.from === from && direct.to === to);
    if (isEqual && isSettled) areas += 1;
    else console.log("differs", cell.name, position, direct && { ...direct, rings: 0 }, charted);
    const nearest = cell.contours
      .map(({ depth, line }) => ({ depth, distance: distanceToLine(line, x, y) }))
      .toSorted((a, b) => a.distance - b.distance);
    const answer = nearestContour(own, position);
    const [first] = nearest;
    if (first === undefined || answer === null || first.distance > farthestContour) continue;
    contoursAsked += 1;
    const same = nearest.filter(({ distance }) => distance < first.distance + 0.5);
    if (
      Math.abs(answer.distance - first.distance) < 0.5 + first.distance * 0.01 &&
      same.some(({ depth }) => depth === answer.feature.depth)
    )
      contours += 1;
    else
      console.log(
        "contour differs",
        cell.name,
        position,
        first,
        answer.distance,
        answer.feature.depth,
      );
  }
  return { positions, areas, contours, contoursAsked };
}

/** As the map does: with the cells around the place. */
function tap(position: Position, cells: readonly ChartCell[]): void {
  const chart = openChart(
    cells.filter(({ coverage }) => coverage.some(({ box }) => mayAnswer(box, position))),
  );
  const charted = chartedAt(chart, position);
  if (charted.kind !== "not-covered") surveyAt(chart, position, charted.cell, Date.now());
  bottomAt(chart, position);
  nearestDanger(chart, position);
  nearestAid(chart, position);
  nearestContour(chart, position);
}

const convert = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, "scripts/run-command.mjs"), "charts", ...args], {
    encoding: "utf8",
  });
const costOf = (stdout: string): string =>
  /\d+ s of processor time, \d+ MB/u.exec(stdout)?.[0] ?? "failed";

const harbor = ["US5BOSCC", "US5BOSCD", "US5BOSDC", "US5MA12M"].map((name) => join(enc, name));
const output = mkdtempSync(join(tmpdir(), "charts-"));
console.log(`four cells: ${costOf(convert(...harbor, "--output", output).stdout)}`);
rmSync(output, { recursive: true, force: true });
const conversion = convert(enc, "--check");
console.log(`eight cells: ${costOf(conversion.stdout)}`);
console.log(`conversion again: ${conversion.status === 0 ? 0 : 1} differences`);

const built = join(root, "data/charts/built");
const { cells } = readChart(built);
const tiles = (readChartIndex(built)?.cells ?? []).reduce(
  (sum, cell) => sum + (cell.tiles?.bytes ?? 0),
  0,
);
console.log(`tiles: ${(tiles / 1e6).toFixed(2)} MB`);
// In the order in which the conversion takes them: the largest scale first.
const rank = (name: string): number => cells.findIndex(({ cell }) => cell.name === name);
const direct = (await readDirectly(enc)).toSorted((a, b) => rank(a.name) - rank(b.name));
const results = direct.map((cell, index) => compare(cell, direct.slice(0, index), cells));
for (const [index, { areas, contours, contoursAsked }] of results.entries())
  console.log(
    `${direct[index]?.name}: areas ${areas} of ${positionsPerCell}, contours ${contours} of ${contoursAsked}`,
  );
const total = (pick: (result: (typeof results)[number]) => number) =>
  results.reduce((sum, result) => sum + pick(result), 0);
console.log(
  `areas that differ: ${results.length * positionsPerCell - total(({ areas }) => areas)}`,
);
console.log(`contours that differ: ${total((one) => one.contoursAsked - one.contours)}`);

const asked = results.flatMap(({ positions }) => positions);
// Read anew: nothing of it is decoded yet.
const unused = readChart(built).cells;
const times = asked.map((position) => {
  const started = performance.now();
  tap(position, unused);
  return performance.now() - started;
});
console.log(
  `tap: the first ${(times[0] ?? 0).toFixed(2)} ms, 99 % within ${quantile(times, 0.99).toFixed(2)} ms`,
);
