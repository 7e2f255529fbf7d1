import type { Frame } from "#angling/assistant/frame.ts";
import { patternOf } from "#angling/assistant/understanding/cues.ts";
import type { Measures } from "./measures.ts";

/** Words of a question with the lengths of its fish said plainly, and how they were told. */
export interface ToldLengths {
  readonly text: string;
  /** Inches: a length that was told as near another or as about so much. */
  readonly about: number | null;
}

const numeral = String.raw`(?<![\d./:])(\d{1,2}(?:\.\d+)?)(?: (?:and )?(\d{1,2})\/(2|4|8|16))?`;
const inch = String.raw`(?: ?(?:inch(?:es)?|in)\b(?! (?:the|my|a)\b))?`;
const hair = "(?:hair|tad|bit|touch|smidge|smidgen|whisker|fraction|little|tick|nub|fuzz)";
/** What may stand behind a length; "almost 25 mackerel" are so many. */
const behind = String.raw`(?= (?:long|can|could|may|is|was|ok|okay|legal|keep\w*|it|so|but|or|and|do|does|what|will|would|should|striper|that|good|toss|release|for dinner|this|today|tonight|now)\b|$)`;

const onTheMark = new RegExp(
  `${numeral}${inch} (?:on the (?:nose|dot|button|money|mark)|flat(?! (?:calm|water|bottom|rock))|even(?! (?:if|though|when|on|at|from|with))|(?:dead|right) (?:on|even)|exactly)\\b`,
  "g",
);
const under = new RegExp(
  `\\b(?:(?:(?:just|barely|slightly|right|maybe|only|like) )*(?:an? )?(?:(?:${hair}|eighth) )?(?:under|below|shy of|short of|less than|shorter than)|almost|nearly|not quite|close to) ${numeral}${inch}${behind}`,
);
const over = new RegExp(
  `\\b(?:(?:just|barely|slightly|right|maybe|only|like) )*(?:an? )?(?:${hair} )?(?:over|above|past|more than|longer than) ${numeral}${inch}${behind}`,
);
const bareLength =
  /\b(?:1[2-9]|[2-5]\d)(?:\.\d+)?(?: (?:and )?\d\/\d+)?\b(?! ?(?:in\b|inch|ft|feet|foot|lb|pound|cm|yr|year|min|hour|am\b|pm\b|fish|[./:]))/;
/** "Over 31" alone is a mark and no length. */
const isNear = new RegExp(
  `\\b(?:just|barely|slightly|right|${hair}|shy|almost|nearly|quite|close)\\b`,
);
const andMore = new RegExp(`${numeral}${inch} (?:and change|(?:and|plus) an? ${hair})\\b`);
const asAbout = new RegExp(`${numeral}${inch} ?(?:ish|or so|give or take|roughly|more or less)\\b`);

/** What one can see on a tape. */
const eighth = 0.125;
/** From here on no hour of a clock. */
const leastAlone = 13;
const ofShell = /\blobsters?\b|\bcarapace\b/;

type Said = readonly [whole: string, over?: string | undefined, under?: string | undefined];
const valueOf = ([whole, part, of]: Said): number =>
  Number(whole) + (part === undefined || of === undefined ? 0 : Number(part) / Number(of));

const nears: readonly (readonly [pattern: RegExp, shift: number])[] = [
  [under, -eighth],
  [over, eighth],
  [andMore, eighth],
];

function nearAnother(text: string): ToldLengths | null {
  // "Almost 30, can we keep them" are so many.
  if (/\b(?:them|em|those|of us|people)\b/.test(text)) return null;
  for (const [pattern, shift] of nears) {
    const [whole, ...said] = pattern.exec(text) ?? [];
    const [number] = said;
    if (whole === undefined || number === undefined) continue;
    if (pattern !== andMore && !isNear.test(whole)) continue;
    const value = valueOf([number, said[1], said[2]]);
    if (value < leastAlone && !ofShell.test(text)) continue;
    return { text: text.replace(whole, `${value + shift} inches`), about: value + shift };
  }
  return null;
}

/** "Taped at 30 and 3/4", "27 7/8 with the tail pinched": the only number beside a tape is a length. */
function onTape(text: string): string {
  const numbers = text.match(/\d+(?:\.\d+)?(?: (?:and )?\d\/\d+)?/g) ?? [];
  const isFew = numbers.length === 1 && patternOf("onTheTape").test(text);
  return isFew ? text.replace(bareLength, "$& inches") : text;
}

/** "28 flat", "a hair under 28", "29ish": the length they mean, in words that are read as one. */
export function withToldLengths(words: string): ToldLengths {
  const text = onTape(words).replaceAll(onTheMark, (all: string, ...said: string[]) => {
    const value = valueOf([said[0] ?? "", said[1], said[2]]);
    return value < leastAlone ? all : `${value} inches`;
  });
  const near = nearAnother(text);
  if (near !== null) return near;
  const [whole, number, part, of] = asAbout.exec(text) ?? [];
  if (whole === undefined || number === undefined) return { text, about: null };
  const value = valueOf([number, part, of]);
  if (value < leastAlone && !/\binch|\bin\b/.test(whole)) return { text, about: null };
  const said = whole.replace(/ ?(?:ish|or so|give or take|roughly|more or less)$/, "");
  return { text: text.replace(whole, said), about: value };
}

/** The unit of a length, and what was taken for granted in reading it. */
export const howTold = (
  { about }: ToldLengths,
  { inCentimetres, length, assumed }: Measures,
  ofWind: readonly string[] = [],
): Pick<Frame, "inCentimetres" | "assumed"> => ({
  inCentimetres,
  assumed: [
    ...(about !== null && about === length ? [`I took it as ${about} in; measure it`] : assumed),
    ...ofWind,
  ],
});
