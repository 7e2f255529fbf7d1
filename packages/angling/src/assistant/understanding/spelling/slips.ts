/** The keys beside each key. */
const neighbors: Readonly<Record<string, string>> = {
  q: "wa",
  w: "qeas",
  e: "wrsd",
  r: "etdf",
  t: "ryfg",
  y: "tugh",
  u: "yihj",
  i: "uojk",
  o: "ipkl",
  p: "ol",
  a: "qwsz",
  s: "awedxz",
  d: "serfcx",
  f: "drtgvc",
  g: "ftyhbv",
  h: "gyujnb",
  j: "huikmn",
  k: "jiolm",
  l: "kop",
  z: "asx",
  x: "zsdc",
  c: "xdfv",
  v: "cfgb",
  b: "vghn",
  n: "bhjm",
  m: "njk",
};

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
  if (neighbors[meant]?.includes(typed) === true) return likely;
  const isVowel = vowels.includes(typed) && vowels.includes(meant);
  if (alike.has(typed + meant)) return likely;
  return isVowel ? otherVowel : 1;
}

const at = (row: readonly number[], column: number): number => Number(row[column]);

/** A letter typed twice, or once where it belongs twice, is half a slip. */
const repeated = 0.6;

/** The slips between a word as typed and as meant; more than `most` counts as infinitely many. */
export function slipsBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most / repeated) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charAt(row - 1);
    const extra = letter === typed.charAt(row - 2) ? repeated : leftOut;
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const wanted = meant.charAt(column - 1);
      const missing = wanted === meant.charAt(column - 2) ? repeated : leftOut;
      let slips = Math.min(
        at(last, column) + extra,
        at(current, column - 1) + missing,
        at(last, column - 1) + substitution(letter, wanted),
      );
      const isSwap = letter === meant.charAt(column - 2) && typed.charAt(row - 2) === wanted;
      if (isSwap && row > 1 && column > 1)
        slips = Math.min(slips, at(beforeLast, column - 2) + swapped);
      current.push(slips);
    }
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
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
    if (known.size < mostRemembered) known.set(word, found);
    return found;
  };
}
