import { harborDate, hour, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import {
  explainFactors,
  factorLabel,
  hourInputs,
  monthOfReturn,
  scoreHour,
  topFactors,
  whyQuiet,
  worthTrying,
  type BestWindow,
  type BiteScore,
  type ScoredHour,
} from "#angling/bite-score/index.ts";
import { fact, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { clockWords, dayWords, listWords } from "#angling/assistant/answers/reply.ts";
import { windowsOfPart } from "./best-hours.ts";
import { seriesBetween, type BiteData } from "./bite-data.ts";
import type { JudgeOfHours } from "./safety-words.ts";
import { whyWords } from "./why-score.ts";

export const scoreFact = (score: number, at: Instant, place: string): Fact =>
  fact("bite-score", score, sources.bite, { unit: "/100", place, at, screen: screens.dashboard });

/** The factors of one hour in words. */
export function factorReply(
  data: BiteData,
  at: Instant,
  name: string,
  isWhy: boolean,
): { words: string; facts: Fact[] } {
  const hours = hourInputs({ ...data.request, from: at, hours: 1 });
  const lines = hours.flatMap((inputs) => {
    const { factors } = scoreHour(inputs);
    const explanations = explainFactors(inputs);
    return (isWhy ? factors : topFactors(factors)).map(({ key, kind, score, maxScore }) => {
      const points =
        kind === "share"
          ? `× ${roundTo(score / maxScore, 2)}`
          : `${Math.round(score)} of ${maxScore}`;
      const why = explanations[key];
      return { key, told: why === null ? points : `${points} (${why})` };
    });
  });
  const list = listWords(lines.map(({ key, told }) => `${factorLabel(key)} ${told}`));
  return {
    words: `${isWhy ? "It comes from" : "What helps most:"} ${list}.`,
    facts: lines.map(({ key, told }) =>
      fact(`factor-${key}`, told, sources.bite, { place: name, at }),
    ),
  };
}

/** Why no hour is worth a trip, and when the fish come back: "Few stripers are left; they come back in May." */
export function quietWords(data: BiteData, best: BestWindow): string | null {
  const [hourOfBest] = seriesOfMoment(data, best.peakAt);
  if (hourOfBest?.kind !== "scored" || best.peakScore >= worthTrying) return null;
  const { season } = data.place;
  const date = harborDate(best.peakAt);
  const month = monthOfReturn(season, date);
  const back = month === null ? "" : `; they come back in ${month}`;
  return `${whyQuiet(hourOfBest, season, date)}${back}.`;
}

export function seriesOfMoment(data: BiteData, at: Instant): BiteScore[] {
  return hourInputs({ ...data.request, from: at, hours: 1 }).map(scoreHour);
}

/** A window with its day, unless the lead has named that day. */
export const windowWords = (
  { from, to, peakAt, peakScore, level }: BestWindow,
  now: Instant,
  named: string | null,
): string =>
  `${harborDate(from) === named ? "" : `${dayWords(harborDate(from), now)}, `}${clockWords(from)} to ${clockWords(to)}: ${peakScore} of 100 at ${clockWords(peakAt)} (${level})`;

export function windowFacts({ from, to, peakAt, peakScore }: BestWindow, place: string): Fact[] {
  const parts = { place, screen: screens.dashboard };
  return [
    scoreFact(peakScore, peakAt, place),
    fact("window-from", clockWords(from), sources.bite, { ...parts, at: from }),
    fact("window-to", clockWords(to), sources.bite, { ...parts, at: to }),
  ];
}

/** Hours ahead in which a better one is looked for. */
const lookAhead = 48;

/** What costs an hour most, and the next that is better; else when the fish come back. */
export function whyReply(
  frame: Frame,
  data: BiteData,
  result: ScoredHour,
  { now, judge }: { readonly now: Instant; readonly judge: JudgeOfHours },
) {
  const inputs = hourInputs({ ...data.request, from: result.instant, hours: 1 });
  const [why] = inputs.map((one) => whyWords(frame, result, one));
  const ahead = seriesBetween(data, now, now + lookAhead * hour);
  const { best } = windowsOfPart(ahead, null, judge);
  const isBetter = best !== null && best.peakScore >= worthTrying && best.peakScore > result.score;
  return {
    words: why?.words ?? null,
    better:
      best === null
        ? null
        : isBetter
          ? `Better: ${windowWords(best, now, null)}.`
          : quietWords(data, best),
    facts: [...(why?.facts ?? []), ...(isBetter ? windowFacts(best, data.place.name) : [])],
  };
}
