import {
  clockStages,
  leastTripsForClaim,
  type ClockCell,
  type ClockRate,
  type ClockStage,
  type SpotClock,
  type StageOfClock,
} from "@striper/angling/catches/spot-clock";
import { roundTo } from "@striper/marine/units";
import { clockWording as wording } from "#web/features/catches/spot-clock/wording.ts";

export const clockSize = 150;
const rings = { dark: [24, 46], low_light: [48, 70], day: [72, 94] } as const;
const bars = { from: 98, to: 136 } as const;
export const clockWords = [
  { text: wording.high, x: 0, y: -bars.to - 4, anchor: "middle" },
  { text: wording.low, x: 0, y: bars.to + 14, anchor: "middle" },
  { text: wording.ebb, x: bars.to + 5, y: 4, anchor: "start" },
  { text: wording.flood, x: -bars.to - 5, y: 4, anchor: "end" },
] as const;
/** Shades of color; more cannot be told apart in red light. */
const steps = 4;

export interface CellView {
  readonly key: string;
  readonly path: string;
  /** 1 to 4; 0 for hours without a rate; null without hours. */
  readonly strength: number | null;
}

export interface BarView {
  readonly key: string;
  readonly path: string;
  readonly isBest: boolean;
  readonly whisker: {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  };
}

export interface SpotClockView {
  readonly sentence: string;
  readonly sample: string;
  readonly cells: readonly CellView[];
  readonly bars: readonly BarView[];
  readonly meanRadius: number | null;
  readonly rows: readonly (readonly string[])[];
}

/** Starts with high water at the top. The ebb runs clockwise to low water at the bottom. */
const order = [...clockStages.slice(3), ...clockStages.slice(0, 3)];
const sectorStart = (index: number): number => (index * Math.PI) / 3;

const at = (radius: number, angle: number) => ({
  x: roundTo(radius * Math.sin(angle), 2),
  y: roundTo(-radius * Math.cos(angle), 2),
});

const point = (radius: number, angle: number): string =>
  `${at(radius, angle).x} ${at(radius, angle).y}`;

function sector(inner: number, outer: number, from: number, to: number): string {
  const outward = `M${point(inner, from)}L${point(outer, from)}`;
  const around = `A${outer} ${outer} 0 0 1 ${point(outer, to)}`;
  return `${outward}${around}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** Half the gap between two sectors, in radians. */
const gap = 0.03;

function cellView(cell: ClockCell, most: number): CellView {
  const [inner, outer] = rings[cell.light];
  const from = sectorStart(order.indexOf(cell.stage));
  const { perHour, hours } = cell;
  const share = perHour === null || most === 0 ? 0 : perHour / most;
  return {
    key: `${cell.stage} ${cell.light}`,
    path: sector(inner, outer, from + gap, from + Math.PI / 3 - gap),
    strength: hours === 0 ? null : Math.ceil(share * steps),
  };
}

const radiusOf = (perHour: number, most: number): number =>
  bars.from + (bars.to - bars.from) * Math.min(1, perHour / most);

function barView(stage: StageOfClock, most: number, isBest: boolean): BarView[] {
  const { perHour, interval } = stage;
  if (perHour === null || interval === null) return [];
  const middle = sectorStart(order.indexOf(stage.stage)) + Math.PI / 6;
  const { x: x1, y: y1 } = at(radiusOf(interval[0], most), middle);
  const { x: x2, y: y2 } = at(radiusOf(interval[1], most), middle);
  return [
    {
      key: stage.stage,
      path: sector(bars.from, radiusOf(perHour, most), middle - 0.2, middle + 0.2),
      isBest,
      whisker: { x1, y1, x2, y2 },
    },
  ];
}

const rateText = (value: number): string => (value < 0.1 ? value.toFixed(2) : value.toFixed(1));

function row(stage: ClockStage, light: string, { hours, fish, perHour, interval }: ClockRate) {
  const shown = hours === 0 ? wording.none : roundTo(hours, 1).toFixed(1);
  const known = perHour !== null && interval !== null;
  const rate = known ? rateText(perHour) : wording.unknown;
  const range = known
    ? wording.range(rateText(interval[0]), rateText(interval[1]))
    : wording.unknown;
  return [wording.stages[stage], light, shown, fish.toFixed(0), rate, range];
}

function rowsOf({ stages, cells }: SpotClock): string[][] {
  const wholes = stages.map((one) => ({ of: one, row: row(one.stage, wording.allLights, one) }));
  const parts = cells.map((one) => ({
    of: one,
    row: row(one.stage, wording.lights[one.light], one),
  }));
  return [...wholes, ...parts]
    .toSorted((a, b) => order.indexOf(a.of.stage) - order.indexOf(b.of.stage))
    .map((one) => one.row);
}

function sentenceOf({ trips, hours, fish, mean, best, stages }: SpotClock): string {
  if (fish === 0) return wording.noFish(trips, roundTo(hours, 1).toFixed(1));
  const stage = stages.find((one) => one.stage === best);
  if (stage?.perHour && stage.interval) {
    const [low, high] = stage.interval;
    const range = wording.range(rateText(low), rateText(high));
    return wording.best(
      wording.stages[stage.stage],
      rateText(stage.perHour),
      range,
      rateText(mean),
    );
  }
  return trips < leastTripsForClaim
    ? wording.few(trips, leastTripsForClaim)
    : wording.unclear(trips);
}

export function spotClockView(clock: SpotClock): SpotClockView {
  const mostOfCell = Math.max(0, ...clock.cells.map(({ perHour }) => perHour ?? 0));
  const mostOfBar = Math.max(0, ...clock.stages.map(({ interval }) => interval?.[1] ?? 0));
  return {
    sentence: sentenceOf(clock),
    sample: wording.sample(clock.trips, roundTo(clock.hours, 1).toFixed(1), clock.fish),
    cells: clock.cells.map((cell) => cellView(cell, mostOfCell)),
    bars: clock.stages.flatMap((stage) => barView(stage, mostOfBar, stage.stage === clock.best)),
    meanRadius: mostOfBar === 0 ? null : radiusOf(clock.mean, mostOfBar),
    rows: rowsOf(clock),
  };
}
