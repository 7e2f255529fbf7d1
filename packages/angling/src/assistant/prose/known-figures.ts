import { harborParts, parseIso } from "@striper/marine/time";
import type { Card } from "#angling/assistant/cards/card.ts";
import { aboutMinutes, figuresIn, type Figure, type FigureClass } from "./figures.ts";
import { dayOfYear } from "./number-words.ts";

const classOfUnit: Readonly<Record<string, FigureClass>> = {
  ft: "feet",
  in: "inches",
  kt: "knots",
  mph: "mph",
  "°F": "degrees",
  "°": "degrees",
  F: "degrees",
  nm: "miles",
  mi: "miles",
  "%": "percent",
  fish: "fish",
  min: "minutes",
  h: "hours",
  hours: "hours",
  days: "days",
  lb: "pounds",
  years: "years",
};

const slotUnits = [
  ["length_inches", "in"],
  ["count", "fish"],
  ["kept_today", "fish"],
  ["anglers", ""],
  ["age", "years"],
  ["wind_knots", "kt"],
  ["gust_knots", "kt"],
  ["sea_feet", "ft"],
  ["draft_feet", "ft"],
  ["height_feet", "ft"],
  ["miles_off", "nm"],
  ["water_temperature_f", "°F"],
] as const;

export type Known = Pick<Figure, "value" | "class">;

function figuresOfTime(time: string): readonly Known[] {
  const instant = parseIso(time);
  if (instant === null) return [];
  const { hour, minute, day, month, year } = harborParts(instant);
  return [
    { value: hour * 60 + minute, class: "time" },
    { value: dayOfYear(month, day), class: "date" },
    { value: year, class: "plain" },
  ];
}

/** Returns every figure a card states: facts, times, slots and its own sentences. */
export function figuresOfCard(card: Card): readonly Known[] {
  const { facts, slots, headline, text, details, title, sources } = card;
  const values = facts.flatMap(({ value, unit }): readonly Known[] =>
    typeof value === "number"
      ? [{ value, class: classOfUnit[unit ?? ""] ?? "plain" }]
      : figuresIn(String(value)),
  );
  const times = facts.flatMap(({ time }) => (time === null ? [] : figuresOfTime(time)));
  const sentences = [
    title,
    text,
    ...details,
    `${headline.figure} ${headline.unit ?? ""}`,
    headline.label,
    ...sources.map(({ name }) => name),
  ];
  const slotWords = slotUnits.map(([name, unit]) => `${slots[name] ?? ""} ${unit}`);
  const { date = "", hour, minute = 0 } = slots;
  const time = hour === undefined ? "" : `${hour}:${String(minute).padStart(2, "0")}`;
  return [
    ...values,
    ...times,
    ...[...sentences, ...slotWords, date, time].flatMap((one) => figuresIn(one)),
  ];
}

/** Classes in which law speaks: a rounded figure is another rule. */
const exactClasses: ReadonlySet<FigureClass> = new Set(["inches", "fish", "years", "date", "days"]);

const apart = (a: number, b: number, round: number): number => {
  const off = Math.abs(a - b) % round;
  return Math.min(off, round - off);
};

const aboveDatum = /\babove (?:the )?(?:datum|mean|zero|mllw)\b/iu;
/** Returns the figures a sentence can mean: a height below the datum is none above it. */
export const meantBy = (sentence: string, known: readonly Known[]): readonly Known[] =>
  aboveDatum.test(sentence) ? known.filter(({ value }) => value >= 0) : known;

/** Tells whether a figure of the prose is the known one, rounded as it is written. */
export function agrees(figure: Figure, known: Known): boolean {
  const { class: kind, value, off: mayBeOff = figure.isAbout ? aboutMinutes : 1 } = figure;
  if (kind === "clock" && known.class === "years") return value === (known.value * 60) % 720;
  if (kind === "clock") return known.class === "time" && apart(value, known.value, 720) <= mayBeOff;
  if (kind === "plain" && known.class === "time")
    return value > 0 && value <= 12 && apart(value * 60, known.value, 720) <= aboutMinutes;
  if (kind !== "plain" && known.class !== kind) return false;
  // "The 29th" leaves the month to the sentence.
  if (kind === "date" && value < 100) return known.value % 100 === value;
  if (kind === "time")
    return apart(value, known.value, 1440) <= (figure.isAbout ? aboutMinutes : 1);
  const off = Math.abs(Math.abs(value) - Math.abs(known.value));
  if (exactClasses.has(kind) || exactClasses.has(known.class)) return off < 0.001;
  return off <= 0.5 * 10 ** -figure.decimals + 0.005;
}

const differenceWords =
  /\b(?:short|shy|more|less|by|over|under|above|below|too|before|after|later|earlier|until|left|away|más|menos|plus|moins)\b/iu;

/** Tells whether a sentence holds one figure against another. */
export const compares = (sentence: string): boolean => differenceWords.test(sentence);

/** Tells whether a figure is the difference of two that are known, in a sentence that says so. */
export function differs(figure: Figure, sentence: string, known: readonly Known[]): boolean {
  if (!compares(sentence)) return false;
  const minutes = figure.class === "hours" ? 60 : figure.class === "minutes" ? 1 : null;
  if (minutes === null && figure.class !== "inches" && figure.class !== "plain") return false;
  const kind = minutes === null ? "inches" : "time";
  const values = known.filter((one) => one.class === kind).map(({ value }) => value);
  const wanted = figure.value * (minutes ?? 1);
  const mayBeOff = minutes === null ? 0.05 : Math.max(5, minutes / 4);
  return values.some((a) => values.some((b) => Math.abs(Math.abs(a - b) - wanted) <= mayBeOff));
}
