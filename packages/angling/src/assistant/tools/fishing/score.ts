import { hour } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { screens, sources } from "#angling/assistant/facts.ts";
import { questionOf } from "#angling/assistant/tools/asked.ts";
import { listText, momentText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import {
  assess,
  explainFactors,
  factorLabel,
  hourInputs,
  inputNotes,
  inputsSentence,
  scoreHour,
  type HourInputs,
  type ScoredHour,
} from "#angling/bite-score/index.ts";
import { bestHoursOf, closedWater } from "./best-hours.ts";
import { biteRequest, conditionsAt, judgeHours, type Conditions } from "./conditions.ts";

function factorText(inputs: HourInputs, { factors }: ScoredHour): string {
  const why = explainFactors(inputs);
  const lines = factors.map(({ key, kind, score, maxScore }) => {
    const points =
      kind === "share"
        ? `× ${roundTo(score / maxScore, 2)}`
        : `${Math.round(score)} of ${maxScore}`;
    const reason = why[key];
    return `${factorLabel(key)} ${points}${reason === null ? "" : ` (${reason})`}`;
  });
  return `It comes from ${listText(lines)}.`;
}

function inputText({ weather, now }: Conditions, result: ScoredHour): string {
  const reading = weather?.waterTemperature;
  const origins = {
    forecast:
      weather?.isForecast === true ? { source: weather.source, at: weather.updatedAt } : undefined,
    water: reading ? { source: reading.source, at: reading.observedAt } : undefined,
  };
  return inputsSentence(inputNotes(result, origins, now));
}

const dangers = { GO: null, CAUTION: "care", NO: "no" } as const;

export const score = defineTool({
  name: "score",
  title: "Bite score",
  description: "How well striped bass should bite, 0 to 100, why, and the day's best safe hours.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  aspects: ["now", "best", "why"],
  answer: async (slots, context) => {
    const question = await questionOf("Bite score", slots, context);
    const { place, asked, isMoment, now } = question;
    const { name } = place;
    const actions = [
      { label: "Open the score", screen: screens.dashboard },
      { label: "Plan a trip", screen: "/trip" },
    ];
    const base = { ...question.base, actions };
    const known = await conditionsAt(place, context);
    const best = bestHoursOf(slots, known, asked);
    const [window] = best.windows;
    const isBest = slots.aspect === "best" || !isMoment;
    const at = isBest ? (window?.peakAt ?? best.top?.instant ?? asked.at) : asked.at;
    const [inputs] = hourInputs({ ...biteRequest(known), from: at, hours: 1 });
    const result = inputs && scoreHour(inputs);
    if (known.place.isClosedWater)
      return { ...base, text: `${closedWater}, so ${name} has no bite score.` };
    if (inputs === undefined || result?.kind !== "scored")
      return { ...base, text: `${name} has no bite score: no tide prediction is held for it.` };
    const safety = judgeHours(slots, known, { from: at, to: at + hour, date: asked.date });
    const danger = safety.verdict === "NO" ? "Stay in" : "Take care";
    const lead = safety.verdict === "GO" ? "" : `${danger}: ${safety.reasons.join("; ")}. `;
    const assessment = assess(result, safety.verdict, known.place.preferences.exposure);
    return {
      ...base,
      headline: {
        figure: `${result.score}`,
        unit: "/100",
        label: `${name}, ${momentText(at, now)}`,
      },
      verdict: dangers[safety.verdict],
      text: `${lead}${result.score} of 100 at ${momentText(at, now)}: ${assessment}.`,
      details: [
        best.text,
        factorText(inputs, result),
        inputText(known, result),
        known.weather?.isForecast === true
          ? null
          : "No forecast is at hand, so wind and weather are left out.",
      ],
      facts: [["bite-score", result.score, "/100", at] as const, ...best.facts],
      sources: [{ name: sources.bite, link: null }],
    };
  },
});
