import type { Constituent } from "#marine/stations/index.ts";
import { hour, type Instant } from "#marine/time/index.ts";
import { mayChangeSign, quinticThrough, quinticValue, signChanges, type Knot } from "./quintic.ts";
import {
  Pointers,
  rateAfter,
  stepsOfARun,
  valueAfter,
  valuesInSteps,
  yearHarmonics,
  type Derivatives,
  type YearHarmonics,
} from "./year-harmonics.ts";

export interface TurningPoint {
  readonly instant: Instant;
  readonly value: number;
  readonly peak: boolean;
}

export interface ZeroCrossing {
  readonly instant: Instant;
  readonly rising: boolean;
}

interface Cell {
  readonly start: Instant;
  readonly from: Derivatives;
  readonly to: Derivatives;
}

/** Number of cached years; any year can be requested. */
const mostYears = 8;

const valueKnot = ({ value, first, second }: Derivatives): Knot => [value, first, second];
const rateKnot = ({ first, second, third }: Derivatives): Knot => [first, second, third];

const valueInCell = (cell: Cell, x: number): number =>
  quinticValue(quinticThrough(valueKnot(cell.from), valueKnot(cell.to)), x);

/**
 * A sum of constituents: the height of a tide or the speed of a current. NOAA changes its node factors at New Year,
 * 00:00 UTC, where its curve jumps. This class joins the old year's value at 23:00 to the new year's at 00:00 by a
 * smooth curve with equal value, slope and curvature at both ends. It meets every hour that NOAA prints, without a
 * jump.
 */
export class HarmonicSeries {
  readonly #constituents: readonly Constituent[];
  readonly #mean: number;
  readonly #years = new Map<number, YearHarmonics>();

  /** Takes amplitudes and mean in the unit of the values. */
  constructor(constituents: readonly Constituent[], mean: number) {
    this.#constituents = constituents;
    this.#mean = mean;
  }

  valueAt(instant: Instant): number {
    const year = this.#yearOf(instant);
    const hours = (instant - year.start) / hour;
    const intoSeam = hours - (year.hours - 1);
    return intoSeam > 0 ? valueInCell(this.#yearBoundary(year), intoSeam) : valueAfter(year, hours);
  }

  /**
   * Returns the change per hour. In the last hour of a year it is interpolated between the years' own rates, without
   * the slope of the joining curve.
   */
  rateAt(instant: Instant): number {
    const year = this.#yearOf(instant);
    const hours = (instant - year.start) / hour;
    const intoSeam = hours - (year.hours - 1);
    if (intoSeam <= 0) return rateAfter(year, hours);
    const { from, to } = this.#yearBoundary(year);
    return quinticValue(quinticThrough(rateKnot(from), rateKnot(to)), intoSeam);
  }

  sample(from: Instant, to: Instant, step: number): number[] {
    const values: number[] = [];
    let instant = from;
    while (instant < to) {
      const year = this.#yearOf(instant);
      const untilSeam = year.start + (year.hours - 1) * hour - instant;
      if (untilSeam < 0) {
        values.push(this.valueAt(instant));
        instant += step;
      } else {
        const wanted = Math.ceil((to - instant) / step);
        const count = Math.min(wanted, Math.floor(untilSeam / step) + 1, stepsOfARun);
        const hours = (instant - year.start) / hour;
        for (const value of valuesInSteps(year, hours, step / hour, count)) values.push(value);
        instant += count * step;
      }
    }
    return values;
  }

  /** Returns every high and low in `[from, to)`, unrounded. Some dents below 0.0005 of the amplitude are missed. */
  turningPoints(from: Instant, to: Instant): TurningPoint[] {
    const points: TurningPoint[] = [];
    this.#eachHour(from, to, (cell) => {
      const { first: v0, second: s0, third: c0 } = cell.from;
      const { first: v1, second: s1, third: c1 } = cell.to;
      if (!mayChangeSign(v0, s0, c0, v1, s1, c1)) return;
      for (const { x, rising } of signChanges(rateKnot(cell.from), rateKnot(cell.to))) {
        const instant = cell.start + x * hour;
        if (instant < from || instant >= to) continue;
        points.push({ instant, value: valueInCell(cell, x), peak: !rising });
      }
    });
    return points;
  }

  zeroCrossings(from: Instant, to: Instant): ZeroCrossing[] {
    const crossings: ZeroCrossing[] = [];
    this.#eachHour(from, to, (cell) => {
      const { value: v0, first: s0, second: c0 } = cell.from;
      const { value: v1, first: s1, second: c1 } = cell.to;
      if (!mayChangeSign(v0, s0, c0, v1, s1, c1)) return;
      for (const { x, rising } of signChanges(valueKnot(cell.from), valueKnot(cell.to))) {
        const instant = cell.start + x * hour;
        if (instant >= from && instant < to) crossings.push({ instant, rising });
      }
    });
    return crossings;
  }

  #yearOf(instant: Instant): YearHarmonics {
    const number = new Date(instant).getUTCFullYear();
    let year = this.#years.get(number);
    if (year === undefined) {
      if (this.#years.size === mostYears) this.#years.clear();
      year = yearHarmonics(number, this.#constituents, this.#mean);
      this.#years.set(number, year);
    }
    return year;
  }

  #yearBoundary(year: YearHarmonics): Cell {
    const end = year.start + year.hours * hour;
    return {
      start: end - hour,
      from: derivativesAfter(year, year.hours - 1),
      to: derivativesAfter(this.#yearOf(end), 0),
    };
  }

  #eachHour(from: Instant, to: Instant, visit: (cell: Cell) => void): void {
    let cursor = from;
    while (cursor < to) {
      const year = this.#yearOf(cursor);
      const last = year.hours - 1;
      const wanted = Math.ceil((to - year.start) / hour);
      let index = Math.floor((cursor - year.start) / hour);
      const pointers = new Pointers(year, index, 1);
      let before = pointers.next();
      for (; index < Math.min(last, wanted); index++) {
        const after = pointers.next();
        visit({ start: year.start + index * hour, from: before, to: after });
        before = after;
      }
      if (wanted > last) visit(this.#yearBoundary(year));
      cursor = year.start + year.hours * hour;
    }
  }
}

function derivativesAfter(year: YearHarmonics, hours: number): Derivatives {
  return new Pointers(year, hours, 0).next();
}
