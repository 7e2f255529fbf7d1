import { harborDate, hour, instantOfHarborTime, type Instant } from "@striper/marine/time";
import { feedingShare, hereShare } from "#angling/bite-score/parts.ts";
import {
  actionOf,
  explainFactors,
  levelOf,
  type HourInputs,
  type ScoredHour,
} from "#angling/bite-score/index.ts";
import {
  feedingPoints,
  wholeShare,
  type FactorKey,
  type FeedingKey,
} from "#angling/bite-score/model.ts";
import { windShare } from "#angling/bite-score/factors/fishable.ts";
import { factsFrom, questionFacts, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame, When } from "#angling/assistant/frame.ts";
import { answered, type Reply } from "#angling/assistant/answers/reply.ts";
import { hoursOfPart } from "#angling/assistant/understanding/time/clock.ts";
import { knots } from "@striper/marine/units";

const called: Readonly<Record<FactorKey, string>> = {
  seasonal: "The season",
  temperature: "The water's temperature",
  time: "The light",
  tide: "The tide",
  wind: "The wind",
  weather: "The sky",
  moon: "The moon",
};

/** Less than this, times the score, nothing is worth naming. */
const leastGain = 1.15;

/** The factor that would lift the score most if it were at its best; null where none holds it down. */
export function costliest({ factors, parts }: ScoredHour): FactorKey | null {
  const shareOf = (key: FactorKey): number =>
    (factors.find((factor) => factor.key === key)?.score ?? wholeShare) / wholeShare;
  const [presence, warmth] = [shareOf("seasonal"), shareOf("temperature")];
  const here = hereShare(presence, warmth);
  const points: Partial<Record<FeedingKey, number>> = Object.fromEntries(
    factors.filter(({ kind }) => kind === "points").map(({ key, score }) => [key, score]),
  );
  const gainOf = (key: FactorKey): number => {
    if (key === "seasonal") return hereShare(1, warmth) / here;
    if (key === "temperature") return hereShare(presence, 1) / here;
    if (key === "wind") return 1 / parts.fishable;
    return feedingShare({ ...points, [key]: feedingPoints[key] }) / feedingShare(points);
  };
  const [most] = factors
    .map(({ key }) => ({ key, gain: gainOf(key) }))
    .toSorted((a, b) => b.gain - a.gain);
  return most === undefined || most.gain < leastGain ? null : most.key;
}

const calm = /\b(?:calm|flat|glass\w*|still|no wind)\b/;
const fine =
  /\b(?:perfect|nice|beautiful|great|gorgeous|lovely|sunny|clear|bluebird|overcast|cloud\w*|ideal)\b/;

/** What costs the hour most, and whether what the question tells of the weather can make up for it. */
export function whyWords(
  { words, cues }: Frame,
  result: ScoredHour,
  inputs: HourInputs,
): { readonly words: string; readonly facts: readonly Fact[] } {
  const key = costliest(result);
  if (key === null)
    return {
      words: `**Nothing costs that hour much: it is ${result.level}.**${cues.includes("skunked") && !/\d/.test(words) ? " Blanks happen in good hours too." : ""}`,
      facts: [],
    };
  const why = explainFactors(inputs)[key];
  const isOfFish = key === "seasonal" || key === "temperature";
  const isTold = calm.test(words) || fine.test(words);
  const calmShare = windShare(
    { speed: knots(0), from: null, quality: "forecast" },
    inputs.preferences,
  );
  return {
    words: [
      `**${called[key]} costs most${why === null ? "" : ` (${why.replace(/^(?:Fish|Ebb|Flood|About|Sun|Low|Night|Toward)/, (word) => word.toLowerCase())})`}.**`,
      isOfFish && isTold ? "Good weather cannot make up for it: the parts are multiplied." : null,
      key === "time" && fine.test(words)
        ? "Fine weather for people is bright water for fish."
        : null,
      calm.test(words) ? `A flat calm takes some off too (× ${calmShare}).` : null,
    ]
      .filter((part) => part !== null)
      .join(" "),
    facts: factsFrom(sources.bite, { at: result.instant }, [
      ["costs-most", `${called[key]} ${why ?? ""}`],
      ["calm-share", calmShare],
    ]),
  };
}

const noon = /\b(?:noon|midday|lunch\w*)\b/;

/** The hour of a span that an explanation is of: of the day that runs, or the middle of the span. */
function hourInSpan({ from, to, part }: When, words: string, now: Instant): Instant | null {
  const hours = hoursOfPart(part);
  const clock = noon.test(words) ? 12 : hours === null ? null : (hours.from + hours.to) / 2;
  if (clock === null) return null;
  const date = harborDate(from <= now && now < to ? now : (from + to) / 2);
  return instantOfHarborTime(date, Math.floor(clock) % 24);
}

/** The scored hour whose score is explained: the one that scores what was said, the named one, that of now, the best. */
export function hourExplained(
  { when, words, cues }: Frame,
  series: readonly ScoredHour[],
  now: Instant,
): Instant | null {
  const said = scoreSaidIn(words);
  const nearest = (to: (one: ScoredHour) => number): Instant | null =>
    series.toSorted((a, b) => to(a) - to(b))[0]?.instant ?? null;
  if (said !== null) return nearest(({ score }) => Math.abs(score - said));
  // "Why is there nothing over 80 all week": the best there is.
  if (/\b(?:nothing|never|no hours?|not (?:one|a single)) (?:\w+ ){0,3}\d{2}\b/.test(words))
    return nearest(({ score }) => -score);
  const named = when === null ? null : hourInSpan(when, words, now);
  if (named !== null && cues.includes("skunked")) return named;
  const running = series.find(({ instant }) => instant <= now && now < instant + hour);
  return running?.instant ?? nearest(({ score }) => -score);
}

const said =
  /\b(?:score|rating|rated?|bite|number|dashboard|app|it|today|tonight|says?|shows?|gives?)\b(?: (?!\d)\w+){0,4}? (\d{1,3})\b(?!\.\d| ?(?:inch|in\b|ft|feet|lb|pound|kts?\b|knots?|mph|am\b|pm\b|deg|hours?|days?|times?|trips?))|\b(\d{1,3}) (?:is |a |an )*(?:good|bad|high|low|decent|ok|great)\b|\bdoes (?:a |an )?(\d{1,3}) mean\b/;

/** A score that the person names. */
export function scoreSaidIn(words: string): number | null {
  const figure = said
    .exec(words)
    ?.slice(1)
    .find((one) => one !== undefined);
  const score = Number(figure);
  return figure !== undefined && score <= 100 ? score : null;
}

/** "Is 68 good": what the bands make of a number. */
export function answerBand(score: number, words: string): Reply {
  const rows = [
    ["band-excellent", 80],
    ["band-good", 60],
    ["band-good-to", 79],
    ["band-fair", 40],
    ["band-fair-to", 59],
    ["recommended-from", 70],
    ["worth-trying-from", 50],
    ["bite-scale", 100],
  ] as const;
  return answered(
    [
      /\b(?:percent|chances?|odds|probab\w*)\b/.test(words)
        ? "**No: it is no chance of a catch,** only how well place and hour suit."
        : null,
      `**${score} is ${levelOf(score)}: ${actionOf(score)}.**`,
      "80 and up is Excellent, 60 to 79 Good, 40 to 59 Fair, below that Challenging; going is recommended from 70 and worth trying from 50.",
      score >= 80
        ? "So high it is seldom."
        : "Excellent is under 10 % of the hours from May to October, so waiting for it means hardly going.",
      "It rates the bite alone: safety goes first. Source: Striper Conditions.",
    ],
    [
      ...questionFacts([["score-said", score]]),
      ...factsFrom(sources.bite, { screen: screens.dashboard }, [
        ...rows,
        ["excellent-hours", 10, "%"],
      ]),
    ],
  );
}
