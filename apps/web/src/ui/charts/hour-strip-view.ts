import {
  harborDate,
  harborParts,
  hour,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";

export type StripBand = "excellent" | "good" | "fair" | "challenging" | "unsafe" | "none";

/** One hour of a strip; `value` is 0 to 100, null where there is none. */
export interface StripCell {
  readonly at: Instant;
  readonly value: number | null;
  /** What the value means: "Good". */
  readonly word: string;
  readonly band: StripBand;
  /** The sun is down. */
  readonly isDark?: boolean;
}

/** "4 am", "noon", "midnight". */
export function clockHour(at: Instant): string {
  const { hour: clock } = harborParts(at);
  if (clock === 0) return "midnight";
  if (clock === 12) return "noon";
  return `${clock % 12} ${clock < 12 ? "am" : "pm"}`;
}

export const weekdayOf = (at: Instant): string => shortWeekdayName(harborParts(at).weekday);

/** "Now", "5 pm", or "Sun 4 am" once midnight has passed. */
export function hourName(at: Instant, now: Instant): string {
  if (isRunning(at, now)) return "Now";
  return harborDate(at) === harborDate(now) ? clockHour(at) : `${weekdayOf(at)} ${clockHour(at)}`;
}

/** The same within a sentence: "now", "at 5 pm", "on Sun at 4 am". */
export function atHour(at: Instant, now: Instant): string {
  if (isRunning(at, now)) return "now";
  const clock = `at ${clockHour(at)}`;
  return harborDate(at) === harborDate(now) ? clock : `on ${weekdayOf(at)} ${clock}`;
}

export const isRunning = (at: Instant, now: Instant): boolean => at <= now && now < at + hour;

/** "78 Good"; of an hour that is not safe, that before its number: "not safe, 78 Good". */
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
  /** Which cell it stands under. */
  readonly index: number;
  readonly label: string;
}

/** Every sixth hour of the clock; midnight carries the new day's name. */
export function stripTicks(cells: readonly StripCell[]): StripTick[] {
  return cells.flatMap(({ at }, index) => {
    const { hour: clock } = harborParts(at);
    if (clock % 6 !== 0) return [];
    return [{ index, label: clock === 0 ? weekdayOf(at) : clockHour(at) }];
  });
}

/** The first of the highest that is safe; null when no such hour has a value. */
export function bestCell(cells: readonly StripCell[]): StripCell | null {
  let best: StripCell | null = null;
  for (const cell of cells) {
    if (cell.band === "unsafe") continue;
    if (cell.value !== null && cell.value > (best?.value ?? -1)) best = cell;
  }
  return best;
}

/** What is said where there is no best hour. */
export const noBestHoursText = (cells: readonly StripCell[]): string =>
  cells.some(({ band }) => band === "unsafe") ? "no safe hour" : "no values yet";

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface HourStripView {
  readonly ticks: readonly StripTick[];
  readonly best: StripCell | null;
  /** The drawing in words. */
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
