import { binWidths, type CatchHistograms } from "@striper/angling/catches";
import { monthName } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { statisticsWording as wording } from "#web/features/catches/statistics/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

/** Returns the month's initial, because twelve labels must fit on a phone. */
export const monthTick = (month: number): string => monthName(month).slice(0, 1);

function clock(hour: number): string {
  const turned = hour % 24;
  return `${turned % 12 === 0 ? 12 : turned % 12} ${turned < 12 ? "am" : "pm"}`;
}

export const hourLabel = (hour: number): string => `${clock(hour)} to ${clock(hour + 1)}`;
export const hourTick = (hour: number): string => (hour % 6 === 0 ? clock(hour) : "");

const figure = (value: number): string => String(roundTo(value, 1));

function span(from: number, width: number, unit: string): string {
  return `${figure(from)}–${figure(from + width)} ${unit}`;
}

type Labelled = "currentSpeed" | "waterTemperature" | "size";

const unitOf: Readonly<Record<Labelled, Readonly<Record<UnitSystem, string>>>> = {
  currentSpeed: { us: "kt", metric: "kt" },
  waterTemperature: { us: "°F", metric: "°C" },
  size: { us: "in", metric: "cm" },
};

export const binLabel = (kind: Labelled, from: number, units: UnitSystem): string =>
  span(from, binWidths(units)[kind], unitOf[kind][units]);

export const stageLabel = (stage: CatchHistograms["tideStage"]["buckets"][number]["key"]): string =>
  wording.tideStages[stage];
