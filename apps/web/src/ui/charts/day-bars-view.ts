export interface DayCount {
  readonly date: string;
  readonly count: number;
}

export interface Bar {
  readonly date: string;
  /** Left edge, in days. */
  readonly x: number;
  readonly height: number;
}

export interface DayBarsView {
  readonly bars: readonly Bar[];
  readonly top: number;
  readonly first: string;
  readonly last: string;
  readonly sentence: string;
  readonly rows: readonly (readonly [string, string])[];
}

const shortDate = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const whole = new Intl.NumberFormat("en-US");

function dayText(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) ? date : shortDate.format(at);
}

const roundSteps = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** Returns the next round number (1, 2, 3, 4, 5, 6, 8, 10, 20, 30 ...) at or above the value. */
export function roundTop(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = roundSteps.find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

export function dayBarsView(days: readonly DayCount[]): DayBarsView {
  const most = days.reduce((best, day) => Math.max(best, day.count), 0);
  const top = roundTop(most);
  const first = dayText(days[0]?.date ?? "");
  const last = dayText(days.at(-1)?.date ?? "");
  return {
    bars: days.map(({ date, count }, x) => ({ date, x, height: count / top })),
    top,
    first,
    last,
    sentence: sentenceOf(days, most, { first, last }),
    rows: days.map(({ date, count }) => [dayText(date), whole.format(count)]),
  };
}

function sentenceOf(
  days: readonly DayCount[],
  most: number,
  { first, last }: { readonly first: string; readonly last: string },
): string {
  if (days.length === 0) return "No days yet.";
  if (most === 0) return `None from ${first} to ${last}.`;
  const best = days.find(({ count }) => count === most);
  return `From ${first} to ${last}, at most ${whole.format(most)} on ${dayText(best?.date ?? "")}.`;
}
