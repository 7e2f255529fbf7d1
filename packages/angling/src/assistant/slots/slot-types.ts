import {
  harborDate,
  shiftDate,
  shortMonthName,
  shortWeekdayName,
  startOfUtcDate,
} from "@striper/marine/time";
import { isSpeciesId, speciesCatalogue, speciesOf } from "#angling/species/index.ts";
import { weekdayOn } from "./calendar.ts";
import { crossingNamed } from "#angling/spots/index.ts";
import { findPlace } from "./places.ts";
import { plainWords } from "./words.ts";
import { readSlots } from "./read-text.ts";
import { inWords, numberSlot, optionSlot, problem, textSlot } from "./slot-kinds.ts";
import type { SlotContext, SlotProblem, SlotType } from "./slot-type.ts";
import {
  compassPoints,
  crafts,
  fates,
  hazards,
  modes,
  namedWaters,
  type SlotName,
  type SlotValue,
} from "./slots.ts";

const dayNames: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };
const acceptedDates = `YYYY-MM-DD, ${Object.keys(dayNames).join(", ")}, or a day as people say it: "saturday", "june 20"`;

function parseDate(given: unknown, context: SlotContext): string | SlotProblem {
  const text = String(given).trim();
  const [iso] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text) ?? [];
  if (iso !== undefined && startOfUtcDate(iso) !== null) {
    const instant = text.includes("T") ? Date.parse(text) : Number.NaN;
    if (text.includes("T") && Number.isNaN(instant)) return problem(acceptedDates);
    return Number.isNaN(instant) ? iso : harborDate(instant);
  }
  const shift = dayNames[text.toLowerCase()];
  if (shift !== undefined) return shiftDate(harborDate(context.now), shift);
  const { slots, also, rest } = readSlots(text, context);
  const isOne = slots.date !== undefined && also.length === 0 && rest.length === 0;
  return isOne && slots.date !== undefined ? slots.date : problem(acceptedDates);
}

const acceptedHours = 'a whole hour from 0 to 23, or a time like "5 am" or "17:00"';

function parseHour(given: unknown, context: SlotContext): number | SlotProblem {
  const value = Number(given);
  if (given !== "" && Number.isInteger(value))
    return value >= 0 && value <= 23 ? value : problem(acceptedHours);
  const { slots, vague, rest } = readSlots(String(given), context);
  return slots.hour !== undefined && vague.length === 0 && rest.length === 0
    ? slots.hour
    : problem(acceptedHours);
}

const isHere = /^(?:here|your position)$/i;

function parsePlace(given: unknown, { ownSpots }: SlotContext): string | SlotProblem {
  const name = String(given).trim();
  if (isHere.test(name)) return "here";
  return findPlace(name, ownSpots) === null && crossingNamed(plainWords(name)) === null
    ? problem(
        'the name of a spot, town or station between Cape Cod and New Hampshire, "here", or "42.36,-70.90"',
      )
    : name;
}

function parseSpecies(given: unknown, context: SlotContext): SlotValue<"species"> | SlotProblem {
  const text = String(given);
  if (isSpeciesId(text)) return text;
  const { slots, also, isUnheld } = readSlots(text, context);
  const isOne = also.length === 0 && !isUnheld;
  return isOne && slots.species !== undefined
    ? slots.species
    : problem(`one of ${speciesCatalogue.map(({ id }) => id).join(", ")}`);
}

function parseHazards(given: unknown): SlotValue<"hazards"> | SlotProblem {
  const said = Array.isArray(given) ? given.map(String) : String(given).split(/[,\s]+/);
  const known = said.flatMap((one) => hazards.find((hazard) => hazard === one.toLowerCase()) ?? []);
  return known.length === said.length ? known : problem(hazards.join(", "));
}

const spans = ["today", "this-week", "this-month", "this-year", "last-year"];
const isSpan = (text: string): boolean =>
  spans.includes(text) || /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(text);
const hourLabel = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "am" : "pm"}`;

function dateLabel(date: string, { now }: SlotContext): string {
  const named = Object.entries(dayNames).find(
    ([, shift]) => shiftDate(harborDate(now), shift) === date,
  );
  if (named !== undefined) return inWords(named[0]);
  const [, month = 1, day = 1] = date.split("-").map(Number);
  return `${shortWeekdayName(weekdayOn(date))} ${shortMonthName(month)} ${day}`;
}

export const slotTypes: { readonly [Name in SlotName]: SlotType<Name> } = {
  species: {
    // The catalogue's 43 ids would fill half of every model request.
    schema: { type: "string" },
    parse: parseSpecies,
    label: (id) => speciesOf(id).commonName,
    editor: {
      kind: "options",
      options: speciesCatalogue.map(({ id, commonName }) => ({ value: id, label: commonName })),
    },
  },
  length_inches: numberSlot([0.25, 150, 0.25], " in"),
  count: numberSlot([1, 200, 1], " fish"),
  anglers: numberSlot([1, 100, 1], " anglers"),
  kept_today: numberSlot([0, 200, 1], " kept"),
  mode: optionSlot(modes),
  water: optionSlot(namedWaters, {
    MA: "Massachusetts",
    NH: "New Hampshire",
    federal: "Federal water",
  }),
  place: {
    schema: { type: "string" },
    parse: parsePlace,
    label: (place) => (isHere.test(place) ? "Your position" : place),
    editor: { kind: "place", suggestions: ["here"] },
  },
  date: {
    schema: { type: "string" },
    parse: parseDate,
    label: dateLabel,
    editor: { kind: "date" },
  },
  hour: {
    schema: { type: "integer", minimum: 0, maximum: 23 },
    parse: parseHour,
    label: hourLabel,
    editor: { kind: "hour" },
  },
  minute: numberSlot([0, 59, 1], " min"),
  wind_knots: numberSlot([0, 100, 1], " kt"),
  gust_knots: numberSlot([0, 120, 1], " kt gusts"),
  wind_from: optionSlot(
    compassPoints,
    Object.fromEntries(compassPoints.map((point) => [point, point])),
  ),
  sea_feet: numberSlot([0, 60, 0.5], " ft seas"),
  craft: optionSlot(crafts),
  hazards: {
    schema: {
      type: "array",
      items: { type: "string", enum: hazards },
    },
    parse: parseHazards,
    label: (values) => values.map(inWords).join(", "),
    editor: {
      kind: "options",
      options: hazards.map((value) => ({ value, label: inWords(value) })),
    },
  },
  water_temperature_f: numberSlot([25, 95, 1], " °F water"),
  draft_feet: numberSlot([0.25, 60, 0.25], " ft draft"),
  height_feet: numberSlot([-6, 25, 0.1], " ft"),
  miles_off: numberSlot([0, 200, 0.5], " mi off"),
  age: numberSlot([0, 120, 1], " years"),
  bait: textSlot(),
  fate: optionSlot(fates),
  period: {
    schema: {
      type: "string",
      description: `${spans.join(", ")}, 2025 or 2025-06.`,
    },
    parse: (given) =>
      isSpan(String(given)) ? String(given) : problem(`${spans.join(", ")}, 2025 or 2025-06`),
    label: inWords,
    editor: { kind: "options", options: spans.map((value) => ({ value, label: inWords(value) })) },
  },
  text: textSlot({
    type: "string",
    description: "A few English words of the question, or the text's identifier.",
  }),
  aspect: textSlot(),
};

export const isProblem = (value: unknown): value is SlotProblem =>
  typeof value === "object" && value !== null && "problem" in value;
