import { formatHarborTime, harborDate, harborParts, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { screens, sources } from "#angling/assistant/facts.ts";
import type { OwnCatch, OwnLog } from "#angling/assistant/providers.ts";
import { findPlace } from "#angling/assistant/slots/places.ts";
import { asName } from "#angling/assistant/slots/words.ts";
import { shortDate } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import {
  catchRate,
  countBySpecies,
  inOrderOfTime,
  leastSample,
  measuredLength,
  measuredWeight,
} from "#angling/catches/index.ts";
import { askedSpan, filtersOf } from "./log-filters.ts";

type LogAnswer = readonly [figure: string, unit: string | null, text: string, detail?: string];

interface Reading {
  readonly log: OwnLog;
  readonly trips: OwnLog["trips"];
  readonly catches: readonly OwnCatch[];
  /** For example " (striped bass, this year)"; empty for the whole log. */
  readonly about: string;
  readonly now: Instant;
}

function entryWords(entry: OwnCatch, now: Instant): string {
  const length = measuredLength(entry);
  const size = length === null ? "" : `, ${roundTo(length, 2)} in`;
  const where = entry.placeName === null ? "" : `, ${asName(entry.placeName)}`;
  return `${asName(entry.species)}${size}, ${shortDate(harborDate(entry.caughtAt), now)} at ${formatHarborTime(entry.caughtAt)}${where}`;
}

function countAnswer({ catches, about }: Reading): LogAnswer {
  const kinds = countBySpecies(catches).map(({ species, count }) => `${asName(species)} ${count}`);
  const unit = catches.length === 1 ? "catch" : "catches";
  const text = `Your log holds ${catches.length} fish${about}.`;
  return [String(catches.length), unit, text, kinds.length > 1 ? `${kinds.join(", ")}.` : ""];
}

function largest(catches: readonly OwnCatch[], size: (entry: OwnCatch) => number | null) {
  let found: { readonly entry: OwnCatch; readonly value: number } | null = null;
  for (const entry of catches) {
    const value = size(entry);
    if (value === null || (found !== null && value < found.value)) continue;
    // Of equal ones the first that was caught.
    const isFirst = found === null || value > found.value || entry.caughtAt < found.entry.caughtAt;
    if (isFirst) found = { entry, value };
  }
  return found === null ? null : { entry: found.entry, value: roundTo(found.value, 2) };
}

function biggestAnswer({ catches, about, now }: Reading): LogAnswer {
  const longest = largest(catches, measuredLength);
  const heaviest = largest(catches, measuredWeight);
  const weight =
    heaviest && `Heaviest: ${heaviest.value} lb, ${entryWords(heaviest.entry, now)}${about}.`;
  if (longest !== null) {
    const text = `Your longest measured fish${about}: ${entryWords(longest.entry, now)}.`;
    return [String(longest.value), "in", text, weight ?? ""];
  }
  const none = `No measured fish is in your log${about}. Guesses do not count as records.`;
  return heaviest === null ? ["None", null, none] : [String(heaviest.value), "lb", weight ?? ""];
}

const endAnswer =
  (which: "first" | "last") =>
  ({ catches, about, now }: Reading): LogAnswer => {
    const id = inOrderOfTime(catches).at(which === "first" ? 0 : -1)?.id;
    const entry = catches.find((one) => one.id === id);
    if (entry === undefined) return ["None", null, `Your log holds no catch${about}.`];
    const text = `Your ${which} catch${about}: ${entryWords(entry, now)}.`;
    return [shortDate(harborDate(entry.caughtAt), now), null, text];
  };

function averageAnswer({ catches, about }: Reading): LogAnswer {
  const lengths = catches.flatMap((entry) => measuredLength(entry) ?? []);
  const few = `${lengths.length} measured fish${about}: under ${leastSample} no average is given.`;
  if (lengths.length < leastSample) return ["Too few", null, few];
  const mean = roundTo(lengths.reduce((sum, one) => sum + one, 0) / lengths.length, 1);
  const text = `Your measured fish${about} average ${mean} in, over ${lengths.length} of them.`;
  return [String(mean), "in", text];
}

function rateAnswer({ log, trips, now }: Reading): LogAnswer {
  const { trips: count, blankTrips, perHour, isEnough } = catchRate(trips, log.catches, now);
  const told = `You logged ${count} trips, ${blankTrips} of them blank`;
  if (perHour === null || !isEnough)
    return ["Too few", null, `${told}: under ${leastSample} trips no rate is given.`];
  const rate = String(roundTo(perHour, 2));
  return [rate, "fish an hour", `${told}, and caught ${rate} fish an hour.`];
}

const stageWords: Readonly<Record<string, string>> = {
  rising: "the rising tide",
  falling: "the falling tide",
  high_slack: "slack at high water",
  low_slack: "slack at low water",
};

const patternAnswer =
  (keyOf: (entry: OwnCatch) => string | null | undefined) =>
  ({ catches, about }: Reading): LogAnswer => {
    const known = catches.flatMap((entry) => {
      const key = keyOf(entry);
      return key ? [{ ...entry, species: asName(key) }] : [];
    });
    const [top, second] = countBySpecies(known);
    const none = `In ${catches.length} fish${about} nothing stands out, or too little was written down. At least ${leastSample} are needed.`;
    if (top === undefined || top.count === second?.count || known.length < leastSample)
      return ["No pattern", null, none];
    const text = `Most fish came with ${top.species}: ${top.count} of ${known.length} fish${about}.`;
    const caution = "This counts fish, not hours fished: who fishes at dawn catches at dawn.";
    return [top.species, null, text, caution];
  };

function hourWords({ caughtAt }: OwnCatch): string {
  const { hour } = harborParts(caughtAt);
  return `${hour}:00 to ${hour + 1}:00`;
}

const answers: Readonly<Record<string, (reading: Reading) => LogAnswer>> = {
  count: countAnswer,
  biggest: biggestAnswer,
  last: endAnswer("last"),
  first: endAnswer("first"),
  average: averageAnswer,
  rate: rateAnswer,
  bait: patternAnswer(({ bait }) => bait),
  hour: patternAnswer(hourWords),
  tide: patternAnswer(({ conditions }) => stageWords[conditions.tideStage ?? ""]),
  place: patternAnswer(({ placeName }) => placeName),
};

export const log = defineTool({
  name: "log",
  title: "Your log",
  description: "Counts, records and patterns of the person's own catch log.",
  takes: ["species", "period", "date", "place", "bait", "fate", "length_inches", "aspect"],
  aspects: Object.keys(answers),
  answer: async (slots, { providers, now }) => {
    const title = "Your log";
    const base = {
      sources: [{ name: sources.log, link: null }],
      actions: [{ label: "Open the log book", screen: screens.log }],
    };
    const span = askedSpan(slots, now);
    const book = await providers.log();
    if (book === null)
      return {
        ...base,
        title,
        slots,
        text: "Your catch log cannot be read here. Signed in, the app reads it; only you can ask about it.",
      };
    const own = (await providers.ownSpots()) ?? [];
    const place = slots.place === undefined ? null : findPlace(slots.place, own);
    const filters = filtersOf(slots, span, place?.spotId ?? null);
    const catches = book.catches.filter((entry) => filters.every(([, fits]) => fits(entry)));
    const trips = book.trips.filter(({ startedAt }) => span === null || span.holds(startedAt));
    const words = filters.map(([one]) => one).join(", ");
    const about = words === "" ? "" : ` (${words})`;
    const { aspect = "count" } = slots;
    const answerOf = answers[aspect] ?? countAnswer;
    const [figure, unit, text, detail = null] = answerOf({ log: book, trips, catches, about, now });
    return {
      ...base,
      title: words === "" ? title : `${title}: ${words}`,
      slots: { ...slots, aspect },
      headline: { figure, unit, label: words === "" ? title : words },
      text,
      details: [detail],
    };
  },
});
