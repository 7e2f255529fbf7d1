/** `npm run --silent depth` prints charted depth and water level at a position as JSON. */
import {
  bottomAt,
  chartedAt,
  depthNow,
  levelAt,
  nearestAid,
  nearestDanger,
  nextDry,
  surveyAt,
  tideBetween,
  waterOfStations,
  type Chart,
  type Charted,
  type ChartMark,
  type DryWindow,
  type Nearby,
  type Survey,
  type WaterNear,
} from "@striper/marine/charts";
import { tideStationsNear } from "@striper/angling/spots";
import { parsePosition, type Position } from "@striper/marine/geo";
import { formatIso, hour, parseIso, type Instant } from "@striper/marine/time";
import { metres, roundTo, statuteMilesToMetres, type Metres } from "@striper/marine/units";
import { ChartError, readChart } from "@striper/server/charts";
import { builtCharts } from "./support/built-charts.ts";
import { parseHours, readArguments, UsageError, type Command } from "./support/command.ts";
import { meantInstead } from "./support/meant-position.ts";

const usage = `usage: depth <latitude>,<longitude> [--at <instant>] [--hours <count>]

  <latitude>,<longitude>   in decimal degrees: 42.36,-70.90
  --at                     2026-06-13T09:00:00Z or 2026-06-13T05:00-04:00 (the clock's time when not given)
  --hours                  1 to 168: adds depth_now of every hour from then on

Prints {covered, kind, cell, edition, update, issued, scale, is_old, is_coarse, newer, charted,
predicted, depth_now, margin, margin_is_at_least, dries, bottom, danger, aid, survey}. is_old: issued more
than three years before; is_coarse: 1:50,000 or smaller; newer: what a newer, coarser cell has there and
whether it agrees. Metres; depths are below mean lower low
water, what dries is negative; depth_now below zero is ground above the water. kind is depth-area,
dredged, land, floating (a pontoon), unsurveyed or not-covered. predicted lies between the two
nearest tide stations by water, of which the first is named; null where none can be reached. dries.opens is when the highest
ground of the area appears, dries.closes when the last of it is covered; dries.wholly the same for
its lowest. Times are UTC. Not for navigation. Where nothing is charted but would be with latitude
and longitude exchanged, or with a minus, a line on stderr says so.`;

interface Question {
  readonly position: Position;
  readonly at: Instant;
  /** Null for this moment only. */
  readonly hours: number | null;
}

function parseQuestion([text, ...rest]: string[]): Question {
  // Parsed by hand, because a southern latitude looks like an option.
  const position = text === undefined ? null : parsePosition(text);
  if (position === null) {
    throw new UsageError(text === undefined ? "no position" : `not a position: ${text}`);
  }
  const { values } = readArguments({
    args: rest,
    options: { at: { type: "string" }, hours: { type: "string" } },
  });
  const at = values.at === undefined ? Date.now() : parseIso(values.at);
  if (at === null) throw new UsageError(`not an instant: ${values.at}`);
  return { position, at, hours: parseHours(values.hours) };
}

const centimetres = (value: Metres): number => roundTo(value, 2);

const windowOf = (dry: DryWindow | null) =>
  dry === null ? null : { opens: formatIso(dry.opens), closes: formatIso(dry.closes) };

const nearOf = (near: Nearby<ChartMark>) => ({
  bearing_deg: roundTo(near.bearing, 0) % 360,
  distance_m: roundTo(near.distance, 0),
});

function surroundingsOf(chart: Chart, position: Position) {
  const bottom = bottomAt(chart, position);
  const danger = nearestDanger(chart, position);
  const aid = nearestAid(chart, position);
  return {
    bottom: bottom === null ? null : { materials: bottom.feature.materials, ...nearOf(bottom) },
    danger:
      danger === null
        ? null
        : {
            kind: danger.feature.kind,
            depth: danger.feature.depth,
            water: danger.feature.water,
            note: danger.feature.note,
            ...nearOf(danger),
          },
    aid:
      aid === null
        ? null
        : {
            kind: aid.feature.kind,
            name: aid.feature.name,
            colors: aid.feature.colors,
            light: aid.feature.light,
            ...nearOf(aid),
          },
  };
}

function predictionOf(water: WaterNear, at: Instant) {
  const [{ station }] = water;
  return {
    height: centimetres(levelAt(water, at).height),
    station: {
      id: station.id,
      name: station.name,
      distance_m: roundTo(statuteMilesToMetres(station.distance), 0),
    },
  };
}

type WithDepth = Extract<Charted, { kind: "depth-area" | "dredged" }>;

function depthOf(charted: WithDepth, survey: Survey, water: WaterNear, at: Instant) {
  const now = depthNow(charted, survey, levelAt(water, at));
  return {
    depth_now: { from: centimetres(now.from), to: now.to === null ? null : centimetres(now.to) },
    margin: centimetres(now.margin),
    margin_is_at_least: now.isAtLeast,
  };
}

function driesOf({ from, to }: WithDepth, water: WaterNear, at: Instant) {
  if (from >= 0) return null;
  const tide = tideBetween(water);
  const first = windowOf(nextDry(tide, metres(0 - from), at));
  if (first === null) return null;
  return { ...first, wholly: windowOf(nextDry(tide, metres(0 - (to ?? from)), at)) };
}

function hoursOf(charted: Charted, survey: Survey, water: WaterNear | null, question: Question) {
  if (question.hours === null || water === null) return {};
  const series = Array.from({ length: question.hours }, (_, index) => {
    const at = question.at + index * hour;
    const { height } = predictionOf(water, at);
    const depth = hasDepth(charted) ? depthOf(charted, survey, water, at).depth_now : null;
    return { at: formatIso(at), predicted: height, depth_now: depth };
  });
  return { hours: series };
}

const hasDepth = (charted: Charted): charted is WithDepth =>
  charted.kind === "depth-area" || charted.kind === "dredged";

const nothing = {
  cell: null,
  edition: null,
  update: null,
  issued: null,
  scale: null,
  is_old: null,
  is_coarse: null,
  newer: null,
  charted: null,
  predicted: null,
  depth_now: null,
  margin: null,
  margin_is_at_least: null,
  dries: null,
  bottom: null,
  danger: null,
  aid: null,
  survey: null,
};

async function report(chart: Chart, question: Question) {
  const { position, at } = question;
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered") return { covered: false, kind: charted.kind, ...nothing };
  const water = await waterOfStations(tideStationsNear(position));
  const { name, edition, update, issued, scale } = charted.cell;
  const survey = surveyAt(chart, position, charted.cell, at);
  return {
    covered: true,
    kind: charted.kind,
    ...nothing,
    cell: name,
    edition,
    update,
    issued,
    scale,
    is_old: survey.isOld,
    is_coarse: survey.isCoarse,
    newer: charted.newer === null ? null : { ...charted.newer, cell: charted.newer.cell.name },
    charted: hasDepth(charted)
      ? { from: charted.from, to: charted.to }
      : charted.kind === "land"
        ? "land"
        : null,
    predicted: water === null ? null : predictionOf(water, at),
    ...(water !== null && hasDepth(charted)
      ? { ...depthOf(charted, survey, water, at), dries: driesOf(charted, water, at) }
      : {}),
    ...surroundingsOf(chart, position),
    survey: survey.zone,
    ...hoursOf(charted, survey, water, question),
  };
}

export const depth: Command = {
  usage,
  foreseen: [ChartError],
  answer: async (args, { print, remark }) => {
    const question = parseQuestion(args);
    const chart = readChart(builtCharts);
    const answer = await report(chart, question);
    const other = answer.covered
      ? undefined
      : meantInstead(question.position, (it) => chartedAt(chart, it).kind !== "not-covered");
    if (other !== undefined)
      remark(`nothing is charted there; ${other} is charted: was that meant?`);
    print(JSON.stringify(answer, null, 2));
  },
};
