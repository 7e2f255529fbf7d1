import { bitsIn, letterBits } from "#angling/words/letter-bits.ts";
import { remembering, skeleton, slipsBetween } from "#angling/assistant/slots/spelling/slips.ts";

/** Collapses repeated letters: "fooog", "hellp". */
const undoubled = remembering((word) => word.replaceAll(/(.)\1+/g, "$1"));

/** Returns the slips allowed for a word alone (`isSure`) or beside another idea. */
function slipsAllowed(length: number, isSure: boolean): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  if (length < 8) return isSure ? 1 : 1.4;
  return 1.7;
}

const sortedLetters = (word: string): string => word.split("").toSorted().join("");

const isWithin = (said: string, meant: string, slips: number): boolean =>
  slipsBetween(said, meant, slips) <= slips;

const oneSlip = 0.7;
/** Length of a beginning that identifies a long word: "hypotheram". */
const beginning = 7;

export interface Compared {
  readonly word: string;
  /** One bit per letter. */
  readonly letters: number;
  readonly undoubled: string;
  readonly sorted: string;
  readonly bones: string;
}

export const comparedBy = (word: string): Compared => ({
  word,
  letters: letterBits(word),
  undoubled: undoubled(word),
  sorted: sortedLetters(word),
  bones: skeleton(word),
});

/** Reports a likely misspelling: wrong, swapped or doubled letters, or missing vowels. */
export function isSlipOf(
  { word: said, ...one }: Compared,
  meant: Compared,
  isSure: boolean,
): boolean {
  const { word, bones } = meant;
  if (one.undoubled === meant.undoubled) return true;
  if (word.length === 3) return one.sorted === meant.sorted && isWithin(said, word, 1);
  if (bones.length >= 3 && one.undoubled === undoubled(bones)) return true;
  if (bones.length >= 5 && said.length === bones.length && isWithin(said, bones, oneSlip))
    return true;
  if (word.length > beginning + 1 && said.startsWith(word.slice(0, beginning))) return true;
  if (said.length < 4)
    return (
      word.length === 4 &&
      said.charAt(0) === word.charAt(0) &&
      said.at(-1) === word.at(-1) &&
      isWithin(said, word, 1)
    );
  return isWithin(said, word, slipsAllowed(word.length, isSure));
}

/** Maximum differing letters, apart from missing vowels. */
const mostOtherLetters = 3;

export const similarWords = (
  vocabulary: readonly Compared[],
  { word, letters }: Compared,
): readonly Compared[] =>
  vocabulary.filter((one) => {
    const isPart = (letters & ~one.letters) === 0 && word.length >= one.bones.length - 1;
    const isNear =
      Math.abs(word.length - one.word.length) <= mostOtherLength &&
      bitsIn(letters ^ one.letters) <= (one.word.length < 6 ? 2 : mostOtherLetters);
    return isPart || isNear || one.word.startsWith(word.slice(0, beginning));
  });
const mostOtherLength = 3;

function isWithoutOne(said: string, meant: string): boolean {
  let same = 0;
  while (same < said.length && said[same] === meant[same]) same += 1;
  return meant.slice(same + 1) === said.slice(same);
}

/**
 * Reports an ordinary word that may be another one with a letter lost or two swapped: "gong down",
 * "wet in", "tie caught me".
 */
export const isOneLost = (said: Compared, meant: Compared): boolean =>
  meant.word.length > 3 &&
  said.word.length > 2 &&
  said.word !== meant.word &&
  (said.word.length === meant.word.length - 1
    ? isWithoutOne(said.word, meant.word)
    : said.sorted === meant.sorted && isWithin(said.word, meant.word, oneSlip));
