import type { Accuracy } from "@striper/contract/accuracy";
import { accuracyWording as wording } from "#web/features/bite-score/accuracy-wording.ts";

type Version = Accuracy["versions"][number];
type Band = Version["bands"][number];

export const chartSize = {
  width: 320,
  height: 170,
  left: 36,
  right: 12,
  top: 12,
  bottom: 28,
} as const;

export interface CurvePoint {
  readonly band: string;
  readonly x: number;
  readonly y: number;
  readonly range: { readonly low: number; readonly high: number } | null;
}

interface Curve {
  readonly points: readonly CurvePoint[];
  readonly bands: readonly { readonly name: string; readonly x: number }[];
  readonly line: string;
  readonly most: string;
}

export interface VersionView {
  readonly version: string;
  readonly sentence: string;
  readonly sample: string | null;
  readonly curve: Curve | null;
  readonly rows: readonly (readonly string[])[];
}

const count = (value: number): string => value.toLocaleString("en-US");
const rate = (value: number): string => value.toFixed(2);

function rowOf(band: Band): string[] {
  const { hidden } = wording;
  const { trips, hours, fish, per_hour: perHour, interval, blank_share: blank } = band;
  return [
    band.band,
    trips === null ? hidden : count(trips),
    hours === null ? hidden : count(Math.round(hours)),
    fish === null ? hidden : count(fish),
    perHour === null ? hidden : rate(perHour),
    interval === null ? hidden : wording.range(rate(interval.low), rate(interval.high)),
    blank === null ? hidden : wording.percent(blank),
  ];
}

function curveOf(bands: readonly Band[]): Curve | null {
  const rising = bands.toReversed();
  const known = rising.filter(({ per_hour: perHour }) => perHour !== null);
  const most = Math.max(...known.map((band) => band.interval?.high ?? band.per_hour ?? 0));
  if (known.length < 2 || most <= 0) return null;
  const { width, height, left, right, top, bottom } = chartSize;
  const step = (width - left - right) / rising.length;
  const xOf = (band: Band): number => left + (rising.indexOf(band) + 0.5) * step;
  const yOf = (value: number): number => height - bottom - (value / most) * (height - top - bottom);
  const points = known.map((band) => ({
    band: band.band,
    x: xOf(band),
    y: yOf(band.per_hour ?? 0),
    range:
      band.interval === null
        ? null
        : { low: yOf(band.interval.low), high: yOf(band.interval.high) },
  }));
  return {
    points,
    bands: rising.map((band) => ({ name: band.band, x: xOf(band) })),
    line: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`,
    most: rate(most),
  };
}

function versionView(version: Version, needed: number): VersionView {
  const { trips, hours, verdict, bands } = version;
  const isEnough = bands.length > 0;
  return {
    version: wording.version(version.model_version),
    sentence: isEnough ? wording.verdicts[verdict] : wording.notYet(trips, needed),
    sample: isEnough ? wording.sample(trips, count(Math.round(hours))) : null,
    curve: curveOf(bands),
    rows: bands.map(rowOf),
  };
}

export function accuracyView({ trips_needed: needed, versions }: Accuracy): {
  readonly nothing: string | null;
  readonly versions: readonly VersionView[];
} {
  return {
    nothing: versions.length === 0 ? wording.notYet(0, needed) : null,
    versions: versions.map((version) => versionView(version, needed)),
  };
}
