import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { editDistance } from "#angling/species/edit-distance.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";

/** Words that differ by a letter or two from others of this list and say something else. */
const wordsOfLaw: ReadonlySet<string> = new Set(
  `minimum maximum more less least most under over above below before after inside outside within without
  inshore onshore offshore nearshore ashore aboard north south east west northern southern eastern western
  open opened close closed legal illegal lawful unlawful permitted prohibited permit prohibit may must shall
  can cannot not now no none only except unless until required exempt allowed retain retained retention
  release released possess possession per private hire shore vessel boat angler person trip day daily week
  weekly month monthly year yearly male female state federal live dead whole weekend weekday sunrise sunset
  commercial recreational hook hooked gaff total fork curved carapace natural artificial offset circle
  non combined additional`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);

/** What our own rules say of fish is spelled as it should be. */
const wordsOfTheTable: ReadonlySet<string> = new Set(
  (
    JSON.stringify(packagedTable)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).flatMap((word) => [word, word.replace(/s$/u, "")]),
);

const isWord = (word: string): boolean =>
  wordsOfLaw.has(word) || everydayWords.has(word) || wordsOfTheTable.has(word);

/** Words of at least this length may have two typos. */
const lettersForTwoSlips = 8;
const fewestLetters = 5;

/**
 * Whether one is the other with a slip of the pen mended, or made. Only where one of the two is no
 * word at all: between two words lies a meaning, however alike they look.
 */
export function isMendedTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < fewestLetters || one[0] !== other[0]) return false;
  if (!/^\p{L}+$/u.test(one) || !/^\p{L}+$/u.test(other)) return false;
  if (isWord(one) === isWord(other)) return false;
  return editDistance(one, other) <= (shorter >= lettersForTwoSlips ? 2 : 1);
}
