import type { Instant } from "#marine/time/index.ts";
import type { Feet } from "#marine/units/index.ts";
import type { TidePredictor } from "./tide-predictor.ts";

/** Precision in milliseconds. */
const precision = 1000;

/** Returns when the water passes a height in one direction, which happens at most once between two tides. */
export function heightCrossings(
  tide: Pick<TidePredictor, "extremes" | "heightAt">,
  height: Feet,
  direction: "rising" | "falling",
  from: Instant,
  to: Instant,
): Instant[] {
  const turns = tide.extremes(from, to).map(({ instant }) => instant);
  const moments = [from, ...turns.filter((instant) => instant > from), to];
  const isAbove = (instant: Instant): boolean => tide.heightAt(instant) >= height;
  const crossings: Instant[] = [];
  for (const [index, end] of moments.entries()) {
    const begin = moments[index - 1] ?? end;
    const wantsAbove = direction === "rising";
    if (isAbove(begin) === wantsAbove || isAbove(end) !== wantsAbove) continue;
    crossings.push(between(isAbove, begin, end));
  }
  return crossings;
}

function between(is: (instant: Instant) => boolean, from: Instant, to: Instant): Instant {
  const atEnd = is(to);
  let low = from;
  let high = to;
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (is(middle) === atEnd) high = middle;
    else low = middle;
  }
  return Math.round(high / precision) * precision;
}
