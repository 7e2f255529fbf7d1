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

/** Reads an ISO day or instant, a named day, or words for exactly one day. */
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

/** Reads an hour; minutes are a slot of their own. */
function parseHour(given: unknown, context: SlotContext): number | SlotProblem {
  const value = Number(given);
  if (given !== "" && Number.isInteger(value))
    return value >= 0 && value <= 23 ? value : problem(acceptedHours);
  const { slots, vague, rest } = readSlots(String(given), context);
  return slots.hour !== undefined && vague.length === 0 && rest.length === 0
    ? slots.hour
    : problem(acceptedHours);
}

function parsePlace(given: unknown, { ownSpots }: SlotContext): string | SlotProblem {
  const name = String(given).trim();
  if (name.toLowerCase() === "here") return "here";
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

/** Every slot, declared once. */
export const slotTypes: { readonly [Name in SlotName]: SlotType<Name> } = {
  species: {
    name: "species",
    // The catalogue's 43 ids would make up half of what every model request carries.
    schema: {
      type: "string",
      description: "English name or id, such as striped_bass.",
    },
    parse: parseSpecies,
    label: (id) => speciesOf(id).commonName,
    editor: {
      kind: "options",
      options: speciesCatalogue.map(({ id, commonName }) => ({ value: id, label: commonName })),
    },
  },
  length_inches: numberSlot("length_inches", {
    description: "Total length of the fish, inches.",
    least: 0.25,
    most: 150,
    step: 0.25,
    unit: " in",
  }),
  count: numberSlot("count", {
    description: "Fish asked about.",
    least: 1,
    most: 200,
    step: 1,
    unit: " fish",
  }),
  anglers: numberSlot("anglers", {
    description: "People who fish together.",
    least: 1,
    most: 100,
    step: 1,
    unit: " anglers",
  }),
  kept_today: numberSlot("kept_today", {
    description: "Fish of this kind kept today, before this one.",
    least: 0,
    most: 200,
    step: 1,
    unit: " kept",
  }),
  mode: optionSlot("mode", "Way of fishing.", modes),
  water: optionSlot("water", "Whose water.", namedWaters, {
    MA: "Massachusetts",
    NH: "New Hampshire",
    federal: "Federal water",
  }),
  place: {
    name: "place",
    schema: {
      type: "string",
      description: 'Spot, town, station, "here" or "42.36,-70.90".',
    },
    parse: parsePlace,
    label: (place) => (place === "here" ? "Your position" : place),
    editor: { kind: "place", suggestions: ["here"] },
  },
  date: {
    name: "date",
    schema: {
      type: "string",
      description: "YYYY-MM-DD, today, tomorrow or yesterday.",
    },
    parse: parseDate,
    label: dateLabel,
    editor: { kind: "date" },
  },
  hour: {
    name: "hour",
    schema: { type: "integer", description: "Hour in Boston.", minimum: 0, maximum: 23 },
    parse: parseHour,
    label: hourLabel,
    editor: { kind: "hour" },
  },
  minute: numberSlot("minute", {
    description: "Minutes after the hour.",
    least: 0,
    most: 59,
    step: 1,
    unit: " min",
  }),
  wind_knots: numberSlot("wind_knots", {
    description: "Wind said, knots.",
    least: 0,
    most: 100,
    step: 1,
    unit: " kt",
  }),
  gust_knots: numberSlot("gust_knots", {
    description: "Gusts said, knots.",
    least: 0,
    most: 120,
    step: 1,
    unit: " kt gusts",
  }),
  wind_from: optionSlot(
    "wind_from",
    "Where the wind blows from.",
    compassPoints,
    Object.fromEntries(compassPoints.map((point) => [point, point])),
  ),
  sea_feet: numberSlot("sea_feet", {
    description: "Height of the seas said, feet.",
    least: 0,
    most: 60,
    step: 0.5,
    unit: " ft seas",
  }),
  craft: optionSlot("craft", "What the angler stands on or floats in.", crafts),
  hazards: {
    name: "hazards",
    schema: {
      type: "array",
      description: "Conditions said that count against going out.",
      items: { type: "string", enum: hazards },
    },
    parse: parseHazards,
    label: (values) => values.map(inWords).join(", "),
    editor: {
      kind: "options",
      options: hazards.map((value) => ({ value, label: inWords(value) })),
    },
  },
  water_temperature_f: numberSlot("water_temperature_f", {
    description: "Temperature of the water said, degrees Fahrenheit.",
    least: 25,
    most: 95,
    step: 1,
    unit: " °F water",
  }),
  draft_feet: numberSlot("draft_feet", {
    description: "Draft of the boat, feet.",
    least: 0.25,
    most: 60,
    step: 0.25,
    unit: " ft draft",
  }),
  height_feet: numberSlot("height_feet", {
    description: "A water level asked about, feet above MLLW.",
    least: -6,
    most: 25,
    step: 0.1,
    unit: " ft",
  }),
  miles_off: numberSlot("miles_off", {
    description: "Miles off the coast.",
    least: 0,
    most: 200,
    step: 0.5,
    unit: " mi off",
  }),
  age: numberSlot("age", {
    description: "Age in years of whom a permit is asked for.",
    least: 0,
    most: 120,
    step: 1,
    unit: " years",
  }),
  bait: textSlot("bait", "Bait or lure."),
  fate: optionSlot("fate", "What became of the fish.", fates),
  period: {
    name: "period",
    schema: {
      type: "string",
      description: `Span of the log: ${spans.join(", ")}, 2025 or 2025-06.`,
    },
    parse: (given) =>
      isSpan(String(given)) ? String(given) : problem(`${spans.join(", ")}, 2025 or 2025-06`),
    label: inWords,
    editor: { kind: "options", options: spans.map((value) => ({ value, label: inWords(value) })) },
  },
  text: textSlot("text", "Identifier of a reviewed text."),
  aspect: textSlot("aspect", "Which figure of the card is wanted."),
};

export const isProblem = (value: unknown): value is SlotProblem =>
  typeof value === "object" && value !== null && "problem" in value;
