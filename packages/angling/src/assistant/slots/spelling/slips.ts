const leftOut = 0.7;
const swapped = 0.7;
/** Cost of a substituted letter. */
const other = 0.9;

const at = (row: Float64Array, column: number): number => Number(row[column]);

/** Cost of a letter doubled or undoubled. */
const repeated = 0.6;

/** Returns the slips between typed and meant word, or infinity above `most`. */
export function slipsBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most / repeated) return Number.POSITIVE_INFINITY;
  const length = meant.length + 1;
  let beforeLast = new Float64Array(length);
  let last = Float64Array.from({ length }, (_, column) => column);
  let current = new Float64Array(length);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = typed.charCodeAt(row - 2);
    const extra = letter === letterBefore ? repeated : leftOut;
    current[0] = row;
    let least = row;
    for (let column = 1; column < length; column += 1) {
      const wanted = meant.charCodeAt(column - 1);
      const wantedBefore = meant.charCodeAt(column - 2);
      const missing = wanted === wantedBefore ? repeated : leftOut;
      let slips = Math.min(
        at(last, column) + extra,
        at(current, column - 1) + missing,
        at(last, column - 1) + (letter === wanted ? 0 : other),
      );
      // Before the first letter the code is NaN, which equals nothing.
      if (letter === wantedBefore && letterBefore === wanted)
        slips = Math.min(slips, at(beforeLast, column - 2) + swapped);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, meant.length);
}

export const skeleton = (word: string): string => word.replaceAll(/(?<!^)[aeiou]/g, "");

/** Reports a word typed as consonants only: "strpr", "tmrrw". */
export const isSkeletonOf = (typed: string, meant: string): boolean =>
  typed.length >= 3 && meant.length > typed.length && typed === skeleton(meant);

const mostRemembered = 2000;

/** Memoizes a function of a word, with a bounded cache. */
export function remembering<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(word);
    if (known.size >= mostRemembered) known.clear();
    known.set(word, found);
    return found;
  };
}
