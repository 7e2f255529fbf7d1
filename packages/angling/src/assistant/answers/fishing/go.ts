import { paddled } from "./sheltered.ts";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  clockWords,
  dayWords,
  declinedWith,
  placeAssumed,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { harborDate, hour, type Instant } from "@striper/marine/time";
import { biteData, seriesBetween } from "./bite-data.ts";
import { windowsIn } from "./best-hours.ts";
import { federalStripers, scoreOfHour, searchSpan } from "./bite.ts";
import { safetyLimits } from "#angling/safety/limits.ts";
import { judgeOfHours, safetyWords } from "./safety-words.ts";

const worthFrom = 50;

const limitFacts = [
  fact("wind-limit", safetyLimits.boat.wind.caution, "a line of our own", { unit: "kt" }),
  fact("wind-limit", safetyLimits.boat.wind.no, "National Weather Service", { unit: "kt" }),
];

/** When asked for reasons against going, "yes" and "no" would be reversed. */
const asksAgainst =
  /\btoo\b|\bdangerous\b|\bbad\b|\bsketchy\b|\bsleep in\b|\bskip\b|\brough\b|\bstay (?:home|in)\b/;

const namesBoatOrSea =
  /\b\d+ ?(?:ft|feet|foot|footer|kts?|knots?|mph)\b|\b(?:kayak|canoe|paddle ?board|skiff|tinny|inlet|bar|swell)\b/;

/** "Is it safe": the score has no part in that answer. */
const asksSafety = /\bsafe(?:ly|r|ty)?\b|\bdangerous\b|\btoo (?:rough|windy)\b/;
const namesFooting = /\b(?:wad(?:e|ing)|jett(?:y|ies)|rocks?|ledges?|breakwater|sandbar|bar)\b/;

function advice(
  { words, wind = null, going = null }: Frame,
  score: number,
  verdict: "GO" | "CAUTION" | "NO",
  hasWeather: boolean,
): string {
  const isPlain = !asksAgainst.test(words);
  if (verdict === "NO") return `${isPlain ? "No: stay in" : "Stay in"}, whatever the fish do.`;
  const isAfloat = going !== null && (going.craft === "boat" || going.craft === "paddled");
  if (!hasWeather && (isAfloat || namesBoatOrSea.test(words) || paddled.test(words)))
    return "No yes from me: no forecast of wind and sea is at hand. Read the marine forecast first; a small boat takes care from 15 kt and stays in from 25 kt.";
  // Who names a wind or a paddled boat asks whether one dares, not whether the fish bite.
  if (wind !== null || asksSafety.test(words) || paddled.test(words))
    return verdict === "GO"
      ? "Nothing known speaks against it, which is no promise."
      : "With caution only: check wind and alerts before you leave.";
  if (score < worthFrom) return "I would wait: the hours score low.";
  if (verdict === "GO") return isPlain ? "Yes, it looks worth going." : "It looks worth going.";
  return "The bite looks worth it; check wind and alerts before you leave.";
}

const notSeen = ({ words, wind = null }: Frame): (string | null)[] => [
  wind !== null || namesBoatOrSea.test(words)
    ? "I judge by forecast and warnings for the harbor, not by your boat or the sea in an inlet: that is yours to judge."
    : null,
  paddled.test(words)
    ? "A paddled boat needs light wind, slack current and a life jacket worn: the water here is cold into July."
    : null,
  namesFooting.test(words)
    ? "Footing, swell over the rocks and how fast the flood comes in I cannot see: keep a way back open."
    : null,
];

/** Asked what speaks against going, without an hour, this one is meant. */
function hourNamed({ when, words }: Frame, now: Instant): Instant | null {
  if (when === null) return asksAgainst.test(words) ? now : null;
  return when.precision === "instant" ? when.from : null;
}

/** Score, window and safety, side by side and never mixed. */
export async function answerGo(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { now } = context;
  const place = placeFor(frame, context);
  const data = await biteData(place, context);
  if (data.place.isClosedWater)
    return declinedWith(
      `${federalStripers}, so I do not rate ${place.name}. Other fish have their own seasons: ask for one.`,
    );
  const { from, to, words } = searchSpan(frame, now);
  const judge = await judgeOfHours(frame, context, place);
  const { best } = windowsIn(seriesBetween(data, from, to), judge);
  if (best === null)
    return declinedWith(
      `There is no bite score for ${place.name}: no tide prediction is held for it.`,
    );
  // The hour that was named is judged, and whatever lies between it and the best one.
  const named = hourNamed(frame, now);
  const outing = {
    from: Math.min(best.from, named ?? best.from),
    to: Math.max(best.to, named === null ? best.to : named + hour),
    place,
  };
  const safety = await safetyWords(frame, context, outing);
  const atHour = named === null ? null : await scoreOfHour(frame, context, safety);
  const window = `${dayWords(harborDate(best.from), now)}, ${clockWords(best.from)} to ${clockWords(best.to)}`;
  return answered(
    [
      // At a bar the water is told before the fish.
      safety.isFirst && safety.verdict !== "NO" ? safety.words : null,
      advice(frame, best.peakScore, safety.verdict, data.hasWeather),
      safety.verdict === "NO" ? safety.words : null,
      atHour?.words ?? null,
      `For ${words} at ${place.name} the best stretch is ${window}, with a bite score up to ${best.peakScore} of 100 (${best.level}).`,
      safety.isFirst ? null : safety.words,
      ...notSeen(frame),
      data.hasWeather
        ? null
        : "No forecast is at hand, so the score rests on tide, light, season and moon, and I cannot vouch for wind or sea.",
      assumptions(frame, [placeAssumed(place)]),
    ],
    [
      fact("bite-score", best.peakScore, sources.bite, {
        unit: "/100",
        place: place.name,
        at: best.peakAt,
        screen: screens.dashboard,
      }),
      fact("bite-scale", 100, sources.bite),
      ...(data.hasWeather ? [] : limitFacts),
      fact("window-from", clockWords(best.from), sources.bite, {
        place: place.name,
        at: best.from,
      }),
      fact("window-to", clockWords(best.to), sources.bite, { place: place.name, at: best.to }),
      ...safety.facts,
      ...(atHour?.facts ?? []),
    ],
  );
}
