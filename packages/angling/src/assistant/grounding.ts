import {
  formatIso,
  harborDate,
  harborParts,
  parseIso,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import type { Fact } from "./facts.ts";
import { framesOf, type FollowUpContext } from "./conversation.ts";

const numbers = /\d+(?:\.\d+)?/g;

const numbersIn = (text: string): string[] => text.match(numbers) ?? [];

/** How a figure may be shown: with fewer decimals, or without its zeros. */
function shownForms(value: number): string[] {
  const size = Math.abs(value);
  // A fact of two decimals was rounded once already: its tenth may lie on either side.
  const tenths = [size - 0.005, size + 0.005].map((near) => Math.abs(near).toFixed(1));
  return [...[0, 1, 2, 3].map((decimals) => size.toFixed(decimals)), String(size), ...tenths];
}

function formsOfTime(time: string): string[] {
  const instant = parseIso(time);
  if (instant === null) return [];
  const { hour, minute, day, year, month } = harborParts(instant);
  const two = String(minute).padStart(2, "0");
  return [
    ...numbersIn(harborDate(instant)),
    String(hour),
    String(hour % 12 === 0 ? 12 : hour % 12),
    two,
    String(day),
    String(year),
    String(month),
  ];
}

function formsOfText(text: string): string[] {
  return numbersIn(text).flatMap((number) => [number, String(Number(number))]);
}

/** The days a turn is about, which its answer may name. */
export function daysOfTurn(context: FollowUpContext, now: Instant): string[] {
  const named = framesOf(context).flatMap(({ when }) =>
    when === null ? [] : [when.date, when.lastDate, formatIso(when.from)],
  );
  return [harborDate(now), shiftDate(harborDate(now), 1), ...named];
}

/**
 * The numbers of a text that none of its facts, times, places or sources and none of the given texts
 * (the question, for one) contains. Empty: the text invents no number.
 */
export function unsupportedNumbers(
  text: string,
  facts: readonly Fact[],
  known: readonly string[] = [],
): string[] {
  const supported = new Set<string>();
  const add = (forms: readonly string[]): void => {
    for (const form of forms) supported.add(form);
  };
  for (const { value, time, place, source, unit } of facts) {
    if (typeof value === "number") add(shownForms(value));
    if (typeof value === "number" && unit === "min") add(shownForms(value / 60));
    if (typeof value !== "number") add(formsOfText(String(value)));
    if (time !== null) add(formsOfTime(time));
    add(formsOfText(`${place ?? ""} ${source} ${unit ?? ""}`));
  }
  // "⑩" is read as 10.
  for (const other of known) add(formsOfText(`${other} ${other.normalize("NFKD")}`));
  return numbersIn(text).filter(
    (number) => !supported.has(number) && !supported.has(String(Number(number))),
  );
}
