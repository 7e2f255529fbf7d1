import { harborDate, harborDayBounds, hour, type Instant } from "@striper/marine/time";
import {
  assess,
  inputNotes,
  inputsSentence,
  worthTrying,
  type BiteScore,
  type ScoreParts,
  type ScoredHour,
} from "#angling/bite-score/index.ts";
import { fact, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  declinedWith,
  momentWords,
  placeAssumed,
  placeFor,
  sentence,
  whenWords,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { windowsOfPart } from "./best-hours.ts";
import {
  factorReply,
  quietWords,
  scoreFact,
  seriesOfMoment,
  whyReply,
  windowFacts,
  windowWords,
} from "./bite-words.ts";
import { answerFlowLiked } from "./flow-liked.ts";
import { scoreDoubted } from "./score-doubted.ts";
import { answerBand, hourExplained, scoreSaidIn } from "./why-score.ts";
import { biteData, seriesBetween, type BiteData } from "./bite-data.ts";
import {
  exposureOf,
  judgeOfHours,
  safetyWords,
  type JudgeOfHours,
  type SafetyReply,
} from "./safety-words.ts";

/** "Why is it so low": a score that is not low is said not to be. */
const notLow = ({ words }: Frame, score: number, level: string): string | null =>
  /\b(?:low|bad|poor|crap\w*|down|only (?:an? )?(?:\d|so))\b/.test(words) &&
  scoreSaidIn(words) === null &&
  /^(?:Good|Excellent)$/.test(level)
    ? `**It is not low: ${score} of 100 is ${level}.**`
    : null;

function missingWords(data: BiteData): string | null {
  return data.hasWeather ? null : "No forecast is at hand, so wind and weather are left out of it.";
}

const partFacts = (parts: ScoreParts, at: Instant, place: string): Fact[] =>
  (["here", "feeding", "fishable"] as const).map((part) =>
    fact(`bite-${part}`, Math.round(parts[part] * 100), sources.bite, { unit: "%", place, at }),
  );

const scoreSentence = (
  { score, instant }: ScoredHour,
  assessment: string,
  place: NamedPlace,
  now: Instant,
): string =>
  `The bite score at ${place.name} for ${momentWords(instant, now)} is **${score} of 100**: ${assessment}.`;

interface Judged {
  readonly safety: SafetyReply;
  readonly exposure: "boat" | "shore";
  readonly now: Instant;
  readonly judge: JudgeOfHours;
}

function scoredReply(
  result: BiteScore,
  data: BiteData,
  frame: Frame,
  place: NamedPlace,
  { safety, exposure, now, judge }: Judged,
): Reply {
  const assessment = assess(result, safety.verdict, exposure);
  if (result.kind === "no-score") return declinedWith(`${place.name}: ${assessment}.`);
  const { score, instant, level, parts } = result;
  const isWhy = asksWhy(frame);
  const factors = factorReply(data, instant, place.name, isWhy);
  const inputs = inputsSentence(inputNotes(result, data.origins, now));
  const cause = isWhy ? whyReply(frame, data, result, { now, judge }) : null;
  return answered(
    [
      // Whether to go at all stands before any number.
      safety.isFirst ? safety.words : null,
      notLow(frame, score, level) ?? cause?.words ?? null,
      scoreSentence(result, assessment, place, now),
      cause?.better ?? null,
      factors.words,
      safety.isFirst ? null : safety.words,
      inputs,
      missingWords(data),
      assumptions(frame, [placeAssumed(place)]),
    ],
    [
      scoreFact(score, instant, place.name),
      fact("bite-level", level, sources.bite, {
        place: place.name,
        at: instant,
        screen: screens.dashboard,
      }),
      fact("bite-scale", 100, sources.bite),
      fact("bite-inputs", inputs, sources.bite),
      ...partFacts(parts, instant, place.name),
      ...(cause?.facts ?? []),
      ...factors.facts,
      ...safety.facts,
    ],
  );
}

export const federalStripers = "Striped bass may not be fished for in federal water";

/** Why a score is what it is, or why nothing was caught at an hour. */
const asksWhy = ({ cues }: Frame): boolean => cues.includes("why") || cues.includes("skunked");

export async function answerBite(frame: Frame, context: AnswerContext): Promise<Reply> {
  if (frame.cues.includes("flowLiked")) return answerFlowLiked(frame);
  const isDoubted = scoreDoubted(frame);
  if (isDoubted !== null) return isDoubted;
  const band = asksWhy(frame) ? null : scoreSaidIn(frame.words);
  if (band !== null && frame.cues.includes("scoreSaid")) return answerBand(band, frame.words);
  const place = placeFor(frame, context);
  const data = await biteData(place, context);
  const { when } = frame;
  const isSpan = when !== null && when.precision !== "instant";
  if (isSpan && !asksWhy(frame)) return answerBestTime(frame, context);
  const { from, to } = searchSpan(frame, context.now);
  const hours = seriesBetween(data, from, to).filter((one) => one.kind === "scored");
  const explained =
    asksWhy(frame) && (isSpan || when === null) ? hourExplained(frame, hours, context.now) : null;
  const [result] = seriesOfMoment(data, explained ?? when?.from ?? context.now);
  if (result === undefined)
    return declinedWith(`There is no score at ${place.name} for that time.`);
  const { instant } = result;
  const safety = await safetyWords(frame, context, { from: instant, to: instant + hour, place });
  const exposure = exposureOf(frame, place);
  const judge = await judgeOfHours(frame, context, place);
  return scoredReply(result, data, frame, place, { safety, exposure, now: context.now, judge });
}

/** The score of the hour that was named, in one sentence with its facts; null where there is none. */
export async function scoreOfHour(
  frame: Frame,
  context: AnswerContext,
  safety: SafetyReply,
): Promise<{ words: string; facts: Fact[] } | null> {
  const place = placeFor(frame, context);
  const data = await biteData(place, context);
  const [result] = seriesOfMoment(data, frame.when?.from ?? context.now);
  if (result?.kind !== "scored") return null;
  const assessment = assess(result, safety.verdict, exposureOf(frame, place));
  return {
    words: scoreSentence(result, assessment, place, context.now),
    facts: [scoreFact(result.score, result.instant, place.name)],
  };
}

const mostHours = 15 * 24;

/** The span a best time is looked for in: what was named, else the rest of today and tomorrow. */
export function searchSpan(
  frame: Frame,
  now: Instant,
): { from: Instant; to: Instant; words: string; isCut: boolean } {
  const { when } = frame;
  if (when === null || (when.precision === "instant" && when.from <= now + hour)) {
    const { to } = harborDayBounds(harborDate(now + 24 * hour));
    return { from: now, to, words: "today and tomorrow", isCut: false };
  }
  if (when.precision === "instant")
    return { from: when.from, to: when.from + 6 * hour, words: whenWords(when, now), isCut: false };
  const from = Math.max(when.from, when.to > now ? now : when.from);
  const to = Math.min(when.to, from + mostHours * hour);
  return { from, to, words: whenWords(when, now), isCut: to < when.to };
}

export async function answerBestTime(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { now } = context;
  // "5 am Hull or 5 am Nahant": the hour itself is weighed.
  if (frame.when?.precision === "instant" && !frame.cues.includes("bestTime"))
    return answerBite(frame, context);
  const place = placeFor(frame, context);
  const data = await biteData(place, context);
  if (data.place.isClosedWater)
    return declinedWith(`${federalStripers}, so there is no bite score at ${place.name}.`);
  const { from, to, words, isCut } = searchSpan(frame, now);
  const series = seriesBetween(data, from, to);
  const { windows, best } = windowsOfPart(
    series,
    frame.when,
    await judgeOfHours(frame, context, place),
  );
  if (best === null)
    return declinedWith(
      `There is no bite score for ${place.name}: no tide prediction is held for it.`,
    );
  const shown = windows.length === 0 ? [best] : windows;
  const { when } = frame;
  const isDay = when !== null && when.precision !== "instant" && when.date === when.lastDate;
  const namedDay = isDay ? when.date : null;
  const lead =
    windows.length === 0
      ? `No ${best.peakScore >= worthTrying ? "safe hour" : "hour"} at ${place.name} reaches "worth trying" (${words}); the best there is `
      : `Best at ${place.name}, ${words}: `;
  const factors = factorReply(data, best.peakAt, place.name, frame.cues.includes("why"));
  const safety = await safetyWords(frame, context, { from: best.from, to: best.to, place });
  return answered(
    [
      safety.isFirst ? safety.words : null,
      notLow(frame, best.peakScore, best.level),
      sentence(
        `${lead}${shown.map((window) => windowWords(window, now, windows.length === 0 ? null : namedDay)).join("; ")}`,
      ),
      windows.length === 0 ? quietWords(data, best) : null,
      factors.words,
      isCut ? "I looked no further than that span allows." : null,
      missingWords(data),
      safety.isFirst ? null : safety.words,
      assumptions(frame, [placeAssumed(place)]),
    ],
    [
      ...shown.flatMap((window) => windowFacts(window, place.name)),
      fact("bite-scale", 100, sources.bite),
      ...factors.facts,
      ...safety.facts,
    ],
  );
}
