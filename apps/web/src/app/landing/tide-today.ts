import { tideStage, type TidePredictor } from "@striper/marine/tides";
import { formatHarborTime, harborDate, harborDayBounds, hour, minute } from "@striper/marine/time";
import { rangeOf, type TidePoint } from "#web/app/landing/tide-drawing.ts";

export interface TideExtreme {
  readonly type: "H" | "L";
  readonly across: number;
  readonly level: number;
  readonly height: string;
  readonly time: string;
}

export interface TideToday {
  readonly points: readonly TidePoint[];
  readonly range: ReturnType<typeof rangeOf>;
  readonly marks: readonly TideExtreme[];
  readonly now: TidePoint;
  readonly sentence: string;
}

const step = 15 * minute;
const reach = 14 * hour;

const words = { RISING: "rising", FALLING: "falling", CHANGING: "turning" } as const;
const extremes = { H: "high", L: "low" } as const;

function feetText(height: number): string {
  // Avoids "-0.0" and uses a minus as wide as the digits.
  return `${(Math.round(height * 10) / 10 + 0).toFixed(1).replace("-", "\u2212")} ft`;
}

export function tideToday(predictor: TidePredictor, now: number): TideToday {
  const { from, to } = harborDayBounds(harborDate(now));
  const across = (instant: number) => (instant - from) / (to - from);
  const points = predictor
    .curve(from, to + step, step)
    .filter(({ instant }) => instant <= to)
    .map(({ instant, height }) => ({ across: across(instant), height }));
  const marks = predictor.extremes(from, to).map(({ instant, height, type }) => ({
    type,
    across: across(instant),
    level: height,
    height: feetText(height),
    time: formatHarborTime(instant),
  }));
  const height = predictor.heightAt(now);
  const { stage, next } = tideStage(now, predictor.extremes(now - reach, now + reach));
  const coming =
    next === null
      ? ""
      : ` ${extremes[next.type]} ${feetText(next.height)} at ${formatHarborTime(next.instant)}.`;
  return {
    points,
    range: rangeOf(points),
    marks,
    now: { across: across(now), height },
    sentence: `Boston is ${words[stage]}, ${feetText(height)} now;${coming} Computed on this device.`,
  };
}
