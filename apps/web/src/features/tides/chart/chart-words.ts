import { currentWords, heightText, speedText } from "@striper/angling/words";
import type { CurrentPredictor } from "@striper/marine/currents";
import type { TidePredictor } from "@striper/marine/tides";
import { formatHarborTime, type Instant } from "@striper/marine/time";
import type { CurrentChart, TideChart } from "#web/features/tides/chart/chart-view.ts";
import { chartWording as wording } from "#web/features/tides/chart/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import type { Span } from "#web/ui/charts/time/night-spans.ts";

/** Rate below which the tide counts as turning, ft/h. */
const turningBelow = 0.1;

export interface Reading {
  readonly time: string;
  readonly height: string;
  readonly current: string;
}

function motion(rate: number): string {
  if (Math.abs(rate) < turningBelow) return wording.turning;
  return rate > 0 ? wording.rising : wording.falling;
}

export function readingAt(
  { tide, current }: { readonly tide: TidePredictor; readonly current: CurrentPredictor | null },
  at: Instant,
  units: UnitSystem,
): Reading {
  return {
    time: formatHarborTime(at),
    height: `${heightText(tide.heightAt(at), units)}, ${motion(tide.rateAt(at))}`,
    current: current === null ? "" : currentWords(current.speedAt(at)),
  };
}

export const readingText = ({ time, height, current }: Reading): string =>
  [`${time}: ${height}`, current].filter(Boolean).join(". ");

const extremeText = (
  { type, height, instant }: TideChart["extremes"][number],
  units: UnitSystem,
): string => `${wording.types[type]} ${heightText(height, units)} at ${formatHarborTime(instant)}`;

export function tideChartSentence(chart: TideChart, span: Span, units: UnitSystem): string {
  const phrases = chart.extremes.map((extreme) => extremeText(extreme, units));
  const turns = phrases.length === 0 ? wording.noTurns : phrases.join(", ");
  return `${wording.tideFrom} ${formatHarborTime(span.from)} ${wording.to} ${formatHarborTime(span.to)}: ${turns}.`;
}

export function currentChartSentence({ strongest }: CurrentChart): string {
  const phrases = strongest.map(
    ({ speed, instant }) => `${currentWords(speed)} at ${formatHarborTime(instant)}`,
  );
  return `${wording.strongestCurrents}: ${phrases.length === 0 ? wording.noTurns : phrases.join(", ")}.`;
}

type Row = readonly [when: string, what: string, howMuch: string];

export function chartRows(
  tide: TideChart,
  current: CurrentChart | null,
  units: UnitSystem,
  whenOf: (instant: Instant) => string,
): Row[] {
  const rows: { readonly at: Instant; readonly row: Row }[] = tide.extremes.map((extreme) => ({
    at: extreme.instant,
    row: [whenOf(extreme.instant), wording.types[extreme.type], heightText(extreme.height, units)],
  }));
  for (const { instant, speed } of current?.strongest ?? []) {
    const what = speed > 0 ? wording.strongestFlood : wording.strongestEbb;
    rows.push({ at: instant, row: [whenOf(instant), what, speedText(speed)] });
  }
  for (const { from, to } of current?.slacks ?? []) {
    const when = `${whenOf(from)} ${wording.to} ${formatHarborTime(to)}`;
    rows.push({ at: from, row: [when, wording.slackWater, wording.underHalfKnot] });
  }
  return rows.toSorted((a, b) => a.at - b.at).map(({ row }) => row);
}
