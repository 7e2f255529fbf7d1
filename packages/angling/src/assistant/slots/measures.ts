import type { SpeciesId } from "#angling/species/index.ts";
import type { Scan } from "./scan.ts";
import type { Slots } from "./slots.ts";

export type Filled = { -readonly [Name in keyof Slots]: Slots[Name] | undefined };

const number = String.raw`(\d{1,3}(?:\.\d+)?)(?: (?:and )?(\d)\/(\d{1,2}))?(?: (?:and )?(?:a )?(half)\b)?`;
/** Shortest length read as a fish's, inches. */
const leastLength = 6;
const mostLength = 130;
const inchesPerCentimetre = 1 / 2.54;
const knotsPerMile = 0.868_976;

function valueOf([, whole, above, below, half]: RegExpExecArray): number {
  const part = above === undefined ? 0 : Number(above) / Number(below);
  return Number(whole) + part + (half === undefined ? 0 : 0.5);
}

const inches = new RegExp(
  String.raw`\b${number}[ -]?(?:(?:and a half )?inch(?:es|ers?|s)?|in\b(?! (?:the|a|my|our|this|march|april|may|june|july|august|PLACE|#|massachusetts|nh|ma|federal)))`,
);
const centimetres = new RegExp(String.raw`\b${number} ?(?:cms?|centimet(?:er|re)s?)\b`);
const footFish = new RegExp(String.raw`\b${number} ?(?:foot|ft|feet|footer)s? (?:long )?FISH\b`);
const otherUnit = String.raw`(?! ?(?:kts?|kn\b|knots?|mph|ft\b|feet|foot|footers?|miles?|mi\b|nm|fish|keepers?|percent|degrees?|fathoms?|lbs?|pounds?|pounders?|people|guys|anglers|of (?:us|them|my)|days?|weeks?|months?|hours?|hrs?|min\w*|years?|yrs?|yo\b|am\b|pm\b|dollars|bucks|more|per|each|a (?:day|person|man)|kept|in (?:the )?(?:cooler|box)|[:/#]))`;
const bareLength = new RegExp(
  String.raw`(?<![/:.\d-])(?<!\b(?:at|around|by|after|before|until|between|channel|age|route|last|next) )\b${number}\b(?!\.\d)${otherUnit}`,
);
const beforeFish = new RegExp(
  String.raw`(?<![/:.\d-])\b(\d{1,3}|an?|one|another) (?:(?:more|big|small|nice|short|fat|legal|slot|keeper|little|live|\d{1,2}(?:\.\d+)? ?(?:in\b|inch(?:es|ers?)?)) )*(?:FISH|fish|keepers?)\b`,
);

const lengthWords =
  /\b(?:keep\w*|kept|legal|short|size\w*|measur\w*|slot|long|release|take|box|log|add|record|undersized?|caught|landed|got)\b/;

function takeLengths(scan: Scan, species: SpeciesId | undefined, wantsLength: boolean): number[] {
  const lengths: number[] = [];
  for (const match of scan.takeAll(centimetres))
    lengths.push(Math.round(valueOf(match) * inchesPerCentimetre * 100) / 100);
  for (const match of scan.takeAll(footFish)) lengths.push(valueOf(match) * 12);
  const said = scan.takeAll(inches).map((match) => valueOf(match));
  lengths.push(...said);
  const isFish = species !== undefined || scan.has(/\bFISH\b/);
  if (!wantsLength && !isFish && !scan.has(lengthWords)) return lengths;
  const least = species === "american_lobster" ? 1 : leastLength;
  for (;;) {
    const match = bareLength.exec(scan.text);
    if (match === null) return lengths;
    const value = valueOf(match);
    const isLength = value >= least && value <= mostLength && (lengths.length > 0 || value < 70);
    if (!isLength) return lengths;
    lengths.push(value);
    scan.take(bareLength);
  }
}

const keptPatterns: readonly (readonly [RegExp, number | null])[] = [
  [
    /\b(?:already|have|has|we have|i have|got|kept|keeping|took|boxed)(?: (?:already|kept|got|have|boxed|has))* (\d{1,2}|one|a|an|my|two) (?:(?:FISH|fish|keepers?|already|legal|slot) )*(?:in|on) (?:the|my|our) (?:cooler|box|fish box|boat|live ?well|well|bucket|bag|ice|hold)\b/,
    null,
  ],
  [
    /\b(\d{1,2}|one|a) (?:(?:FISH|fish|keepers?|already|legal) )*(?:already )?(?:in|on) (?:the|my|our) (?:cooler|box|fish box|live ?well|well|bucket|bag|ice|hold)\b(?: already)?/,
    null,
  ],
  [
    /\b(?:already|have already|i already|we already)(?: (?:have|kept|got|took|caught|boxed|has|keep))+ (\d{1,2}|one|a|an|my)(?: (?:FISH|fish|keepers?))?(?: today)?\b(?! ?(?:in\b|inch))/,
    null,
  ],
  [
    /\b(?:have|got|kept|took)(?: already)? (\d{1,2}|one)(?: (?:FISH|fish|keepers?))? (?:already|so far)\b/,
    null,
  ],
  [
    /\bkept (\d{1,2}|one|a|an|my)(?: (?:FISH|fish|keepers?|limit))?(?: (?:today|earlier))?\b(?! ?(?:in\b|inch))/,
    null,
  ],
  [/(?<![.\d/])\b(\d{1,2}) (?:FISH |fish )?kept\b/, null],
  [
    /\b(?:another (?:one|FISH|fish|keeper)?|a second(?: (?:one|FISH|fish|keeper))?|one more(?: FISH| fish| keeper)?|my 2nd|a 2nd)(?=$|[ ])/,
    1,
  ],
  [/\b(?:my|the) (?:first|1st) (?:one|fish|FISH|keeper)(?: of the day)?\b/, 0],
];

const countOf = (said: string | undefined): number =>
  said === undefined || /^(?:an?|one|my|another)$/.test(said)
    ? 1
    : said === "two"
      ? 2
      : Number(said);

function takeKept(scan: Scan): number | undefined {
  for (const [pattern, fixed] of keptPatterns) {
    const match = scan.take(pattern);
    if (match !== null) return fixed ?? countOf(match[1]);
  }
  return undefined;
}

const kin =
  "sons?|daughters?|dad|mom|mother|father|wife|husband|brother|sister|cousin|uncle|aunt|nephew|niece|grandson|grandfather|grandpa|girlfriend|boyfriend|kids?|budd(?:y|ies)|friends?|pals?|mates?|neighbor|boys?|girls?";
const angling: readonly (readonly [RegExp, beside: number])[] = [
  [
    /\b(\d{1,2}) (?:of us|anglers?|people|guys|fishermen|persons?|friends fishing|clients|customers|pax)\b(?: (?:on board|aboard|fishing|on the boat))?/,
    0,
  ],
  [/\bwe are (\d{1,2})(?= (?:on|in|aboard|people|and|anglers?)\b)/, 0],
  [/\b(?:boat|group|party|crew|family|charter) of (\d{1,2})\b/, 0],
  [new RegExp(String.raw`\b(?:me|i|myself) (?:and|with|plus) (?:my )?(\d{1,2}) (?:${kin})\b`), 1],
  [new RegExp(String.raw`\bwith (?:my )?(\d{1,2}) (?:other )?(?:${kin})\b`), 1],
  [
    new RegExp(
      String.raw`\b(?:me|i|myself) and (?:my|a) (?:${kin})\b|\b(?:my|a) (?:${kin}) and (?:me|i|myself)\b|\bwith (?:my|a) (?:${kin})\b(?: fishing)?|\bboth of us\b`,
    ),
    2,
  ],
];

function takeAnglers(scan: Scan): number | undefined {
  for (const [pattern, beside] of angling) {
    const match = scan.take(pattern);
    if (match !== null) return match[1] === undefined ? beside : Number(match[1]) + beside;
  }
  return undefined;
}

const ages =
  /\b(?:age(?:d|s)? |turn(?:ing|s|ed)? |i am |im |is |hes |shes |are )?(\d{1,2}) ?(?:(?:years?|yrs?)(?: old)?|yo\b|y o\b|year olds?)(?! (?:ago|in a row))\b/;
const bareAge =
  /\b(?:i am|im|he is|hes|she is|shes|is|aged?|turn(?:ing|s|ed)?|over|under) (\d{1,2})\b(?! ?(?:in\b|inch|kt|knots|ft|feet|foot|miles?|[:/.#]|am\b|pm\b|of|fish|FISH|lbs?|pounds?))/;

function takeAge(scan: Scan, isAboutPermit: boolean, year: number): number | undefined {
  const born = scan.take(/\bborn (?:in )?(?:19|20)(\d\d)\b/);
  if (born !== null) return year - Number(/\d{4}/.exec(born[0])?.[0]);
  const said = scan.take(ages) ?? (isAboutPermit ? scan.take(bareAge) : null);
  return said === null ? undefined : Number(said[1]);
}

const feet = String.raw`(\d{1,2}(?:\.\d+)?)(?: (?:and )?(?:a )?(half)\b)?[ -]?(?:ft|feet|foot|footers?)`;
const span = String.raw`(?:\d{1,2}(?:\.\d+)? ?(?:-|to|or) ?)?`;
const seas: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${span}${feet} (?:\w+ )?(?:seas?|swells?|waves?|rollers?|chop|surf|breakers?|groundswell)\b`,
  ),
  new RegExp(
    String.raw`\b(?:seas?|swells?|waves?|surf|chop)(?: (?:are|is|of|at|running|around|about|height))* ${span}${feet}`,
  ),
  /\b(?:seas?|swells?|waves?)(?: (?:are|is|of|at|running|around|about))* (?:\d{1,2} (?:to|-) )?(\d{1,2})\b(?! ?(?:kt|knot|s\b|sec|ft))/,
];
const drafts: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:draws?|drawing|drafts?|draft (?:of|is)|needs?)(?: (?:about|around|only|of|is))* ${feet}(?: of water)?`,
  ),
  new RegExp(String.raw`\b${feet} (?:of )?(?:draft|keel)\b(?: boat)?`),
];
const draftInches =
  /\b(?:draws?|drawing|draft (?:of|is)?)(?: (?:about|only|of))* (\d{1,2}) ?(?:inch(?:es)?|in)\b|\b(\d{1,2}) ?(?:inch(?:es)?|in) (?:of )?draft\b/;
const heights: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:above|over|below|under|reach(?:es)?|hits?|at|to|higher than|lower than|past) ${feet}\b(?! (?:of|wind|boat|kayak))`,
  ),
];
const boatLength =
  /\b(\d{2})(?:\.\d)?[ -]?(?:(?:ft|feet|foot|footer)s?)(?: (?:\w+ )?(?:boat|whaler|skiff|center console|parker|grady|contender|kayak))?\b/;
const milesOff =
  /\b(\d{1,3}(?:\.\d+)?) ?(?:miles?|mi|nm|nautical miles?) (?:off|out|offshore|from shore|from land|off shore|east|beyond)\b(?: (?:of|from))?/;
const waterTemperature: readonly RegExp[] = [
  /\b(\d{2}) ?(?:degrees?|f\b|deg)?(?: f)? (?:water|sea)\b(?! (?:feet|ft))/,
  /\b(?:water|sea)(?: (?:temp\w*|temperature|is|at|of|now|around|about))* (\d{2})\b(?: ?(?:degrees?|f\b))?(?! ?(?:ft|feet|kt))/,
];

const firstOf = (scan: Scan, patterns: readonly RegExp[]): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const match = scan.take(pattern);
    if (match !== null) return match;
  }
  return null;
};
const halved = (match: RegExpExecArray | null): number | undefined =>
  match === null ? undefined : Number(match[1]) + (match[2] === "half" ? 0.5 : 0);

export function takeWaterFigures(scan: Scan, slots: Filled): void {
  slots.sea_feet ??= halved(firstOf(scan, seas));
  const inchesOfDraft = scan.take(draftInches);
  slots.draft_feet ??=
    inchesOfDraft === null
      ? halved(firstOf(scan, drafts))
      : Number(inchesOfDraft[1] ?? inchesOfDraft[2]) / 12;
  const off = scan.take(milesOff);
  if (off !== null) slots.miles_off = Number(off[1]);
  const degrees = firstOf(scan, waterTemperature);
  if (degrees !== null) slots.water_temperature_f = Number(degrees[1]);
  const boat = scan.take(boatLength);
  if (boat !== null)
    slots.craft = /kayak/.test(boat[0]) ? "kayak" : Number(boat[1]) > 20 ? "boat" : "small-boat";
  slots.height_feet ??= halved(firstOf(scan, heights));
}

const windSpan = String.raw`(?:\d{1,2} ?(?:-|to|or|and) ?)?`;
const winds: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${windSpan}(\d{1,2}) ?(?:kts?|kn|knots?|(mph))(?: (?:of )?(?:winds?|breeze))?\b`,
  ),
  new RegExp(
    String.raw`\b(?:winds?|blowing|blow|breeze|gusting)(?: (?:is|are|at|about|around|of|forecast|up to|like|a|out of|from|the|POINT))* ${windSpan}(\d{1,2})\b(?! ?(?:ft|feet|in\b|inch|am|pm|[:/]))`,
  ),
  new RegExp(
    String.raw`\bPOINT(?: (?:wind|at))* ${windSpan}(\d{1,2})\b(?! ?(?:ft|feet|in\b|inch|am|pm|of|[:/]))`,
  ),
  new RegExp(String.raw`\b${windSpan}(\d{1,2}) (?:(?:out of|from) the )?POINT\b`),
];
const gusts =
  /\b(?:gust(?:s|ing)?|g)(?: (?:to|of|up to|at|over))* (\d{1,2})(?: ?(?:kts?|kn|knots?|(mph)))?\b/;

const inKnots = ([, said, mph]: RegExpExecArray): number =>
  mph === undefined ? Number(said) : Math.round(Number(said) * knotsPerMile);

export function takeWind(scan: Scan, slots: Filled): void {
  const gust = scan.take(gusts);
  if (gust !== null) slots.gust_knots = inKnots(gust);
  const wind = firstOf(scan, winds);
  if (wind !== null) slots.wind_knots = inKnots(wind);
}

export interface MeasureContext {
  readonly species: SpeciesId | undefined;
  /** True when the previous card takes a length, so that a bare number is one. */
  readonly wantsLength: boolean;
  readonly isAboutPermit: boolean;
  readonly year: number;
}

export function takeFishFigures(
  scan: Scan,
  slots: Filled,
  context: MeasureContext,
): readonly number[] {
  slots.anglers ??= takeAnglers(scan);
  slots.kept_today ??= takeKept(scan);
  slots.age ??= takeAge(scan, context.isAboutPermit, context.year);
  const counted = beforeFish.exec(scan.text);
  const count = countOf(counted?.[1]);
  // "We got 11 sea bass for 3 guys" counts; "a 29 striper" measures.
  const isOfAll =
    slots.anglers !== undefined && !/\ban? $/.test(scan.text.slice(0, counted?.index));
  const isCount =
    counted !== null && /^\d/.test(counted[1] ?? "") && (count < leastLength || isOfAll);
  const many =
    scan.has(/\b(?:all|each|apiece)\b/) && counted !== null && /^\d/.test(counted[1] ?? "");
  if (isCount || many) {
    slots.count = count;
    scan.take(new RegExp(String.raw`(?<=^.{${counted.index}})${counted[1]}\b`, "s"));
  }
  const [first, ...others] = takeLengths(scan, context.species, context.wantsLength);
  if (first !== undefined) slots.length_inches = first;
  scan.takeAll(/\b(?:and a )?half\b/);
  return others;
}
