import type { TideOffset } from "#angling/assistant/frame.ts";
import { compassPoints } from "@striper/marine/units";
import { partsOfNumbers, readKept } from "./kept-fish.ts";

export interface Measures {
  /** Inches. */
  readonly length: number | null;
  readonly count: number | null;
  readonly kept: number | null;
  readonly tideOffset: TideOffset | null;
  /** Feet. */
  readonly height: number | null;
  /** Statute or nautical miles off the coast, as it was said. */
  readonly milesOff: number | null;
  /** "12 miles east of": nautical miles and degrees true from a named place. */
  readonly away: { readonly distance: number; readonly bearing: number } | null;
  /** Numbers that were read as part of another: the two of a sum, a mark only one fish may exceed. */
  readonly others: readonly number[];
  /** The length was said in centimetres. */
  readonly inCentimetres: boolean;
  readonly assumed: readonly string[];
}

export const number = String.raw`(?<!\d[/.])(\d+(?:\.\d+)?)(?: (?:and )?(?:a )?(\d{1,2})\/([248]|16))?`;
export const saidInInches = new RegExp(`${number} ?(?:inches|inch|inchs|inchers?|incher|ins)\\b`);
const patterns = {
  inches: saidInInches,
  in: new RegExp(
    `${number} ?in\\b(?! (?:\\d|the|my|our|a|an|may|WHEN|PLACE|water|federal|state|new|mass|total))`,
  ),
  centimetres: /(\d+(?:\.\d+)?) ?(?:cm|centimet(?:er|re)s?)\b/,
  fraction:
    /\b(\d{1,2}) (?:and )?(\d{1,2})\/([248]|16)\b(?! ?(?:hours?|hrs?|ft|feet|foot|lbs?|pounds?|miles?|nm|days?|kts?|knots?))/,
  /** "2 ft 6 in" is one length. */
  feetAndInches: /\b(\d) ?(?:foot|feet|ft) (?:and )?(\d{1,2}(?:\.\d+)?) ?(?:inches|inch|in)\b/,
  feet: /(?<!\b(?:wire|leader|steel|line) )\b(\d(?:\.\d+)?)(?: (?:and )?(?:a )?(\d)\/([24]))? ?(?:foot|feet|ft|footer)\b(?! (?:of )?(?:wire|leader|steel|cable|mono|fluoro|chain|line|rope|water|surf|seas?|swell|waves?|from|off|away))(?: (\d{1,2}))?/,
  barely: new RegExp(
    `^(?:log|record|enter|save|note) ${number} (?=FISH\\b)|\\bFISH ${number}(?= (?:from|off|on|PLACE$|even|flat|exactly|dead on|legal|ok|okay|keep|keeper|can|may|carapace|(?:and|plus|or) \\d{2}(?! (?:am|pm))|to the|(?:un)?pinched|ma|mass|nh|new hampshire|fed|federal)\\b|$)|^(?:\\w+ )?FISH (?:from|off|at|in) (?:the )?PLACE ${number}$|^${number} (?=FISH)|\\b${number} (?:and (?:\\d|\\w+) )?(?:long|total length|tl|fork length)\\b|(?<!over |above |under |below |than )\\b${number}(?= (?:is |was )?(?:legal|long enough|a keeper|keeper)\\b)`,
  ),
  each: /^(?:\w+ ){0,2}\d{1,3} (?:FISH|fish)\b.*\b(?:each|apiece|per (?:person|man|head|guy|angler|day)|a (?:person|man|head|piece)|guys|of us|people|anglers|between)\b/,
  /** "One in the morning and one at night". */
  oneAndOne:
    /\b(?:one|1)\b.*\b(?:and|then|plus) (?:then |also )?(?:another|(?:one|1)\b(?! (?:inch|over)))/,
  /** One after the other, or both at once. */
  both: /\bboth\b(?! of us| keep| kept| have| caught| want| get)|\b(?:a|an|one|1)\b.*\band (?:then |also )?another\b/,
  /** Of one kind by two names: "3 bonito and 3 albies" share a bag. */
  counts: /(?<![/.\d-])\b(\d{1,2}) FISH (?:and|plus|n) (\d{1,2}) FISH\b/,
  offset:
    /\b(?:(?:(\d+(?:\.\d+)?|an|a couple(?: of)?|1\/2(?: an)?|half(?: an)?) ?)?(hours?|hrs?|minutes?|mins?|hour)) (before|after|past|into|prior to|til|until) (?:the )?(?:next )?(high|low|ebb|flood|outgoing|incoming)\b/,
  tideHeight: /\b(-?\d+(?:\.\d+)?) ?(?:feet|foot|ft)\b/,
  milesOff:
    /\b(\d+(?:\.\d+)?) ?(?:nautical miles|miles|mile|mi|nm|nautical)\b(?: \w+){0,2}? ?(?:off|out|offshore|from shore|from land|off shore|from the (?:coast|beach))|\b(?:off|out|offshore|past|beyond|outside)(?: of)?(?: the)? (\d+(?:\.\d+)?) ?(?:nautical miles|miles|mile|mi|nm)\b/,
} as const;

/** A length that stands for itself. */
const plainLengths: readonly RegExp[] = [
  /** Nothing but a length: "28 1/4", "it is 30 and 15/16", "31 on the nose". */
  /^(?:(?:it|he|she|is|was|at|a|an|got|just|exactly|only) )*(\d{2}(?:\.\d+)?) (?:(?:and )?(?:a )?(\d{1,2})\/([248]|16)|on the (?:nose|dot|button|money)|even|flat|dead on|exactly)$/,
  /** "My fish is 30.99", "I got a 27.9". */
  /^(?:so |ok )*(?:(?:(?:my|the|this|his|her) )?(?:fish|FISH) (?:is|was|measures|measured)(?: (?:at|about|exactly|like|just))?|(?:i |we )?(?:just )?(?:got|caught|landed|have) (?:a|an|one at)) (\d{2}(?:\.\d+)?)$/,
  /** "29 in nh", "31.5 in federal water": inches before a water. */
  /^(?:(?:a|an|got|caught|have|my) )*(\d{2}(?:\.\d+)?) in (?=(?:PLACE|federal|state|nh|ma|mass\w*|new)\b)/,
  /** "29.75 keep". */
  /^(?:(?:a|an|got|have|my|i|just|now|landed|caught|hooked|and|another) )*(\d{2}(?:\.\d+)?) (?:exactly )?(?:keep\w*|legal|release|toss|ok|okay|short)\b/,
];

/** A length where one is looked for. */
const bareLengths: readonly RegExp[] = [
  new RegExp(`\\bmeasur(?:es?|ed|ing) (?:in at |out at |at |about )?${number}\\b`),
  new RegExp(
    `\\b(?:a|an|is|its|at|my|this|was|about|it|measures?|measured|exactly|(?<!(?:charter|boat|group|party|crew|family) )of|than) ${number}(?= (?:FISH|legal|ok|okay|good|a |too|keeper|long|big|one|if|when|but|today|back|off|from|(?:so )?(?:can|may|do|should) (?:i|we|he|she|they)|it (?:is )?WHEN|$)|$)`,
  ),
  /** "30.5", the next one in a talk about fish on the deck. */
  /^(?:(?:and|or|ok|so|then|what about|how about|what if|if|it is|its|is|a|an|at|exactly) )*(\d{1,2}(?:\.\d+)?)$/,
  /** "3 stripers all 29". */
  /\ball (\d{2}(?:\.\d+)?)\b(?! (?:of|FISH|fish|ft|feet|miles?|pounds?|lbs?)\b)/,
  /** Nobody counts fish in decimals. */
  /\b(?:a|an|this|my|FISH) (\d{2}\.\d{1,3})\b/,
  /** "Keep a 29 its june": with an article, and no other unit behind it. */
  /(?<!\b(?:kept|took|already) )\b(?:a|an|another|this|my) ([2-5]\d(?:\.\d+)?)\b(?![/:.]|\d| ?(?:ft|feet|foot\w*|lbs?|pound\w*|knots?|kts?|kn|gust\w*|yrs?|years?|yo|min\w*|hours?|hrs?|days?|weeks?|miles?|mi|nm|degrees|deg|percent|cents|bucks|dollars|hp|horse|gallons?|gal|quarts?|qt|yards?|yds?|series|size|sized)\b)/,
];

/** How many fish. */
const counts: readonly RegExp[] = [
  /^(?:so |yo |hey |is |are )*(\d{1,2}) (?:of them )?(?:at|around|about) \d/,
  /\b(\d{1,2}) (?:of (?:them|those|these|em)|like (?:that|it))\b/,
  /\b(?:keep|take|keeping|have|bring home|possess|kill|harvest|retain|limit (?:is )?|limits? of) (?:up to |more than |only )?(\d{1,3})(?! ?(?:\/|\.|inch|in\b|cm|foot|feet|ft|lb|pound|inches|day|hour|mile|year|WHEN))\b/,
  /\bFISH (\d{1,3}) (?:in the (?:boat|box|cooler|bucket|well)|aboard|on board|on the boat)\b/,
  /** "Blackfish 3 ok": too short for a length. */
  /\bFISH ([1-5]) (?:ok|okay|legal|allowed|fine|good|too many)\b/,
  /(?<![/.\d-])\b(\d{1,3}) (?:FISH|fish|keepers)\b/,
];

const firstOf = (among: readonly RegExp[], text: string): RegExpExecArray | null =>
  among.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? null;

/** Degrees of "north east", "ne". */
function bearingOf(direction: string): number {
  const letters = direction.replaceAll(/north|south|east|west| /g, (word) => word.trim().charAt(0));
  const point = letters.toUpperCase();
  return compassPoints.findIndex((one) => one === point) * (360 / compassPoints.length);
}

const awayPattern =
  /\b(\d+(?:\.\d+)?) ?(nautical miles?|nm|miles?|mi) (?:to the |due )?(north ?east|north ?west|south ?east|south ?west|north|south|east|west|ne|nw|se|sw|n|s|e|w) (?:of|from|off)\b/;
const nauticalPerStatute = 0.868976;

function readAway(text: string): Measures["away"] {
  const [, amount, unit = "", direction = ""] = awayPattern.exec(text) ?? [];
  if (amount === undefined) return null;
  const isStatute = unit.startsWith("mi");
  return {
    distance: Number(amount) * (isStatute ? nauticalPerStatute : 1),
    bearing: bearingOf(direction),
  };
}

const inchesPerFoot = 12;
const centimetresPerInch = 2.54;
export const inchesOf = (centimetres: number): number =>
  Math.round((centimetres / centimetresPerInch) * 100) / 100;

export function mixed(match: RegExpExecArray, offset = 0): number {
  const whole = Number(match[1 + offset]);
  const over = match[2 + offset];
  const under = match[3 + offset];
  return over === undefined || under === undefined ? whole : whole + Number(over) / Number(under);
}

/** A bare number beside a fish is a length when it could be one. */
export const leastFishLength = 6;
export const isFishLength = (value: number, least = leastFishLength): boolean =>
  value >= least && value <= 60;

interface ReadLength {
  readonly length: number | null;
  readonly assumed: string | null;
}
const noLength: ReadLength = { length: null, assumed: null };
const saidLength = (length: number): ReadLength => ({ length, assumed: null });
const takenFor = (length: number): ReadLength => ({
  length,
  assumed: `I took ${length} as inches`,
});

const notOfFish =
  "ft|feet|foot\\w*|lbs?|pound\\w*|knots?|kts?|kn|mph|gust\\w*|yrs?|years?|yo|min\\w*|hours?|hrs?|days?|weeks?|miles?|mi|nm|degrees|deg|percent|bucks|dollars|hp|horse|yards?|yds?|of|each|apiece|people|guys|anglers|fish|FISH|am|pm|men|man|per|more|total|limit|gallons?";
const lone = new RegExp(
  `(?<!\\b(?:at|for|by|in|on|last|next|age|aged|channel|buoy|route|exit|than|kept|kept an?|of|to|born|number|since|within|around|about|keep|have|possess|past|til|until|after|before|over|under|above|below) )${number}(?! ?(?:${notOfFish})\\b)`,
);

/** "Fluke off the bridge 17 can we take it": the only number beside what may be kept. */
function loneNumber(text: string, asksKeep: boolean): RegExpExecArray | null {
  const isOnly = (text.match(/\d+(?:[./:-]\d+)*/g) ?? []).length === 1;
  const found =
    asksKeep && isOnly && /\b(?:FISH|fish|one|it|he|him|her|keeper)\b/.test(text)
      ? lone.exec(text)
      : null;
  return found !== null && Number(found[1]) >= leastLone ? found : null;
}

/** From here on no number of fish, hours or people that is said without a word for them. */
const leastLone = 13;

function readLength(
  text: string,
  wantsLength: boolean,
  { least, asksKeep = false }: LengthBounds,
): ReadLength {
  const both = patterns.feetAndInches.exec(text);
  if (both !== null) return saidLength(Number(both[1]) * inchesPerFoot + Number(both[2]));
  const inches = patterns.inches.exec(text) ?? patterns.in.exec(text);
  if (inches !== null) return saidLength(mixed(inches));
  const centimetres = patterns.centimetres.exec(text);
  if (centimetres !== null) return saidLength(inchesOf(Number(centimetres[1])));
  const only = firstOf(plainLengths, text);
  if (only !== null) return takenFor(mixed(only));
  const fraction = patterns.fraction.exec(text);
  const isSure = fraction !== null && Number(fraction[1]) >= leastBareLength;
  if (fraction !== null && (wantsLength || isSure) && isFishLength(Number(fraction[1]), least))
    return takenFor(mixed(fraction));
  if (!wantsLength) return noLength;
  const feet = patterns.feet.exec(text);
  if (feet !== null) return saidLength(mixed(feet) * inchesPerFoot + Number(feet[4] ?? 0));
  if (patterns.each.test(text)) return noLength;
  const bare = firstOf(bareLengths, text);
  const found = bare ?? patterns.barely.exec(text) ?? loneNumber(text, asksKeep);
  const value = found === null ? null : mixed(found, firstNumberIn(found));
  // "15 haddock" are as many fish; "28 striper" is its length.
  const isCount = bare === null && /^\d+ FISH/.test(text) && Number(value) < leastBareLength;
  return value === null || !isFishLength(value, least) || isCount ? noLength : takenFor(value);
}

/** Each number of a pattern is three groups: the whole, and a fraction's two. */
const firstNumberIn = (match: RegExpExecArray): number =>
  [0, 3, 6, 9, 12, 15].find((offset) => match[offset + 1] !== undefined) ?? 0;

const leastBareLength = 20;

const several = (text: string): number => {
  if (/^(?:a )?couple/.test(text)) return 2;
  if (/^(?:1\/2|half)/.test(text)) return 0.5;
  return /^\d/.test(text) ? Number(text) : 1;
};

/** "The last 2 hours of the outgoing" begin so long before low water. */
const hoursOfFlow =
  /\b(first|last) (\d+(?:\.\d+)?|an|couple(?: of)?)? ?(hours?|hrs?) of (?:the )?(ebb|outgoing|falling|drop|flood|incoming|rising)\b/;

function offsetOfFlow(text: string): TideOffset | null {
  const [words, end, amount = "1", , flow = ""] = hoursOfFlow.exec(text) ?? [];
  if (words === undefined) return null;
  const isEbb = /^(?:ebb|out|fall|drop)/.test(flow);
  const minutes = several(amount) * 60;
  if (end === "first") return { minutes, of: isEbb ? "H" : "L" };
  return { minutes: -minutes, of: isEbb ? "L" : "H" };
}

function readOffset(text: string): TideOffset | null {
  const ofFlow = offsetOfFlow(text);
  if (ofFlow !== null) return ofFlow;
  const match = patterns.offset.exec(text);
  if (match === null) return null;
  const [, amount = "", unit = "", relation = "", turn] = match;
  const minutes = several(amount) * (unit.startsWith("h") ? 60 : 1);
  // The ebb begins at high water, the flood at low.
  const of = turn === "high" || turn === "ebb" || turn === "outgoing" ? "H" : "L";
  const isBefore =
    relation === "before" || relation === "prior to" || relation === "til" || relation === "until";
  return { minutes: isBefore ? -minutes : minutes, of };
}

const countOf = (count: RegExpExecArray | null, length: number | null): number | null =>
  count === null || Number(count[1]) === length ? null : Number(count[1]);

/** Where the reading of a bare number as inches begins and ends. */
export interface LengthBounds {
  readonly least: number;
  readonly most: number;
  /** Whether a fish may be kept is asked. */
  readonly asksKeep?: boolean;
}

export function readMeasures(text: string, wantsLength: boolean, bounds: LengthBounds): Measures {
  const { most } = bounds;
  const read = readLength(text, wantsLength, bounds);
  const isNumberOfFish = read.assumed !== null && read.length !== null && read.length > most;
  const { length, assumed } = isNumberOfFish ? noLength : read;
  const count = firstOf(counts, text);
  const milesOff = patterns.milesOff.exec(text);
  const height = patterns.tideHeight.exec(text);
  const ofTwoNames = patterns.counts.exec(text);
  const inAll = ofTwoNames === null ? null : Number(ofTwoNames[1]) + Number(ofTwoNames[2]);
  const isPair = patterns.both.test(text) || (length === null && patterns.oneAndOne.test(text));
  const two = (count === null || count[1] === "1") && isPair ? 2 : null;
  return {
    length,
    count: inAll ?? two ?? countOf(count, length) ?? (isNumberOfFish ? read.length : null),
    kept: readKept(text),
    tideOffset: readOffset(text),
    height: height === null ? null : Number(height[1]),
    milesOff: milesOff === null ? null : Number(milesOff[1] ?? milesOff[2]),
    away: readAway(text),
    others: [...(ofTwoNames ?? []).slice(1).map(Number), ...partsOfNumbers(text)],
    inCentimetres: patterns.centimetres.test(text),
    assumed: assumed === null ? [] : [assumed],
  };
}
