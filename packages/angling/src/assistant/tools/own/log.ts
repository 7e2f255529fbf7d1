import { formatHarborTime, harborDate, type Instant } from "@striper/marine/time";
import { fahrenheitToCelsius, roundTo } from "@striper/marine/units";
import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { OwnCatch, OwnLog } from "#angling/assistant/providers.ts";
import { findPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { shortDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  catchRate,
  countBySpecies,
  daysLikeToday,
  inOrderOfTime,
  leastSample,
  measuredLength,
  measuredWeight,
} from "#angling/catches/index.ts";
import { normalWaterTemperature } from "#angling/normals/index.ts";
import { about, catchWords, told, type LogAnswer } from "./log-answer.ts";
import { patternAspects, patternAnswer } from "./log-pattern.ts";
import {
  askedSpan,
  isWithinSpan,
  selectCatches,
  type Selection,
  type Span,
} from "./log-filters.ts";

const aspects = [
  "count",
  "biggest",
  "last",
  "first",
  "average",
  "rate",
  "trips",
  "days-like-today",
  ...patternAspects,
] as const;
type Aspect = (typeof aspects)[number];

interface Reading {
  readonly log: OwnLog;
  readonly selection: Selection;
  readonly span: Span | null;
  readonly now: Instant;
}

function entryWords(entry: OwnCatch, now: Instant): string {
  const length = measuredLength(entry);
  const size = length === null ? "" : `, ${roundTo(length, 2)} in`;
  const where = entry.placeName === null ? "" : `, ${entry.placeName}`;
  return `${entry.species}${size}, ${shortDate(harborDate(entry.caughtAt), now)} at ${formatHarborTime(entry.caughtAt)}${where}`;
}

function countAnswer({ selection }: Reading): LogAnswer {
  const { catches } = selection;
  const kinds = countBySpecies(catches);
  return {
    figure: String(catches.length),
    unit: catches.length === 1 ? "catch" : "catches",
    text: `Your log holds ${catchWords(catches.length)}${about(selection)}.`,
    details:
      kinds.length > 1
        ? [`${kinds.map(({ species, count }) => `${species} ${count}`).join(", ")}.`]
        : [],
    facts: [
      told("catch-count", catches.length, "fish"),
      ...kinds.map(({ species, count }) =>
        fact("species-count", count, sources.log, { unit: "fish", place: species }),
      ),
    ],
  };
}

function largest(catches: readonly OwnCatch[], size: (entry: OwnCatch) => number | null) {
  const sized = catches.flatMap((entry) => {
    const value = size(entry);
    return value === null ? [] : [{ entry, value }];
  });
  return (
    sized.toSorted((a, b) => b.value - a.value || a.entry.caughtAt - b.entry.caughtAt)[0] ?? null
  );
}

function biggestAnswer({ selection, now }: Reading): LogAnswer {
  const longest = largest(selection.catches, measuredLength);
  const heaviest = largest(selection.catches, measuredWeight);
  const first = longest ?? heaviest;
  if (first === null)
    return {
      figure: "None",
      text: `No measured fish is in your log${about(selection)}. Guesses do not count as records.`,
      facts: [told("catch-count", selection.catches.length, "fish")],
    };
  const weight = heaviest === null ? null : roundTo(heaviest.value, 2);
  return {
    figure: String(roundTo(first.value, 2)),
    unit: longest === null ? "lb" : "in",
    text: `Your ${longest === null ? "heaviest" : "longest measured"} fish${about(selection)}: ${entryWords(first.entry, now)}.`,
    details:
      heaviest === null || longest === null
        ? []
        : [`Heaviest: ${weight} lb, ${entryWords(heaviest.entry, now)}.`],
    facts: [
      ...(longest === null
        ? []
        : [told("longest-fish", roundTo(longest.value, 2), "in", longest.entry.caughtAt)]),
      ...(heaviest === null || weight === null
        ? []
        : [told("heaviest-fish", weight, "lb", heaviest.entry.caughtAt)]),
    ],
  };
}

function endAnswer({ selection, now }: Reading, which: "first" | "last"): LogAnswer {
  const ids = inOrderOfTime(selection.catches).map(({ id }) => id);
  const id = ids.at(which === "first" ? 0 : -1);
  const entry = selection.catches.find((one) => one.id === id);
  if (entry === undefined)
    return {
      figure: "None",
      text: `Your log holds no catch${about(selection)}.`,
      facts: [told("catch-count", 0, "fish")],
    };
  return {
    figure: shortDate(harborDate(entry.caughtAt), now),
    text: `Your ${which} catch${about(selection)}: ${entryWords(entry, now)}.`,
    facts: [told(`${which}-catch`, entry.species, null, entry.caughtAt)],
  };
}

function averageAnswer({ selection }: Reading): LogAnswer {
  const lengths = selection.catches.flatMap((entry) => measuredLength(entry) ?? []);
  const sample = told("sample-size", lengths.length, "fish");
  if (lengths.length < leastSample)
    return {
      figure: "Too few",
      text: `${lengths.length} measured fish${about(selection)}: under ${leastSample} no average is given.`,
      facts: [sample],
    };
  const mean = roundTo(lengths.reduce((sum, one) => sum + one, 0) / lengths.length, 1);
  return {
    figure: String(mean),
    unit: "in",
    text: `Your measured fish${about(selection)} average ${mean} in, over ${lengths.length} of them.`,
    facts: [told("average-length", mean, "in"), sample],
  };
}

function rateAnswer({ log, span, now }: Reading): LogAnswer {
  const trips =
    span === null ? log.trips : log.trips.filter(({ startedAt }) => isWithinSpan(span, startedAt));
  const rate = catchRate(trips, log.catches, now);
  const facts = [
    told("trip-count", rate.trips, "trips"),
    told("blank-trips", rate.blankTrips, "trips"),
  ];
  if (rate.perHour === null || !rate.isEnough)
    return {
      figure: "Too few",
      text: `You logged ${rate.trips} trips, ${rate.blankTrips} of them blank: under ${leastSample} trips no rate is given.`,
      facts,
    };
  const perHour = roundTo(rate.perHour, 2);
  return {
    figure: String(perHour),
    unit: "fish an hour",
    text: `Over ${rate.trips} trips (${rate.blankTrips} blank) you caught ${perHour} fish an hour.`,
    facts: [...facts, told("catch-rate", perHour, "fish/h")],
  };
}

function tripsAnswer({ log, span }: Reading): LogAnswer {
  const count = log.trips.filter(
    ({ startedAt }) => span === null || isWithinSpan(span, startedAt),
  ).length;
  return {
    figure: String(count),
    unit: count === 1 ? "trip" : "trips",
    text: `You logged ${count} trips${span === null ? "" : ` (${span.words})`}.`,
    facts: [told("trip-count", count, "trips")],
  };
}

function likeTodayAnswer({ log, now }: Reading): LogAnswer {
  const waterTemperature = fahrenheitToCelsius(normalWaterTemperature(harborDate(now)));
  const like = daysLikeToday(log.catches, log.trips, { now, waterTemperature });
  const facts = [
    told("similar-days", like.days, "days"),
    told("similar-days-with-catch", like.daysWithCatch, "days"),
    told("catch-count", like.catches, "fish"),
  ];
  return like.isEnough
    ? {
        figure: `${like.daysWithCatch} of ${like.days}`,
        unit: "days",
        text: `On ${like.days} past days like today you caught on ${like.daysWithCatch}, ${like.catches} fish in all.`,
        facts,
      }
    : {
        figure: "Too few",
        text: `Your log has ${like.days} days like today: under ${leastSample} nothing is claimed from them.`,
        facts,
      };
}

const isAspect = (text: string | undefined): text is Aspect => aspects.some((one) => one === text);

function answerOf(aspect: Aspect, reading: Reading): LogAnswer {
  if (aspect === "count") return countAnswer(reading);
  if (aspect === "biggest") return biggestAnswer(reading);
  if (aspect === "first" || aspect === "last") return endAnswer(reading, aspect);
  if (aspect === "average") return averageAnswer(reading);
  if (aspect === "rate") return rateAnswer(reading);
  if (aspect === "trips") return tripsAnswer(reading);
  return aspect === "days-like-today"
    ? likeTodayAnswer(reading)
    : patternAnswer(reading.selection, aspect);
}

async function answer(slots: Slots, context: ToolContext) {
  const { providers, now } = context;
  const aspect = isAspect(slots.aspect) ? slots.aspect : "count";
  const span = askedSpan(slots, now);
  const title = "Your log";
  const source = { name: sources.log, link: null };
  const open = { label: "Open the log book", screen: screens.log };
  const log = await providers.log();
  if (log === null)
    return unansweredCard("log", {
      title,
      slots,
      assumed: [],
      text: "Your catch log cannot be read here. Signed in, the app reads it; only you can ask about it.",
      sources: [source],
      actions: [open],
    });
  const own = (await providers.ownSpots()) ?? [];
  const place = slots.place === undefined ? null : findPlace(slots.place, own);
  const selection = selectCatches(log.catches, slots, { span, spotId: place?.spotId ?? null });
  const found = answerOf(aspect, { log, selection, span, now });
  return buildCard("log", {
    title: selection.words === "" ? title : `${title}: ${selection.words}`,
    slots: { ...slots, aspect },
    assumed: slots.aspect === undefined ? ["aspect"] : [],
    headline: {
      figure: found.figure,
      unit: found.unit ?? null,
      label: selection.words === "" ? title : selection.words,
    },
    text: found.text,
    details: found.details ?? [],
    facts: found.facts,
    sources: [source],
    actions: [open],
  });
}

export const log: Tool = {
  name: "log",
  title: "Your log",
  description: "Counts, records and patterns of the person's own catch log.",
  takes: ["species", "period", "date", "place", "bait", "fate", "length_inches", "aspect"],
  required: [],
  aspects,
  answer,
};
