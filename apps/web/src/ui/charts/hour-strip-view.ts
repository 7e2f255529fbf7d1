import {
  harborDate,
  harborParts,
  hour,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";

export type StripBand = "excellent" | "good" | "fair" | "challenging" | "unsafe" | "none";

export interface StripCell {
  readonly at: Instant;
  readonly value: number | null;
  readonly word: string;
  readonly band: StripBand;
  readonly isDark?: boolean;
}

/** Returns the hour as "4 am", "noon" or "midnight". */
export function clockHour(at: Instant): string {
  const { hour: clock } = harborParts(at);
  if (clock === 0) return "midnight";
  if (clock === 12) return "noon";
  return `${clock % 12} ${clock < 12 ? "am" : "pm"}`;
}

export const weekdayOf = (at: Instant): string => shortWeekdayName(harborParts(at).weekday);

/** Returns "Now", "5 pm", or "Sun 4 am" for another day. */
export function hourName(at: Instant, now: Instant): string {
  if (isRunning(at, now)) return "Now";
  return harborDate(at) === harborDate(now) ? clockHour(at) : `${weekdayOf(at)} ${clockHour(at)}`;
}

/** Returns the hour within a sentence: "now", "at 5 pm", "on Sun at 4 am". */
export function atHour(at: Instant, now: Instant): string {
  if (isRunning(at, now)) return "now";
  const clock = `at ${clockHour(at)}`;
  return harborDate(at) === harborDate(now) ? clock : `on ${weekdayOf(at)} ${clock}`;
}

export const isRunning = (at: Instant, now: Instant): boolean => at <= now && now < at + hour;

/** Returns "78 Good", or "not safe, 78 Good" for an unsafe hour. */
export function valueText({ value, word, band }: StripCell): string {
  const told = value === null ? word : `${value} ${word}`;
  return band === "unsafe" ? `${unsafeWords}, ${told}` : told;
}

const unsafeWords = "not safe";

function tableValue({ value, band }: StripCell): string {
  const told = value === null ? "none" : String(value);
  return band === "unsafe" ? `${unsafeWords}, ${told}` : told;
}

export interface StripTick {
  readonly index: number;
  readonly label: string;
}

export function stripTicks(cells: readonly StripCell[]): StripTick[] {
  return cells.flatMap(({ at }, index) => {
    const { hour: clock } = harborParts(at);
    if (clock % 6 !== 0) return [];
    return [{ index, label: clock === 0 ? weekdayOf(at) : clockHour(at) }];
  });
}

export function bestCell(cells: readonly StripCell[]): StripCell | null {
  let best: StripCell | null = null;
  for (const cell of cells) {
    if (cell.band === "unsafe") continue;
    if (cell.value !== null && cell.value > (best?.value ?? -1)) best = cell;
  }
  return best;
}

export const noBestHoursText = (cells: readonly StripCell[]): string =>
  cells.some(({ band }) => band === "unsafe") ? "no safe hour" : "no values yet";

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface HourStripView {
  readonly ticks: readonly StripTick[];
  readonly best: StripCell | null;
  readonly sentence: string;
  readonly rows: readonly (readonly [string, string, string])[];
}

export function hourStripView(cells: readonly StripCell[], now: Instant): HourStripView {
  const best = bestCell(cells);
  const running = cells.find(({ at }) => isRunning(at, now));
  const present = running === undefined ? [] : [`Now ${valueText(running)}.`];
  const peak =
    best === null
      ? `${capitalized(noBestHoursText(cells))}.`
      : `Best ${valueText(best)} ${atHour(best.at, now)}.`;
  return {
    ticks: stripTicks(cells),
    best,
    sentence: cells.every(({ value }) => value === null) ? peak : [...present, peak].join(" "),
    rows: cells.map((cell) => [
      `${weekdayOf(cell.at)} ${clockHour(cell.at)}`,
      tableValue(cell),
      cell.word,
    ]),
  };
}
