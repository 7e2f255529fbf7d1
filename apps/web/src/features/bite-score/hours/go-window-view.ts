import {
  bestWindows,
  levelOf,
  type BestWindow,
  type HourInputs,
  type Safety,
} from "@striper/angling/bite-score";
import { hour, type Instant } from "@striper/marine/time";
import { hourInWords } from "#web/features/bite-score/hours/hour-in-words.ts";
import { dayWord, rangeText } from "#web/features/bite-score/hours/range-text.ts";
import type { SeriesPoint } from "#web/features/bite-score/score/bite-now.ts";
import { reasonsText } from "#web/features/bite-score/safety-words.ts";
import { goWording as wording } from "#web/features/bite-score/wording.ts";
import { clockHour } from "#web/ui/charts/hour-strip-view.ts";

/** How far ahead is looked, hours. */
const reach = 48;
const windowsLookedAt = 3;
/** "Good" and better is worth saying "Go". */
const goFrom = 60;
/** Points by which later hours must be better to be worth the wait. */
const worthWaiting = 4;

export interface GoQuestion {
  readonly series: readonly SeriesPoint[];
  /** What is known of the hours, as far as the device has it. */
  readonly hours: readonly HourInputs[];
  readonly safetyIn: (from: Instant, to: Instant) => Safety;
  readonly cappedBy: "out-of-season" | "cold-water" | null;
  readonly now: Instant;
}

export interface GoWindowView {
  readonly tone: "go" | "try" | "quiet" | "danger";
  /** The answer. */
  readonly headline: string;
  readonly why: string | null;
  readonly caution: string | null;
  readonly next: string | null;
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

/** Safe hours first; among them the best, or sooner ones that are hardly worse. */
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

function nextOf(others: readonly Judged[], now: Instant): string | null {
  const [next] = others;
  if (next === undefined) return null;
  const { window, safety } = next;
  const when = rangeText(window.from, window.to, now);
  return safety.verdict === "NO"
    ? wording.unsafeNext(when, reasonsText(safety.reasons))
    : wording.nextBest(when);
}

function noWindow(points: readonly SeriesPoint[], question: GoQuestion): GoWindowView {
  const { cappedBy, now } = question;
  const quiet = { tone: "quiet", why: null, caution: null, next: null } as const;
  if (cappedBy === "out-of-season") return { ...quiet, headline: wording.outOfSeason };
  if (cappedBy === "cold-water") return { ...quiet, headline: wording.coldWater };
  let best: { readonly at: Instant; readonly score: number } | null = null;
  for (const { at, score } of points) {
    if (score !== null && score > (best?.score ?? -1)) best = { at, score };
  }
  if (best === null) return { ...quiet, headline: wording.unknown };
  const { at, score } = best;
  const when = at <= now ? "now" : `${dayWord(at, now)} at ${clockHour(at)}`;
  return {
    ...quiet,
    headline: wording.noneGood,
    why: wording.bestOfThem(when, `${score} ${levelOf(score)}`),
  };
}

/** The best hours of the next two days in words, why, and whether going then is safe. */
export function goWindowView(question: GoQuestion): GoWindowView {
  const { series, hours, safetyIn, now } = question;
  const points = series.filter(({ at }) => at + hour > now && at < now + reach * hour);
  const windows = bestWindows(
    points.map(({ at, score }) =>
      score === null
        ? { kind: "no-score" as const }
        : { kind: "scored" as const, instant: at, score, exactScore: score },
    ),
    windowsLookedAt,
  );
  const judged = windows.map((window) => ({
    window,
    safety: safetyIn(startOf(window, now), window.to),
  }));
  const ranked = byWorth(judged);
  const [main, ...others] = ranked;
  if (main === undefined) return noWindow(points, question);
  const peak = hours.find(({ instant }) => instant === main.window.peakAt);
  const isUnsafe = main.safety.verdict === "NO";
  const why = peak === undefined ? null : hourInWords(peak);
  return {
    ...headlineOf(main, now),
    why: isUnsafe ? wording.fishThen : why === null ? null : `${why}.`,
    caution:
      main.safety.verdict === "CAUTION" ? wording.caution(reasonsText(main.safety.reasons)) : null,
    next: nextOf(others, now),
  };
}
