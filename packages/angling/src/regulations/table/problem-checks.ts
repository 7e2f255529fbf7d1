import { isDate } from "#angling/regulations/season.ts";
import type { DayRange } from "#angling/regulations/table/table.ts";

export const when = (isWrong: boolean, problem: string): readonly string[] =>
  isWrong ? [problem] : [];

/** A leap year, so that it contains every calendar day. */
export const leapYear = 2028;

export function rangeProblems({ from, to }: DayRange): readonly string[] {
  return [
    ...when(!isDate(`${leapYear}-${from}`) || from === "02-29", `${from} cannot be a first day.`),
    ...when(!isDate(`${leapYear}-${to}`), `${to} cannot be a last day.`),
  ];
}

export const repeated = (values: readonly string[], name: string): readonly string[] =>
  values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `the ${name} ${value} is named twice.`);

// Accepts plain ASCII host names only, so that a link opens the site it shows. Deceptive forms
// include "https://mass.gov@example.com", letters of another script, punycode and bare numbers.
const plainAddress =
  /^https:\/\/(?!(?:[^/]*\.)?xn--)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#][\x21-\x7e]*)?$/i;

export function sourceProblems(url: string, verifiedOn: string | null): readonly string[] {
  const isSecure = url.startsWith("https://");
  return [
    ...when(!isSecure, "the source is not an https address."),
    ...when(isSecure && !plainAddress.test(url), "the source is not a plain public address."),
    ...when(verifiedOn !== null && !isDate(verifiedOn), "the day of verification is not a day."),
  ];
}
