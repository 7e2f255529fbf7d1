import {
  dangersWithin,
  draftClearance,
  nextDry,
  type DraftClearance,
} from "@striper/marine/charts";
import { heightCrossings } from "@striper/marine/tides";
import { harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, metres, metresToFeet, roundTo } from "@striper/marine/units";
import { screenWith, screens, type FactRow } from "#angling/assistant/facts.ts";
import { questionAt, type Question } from "#angling/assistant/tools/asked.ts";
import {
  capital,
  listText,
  momentText,
  timesText,
  whenText,
} from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import {
  awayText,
  chartedText,
  dangerText,
  depthMarginText,
  newerChartText,
  lackingText,
  leastFeet,
  rangeText,
  surveyText,
  timeText,
} from "#angling/words/index.ts";
import {
  askedPoint,
  chartedPlace,
  pinOf,
  type AskedPoint,
  type ChartedPlace,
} from "./charted-place.ts";

interface Sounded extends Question<AskedPoint> {
  readonly charted: ChartedPlace;
  readonly at: Instant;
  readonly clearance: DraftClearance | null;
}

const turnsAfter = ({ tide }: ChartedPlace, from: Instant) =>
  tide
    .extremes(from, from + 26 * hour)
    .slice(0, 2)
    .map(({ type, instant }) => ({ instant, name: type === "H" ? "high" : "low" }));

function clearHours({ charted, asked }: Sounded, needs: number): readonly string[] {
  const { from, to } = harborDayBounds(asked.date);
  const { tide } = charted;
  const level = metresToFeet(metres(needs));
  const rises = heightCrossings(tide, level, "rising", from, to);
  const falls = heightCrossings(tide, level, "falling", from, to);
  const starts = tide.heightAt(from) >= level ? [from, ...rises] : rises;
  return starts.map((start) => {
    const end = falls.find((fall) => fall > start) ?? to;
    return start === from && end === to ? "all day" : timesText({ from: start, to: end });
  });
}

const draftWords = {
  clears: "clears",
  "does-not-clear": "does not clear",
  unsure: "not sure",
} as const;

function draftText(sounded: Sounded, { kind, dangers, least }: DraftClearance, draft: number) {
  const { charted, place, at, now } = sounded;
  const [danger] = dangers;
  const water = charted.depthAt(at);
  const verdict = `A draft of ${roundTo(draft, 1)} ft at ${place.name} ${whenText(at, now)} by the chart: ${draftWords[kind]}`;
  if (danger !== undefined) return `${dangerText(danger, "us")}. ${verdict}.`;
  return kind === "clears" && least !== null
    ? `${verdict}, at least ${leastFeet(least)} ft with the margin subtracted.`
    : `${verdict}, ${rangeText(water, "us")}, ${depthMarginText(water, "us")}.`;
}

function dryText(sounded: Sounded): string {
  const { charted, at, now } = sounded;
  const { from, to, tide, survey } = charted;
  if (from >= 0) return "It does not dry by the chart.";
  if (survey.isCoarse) return "The chart is too coarse to say when its ground dries.";
  const first = nextDry(tide, metres(0 - from), at);
  if (first === null) return "It stays covered for the next seven days by the chart.";
  const { margin } = charted.depthAt(at);
  const whole = nextDry(tide, metres(0 - (to ?? from) - margin), at);
  const span = `${timeText(first.opens, now)} to ${timeText(first.closes, now)}`;
  return `Its highest ground is dry ${span}. ${
    whole === null
      ? "With the margin subtracted its lowest ground may not dry at all: count on no hour."
      : `Count on ${timeText(whole.opens, now)} to ${timeText(whole.closes, now)} at most for all of it.`
  }`;
}

function draftLines(sounded: Sounded, { needs, reach }: DraftClearance): readonly string[] {
  const hours = needs === null ? [] : clearHours(sounded, needs);
  return [
    hours.length === 0
      ? `At no hour of ${sounded.day} is there water enough to be sure.`
      : `Water enough ${listText(hours)}, ${sounded.day}.`,
    `Dangers within ${Math.ceil(reach)} m were counted: the survey's and the position's uncertainty and a radius of our own.`,
  ];
}

function detailsOf(sounded: Sounded) {
  const { charted, place, at, now, clearance } = sounded;
  const { off, survey, newer, chart, station } = charted;
  const near = clearance?.dangers.slice(1, 3) ?? dangersWithin(chart, place.position, metres(2000));
  return [
    off === null
      ? null
      : `The pin is on land or a pier: this is the water ${awayText(off.distance, off.bearing, "us")} of it.`,
    ...near.slice(0, 2).map((one) => `${dangerText(one, "us")}.`),
    ...(clearance === null ? [] : draftLines(sounded, clearance)),
    ...turnsAfter(charted, at + 1).map(
      ({ name, instant }) =>
        `At ${name}, ${momentText(instant, now)}: ${rangeText(charted.depthAt(instant), "us")}.`,
    ),
    charted.from < 0 ? dryText(sounded) : null,
    newer === null ? null : newerChartText(newer),
    lackingText(chart),
    `The margin counts the chart's (${surveyText(survey)}) and ordinary weather, not swell or surge.`,
    `Charted ${chartedText(charted, "us")} mean lower low water; tide of ${station.name}, ${roundTo(station.distance, 1)} mi away. Not for navigation.`,
  ];
}

export const depth = defineTool({
  name: "depth",
  title: "Depth",
  description:
    "Depth by chart and tide with its margin, charted dangers, whether a draft clears, when ground dries.",
  takes: ["place", "date", "hour", "minute", "draft_feet", "aspect"],
  aspects: ["now", "low", "high", "dries"],
  answer: async (slots, context) => {
    const point = await askedPoint(slots, context);
    const question = questionAt("Depth", point, slots, context);
    const { place, asked, now, base } = question;
    const { draft_feet: draft, aspect } = slots;
    const open = { label: "Open the chart", screen: screens.map };
    const charted = place.isPoint
      ? await chartedPlace(place, context)
      : `${place.name} is no single point, and its depth differs. Name a spot in it, or tap the place on the chart.`;
    if (typeof charted === "string") {
      const isListed = place.isPoint && place.spotDepth !== null;
      const held = isListed ? ` The catalogue gives ${place.spotDepth}, without a survey.` : "";
      return { ...base, text: `${charted}${held}`, actions: [open] };
    }
    const turn = turnsAfter(charted, asked.at).find(({ name }) => name === aspect);
    const at = turn?.instant ?? asked.at;
    const clearance =
      draft === undefined
        ? null
        : draftClearance({
            chart: charted.chart,
            position: place.position,
            positionUncertainty: metres(place.uncertainty + (charted.off?.distance ?? 0)),
            draft: feetToMetres(feet(draft)),
            charted,
            survey: charted.survey,
            water: charted.levelAt(at),
          });
    const sounded: Sounded = { ...question, charted, at, clearance };
    const water = charted.depthAt(at);
    const figure = rangeText(water, "us");
    const when = whenText(at, now);
    const plain = `${place.name} ${when}: ${figure}, ${depthMarginText(water, "us")}.`;
    const dries = aspect === "dries" ? dryText(sounded) : plain;
    const clock = screenWith("/wading", { place: pinOf(place) });
    const least = clearance?.least ?? null;
    const facts: readonly FactRow[] = [
      ["depth", figure, null, at],
      ["least-depth", least === null ? null : leastFeet(least), "ft", at],
    ];
    return {
      ...base,
      headline: {
        figure: clearance === null ? capital(figure) : draftWords[clearance.kind].toUpperCase(),
        label: `${draft === undefined ? "" : `${roundTo(draft, 1)} ft draft, `}${place.name} ${when}`,
      },
      verdict: clearance?.kind ?? null,
      text:
        clearance === null || draft === undefined ? dries : draftText(sounded, clearance, draft),
      details: [plain, ...detailsOf(sounded)],
      facts,
      sources: [charted.source],
      actions: [
        open,
        ...(charted.from < 0 && !charted.survey.isCoarse
          ? [{ label: "Wading clock", screen: clock }]
          : []),
      ],
    };
  },
});
