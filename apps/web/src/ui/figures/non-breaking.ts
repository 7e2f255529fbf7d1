const units = "am|pm|ft|in|lb|oz|kt|mph|nm|mi|km|m|cm|kg|h|min|s";
const figureAndUnit = new RegExp(`(\\d) (?=(?:${units})\\b)`, "gu");
const fromTo = /(\d) to (?=\d{1,2}(?::\d\d)? (?:am|pm)\b)/gu;
const bearingAndWind = /\b([NESW]{1,3}) (?=wind\b)/gu;

const beforeDot = / (?=· )/gu;

/**
 * Inserts non-breaking spaces, so that no line ends between a figure and its unit ("3:01 pm", "6 to 8 am", "31 in",
 * "W wind") or begins with a separating dot.
 */
export function nonBreaking(text: string): string {
  return text
    .replace(fromTo, "$1\u00A0to\u00A0")
    .replace(figureAndUnit, "$1\u00A0")
    .replace(bearingAndWind, "$1\u00A0")
    .replace(beforeDot, "\u00A0");
}
