import { hour, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { listText, momentText, questionOf } from "#angling/assistant/tools/shown-moment.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  assess,
  explainFactors,
  factorLabel,
  hourInputs,
  inputNotes,
  inputsSentence,
  scoreHour,
} from "#angling/bite-score/index.ts";
import { bestHoursOf, quietText, windowFacts, windowText, type BestHours } from "./best-hours.ts";
import { biteRequest, conditionsAt, judgeHours, type Conditions } from "./conditions.ts";

const closed = "Striped bass may not be fished for in federal water (50 CFR 697.7)";

const actions = [
  { label: "Open the score", screen: screens.dashboard },
  { label: "Plan a trip", screen: "/trip" },
];

/** Returns the factors of an hour in words, each with its points. */
function factorLines(known: Conditions, at: Instant): readonly string[] {
  return hourInputs({ ...biteRequest(known), from: at, hours: 1 }).flatMap((inputs) => {
    const why = explainFactors(inputs);
    return scoreHour(inputs).factors.map(({ key, kind, score, maxScore }) => {
      const points =
        kind === "share"
          ? `× ${roundTo(score / maxScore, 2)}`
          : `${Math.round(score)} of ${maxScore}`;
      const reason = why[key];
      return `${factorLabel(key)} ${points}${reason === null ? "" : ` (${reason})`}`;
    });
  });
}

function inputLine(known: Conditions, at: Instant): string {
  const [result] = hourInputs({ ...biteRequest(known), from: at, hours: 1 }).map(scoreHour);
  const { weather, now } = known;
  if (result === undefined || result.kind === "no-score") return "";
  const reading = weather?.waterTemperature ?? null;
  const origins = {
    forecast:
      weather?.isForecast === true ? { source: weather.source, at: weather.updatedAt } : undefined,
    water: reading === null ? undefined : { source: reading.source, at: reading.observedAt },
  };
  return inputsSentence(inputNotes(result, origins, now));
}

const bestText = ({ windows }: BestHours, quiet: string | null): string =>
  windows.length === 0
    ? `No safe hour reaches 50. ${quiet ?? ""}`.trim()
    : `Best hours: ${listText(windows.map(windowText))}.`;

async function answer(slots: Slots, context: ToolContext) {
  const question = await questionOf("Bite score", slots, context);
  const { place, asked, isMoment, now, base } = question;
  const { name } = place;
  const known = await conditionsAt(place, context);
  const best = bestHoursOf(slots, known, asked);
  const [window] = best.windows;
  const isBest = slots.aspect === "best" || !isMoment;
  const at = isBest ? (window?.peakAt ?? best.top?.instant ?? asked.at) : asked.at;
  const [result] = hourInputs({ ...biteRequest(known), from: at, hours: 1 }).map(scoreHour);
  if (known.place.isClosedWater || result?.kind !== "scored")
    return unansweredCard("score", {
      ...base,
      text: known.place.isClosedWater
        ? `${closed}, so ${name} has no bite score.`
        : `${name} has no bite score: no tide prediction is held for it.`,
      sources: [],
      actions,
    });
  const safety = judgeHours(slots, known, { from: at, to: at + hour, date: asked.date });
  const { score, level, parts } = result;
  const danger = safety.verdict === "NO" ? "Stay in" : "Take care";
  const assessment = assess(result, safety.verdict, known.place.preferences.exposure);
  const percent = (share: number): number => Math.round(share * 100);
  return buildCard("score", {
    ...base,
    headline: { figure: `${score}`, unit: "/100", label: `${name}, ${momentText(at, now)}` },
    text: `${safety.verdict === "GO" ? "" : `${danger}: ${safety.reasons.join("; ")}. `}${score} of 100 at ${momentText(at, now)}: ${assessment}.`,
    details: [
      bestText(best, quietText(known, best.top, asked.date)),
      `It comes from ${listText(factorLines(known, at))}.`,
      inputLine(known, at),
      known.weather?.isForecast === true
        ? null
        : "No forecast is at hand, so wind and weather are left out.",
    ],
    facts: [
      ...factsFrom(sources.bite, { place: name, at, screen: screens.dashboard }, [
        ["bite-score", score, "/100"],
        ["bite-level", level],
        ["bite-here", percent(parts.here), "%"],
        ["bite-feeding", percent(parts.feeding), "%"],
        ["bite-fishable", percent(parts.fishable), "%"],
        ["safety", safety.verdict],
        ...safety.reasons.map((reason) => ["safety-reason", reason] as const),
      ]),
      ...windowFacts(best.windows, name),
    ],
    sources: [{ name: sources.bite, link: null }],
    actions,
  });
}

export const score: Tool = {
  name: "score",
  title: "Bite score",
  description: "How well striped bass should bite, 0 to 100, why, and the day's best safe hours.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  required: [],
  aspects: ["now", "best", "why"],
  answer,
};
