import {
  bestWindows,
  monthOfReturn,
  scoreHour,
  whyQuiet,
  worthTrying,
  type BestWindow,
  type HourInputs,
  type Safety,
  type SeasonPlace,
} from "@striper/angling/bite-score";
import {
  day,
  harborDate,
  hour,
  instantOfHarborTime,
  monthName,
  type Instant,
  harborParts,
  shiftDate,
} from "@striper/marine/time";
import { hourInWords } from "#web/features/bite-score/hours/hour-in-words.ts";
import type { SeriesPoint } from "#web/features/bite-score/score/bite-now.ts";
import { reasonsText } from "#web/features/bite-score/safety-words.ts";
import { goWording as wording } from "#web/features/bite-score/wording.ts";
import { clockHour, weekdayOf } from "#web/ui/charts/hour-strip-view.ts";
import { dateText } from "#web/ui/figures/date-text.ts";

/** Hour from which today is called tonight. */
const eveningFrom = 18;

/** Returns "today", "tonight", "tomorrow" or "Mon". */
export function dayWord(at: Instant, now: Instant): string {
  const date = harborDate(at);
  const today = harborDate(now);
  if (date === today) return harborParts(at).hour >= eveningFrom ? "tonight" : "today";
  return date === shiftDate(today, 1) ? "tomorrow" : weekdayOf(at);
}

const half = /^(\d+) (am|pm)$/;

/** Returns "4 to 7 am", "11 am to 2 pm" or "9 pm to midnight". */
export function clockRange(from: Instant, to: Instant): string {
  const [start, end] = [clockHour(from), clockHour(to)];
  const [, startHour, startHalf] = half.exec(start) ?? [];
  const endHalf = half.exec(end)?.[2];
  return startHalf !== undefined && startHalf === endHalf
    ? `${startHour} to ${end}`
    : `${start} to ${end}`;
}

export const rangeText = (from: Instant, to: Instant, now: Instant): string =>
  `${dayWord(from, now)}, ${clockRange(from, to)}`;

/** Hours searched ahead. */
const reach = 48;
const windowsLookedAt = 3;
/** Score from which the advice is "Go": the grade "Good". */
const goFrom = 60;
/** Points by which later hours must win to be worth the wait. */
const worthWaiting = 4;

export interface GoQuestion {
  readonly series: readonly SeriesPoint[];
  readonly hours: readonly HourInputs[];
  readonly safetyIn: (from: Instant, to: Instant) => Safety;
  readonly season: SeasonPlace;
  readonly nextGoodDate: string | null;
  readonly now: Instant;
}

export interface GoWindowView {
  readonly tone: "go" | "try" | "quiet" | "danger";
  readonly headline: string;
  readonly why: string | null;
  readonly caution: string | null;
  readonly next: string | null;
  /** Hours worth a trip without warnings; null when there are none. */
  readonly good: { readonly from: Instant; readonly to: Instant } | null;
}

interface Judged {
  readonly window: BestWindow;
  readonly safety: Safety;
}

const startOf = ({ from }: BestWindow, now: Instant): Instant => Math.max(from, now);

function headlineOf(
  { window, safety }: Judged,
  now: Instant,
): Pick<GoWindowView, "tone" | "headline"> {
  const isNow = window.from <= now;
  const when = rangeText(window.from, window.to, now);
  if (safety.verdict === "NO") {
    const then = isNow ? "now" : when;
    return { tone: "danger", headline: wording.unsafe(then, reasonsText(safety.reasons)) };
  }
  const isGood = window.peakScore >= goFrom;
  const tone = isGood ? "go" : "try";
  if (isNow) {
    const until = clockHour(window.to);
    return { tone, headline: isGood ? wording.now(until) : wording.tryNow(until) };
  }
  return { tone, headline: isGood ? wording.later(when) : wording.tryLater(when) };
}

function byWorth(judged: readonly Judged[]): Judged[] {
  const safe = judged.filter(({ safety }) => safety.verdict !== "NO");
  const [best] = safe.length > 0 ? safe : judged;
  if (best === undefined) return [];
  const group = safe.length > 0 ? safe : judged;
  const soon = group
    .filter(({ window }) => best.window.peakScore - window.peakScore < worthWaiting)
    .toSorted((a, b) => a.window.from - b.window.from);
  const first = soon[0] ?? best;
  return [
    first,
    ...group.filter((one) => one !== first),
    ...judged.filter((one) => !group.includes(one)),
  ];
}

function nextOf(main: Judged, others: readonly Judged[], now: Instant): string | null {
  const [next] = others;
  if (next === undefined) return null;
  const { window, safety } = next;
  if (safety.verdict === "NO" && window.peakScore <= main.window.peakScore) return null;
  const when = rangeText(window.from, window.to, now);
  return safety.verdict === "NO"
    ? wording.unsafeNext(when, reasonsText(safety.reasons))
    : wording.nextBest(when);
}

interface BestPoint {
  readonly at: Instant;
  readonly score: number;
}

function bestOf(series: readonly SeriesPoint[]): BestPoint | null {
  let best: BestPoint | null = null;
  for (const { at, score } of series) {
    if (score !== null && score > (best?.score ?? -1)) best = { at, score };
  }
  return best;
}

const windForecastEnd = (hours: readonly HourInputs[]): Instant | null =>
  hours.findLast(({ wind }) => wind !== null)?.instant ?? null;

/** Days ahead from which a date depends on the season's course. */
const nearDays = 21;

const monthAndDay = (date: string): string =>
  `${monthName(Number(date.slice(5, 7)))} ${Number(date.slice(8, 10))}`;

function againText({ hours, nextGoodDate: date, now }: GoQuestion): string | null {
  if (date === null) return null;
  const noon = instantOfHarborTime(date, 12);
  if (noon - now > nearDays * day) return wording.againAbout(monthAndDay(date));
  const end = windForecastEnd(hours);
  const limit = end === null ? wording.noWind : wording.windEnds(dateText(end));
  return `${wording.again(dateText(noon))} ${limit}`;
}

function laterThisWeek({
  series,
  safetyIn,
  now,
}: GoQuestion): Pick<GoWindowView, "headline" | "next"> {
  const good = series.filter(({ score }) => score !== null && score >= worthTrying);
  const isSafe = ({ at }: SeriesPoint) => safetyIn(Math.max(at, now), at + hour).verdict !== "NO";
  const best = bestOf(good.filter(isSafe));
  if (best === null) return { headline: wording.noneSafe, next: null };
  const when = `${dayWord(best.at, now)} at ${clockHour(best.at)}`;
  return { headline: wording.laterThisWeek, next: wording.nextBest(when) };
}

function noWindow(question: GoQuestion): GoWindowView {
  const { series, hours, season, now } = question;
  const quiet = { tone: "quiet", why: null, caution: null, next: null, good: null } as const;
  const best = bestOf(series);
  if (best === null) return { ...quiet, headline: wording.unknown };
  if (best.score >= worthTrying) return { ...quiet, ...laterThisWeek(question) };
  const inputs = hours.find(({ instant }) => instant === best.at);
  const scored = inputs === undefined ? null : scoreHour(inputs);
  const date = harborDate(now);
  const month = monthOfReturn(season, date);
  const next = [month === null ? null : wording.backIn(month), againText(question)].filter(
    (words) => words !== null,
  );
  return {
    ...quiet,
    headline: wording.noneGood,
    why:
      scored?.kind === "scored"
        ? wording.why(whyQuiet(scored, season, date), best.score)
        : wording.bestIs(best.score),
    next: next.length === 0 ? null : next.join(" "),
  };
}

/**
 * Describes the best hours of the next two days, why, and whether they are safe. While it is unsafe
 * now, that warning comes first.
 */
export function goWindowView(question: GoQuestion): GoWindowView {
  const { safetyIn, now } = question;
  const view = windowView(question);
  const present = safetyIn(now, now + hour);
  if (present.verdict !== "NO" || view.tone === "danger") return view;
  return {
    ...view,
    tone: "danger",
    headline: wording.unsafe("now", reasonsText(present.reasons)),
    why: [view.headline, view.why].filter((words) => words !== null).join(" "),
  };
}

function cautionOf({ window, safety }: Judged, { safetyIn, now }: GoQuestion): string | null {
  const before = window.from - hour;
  const earlier = before < now ? null : safetyIn(before, window.from);
  const words = [
    earlier?.verdict === "NO" ? wording.hourBefore(reasonsText(earlier.reasons)) : null,
    safety.verdict === "CAUTION" ? reasonsText(safety.reasons) : null,
  ].filter((one) => one !== null);
  return words.length === 0 ? null : wording.caution(words.join("; "));
}

function windowView(question: GoQuestion): GoWindowView {
  const { series, hours, safetyIn, now } = question;
  const points = series.filter(({ at }) => at + hour > now && at < now + reach * hour);
  const hourly = points.map(({ at, score }) =>
    score === null
      ? { kind: "no-score" as const }
      : { kind: "scored" as const, instant: at, score, exactScore: score },
  );
  const isUnsafe = (at: Instant): boolean =>
    safetyIn(Math.max(at, now), at + hour).verdict === "NO";
  const judge = (window: BestWindow): Judged => ({
    window,
    safety: safetyIn(startOf(window, now), window.to),
  });
  const safe = bestWindows(hourly, windowsLookedAt, isUnsafe).map(judge);
  const unsafe = bestWindows(hourly, windowsLookedAt)
    .map(judge)
    .filter(({ safety }) => safety.verdict === "NO");
  const judged = [...safe, ...unsafe];
  const ranked = byWorth(judged);
  const [main, ...others] = ranked;
  if (main === undefined) return noWindow(question);
  const peak = hours.find(({ instant }) => instant === main.window.peakAt);
  const isMainUnsafe = main.safety.verdict === "NO";
  const why = peak === undefined ? null : hourInWords(peak);
  return {
    ...headlineOf(main, now),
    why: isMainUnsafe ? wording.fishThen : why === null ? null : `${why}.`,
    caution: isMainUnsafe ? null : cautionOf(main, question),
    next: nextOf(main, others, now),
    good: isMainUnsafe ? null : { from: main.window.from, to: main.window.to },
  };
}
