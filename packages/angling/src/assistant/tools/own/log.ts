import { formatHarborTime, harborDate, type Instant } from "@striper/marine/time";
import { fahrenheitToCelsius, roundTo } from "@striper/marine/units";
import type { CardParts } from "#angling/assistant/cards/build-card.ts";
import { screens, sources, type FactRow } from "#angling/assistant/facts.ts";
import type { OwnCatch, OwnLog } from "#angling/assistant/providers.ts";
import { findPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { unsaid } from "#angling/assistant/tools/asked.ts";
import { shortDate } from "#angling/assistant/tools/shown-words.ts";
import { defineTool, type ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  catchHistograms,
  catchRate,
  countBySpecies,
  daysLikeToday,
  inOrderOfTime,
  leastSample,
  measuredLength,
  measuredWeight,
  successPatterns,
} from "#angling/catches/index.ts";
import { normalWaterTemperature } from "#angling/normals/index.ts";
import { askedSpan, filtersOf, type Span } from "./log-filters.ts";

interface LogAnswer extends Pick<CardParts, "text" | "details" | "facts"> {
  readonly figure: string;
  readonly unit?: string;
}

interface Reading {
  readonly log: OwnLog;
  readonly trips: OwnLog["trips"];
  /** The entries that fit everything asked. */
  readonly catches: readonly OwnCatch[];
  /** " (striped bass, this year)"; empty for the whole log. */
  readonly about: string;
  readonly span: Span | null;
  readonly now: Instant;
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
const catchWords = (count: number): string => counted(count, "catch", "catches");
const catchCount = (count: number): FactRow => ["catch-count", count, "fish"];

function entryWords(entry: OwnCatch, now: Instant): string {
  const length = measuredLength(entry);
  const size = length === null ? "" : `, ${roundTo(length, 2)} in`;
  const where = entry.placeName === null ? "" : `, ${entry.placeName}`;
  return `${entry.species}${size}, ${shortDate(harborDate(entry.caughtAt), now)} at ${formatHarborTime(entry.caughtAt)}${where}`;
}

function countAnswer({ catches, about }: Reading): LogAnswer {
  const kinds = countBySpecies(catches);
  const [figure = "", unit = ""] = catchWords(catches.length).split(" ");
  return {
    figure,
    unit,
    text: `Your log holds ${catchWords(catches.length)}${about}.`,
    details:
      kinds.length > 1
        ? [`${kinds.map(({ species, count }) => `${species} ${count}`).join(", ")}.`]
        : [],
    facts: [catchCount(catches.length)],
  };
}

function largest(catches: readonly OwnCatch[], size: (entry: OwnCatch) => number | null) {
  const [entry] = catches.toSorted(
    (a, b) => (size(b) ?? 0) - (size(a) ?? 0) || a.caughtAt - b.caughtAt,
  );
  const value = entry === undefined ? null : size(entry);
  return entry === undefined || value === null ? null : { entry, value: roundTo(value, 2) };
}

function biggestAnswer({ catches, about, now }: Reading): LogAnswer {
  const longest = largest(catches, measuredLength);
  const heaviest = largest(catches, measuredWeight);
  const first = longest ?? heaviest;
  if (first === null)
    return {
      figure: "None",
      text: `No measured fish is in your log${about}. Guesses do not count as records.`,
    };
  const name = longest === null ? "heaviest" : "longest measured";
  return {
    figure: String(first.value),
    unit: longest === null ? "lb" : "in",
    text: `Your ${name} fish${about}: ${entryWords(first.entry, now)}.`,
    details:
      heaviest === null || longest === null
        ? []
        : [`Heaviest: ${heaviest.value} lb, ${entryWords(heaviest.entry, now)}.`],
  };
}

const endAnswer =
  (which: "first" | "last") =>
  ({ catches, about, now }: Reading): LogAnswer => {
    const id = inOrderOfTime(catches).at(which === "first" ? 0 : -1)?.id;
    const entry = catches.find((one) => one.id === id);
    if (entry === undefined) return { figure: "None", text: `Your log holds no catch${about}.` };
    return {
      figure: shortDate(harborDate(entry.caughtAt), now),
      text: `Your ${which} catch${about}: ${entryWords(entry, now)}.`,
    };
  };

function averageAnswer({ catches, about }: Reading): LogAnswer {
  const lengths = catches.flatMap((entry) => measuredLength(entry) ?? []);
  if (lengths.length < leastSample)
    return {
      figure: "Too few",
      text: `${lengths.length} measured fish${about}: under ${leastSample} no average is given.`,
    };
  const mean = roundTo(lengths.reduce((sum, one) => sum + one, 0) / lengths.length, 1);
  return {
    figure: String(mean),
    unit: "in",
    text: `Your measured fish${about} average ${mean} in, over ${lengths.length} of them.`,
  };
}

function rateAnswer({ log, trips, now }: Reading): LogAnswer {
  const rate = catchRate(trips, log.catches, now);
  if (rate.perHour === null || !rate.isEnough)
    return {
      figure: "Too few",
      text: `You logged ${rate.trips} trips, ${rate.blankTrips} of them blank: under ${leastSample} trips no rate is given.`,
    };
  const perHour = roundTo(rate.perHour, 2);
  return {
    figure: String(perHour),
    unit: "fish an hour",
    text: `Over ${rate.trips} trips (${rate.blankTrips} blank) you caught ${perHour} fish an hour.`,
  };
}

const tripsAnswer = ({ trips, span }: Reading): LogAnswer => ({
  figure: String(trips.length),
  unit: trips.length === 1 ? "trip" : "trips",
  text: `You logged ${counted(trips.length, "trip", "trips")}${span === null ? "" : ` (${span.words})`}.`,
});

function likeTodayAnswer({ log, now }: Reading): LogAnswer {
  const waterTemperature = fahrenheitToCelsius(normalWaterTemperature(harborDate(now)));
  const like = daysLikeToday(log.catches, log.trips, { now, waterTemperature });
  return like.isEnough
    ? {
        figure: `${like.daysWithCatch} of ${like.days}`,
        unit: "days",
        text: `On ${like.days} past days like today you caught on ${like.daysWithCatch}, ${like.catches} fish in all.`,
      }
    : {
        figure: "Too few",
        text: `Your log has ${like.days} days like today: under ${leastSample} nothing is claimed from them.`,
      };
}

const stageWords: Readonly<Record<string, string>> = {
  rising: "the rising tide",
  falling: "the falling tide",
  high_slack: "slack at high water",
  low_slack: "slack at low water",
};

/** Returns the place most fish came from; null without one, or where too few places are known. */
function bestPlace(catches: readonly OwnCatch[]) {
  const places = catches.flatMap(({ placeName, ...entry }) =>
    placeName === null ? [] : [{ ...entry, species: placeName }],
  );
  const [top, second] = countBySpecies(places);
  if (top === undefined || top.count === second?.count || places.length < leastSample) return null;
  return { key: top.species, count: top.count, sampleSize: places.length };
}

/** Returns where most fish came from: their bait, hour, tide or place. */
const patternAnswer =
  (dimension: "bait" | "hour" | "tideStage" | "place") =>
  ({ catches, about }: Reading): LogAnswer => {
    const patterns = successPatterns(catchHistograms(catches));
    const found = patterns.find((one) => one.dimension === dimension);
    const leader = found?.best ? { ...found.best, sampleSize: found.sampleSize } : null;
    const best = dimension === "place" ? bestPlace(catches) : leader;
    if (best === null)
      return {
        figure: "No pattern",
        text: `In ${catchWords(catches.length)}${about} nothing stands out, or too little was written down. At least ${leastSample} are needed.`,
      };
    const { key, count, sampleSize } = best;
    const words = typeof key === "number" ? `${key}:00 to ${key + 1}:00` : (stageWords[key] ?? key);
    return {
      figure: words,
      text: `Most fish came with ${words}: ${count} of ${sampleSize}${about}.`,
      details: ["This counts fish, not hours fished: who fishes at dawn catches at dawn."],
      facts: [catchCount(count)],
    };
  };

const answers: Readonly<Record<string, (reading: Reading) => LogAnswer>> = {
  count: countAnswer,
  biggest: biggestAnswer,
  last: endAnswer("last"),
  first: endAnswer("first"),
  average: averageAnswer,
  rate: rateAnswer,
  trips: tripsAnswer,
  "days-like-today": likeTodayAnswer,
  bait: patternAnswer("bait"),
  hour: patternAnswer("hour"),
  tide: patternAnswer("tideStage"),
  place: patternAnswer("place"),
};

async function answer(slots: Slots, { providers, now }: ToolContext) {
  const title = "Your log";
  const base = {
    sources: [{ name: sources.log, link: null }],
    actions: [{ label: "Open the log book", screen: screens.log }],
  };
  const span = askedSpan(slots, now);
  const log = await providers.log();
  if (log === null)
    return {
      ...base,
      title,
      slots,
      text: "Your catch log cannot be read here. Signed in, the app reads it; only you can ask about it.",
    };
  const own = (await providers.ownSpots()) ?? [];
  const place = slots.place === undefined ? null : findPlace(slots.place, own);
  const filters = filtersOf(slots, span, place?.spotId ?? null);
  const catches = log.catches.filter((entry) => filters.every(({ fits }) => fits(entry)));
  const trips = log.trips.filter(({ startedAt }) => span === null || span.holds(startedAt));
  const words = filters.map((one) => one.words).join(", ");
  const about = words === "" ? "" : ` (${words})`;
  const { aspect = "count" } = slots;
  const answerOf = answers[aspect] ?? countAnswer;
  const { figure, unit = null, ...told } = answerOf({ log, trips, catches, about, span, now });
  return {
    ...base,
    ...told,
    title: words === "" ? title : `${title}: ${words}`,
    slots: { ...slots, aspect },
    assumed: unsaid(slots, "aspect"),
    headline: { figure, unit, label: words === "" ? title : words },
  };
}

export const log = defineTool({
  name: "log",
  title: "Your log",
  description: "Counts, records and patterns of the person's own catch log.",
  takes: ["species", "period", "date", "place", "bait", "fate", "length_inches", "aspect"],
  aspects: Object.keys(answers),
  answer,
});
