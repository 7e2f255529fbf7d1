import { moonPhaseNames } from "@striper/marine/astronomy";
import { harborParts } from "@striper/marine/time";
import {
  celsiusToFahrenheit,
  inchesToMetres,
  type Celsius,
  type Inches,
} from "@striper/marine/units";
import {
  countBySpecies,
  measuredLength,
  tideStagesOfCatch,
  type LoggedCatch,
  type TideStageOfCatch,
} from "#angling/catches/logged-catch.ts";

export interface Bucket<Key> {
  readonly key: Key;
  readonly count: number;
}

export interface Histogram<Key> {
  readonly buckets: readonly Bucket<Key>[];
  readonly sampleSize: number;
  readonly unknown: number;
}

function countInto<Key>(keys: readonly Key[], values: Iterable<Key | null>): Histogram<Key> {
  const counts = new Map(keys.map((key) => [key, 0]));
  let sampleSize = 0;
  let unknown = 0;
  for (const value of values) {
    const count = value === null ? undefined : counts.get(value);
    if (value === null || count === undefined) {
      unknown += 1;
    } else {
      counts.set(value, count + 1);
      sampleSize += 1;
    }
  }
  const buckets = Array.from(counts, ([key, count]) => ({ key, count }));
  return { buckets, sampleSize, unknown };
}

/** Largest number of bins for which empty ones are shown; beyond it only occupied bins are. */
const mostBins = 100;

/** Counts values into bins of one width. The key is the inclusive lower bound. */
function countBinned(values: readonly (number | null)[], width: number): Histogram<number> {
  const known = values.filter((value) => value !== null).map((value) => Math.floor(value / width));
  const occupied = [...new Set(known)].toSorted((a, b) => a - b);
  const first = occupied[0] ?? 0;
  const last = occupied.at(-1) ?? -1;
  const bins =
    last - first < mostBins
      ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
      : occupied;
  const counted = countInto(bins, known);
  return {
    buckets: counted.buckets.map(({ key, count }) => ({ key: key * width, count })),
    sampleSize: counted.sampleSize,
    unknown: values.length - known.length,
  };
}

function countTexts(values: readonly (string | null)[]): Histogram<string> {
  const texts = values.map((value) => value?.trim() ?? "").filter((value) => value !== "");
  const counted = countInto([...new Set(texts)], texts);
  return {
    buckets: counted.buckets.toSorted((a, b) => b.count - a.count),
    sampleSize: texts.length,
    unknown: values.length - texts.length,
  };
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const hours = Array.from({ length: 24 }, (_, index) => index);

/** Knots. */
const currentBinWidth = 0.5;

/** Bin widths in the units shown, so that bounds are round numbers. */
const measures = {
  us: {
    size: { width: 2, shown: (length: Inches) => length },
    water: { width: 5, shown: celsiusToFahrenheit },
  },
  metric: {
    size: { width: 5, shown: (length: Inches) => inchesToMetres(length) * 100 },
    water: { width: 2, shown: (temperature: Celsius) => temperature },
  },
} as const;

export type HistogramUnits = keyof typeof measures;

export const binWidths = (units: HistogramUnits) => ({
  size: measures[units].size.width,
  waterTemperature: measures[units].water.width,
  currentSpeed: currentBinWidth,
});

export interface CatchHistograms {
  readonly month: Histogram<number>;
  /** 0 to 23, Boston time. */
  readonly hour: Histogram<number>;
  readonly tideStage: Histogram<TideStageOfCatch>;
  readonly moonPhase: Histogram<string>;
  /** Knots, regardless of direction. */
  readonly currentSpeed: Histogram<number>;
  /** °F or °C. */
  readonly waterTemperature: Histogram<number>;
  /** Inches or centimeters; measured fish only. */
  readonly size: Histogram<number>;
  readonly species: Histogram<string>;
  readonly bait: Histogram<string>;
}

export function catchHistograms(
  catches: readonly LoggedCatch[],
  units: HistogramUnits = "us",
): CatchHistograms {
  const { size, water } = measures[units];
  const times = catches.map(({ caughtAt }) => harborParts(caughtAt));
  const species = countBySpecies(catches);
  return {
    month: countInto(
      months,
      times.map(({ month }) => month),
    ),
    hour: countInto(
      hours,
      times.map(({ hour }) => hour),
    ),
    tideStage: countInto(
      tideStagesOfCatch,
      catches.map(({ conditions }) => conditions.tideStage),
    ),
    moonPhase: countInto<string>(
      moonPhaseNames,
      catches.map(({ conditions }) => conditions.moonPhase),
    ),
    currentSpeed: countBinned(
      catches.map(({ conditions: { currentSpeed } }) =>
        currentSpeed === null ? null : Math.abs(currentSpeed),
      ),
      currentBinWidth,
    ),
    waterTemperature: countBinned(
      catches.map(({ conditions: { waterTemperature } }) =>
        waterTemperature === null ? null : water.shown(waterTemperature),
      ),
      water.width,
    ),
    size: countBinned(
      catches.map(measuredLength).map((length) => (length === null ? null : size.shown(length))),
      size.width,
    ),
    species: {
      buckets: species.map(({ species: key, count }) => ({ key, count })),
      sampleSize: catches.length,
      unknown: 0,
    },
    bait: countTexts(catches.map(({ bait }) => bait)),
  };
}
