import { harborDate, harborParts } from "@striper/marine/time";
import {
  bestCell,
  noBestHoursText,
  clockHour,
  valueText,
  weekdayOf,
  type StripCell,
} from "#web/ui/charts/hour-strip-view.ts";

const hoursOfDay = 24;

export interface HeatDay {
  readonly date: string;
  readonly label: string;
  /** Cells by hour of the clock; null for hours past, beyond the end, or skipped in spring. */
  readonly hours: readonly (StripCell | null)[];
  readonly cells: readonly StripCell[];
  readonly best: StripCell | null;
  readonly sentence: string;
}

function heatDay(date: string, cells: readonly StripCell[]): HeatDay {
  const hours = Array.from({ length: hoursOfDay }, (_, clock) => {
    // In autumn one hour repeats: only its first cell is drawn, and `cells` has both.
    return cells.find(({ at }) => harborParts(at).hour === clock) ?? null;
  });
  const [first] = cells;
  const label = first === undefined ? date : `${weekdayOf(first.at)} ${harborParts(first.at).day}`;
  const best = bestCell(cells);
  return {
    date,
    label,
    hours,
    cells,
    best,
    sentence:
      best === null
        ? `${label}: ${noBestHoursText(cells)}`
        : `${label}: best ${valueText(best)} at ${clockHour(best.at)}`,
  };
}

export function heatDays(cells: readonly StripCell[]): HeatDay[] {
  const byDate = new Map<string, StripCell[]>();
  for (const cell of cells) {
    const date = harborDate(cell.at);
    const ofDay = byDate.get(date);
    if (ofDay === undefined) byDate.set(date, [cell]);
    else ofDay.push(cell);
  }
  return [...byDate].map(([date, ofDay]) => heatDay(date, ofDay));
}
