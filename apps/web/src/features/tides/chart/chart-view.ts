import type { CurrentEvent, CurrentPredictor, SlackWindow } from "@striper/marine/currents";
import type { Position } from "@striper/marine/geo";
import type { TideExtreme, TidePoint, TidePredictor } from "@striper/marine/tides";
import { minute, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, metres, metresToFeet, type Feet } from "@striper/marine/units";
import type { UnitSystem } from "#web/platform/units.ts";
import { nightSpans, type Span } from "#web/ui/charts/time/night-spans.ts";
import { roundLevels } from "#web/ui/charts/time/plot.ts";

const step = 10 * minute;
const levelsAtMost = 7;

export interface Level {
  readonly value: number;
  readonly label: string;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly levels: readonly Level[];
}

export interface TideChart {
  readonly points: readonly TidePoint[];
  readonly scale: Scale;
  readonly extremes: readonly TideExtreme[];
  readonly nights: readonly Span[];
}

/** Margin above and below the curve, as a share of its range. */
const air = 0.06;

function scaleOf(
  [least, most]: readonly [number, number],
  levelsOf: (low: number, high: number) => readonly number[],
  nameOf: (level: number) => string,
  unit: string,
): Scale {
  const margin = Math.max(most - least, 0.5) * air;
  const [low, high] = [least - margin, most + margin];
  const inside = levelsOf(least, most).filter((level) => level >= low && level <= high);
  const levels = inside.map((value, index) => ({
    value,
    label: `${nameOf(value)}${index === inside.length - 1 ? ` ${unit}` : ""}`,
  }));
  return { low, high, levels };
}

const shortFigure = (value: number): string => String(Number(value.toFixed(1)));

export function heightScale(range: readonly [number, number], units: UnitSystem): Scale {
  if (units === "us")
    return scaleOf(range, (low, high) => roundLevels(low, high, levelsAtMost), shortFigure, "ft");
  const inMetres = (height: number): number => feetToMetres(feet(height));
  return scaleOf(
    range,
    (low, high) =>
      roundLevels(inMetres(low), inMetres(high), levelsAtMost).map((level) =>
        metresToFeet(metres(level)),
      ),
    (height) => shortFigure(inMetres(height)),
    "m",
  );
}

export function tideChart(
  tide: TidePredictor,
  { from, to }: Span,
  position: Position,
  units: UnitSystem,
): TideChart {
  const points = [...tide.curve(from, to, step), { instant: to, height: tide.heightAt(to) }];
  const extremes = tide.extremes(from, to + 1);
  const heights = [...points, ...extremes].map(({ height }) => height);
  return {
    points,
    scale: heightScale([Math.min(...heights), Math.max(...heights)], units),
    extremes,
    nights: nightSpans(from, to, position),
  };
}

export interface CurrentChart {
  readonly points: readonly { readonly instant: Instant; readonly speed: number }[];
  /** From the strongest ebb (negative) to the strongest flood. */
  readonly scale: Scale;
  readonly strongest: readonly CurrentEvent[];
  readonly slacks: readonly SlackWindow[];
}

export function currentChart(current: CurrentPredictor, { from, to }: Span): CurrentChart {
  const points = [...current.curve(from, to, step), { instant: to, speed: current.speedAt(to) }];
  const speeds = points.map(({ speed }) => speed);
  return {
    points,
    scale: scaleOf(
      [Math.min(0, ...speeds), Math.max(0, ...speeds)],
      (low, high) => roundLevels(low, high, levelsAtMost),
      (speed) => shortFigure(Math.abs(speed)),
      "kt",
    ),
    strongest: current.events(from, to + 1).filter(({ kind }) => kind !== "slack"),
    slacks: current.slackWindows(from, to),
  };
}

export interface TideBar {
  readonly instant: Instant;
  readonly height: Feet;
}

const barsAtMost = 12;
const hour = 60 * minute;

export function tideBars(tide: TidePredictor, from: Instant, hours: number): TideBar[] {
  const every = Math.ceil(hours / barsAtMost) * hour;
  const count = Math.min(barsAtMost, Math.floor((hours * hour) / every));
  const first = Math.ceil(from / hour) * hour;
  return Array.from({ length: count }, (_, index) => {
    const instant = first + index * every;
    return { instant, height: tide.heightAt(instant) };
  });
}
