import type { Histogram } from "@striper/angling/catches";
import { leastSample } from "@striper/angling/catches";
import { statisticsWording as wording } from "#web/features/catches/statistics/wording.ts";

export interface CountBar {
  readonly label: string;
  /** Text under the column; empty where it would not fit. */
  readonly tick: string;
  readonly count: number;
  /** Share of the tallest bar, 0 to 1. */
  readonly share: number;
  readonly isMost: boolean;
}

export interface CountChartView {
  readonly bars: readonly CountBar[];
  readonly most: number;
  readonly sample: string;
  readonly sentence: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly isEmpty: boolean;
}

interface Labels<Key> {
  readonly labelOf: (key: Key) => string;
  readonly tickOf?: (key: Key) => string;
}

const mostBars = 24;

function shortened<Key>({ buckets }: Histogram<Key>, { labelOf, tickOf }: Labels<Key>) {
  const named = buckets.map(({ key, count }) => ({
    label: labelOf(key),
    tick: (tickOf ?? labelOf)(key),
    count,
  }));
  if (named.length <= mostBars) return { named, others: null };
  const rest = named.slice(mostBars - 1);
  const label = wording.others(rest.length);
  const count = rest.reduce((sum, one) => sum + one.count, 0);
  return { named: named.slice(0, mostBars - 1), others: { label, tick: label, count } };
}

function sentenceOf(
  bars: readonly { readonly label: string; readonly count: number }[],
  { sampleSize, unknown }: { readonly sampleSize: number; readonly unknown: number },
): string {
  if (sampleSize === 0) return wording.nothingKnown(unknown);
  if (sampleSize < leastSample) return wording.few(sampleSize, leastSample);
  const most = Math.max(...bars.map(({ count }) => count));
  const leaders = bars.filter(({ count }) => count === most).map(({ label }) => label);
  const [first = ""] = leaders;
  return leaders.length > 1 ? wording.shared(leaders, most) : wording.most(first, most, sampleSize);
}

export function countChartView<Key>(
  histogram: Histogram<Key>,
  labels: Labels<Key>,
): CountChartView {
  const { sampleSize, unknown } = histogram;
  const { named, others } = shortened(histogram, labels);
  const shown = others === null ? named : [...named, others];
  const most = shown.reduce((best, { count }) => Math.max(best, count), 0);
  const leader = named.reduce((best, { count }) => Math.max(best, count), 0);
  return {
    bars: shown.map((bar) => ({
      ...bar,
      share: most === 0 ? 0 : bar.count / most,
      isMost: sampleSize >= leastSample && bar.count === leader && bar !== others,
    })),
    most,
    sample: wording.sample(sampleSize, unknown),
    sentence: sentenceOf(named, histogram),
    rows: shown.map(({ label, count }) => [label, String(count)]),
    isEmpty: sampleSize === 0,
  };
}
