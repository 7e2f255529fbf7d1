/**
 * npx tsx bench/safety.ts: figures that a life hangs on, against code that shares nothing with the product's:
 * a way by water over a grid of the shoreline it was drawn from, the tide minute by minute, GDAL's dangers.
 */
import { join } from "node:path";
import { wadingClock, waterOfStations } from "@striper/marine/charts";
import { predictors } from "@striper/marine/predictors";
import { nearestStations } from "@striper/marine/stations";
import { harborDate, harborParts, hour, minute } from "@striper/marine/time";
import { feet, feetToMetres, knots, metres, metresPerSecond, roundTo } from "@striper/marine/units";
import { packagedProviders } from "@striper/angling/assistant";
import { callTool } from "@striper/angling/assistant/tools/call-tool";
import { barOf, tideStationsNear } from "@striper/angling/spots";
import { wayHome } from "@striper/angling/trip-plan";
import { readChart } from "@striper/server/charts";
import { isIn, readDirectly, sequence } from "./charts/read-directly.ts";
import { waysByWater } from "./safety/ways-by-water.ts";
import { judgeSituations } from "./safety/situations.ts";

const root = join(import.meta.dirname, "..");
const numbers = sequence(46);
const random = (from: number, to: number): number => from + (to - from) * numbers.next().value;
const row = (what: string, asked: number, wrong: number): void =>
  console.log(`${what.padEnd(58)} ${String(asked).padStart(6)} ${String(wrong).padStart(6)}`);

/** A claimed way may be shorter than the grid's by so much: the shoreline is good to 200 m. */
const isAcrossLand = (claimed: number, way: number): boolean => way > claimed * 1.35 + 1.5;

function stations(): void {
  const ways = waysByWater(join(root, "data/coastline/land.topojson"));
  let [asked, across, none] = [0, 0, 0];
  while (asked < 10_000) {
    const position = { latitude: random(41.6, 43.05), longitude: random(-71.05, -69.9) };
    if (!ways.isWater(position)) continue;
    asked += 1;
    const [station] = nearestStations(position, "tide", 1);
    if (station === undefined) {
      none += 1;
      continue;
    }
    if (isAcrossLand(station.distance, ways.miles(position, station.position))) across += 1;
  }
  row("positions whose station lies across land", asked, across);
  console.log(`${none} of them have no station within 35 miles by water`);
}

/** Flats with the station that speaks for them by the chart's own notes, chosen by hand. */
const flats: readonly (readonly [latitude: number, longitude: number, station: string])[] = [
  [41.79, -70.02, "8447241"],
  [41.77, -70.09, "8447241"],
  [41.735, -70.3, "8447335"],
  [41.92, -70.04, "8446613"],
  [42.03, -70.64, "8446166"],
  [42.3056, -70.9945, "8444312"],
  [42.3056, -71.0095, "8444312"],
  [42.327, -70.927, "8444162"],
  [42.8084, -70.8412, "8440452"],
  [42.7, -70.79, "8441241"],
];

async function wading(): Promise<void> {
  let [asked, wrong] = [0, 0];
  for (const [latitude, longitude, id] of flats) {
    const water = await waterOfStations(tideStationsNear({ latitude, longitude }));
    const truth = await predictors.tide(id);
    if (water === null) continue;
    for (let window = 0; window < 200; window += 1) {
      const ground = metres(random(0.3, 1.5));
      const depth = metres(random(0.15, 0.9));
      const clock = wadingClock(
        water,
        {
          crossing: { ground, groundMargin: metres(0), distance: metres(random(50, 400)) },
          wader: { depth, speed: metresPerSecond(0.7) },
          sea: { swell: metres(0), surge: metres(0) },
        },
        Date.UTC(2026, 0, 1) + window * 43 * hour,
      );
      asked += 1;
      if (clock.kind !== "open") continue;
      const over = feetToMetres(truth.heightAt(clock.turnBackAt)) - ground;
      if (over > depth + 0.001) wrong += 1;
    }
  }
  row("wading windows too deep at turn-back", asked, wrong);
}

/** What somebody asks of a draft, half of it near charted dangers and half anywhere on the chart. */
async function drafts(): Promise<void> {
  const cells = await readDirectly(join(root, "data/charts/ENC_ROOT"));
  const large = cells.filter(({ name }) => name.startsWith("US5"));
  const dangers = large.flatMap((cell) => cell.dangers);
  const chart = readChart(join(root, "data/charts/built"));
  const providers = { ...packagedProviders, chart: () => Promise.resolve(chart) };
  const boston = await predictors.tide("8443970");
  let [wrong, asked, clear] = [0, 0, 0];
  while (asked < 500) {
    const danger = dangers[Math.floor(random(0, dangers.length))];
    if (danger === undefined) break;
    const reach = asked % 2 === 0 ? 0.0005 : 0.05;
    const [y, x] = [danger.y + random(-reach, reach), danger.x + random(-reach, reach)];
    const areas = large.flatMap((cell) => cell.areas).filter((area) => isIn(area, x, y));
    const depths = areas.flatMap(({ kind, from }) => (kind === "land" ? [] : (from ?? [])));
    if (depths.length === 0) continue;
    const at = Date.UTC(2026, 5, 1) + Math.floor(random(0, 24 * 60)) * hour;
    const draft = roundTo(random(1, 25), 1);
    const slots = {
      place: `${y},${x}`,
      draft_feet: draft,
      date: harborDate(at),
      hour: harborParts(at).hour,
    };
    const context = { providers, now: at, position: null, home: null, day: null };
    const result = await callTool("depth", slots, context);
    if (result.kind !== "card" || result.card.verdict === null) continue;
    asked += 1;
    if (result.card.verdict !== "clears") continue;
    clear += 1;
    const water = feetToMetres(feet(boston.heightAt(at)));
    const near = dangers.filter(
      (one) => Math.hypot((one.y - y) * 111_000, (one.x - x) * 82_000) < 25,
    );
    const shoalest = Math.min(...depths, ...near.map(({ depth }) => depth ?? -99));
    // Other parts of the harbor stand up to a foot higher than Boston does.
    if (shoalest + water + 0.3 < feetToMetres(feet(draft))) wrong += 1;
  }
  row(`drafts that clear over something shoaler (${clear} clear)`, asked, wrong);
}

/** The first minute from a start at which something holds, looked for minute by minute. */
function firstMinute(from: number, is: (at: number) => boolean): number {
  for (let at = from; at < from + 20 * hour; at += minute) if (is(at)) return at;
  return Infinity;
}

async function trips(): Promise<void> {
  const tide = await predictors.tide("8440452");
  const current = await predictors.current("ACT0816");
  let wrong = 0;
  for (let trip = 0; trip < 400; trip += 1) {
    const startsAt = Date.UTC(2026, 4, 1) + Math.floor(random(0, 150 * 24 * 60)) * minute;
    const needs = feet(random(0.5, 6));
    const { limits } = wayHome({
      position: { latitude: 42.8175, longitude: -70.8042 },
      vessel: "boat",
      startsAt,
      backAt: startsAt + 6 * hour,
      homeMinutes: 30,
      afterDark: true,
      bar: barOf("merrimack-river-mouth"),
      rampNeeds: needs,
      water: { tide, current },
      winds: [
        { from: startsAt, to: startsAt + 6 * hour, wind: knots(5), gusts: null, thunder: false },
      ],
    });
    const byKind = (kind: string) => limits.find((one) => one.kind === kind)?.backBy ?? Infinity;
    const dry = firstMinute(startsAt, (at) => tide.heightAt(at) - 0.984 < needs);
    const slack = firstMinute(startsAt, (at) => current.speedAt(at) >= 0);
    const ebb = firstMinute(slack, (at) => current.speedAt(at) < 0);
    if (byKind("ramp") > dry || (ebb < startsAt + 19 * hour && byKind("bar") > ebb)) wrong += 1;
  }
  row("trips that turn back after the exact crossing", 400, wrong);
}

console.log(`${"".padEnd(58)}  asked  wrong`);
stations();
await wading();
await drafts();
await trips();
const { asked, disagreements } = await judgeSituations();
row("situations judged unlike the table", asked, disagreements.length);
for (const words of disagreements) console.log(`  ${words}`);
