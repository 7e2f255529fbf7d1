const units = "am|pm|ft|in|lb|oz|kt|mph|nm|mi|km|m|cm|kg|h|min|s";
const figureAndUnit = new RegExp(`(\\d) (?=(?:${units})\\b)`, "gu");
const bearingAndWind = /\b([NESW]{1,3}) (?=wind\b)/gu;

/** A line never ends between a figure and its unit: "3:01 pm", "31 in", "W wind". */
export function unbroken(text: string): string {
  return text.replace(figureAndUnit, "$1\u00A0").replace(bearingAndWind, "$1\u00A0");
}
