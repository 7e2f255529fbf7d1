/** The rows of the keyboard; each begins half a key farther right than the one above it. */
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function keyOf(letter: string): { readonly row: number; readonly across: number } {
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  return { row, across: (keyboard[row]?.indexOf(letter) ?? 0) + row / 2 };
}

/** One key lies beside the other, in its row or in the next. */
function areNeighbors(typed: string, meant: string): boolean {
  const [one, other] = [keyOf(typed), keyOf(meant)];
  const rows = Math.abs(one.row - other.row);
  const across = Math.abs(one.across - other.across);
  return Math.min(one.row, other.row) >= 0 && rows < 2 && across <= (rows === 0 ? 1 : 0.5);
}

const vowels = "aeiouy";
/** Letters that sound alike. */
const alike: ReadonlySet<string> = new Set(["ck", "kc", "cs", "sc", "sz", "zs", "gj", "jg", "fv"]);

const likely = 0.7;
const leftOut = 0.7;
const otherVowel = 0.8;
const swapped = 0.7;

/** How far one letter stands for another: less for a neighboring key and for what sounds alike. */
function substitution(typed: string, meant: string): number {
  if (typed === meant) return 0;
  if (areNeighbors(typed, meant)) return likely;
  const isVowel = vowels.includes(typed) && vowels.includes(meant);
  if (alike.has(typed + meant)) return likely;
  return isVowel ? otherVowel : 1;
}

/** Letters below this have a row and a column in `substitutions`; all others stand for themselves alone. */
const tabled = 128;
/** `substitution` of every two letters, by their codes: it is asked for millions of times. */
const substitutions = Float64Array.from({ length: tabled * tabled }, (_, place) =>
  substitution(
    String.fromCharCode(Math.floor(place / tabled)),
    String.fromCharCode(place % tabled),
  ),
);

function substitutionOf(typed: number, meant: number): number {
  if (typed === meant) return 0;
  return typed < tabled && meant < tabled ? Number(substitutions[typed * tabled + meant]) : 1;
}

const at = (row: Float64Array, column: number): number => Number(row[column]);

/** A letter typed twice, or once where it belongs twice, is half a slip. */
const repeated = 0.6;

/** The slips between a word as typed and as meant; more than `most` counts as infinitely many. */
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
        at(last, column - 1) + substitutionOf(letter, wanted),
      );
      // Before the first letter there is none, which no code equals.
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

/** "strpr", "tmrrw": the consonants of a word and nothing else. */
export const isSkeletonOf = (typed: string, meant: string): boolean =>
  typed.length >= 3 && meant.length > typed.length && typed === skeleton(meant);

const mostRemembered = 2000;

/** The same for a word each time, found once for the words asked with most. */
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
