import type { Measures } from "./measures.ts";

const bare =
  /(?<![\d./:-])\d{1,3}(?:\.\d+)?(?![\d/:-]|\.\d| ?(?:people|guys|anglers|of us|buddies|friends|persons?|fishermen|yo\b|years?|yrs?|ft|feet|foot|miles?|mi\b|nm|nautical|lbs?|pounds?|knots?|kt|min|hours?|hrs?|day|mm|cm|per\b))/g;

/** A number of the question, times and names taken out, that was read as no length and no count. */
export function hasUnreadNumber(rest: string, measures: Measures): boolean {
  const { length, count, kept, milesOff, height } = measures;
  const read = new Set([
    length,
    length === null ? null : Math.floor(length),
    count,
    kept,
    milesOff,
    height,
  ]);
  const numbers = [...rest.replaceAll(/\b\d{1,2}\/\d{1,2}\b/g, " ").matchAll(bare)];
  return numbers.some(([said]) => !read.has(Number(said)));
}
