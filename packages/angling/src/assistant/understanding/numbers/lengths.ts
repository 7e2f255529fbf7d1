import { isFishLength, leastFishLength, mixed, number, saidInInches } from "./measures.ts";
import { monthPattern } from "#angling/assistant/slots/calendar.ts";

const pair =
  /\b(\d+(?:\.\d+)?)(?: ?(?:inch\w*|in))?(?: \w+)? (?:and|plus|n|one|another) (?:(?:a|an|one|the|other|another|is|at|was|i|we|he|she|my|buddy|mine|his|hers|got|has|have|caught) ){0,5}(\d+(?:\.\d+)?)(?= ?(?:inch\w*|in)\b|.*\b(?:both|inch\w*)\b)/;

const either =
  /\b(\d+(?:\.\d+)?) ?(?:inch\w*|in)?\b.* or (?:(?:a|an|is|at|of|about|what about|how about) )*(\d+(?:\.\d+)?)(?: ?(?:inch\w*|in))?(?: (?:one|FISH|keep\w*|legal|ok|okay|\w+er|\w+ass))?$/;
/** "26 or 28 inches": each is asked about for itself. */
export const isEitherLength = (text: string): boolean => !pair.test(text) && either.test(text);

const ofARow = `${number}(?: ?(?:inch\\w*|in)\\b)?`;
const row = new RegExp(
  `(?<![/:.\\d])\\b${ofARow}(?:(?: (?:and|plus|n|a|an|one|another))* ${ofARow})+`,
);
const dayOfMonth = new RegExp(`\\b(?:${monthPattern}) \\d{1,2}\\b`, "g");

/** "2 fluke 18 and 16": no hours, no span, no days and no fish. */
const bareTwo =
  /^(?!.*\b(?:between|from \d|at \d|aged?|ages)\b).*\b\d{2}(?:\.\d+)? (?:and|plus|n) (?:(?:a|an|one|another) )?\d{2}(?:\.\d+)?\b(?!\/| (?:am|pm|fish|of|years?|miles?|mi|nm|feet|ft|people|guys|anglers|degrees))/;

/** "17 18 and 19", "17 1/2 and 18": three and more, or with a fraction among them. */
function rowIn(text: string): readonly number[] {
  const [whole = ""] = row.exec(text.replaceAll(dayOfMonth, "WHEN")) ?? [];
  const lengths = [...whole.matchAll(new RegExp(number, "g"))].map((match) => mixed(match));
  const isRow = lengths.length > 2 || whole.includes("/") || bareTwo.test(text);
  return isRow ? lengths : [];
}

/** "A 22 inch and two 18s", "two 17 inchers". */
const alike = /(?<![/:.\d])\b([2-9]) (\d{2}(?:\.\d+)?) (?:s|inch(?:es|ers?)?)\b/;
/** "3 black sea bass all 17 inches", "4 scup 11 in each". */
const allAlike =
  /(?<![/:.\d])\b([2-9]) (?:[a-z]+ ){1,4}?(?:(?:all|each) (?:(?:at|about|of them|are|is|measured?) )*(\d{2}(?:\.\d+)?)(?: ?in(?:ch(?:es)?)?)?\b(?! (?:of|and|n|feet|ft|miles?|lbs?|pounds?))|(\d{2}(?:\.\d+)?) ?in(?:ch(?:es)?)? (?:each|apiece|all)\b)/;
function alikeIn(said: string): readonly number[] {
  const text = said.replaceAll(dayOfMonth, "WHEN");
  const [, copiesOf, before, behind = before] = allAlike.exec(text) ?? [];
  if (behind !== undefined) return Array.from({ length: Number(copiesOf) }, () => Number(behind));
  const [whole, times, length] = alike.exec(text) ?? [];
  if (whole === undefined) return [];
  const other = saidInInches.exec(text.replace(whole, ""));
  const copies = Array.from({ length: Number(times) }, () => Number(length));
  return other === null ? copies : [mixed(other), ...copies];
}

const leastSaidLength = 3;

/** "A 28 and a 30 inch", "17 18 and 19": the lengths of several fish; else none. */
export function lengthsIn(text: string): readonly number[] {
  const listed = [alikeIn(text), rowIn(text)].find((lengths) => lengths.length > 1) ?? [];
  if (listed.length > 1 && listed.every((one) => isFishLength(one))) return listed;
  const [, first, second] = pair.exec(text) ?? either.exec(text) ?? [];
  const lengths = [first, second].flatMap((one) => (one === undefined ? [] : [Number(one)]));
  // Two that are said in inches and much alike are lengths, however short.
  const areAlike = Math.max(...lengths) <= 3 * Math.min(...lengths);
  const least = areAlike && /\b(?:inch\w*|in)\b/.test(text) ? leastSaidLength : leastFishLength;
  return lengths.every((one) => isFishLength(one, least)) ? lengths : [];
}

/** "One of them is 22 and another 23": both are asked about, and none was kept before. */
export const isOfBoth = (text: string): boolean =>
  lengthsIn(text).length > 1 &&
  /\bone\b.*\d.*\b(?:another|the other)\b.*\d/.test(text) &&
  !/\b(?:kept|keeping|already|have|has|got|took|boxed)\b/.test(text);
