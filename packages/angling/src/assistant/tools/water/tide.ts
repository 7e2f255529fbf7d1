import {
  heightCrossings,
  tideStage,
  type TideExtreme,
  type TidePredictor,
} from "@striper/marine/tides";
import { formatHarborTime, harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { feet, roundTo } from "@striper/marine/units";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { capital, dayText, listText, momentText } from "#angling/assistant/tools/shown-words.ts";
import { heightText, tideTurnWords } from "#angling/words/index.ts";
import { turningTool, type TurningDay } from "./turning.ts";

type TideDay = TurningDay<TidePredictor, TideExtreme>;

const names = { H: "high tide", L: "low tide" } as const;
const stages = { RISING: "rising", FALLING: "falling", CHANGING: "turning" } as const;
const typeOf = (aspect: string | undefined): "H" | "L" | null =>
  aspect === "high" ? "H" : aspect === "low" ? "L" : null;

function heightWords({ predictor, asked }: TideDay, height: number): string {
  const { from, to } = harborDayBounds(asked.date);
  const level = feet(height);
  const shown = heightText(level, "us");
  const times = (side: "rising" | "falling"): string =>
    listText(heightCrossings(predictor, level, side, from, to).map(formatHarborTime));
  const [rises, falls] = [times("rising"), times("falling")];
  if (rises === "" && falls === "")
    return `It stays ${predictor.heightAt(from) > height ? "above" : "below"} ${shown} all day.`;
  return `It rises through ${shown} at ${rises || "no time"} and falls through it at ${falls || "no time"} that day.`;
}

function rangeOf({ turns }: TideDay): string | null {
  const heights = turns.map(({ height }) => height);
  const range = roundTo(Math.max(...heights) - Math.min(...heights), 1);
  return heights.length < 2 ? null : range.toFixed(1);
}

function headline(day: TideDay, aspect: string | undefined): Headline {
  const { ahead, predictor, asked, isMoment, station, now } = day;
  const range = rangeOf(day);
  if (aspect === "range" && range !== null)
    return { figure: range, unit: "ft", label: `Range at ${station}, ${day.day}` };
  if (aspect === "height" || (aspect === undefined && asked.hasHour)) {
    const figure = roundTo(predictor.heightAt(asked.at), 1).toFixed(1);
    return { figure, unit: "ft", label: `Tide at ${station}, ${momentText(asked.at, now)}` };
  }
  const turn = ahead.find(({ type }) => type === (typeOf(aspect) ?? type));
  if (turn === undefined) return { figure: "None", unit: null, label: `Turns at ${station}` };
  const which = capital(`${isMoment ? "next " : ""}${names[turn.type]}`);
  const label = `${which}, ${station}, ${dayText(turn.instant, now)}`;
  return { figure: formatHarborTime(turn.instant), unit: null, label };
}

function text(day: TideDay, aspect: string | undefined): string {
  const { ahead, predictor, asked, isMoment, station, now } = day;
  const isAsked = ({ type }: TideExtreme): number => Number(type === typeOf(aspect));
  const turns = (["H", "L"] as const)
    .flatMap((type) => ahead.find((one) => one.type === type) ?? [])
    .toSorted((a, b) => isAsked(b) - isAsked(a) || a.instant - b.instant)
    .map(
      ({ type, instant, height }) =>
        `${names[type]} at ${momentText(instant, now)} (${heightText(height, "us")})`,
    );
  const lead = turns.length === 0 ? "No turn falls in that time" : capital(listText(turns));
  if (!isMoment) return `${lead}, at ${station}.`;
  const { at, isNow } = asked;
  const { stage } = tideStage(at, predictor.extremes(at - 14 * hour, at + 14 * hour));
  const state = `${heightText(predictor.heightAt(at), "us")} and ${stages[stage]}`;
  const when = isNow ? "Now" : `At ${momentText(at, now)}`;
  return `${when} the tide at ${station} is ${state}. ${lead}.`;
}

export const tide = turningTool<TidePredictor, TideExtreme>({
  name: "tide",
  title: "Tide",
  description:
    "High and low tides with heights, the height at an hour, when the water passes a height.",
  takes: ["place", "date", "hour", "minute", "height_feet", "aspect"],
  aspects: ["next", "high", "low", "height", "range"],
  without: "Name a harbor or a station.",
  page: "https://tidesandcurrents.noaa.gov/noaatidepredictions.html",
  remind: { label: "Remind me", alert: ({ aspect }) => (aspect === "low" ? "low" : "high") },
  predictorOf: (id, { providers }) => providers.tide(id),
  turnsOf: (predictor, from, to) => predictor.extremes(from, to),
  turnWords: (turn) => tideTurnWords(turn, "us"),
  turnFact: ({ type, height, instant }) => [
    type === "H" ? "high-tide" : "low-tide",
    roundTo(height, 1),
    "ft",
    instant,
  ],
  stateFact: (predictor, at: Instant) => [
    "tide-height",
    roundTo(predictor.heightAt(at), 1),
    "ft",
    at,
  ],
  headline,
  text,
  details: (day, { height_feet: height }) => [
    height === undefined ? null : heightWords(day, height),
    rangeOf(day) === null ? null : `Range that day ${rangeOf(day)} ft.`,
    "Feet above mean lower low water; wind and pressure move it by up to a foot.",
  ],
});
