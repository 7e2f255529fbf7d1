import { heightCrossings, tideStage, type TideExtreme } from "@striper/marine/tides";
import { formatHarborTime, harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { feet, roundTo } from "@striper/marine/units";
import { buildCard, screenWith, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, type FactRow } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import {
  capital,
  dayAndTurn,
  dayText,
  listText,
  momentText,
  questionOf,
  spanText,
  stationOf,
} from "#angling/assistant/tools/shown-moment.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { heightText, tideTurnWords } from "#angling/words/index.ts";

type Tide = Awaited<ReturnType<ToolContext["providers"]["tide"]>>;

const names = { H: "high tide", L: "low tide" } as const;
const kinds = { H: "high-tide", L: "low-tide" } as const;
const stages = { RISING: "rising", FALLING: "falling", CHANGING: "turning" } as const;

const turnRow = ({ type, height, instant }: TideExtreme): FactRow => [
  kinds[type],
  roundTo(height, 1),
  "ft",
  instant,
];

const stageAt = (tide: Tide, at: Instant): string =>
  stages[tideStage(at, tide.extremes(at - 14 * hour, at + 14 * hour)).stage];

interface TideDay {
  readonly tide: Tide;
  readonly asked: AskedMoment;
  readonly station: string;
  readonly now: Instant;
  /** The turns of the day asked about. */
  readonly turns: readonly TideExtreme[];
  /** The turns from the moment asked about on; from the day's beginning where only a day was named. */
  readonly ahead: readonly TideExtreme[];
}

/** Returns when the water of the day stands above a height. */
function heightWords({ tide, asked }: TideDay, height: number): string {
  const { from, to } = harborDayBounds(asked.date);
  const level = feet(height);
  const times = (side: "rising" | "falling") =>
    heightCrossings(tide, level, side, from, to).map(formatHarborTime);
  const [rises, falls] = [times("rising"), times("falling")];
  const shown = heightText(level, "us");
  if (rises.length + falls.length === 0) {
    const isAbove = tide.heightAt(from) > height;
    return `It stays ${isAbove ? "above" : "below"} ${shown} all day.`;
  }
  return `It rises through ${shown} at ${listText(rises) || "no time"} and falls through it at ${listText(falls) || "no time"} that day.`;
}

const oneDecimal = (value: number): string => roundTo(value, 1).toFixed(1);

const rangeOf = ({ turns }: TideDay): number =>
  Math.max(...turns.map(({ height }) => height)) - Math.min(...turns.map(({ height }) => height));

function headlineOf(day: TideDay, aspect: string | undefined): Headline {
  const { ahead, tide, asked, station, now } = day;
  const wanted = aspect === "high" ? "H" : aspect === "low" ? "L" : null;
  if (aspect === "height" || (aspect === undefined && asked.hasHour)) {
    const figure = oneDecimal(tide.heightAt(asked.at));
    return { figure, unit: "ft", label: `Tide at ${station}, ${momentText(asked.at, now)}` };
  }
  if (aspect === "range" && day.turns.length > 1) {
    const label = `Range at ${station}, ${shownDate(asked.date, now)}`;
    return { figure: oneDecimal(rangeOf(day)), unit: "ft", label };
  }
  const turn = ahead.find(({ type }) => wanted === null || type === wanted);
  if (turn === undefined) return { figure: "None", unit: null, label: `Turns at ${station}` };
  const which =
    asked.isNow || asked.hasHour ? `Next ${names[turn.type]}` : capital(names[turn.type]);
  return {
    figure: formatHarborTime(turn.instant),
    unit: null,
    label: `${which}, ${station}, ${dayText(turn.instant, now)}`,
  };
}

/** The first high and the first low ahead, in their order; the one asked about first. */
function leadWords({ ahead, now }: TideDay, aspect: string | undefined): string {
  const first = (["H", "L"] as const).flatMap(
    (wanted) => ahead.find(({ type }) => type === wanted) ?? [],
  );
  const wanted = aspect === "low" ? "L" : aspect === "high" ? "H" : null;
  const ordered = first.toSorted(
    (a, b) => Number(b.type === wanted) - Number(a.type === wanted) || a.instant - b.instant,
  );
  const words = ordered.map(
    ({ type, instant, height }) =>
      `${names[type]} at ${momentText(instant, now)} (${heightText(height, "us")})`,
  );
  return words.length === 0 ? "No turn falls in that time." : `${capital(listText(words))}.`;
}

const onceEach = (turns: readonly TideExtreme[]): readonly TideExtreme[] => [
  ...new Map(turns.map((one) => [one.instant, one])).values(),
];

function detailsOf(day: TideDay, slots: Slots, note: string | null) {
  const { turns, ahead, asked, now } = day;
  const [next] = ahead;
  const list = listText(turns.map((turn) => tideTurnWords(turn, "us")));
  return [
    slots.height_feet === undefined ? null : heightWords(day, slots.height_feet),
    `${capital(shownDate(asked.date, now))}: ${list}.`,
    asked.isNow && next !== undefined
      ? `The next turn comes in ${spanText(next.instant - now)}.`
      : null,
    turns.length > 1 ? `Range that day ${oneDecimal(rangeOf(day))} ft.` : null,
    note,
    "Feet above mean lower low water; wind and pressure move it by up to a foot.",
  ];
}

function rowsOf(day: TideDay, isMoment: boolean): readonly FactRow[] {
  const { tide, asked, turns, ahead } = day;
  const { at } = asked;
  return [
    ["tide-height", isMoment ? roundTo(tide.heightAt(at), 1) : null, "ft", at],
    ["tide-stage", isMoment ? stageAt(tide, at) : null, null, at],
    ...onceEach([...turns, ...ahead]).map(turnRow),
    ["tide-range", turns.length > 1 ? roundTo(rangeOf(day), 1) : null, "ft"],
  ];
}

async function answer(slots: Slots, context: ToolContext) {
  const { place, asked, isMoment, now, base } = await questionOf("Tide", slots, context);
  const near = stationOf(place, "tide");
  const { aspect } = slots;
  const screen = screenWith(screens.tides, { station: near?.station.id, date: asked.date });
  const alert = aspect === "low" ? "low" : "high";
  const actions = [
    { label: "Open tides", screen },
    { label: "Remind me", screen: screenWith(screens.tides, { alert }) },
  ];
  if (near === null)
    return unansweredCard("tide", {
      ...base,
      text: `No tide station is near enough to ${place.name} to tell its tide. Name a harbor or a station.`,
      sources: [],
      actions,
    });
  const { station, note, source } = near;
  const tide = await context.providers.tide(station.id);
  const bounds = harborDayBounds(asked.date);
  const from = isMoment ? asked.at : bounds.from;
  const turns = tide.extremes(bounds.from, bounds.to);
  const ahead = tide.extremes(from, from + dayAndTurn);
  const day: TideDay = { tide, asked, station: station.name, now, turns, ahead };
  const lead = leadWords(day, aspect);
  const when = asked.isNow ? "Now" : `At ${momentText(asked.at, now)}`;
  const state = `${heightText(tide.heightAt(asked.at), "us")} and ${stageAt(tide, asked.at)}`;
  return buildCard("tide", {
    ...base,
    headline: headlineOf(day, aspect),
    text: isMoment
      ? `${when} the tide at ${station.name} is ${state}. ${lead}`
      : `${lead.replace(/\.$/, "")}, at ${station.name}.`,
    details: detailsOf(day, slots, note),
    facts: factsFrom(
      source.name,
      { place: station.name, screen: screens.tides },
      rowsOf(day, isMoment),
    ),
    sources: [source],
    actions,
  });
}

export const tide: Tool = {
  name: "tide",
  title: "Tide",
  description:
    "High and low tides of a day with heights, the height at an hour, and when the water passes a height.",
  takes: ["place", "date", "hour", "minute", "height_feet", "aspect"],
  required: [],
  aspects: ["next", "high", "low", "height", "range"],
  answer,
};
