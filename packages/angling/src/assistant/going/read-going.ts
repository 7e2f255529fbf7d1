import type { When } from "#angling/assistant/frame.ts";
import {
  windSideIn,
  pointDegrees,
  type WindSaid,
} from "#angling/assistant/understanding/wind-said.ts";
import {
  nothingSaid,
  saidOf,
  type Company,
  type Craft,
  type Going,
  type Lacking,
  type SkySaid,
} from "./going.ts";

const point = String.raw`(n|s|e|w|ne|nw|se|sw|nne|nnw|sse|ssw|ene|ese|wnw|wsw|(?:north|south) ?(?:east|west)?(?:erly)?|(?:east|west)(?:erly)?)`;
const seaWords = String.raw`(?:ground ?swells?|swells?|seas?|waves?|surf|chop|rollers?|breakers?|sets?)`;
/** "3 to 5", and "3-5", of which the hyphen is left out. */
const figure = String.raw`(\d{1,2}(?:\.\d)?)(?:(?: ?(?:-|to|or) ?|(?<=\b\d) (?=\d{1,2} ))(\d{1,2}(?:\.\d)?))?`;
const feet = "(?:ft|foot|feet|footers?|footah)";

/** The higher of two: "3 to 5". */
const highest = (match: RegExpExecArray): number =>
  Math.max(...match.slice(1, 3).flatMap((said) => (said === undefined ? [] : [Number(said)])));

const seaFigures: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${figure} ?${feet}(?: s)?(?: of)?(?: (?!boats?\b|whaler|skiff|tin\b|parker|kayak|and\b|with\b)\w+){0,2}? ${seaWords}\b`,
  ),
  new RegExp(
    String.raw`\b${seaWords}(?: (?:is|are|at|of|like|about|around|up|to|only|just|maybe|running|near|was|went|gets?|drops?|dropped|down|comes?|falls?|lays?|under|below|builds?|picks?|goes|now|from|the|${point}))* ${figure}(?: ?${feet})?(?! ?(?:pm|am|kts?|knots?|mph|miles?|sec|seconds?|s|hours?|PLACE))\b`,
  ),
  // "The swell is rolling in from that storm, 5 ft or so".
  new RegExp(
    String.raw`\b(?:swells?|waves?|surf)(?: (?:is|are|was))? (?:rolling|coming|running|pushing|wrapping|building)(?: \w+){0,6}? ${figure} ?${feet}\b(?! (?:boat|whaler|skiff|tin|parker|kayak|tide|draft|deep|of water))`,
  ),
  new RegExp(String.raw`\b${figure} (?:footers|footahs)\b`),
  new RegExp(String.raw`\b${figure} ?${feet}(?: at)? (?:\d{1,2} (?:s|sec|seconds?))\b`),
];
/** Sizes that surf is told by, feet. */
const bodySizes: readonly (readonly [RegExp, number])[] = [
  [/\b(?:ankle|shin) (?:high|slappers?)\b/, 1],
  [/\bknee high\b/, 2],
  [/\b(?:thigh|waist) high\b/, 3],
  [/\bchest high\b/, 4],
  [/\bhead high\b/, 6],
  [/\b(?:overhead|double overhead)\b/, 8],
];
const flatSea =
  /\b(?:flat|dead) calm\b|\bcalm (?:seas?|water)\b|\bglass\w*\b|\bslick calm\b|\b(?:no|zero|without) (?:swells?|seas?|waves?|chop|surf)\b|\b(?:seas?|water|ocean|its|it is|it|swell) (?:\w+ )?(?:is )?flat\b|\bcalm\b|\bflat as\b|\blaid down\b/;
const noWind =
  /\b(?:flat|dead) calm\b|\bno (?:wind|breeze)\b|\bwind ?less\b|\b(?:is|if|its|it is|be) calm\b|\bglass\w*\b/;
const lightWind =
  /\b(?:light|little|barely any|hardly any) (?:wind|breeze)\b|\bwind (?:is )?(?:light|down)\b/;
const roughSea = new RegExp(
  String.raw`\b(?:big|huge|heavy|large|nasty|ugly|solid|good|building|decent) (?:\w+ )?${seaWords}\b|\b${seaWords} (?:is|are|was|looks?) (?:\w+ )?(?:up|big|huge|heavy|large|nasty|building|breaking|high)\b|\b(?:white ?caps?|rough(?! (?:bottom|idea|guess|time))|choppy|sloppy|lumpy|gnarly|(?:storm|hurricane) (?:swell|surf|seas?)|(?:is|are|got|still|some|that|with|have|there) (?:a|an|some|that|the|still) (?:\w+ )?(?:ground ?)?swells?|(?:that|some|still) (?:ground ?)?swells?|swells? (?:\w+ ){0,2}(?:from|off|left|coming|running|rolling)|(?:breaking|crashing|pounding|washing) (?:over|on|across|up)|(?:tops|caps) (?:blowing|breaking))\b`,
);

const gustFigures: readonly RegExp[] = [
  /\bgust\w*(?: (?:to|up|of|at|around|about|near|over|into|the|like|is|are|hitting))* (\d{1,2})(?: ?(?:-|to) ?(\d{1,2}))?\b/,
  /\b(\d{1,2})(?: (?:kts?|knots?|mph))? gusts?\b/,
];

const turnsTo = new RegExp(
  String.raw`\b(?:swings?|swung|clocks?|clocked|shifts?|shifted|goes|went|turns?|turned|backs?|backed|veers?|switch(?:es|ed)?|comes?|came|blow(?:s|ing)?|out of|wind(?: is)? from|winds?|wind from|off)(?: (?:round|around|to|back|over|in|out|of|from|the|up|hard|\d{1,2}(?: kts?| knots?| mph)?))* ${point}(?!\w| ?(?:shore|side|of|corner|end|jetty|channel|rock|bar|tip|point|harbor|beach|coast|PLACE))\b`,
);
const seaSide = new RegExp(
  String.raw`\b${seaWords} (?:\w+ ){0,3}?(?:from|out of)(?: the)? ${point}\b|\b${point} (?:\w+ )?(?:ground ?)?(?:swell|seas|waves)\b`,
);

const crafted: readonly (readonly [RegExp, Craft])[] = [
  [
    /\b(?:kayak\w*|yak|yaks|canoe\w*|paddle ?board\w*|sup|paddl(?:e|ing)(?: out)?|hobie|sit (?:on tops?|ins?))\b/,
    "paddled",
  ],
  [
    /\b(?:boats?|whaler|skiff|tinny|tin ?boat|jon|dinghy|inflatable|zodiac|center console|bay ?boat|parker|grady|contender|vessel|outboard|run(?:ning)? (?:out|in|the bar)|footer|cross(?:ing)? (?:the )?bar)\b/,
    "boat",
  ],
  [
    /\b(?:leav(?:e|es|ing)|launch\w*|head(?:ing)? out|going) (?:out )?(?:of|from) PLACE\b|\bout (?:of|from) PLACE\b/,
    "boat",
  ],
  [/\b(?:wad(?:e|es|ing|er|ers)|(?:waist|knee|chest|thigh) deep|belt)\b/, "wading"],
  [/\b(?:jett(?:y|ies)|break ?wall|breakwater|groins?)\b/, "jetty"],
  [/\b(?:rocks?|rocky|ledges?|boulders?|cliffs?|chasms?|rock hop\w*)\b/, "ledge"],
  [/\b(?:surf|surfcast\w*|beach|sand)\b/, "surf"],
  [/\b(?:piers?|docks?|sea ?wall|wharf|bridge)\b/, "pier"],
];

const lengthOfBoat = new RegExp(
  String.raw`\b(\d{1,2}) ?(?:ft|foot|feet|footer|footah) (?:\w+ ){0,2}?(?:boats?|whaler|skiff|tinny|tin|jon|dinghy|inflatable|zodiac|center console|cc|bay ?boat|parker|grady|footer)\b|\b(?:in|on|with|have|got|running) (?:a|an|my|our|the|his) (?:little |old |open )?(\d{2})(?: ?(?:ft|foot|feet|footer))?(?= (?:and|with|ok|okay|safe|go|out|from|too|is|should|do|so|on|at|PLACE|WHEN|can|am|now|alone|solo)\b|$)|\b(\d{2}) ?(?:footer|footah)\b|\b(\d{2}) (?:whaler|parker|grady|skiff|contender|cc|center console|tin|aluminum|inflatable)\b|\b(?:whaler|parker|grady|skiff|contender|boat) (?:is )?(?:a )?(\d{2})(?! ?(?:kts?|knots?|mph|pm|am|miles?))\b`,
);

const skies: readonly (readonly [RegExp, SkySaid])[] = [
  [/\b(?:fog\w*|pea soup|socked in|thick of fog|mist|zero vis\w*|no vis\w*|low vis\w*)\b/, "fog"],
  [/\b(?:thunder\w*|lightning|t ?storms?|squalls?)\b/, "thunder"],
  [
    /\b(?:in the dark|dark|pitch black|after dark|at night|night ?time|all night|midnight|by headlamp)\b/,
    "dark",
  ],
  [/\b(?:ice|icy|iced|frozen over|skim of ice)\b(?! (?:cream|chest|fishing|cold))/, "ice"],
];
const noSky =
  /\b(?:no|not|without|before|until|till) (?:the |any |more |it (?:is|gets) )?(?:fog\w*|dark|thunder\w*|lightning|storms?)\b/g;

const companies: readonly (readonly [RegExp, Company])[] = [
  [
    /\b(?:with (?:my |a |the )?(?:buddy|buddies|friends?|wife|husband|brother|dad|partner|guys?|someone|somebody|others?)|(?:two|2|three|3|four|4) of us|not alone|bring (?:a|my)(?: (?:buddy|friend)|$)|if (?:my )?buddy comes)\b/,
    "together",
  ],
  [
    /\b(?:alone|solo|by myself|on my own|by my self|nobody (?:with|else)|no one else|just me|single handed)\b/,
    "alone",
  ],
  [
    /\b(?:kids?|children|child|toddler|(?:my|our) (?:\w+ )?(?:sons?|daughters?|boys?|girls?)|(?:my|our|with (?:a|an|my)) (?:[1-9]|1[0-7])(?: (?:yr|year)s?)?(?: olds?)?(?! ?(?:ft|foot|feet|footer))|(?:[1-9]|1[0-7]) (?:yo|y o|(?:yr|year)s? olds?)|little (?:one|guy))\b/,
    "kids",
  ],
];

const without = String.raw`\b(?:no|without|forgot|lost|left|broke|skip(?:ping)?|missing|do not (?:have|wear|need|own)|not wearing|need|minus|never wear)(?: (?:a|an|my|the|any|our|own))*`;
const lacking: readonly (readonly [RegExp, Lacking])[] = [
  [
    new RegExp(
      String.raw`${without} (?:wad(?:er|ing) )?belt\b|\bbelt ?less\b|\bbelt (?:is |was )?(?:broken?|gone|missing|lost|at home|snapped|home)\b|\bwaders? (?:with no|without) `,
    ),
    "belt",
  ],
  [
    new RegExp(
      String.raw`${without} (?:life ?)?(?:jackets?|vests?|pfds?)\b|\b(?:jackets?|vests?|pfds?) (?:is |are |was )?(?:at home|in the (?:truck|car|hatch)|home|under the seat|stowed)\b`,
    ),
    "jacket",
  ],
  [
    new RegExp(
      String.raw`\bwet wad\w*|\bin (?:my )?(?:shorts|board ?shorts|swim ?trunks|sandals|bare ?feet|sneakers|crocs)\b|\bbare ?foot\b|${without} waders\b`,
    ),
    "waders",
  ],
];

/** Names do not tell of a need: "do I need a belt" asks for the rule. */
export const asksNeed =
  /\b(?:do|does|should|must) (?:i|we|you|he|she|they|kids|children|adults|(?:my|the) \w+) (?:\w+ )?(?:need|have to|wear)\b/;
const out =
  /\b(?:i|we) (?:am|are) (?:\w+ ){0,2}?(?:out (?:here|there|on the water)|\d{1,2}(?:\.\d)? (?:miles?|mi|nm) (?:off|out)|offshore|anchored|drifting)\b|\balready out\b|\bout here\b|^(?:am )?(?:\d{1,2}) (?:miles?|nm) off\b/;

/** Through a mouth: its bar counts. */
const crossing =
  /\b(?:bar|mouth|inlet|cross\w*|run(?:ning)? (?:out|the|in|PLACE)|g[eo]t+ing out|outside|jetties|out (?:of )?the)\b/;

const waterFigure =
  /\bwater(?: temp\w*)?(?: (?:is|was|says|reads|at|like|about|around|temp|only|still|now))* ([3-7]\d)(?! ?(?:ft|feet|foot|kts?|knots?|mph|in))\b|\b([3-7]\d) ?(?:degrees?|deg|f|degree)? (?:degree )?water\b/;

function waterIn(text: string): number | null {
  const said = waterFigure.exec(text)?.slice(1).find(Boolean);
  return said === undefined ? null : Number(said);
}

const firstOf = <Value>(rows: readonly (readonly [RegExp, Value])[], text: string): Value | null =>
  rows.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const allOf = <Value>(
  rows: readonly (readonly [RegExp, Value])[],
  text: string,
): readonly Value[] => rows.filter(([pattern]) => pattern.test(text)).map(([, value]) => value);

/** The figures of the sea, feet. */
function seaFiguresIn(text: string): readonly number[] {
  for (const pattern of seaFigures) {
    const said = pattern.exec(text)?.slice(1) ?? [];
    const numbers = said.filter((one) => one !== undefined && /^\d/.test(one)).map(Number);
    if (numbers.length > 0) return numbers;
  }
  return [];
}

function seaIn(text: string, figures: readonly number[]): number | null {
  if (figures.length > 0) return Math.max(...figures);
  return firstOf(bodySizes, text) ?? (flatSea.test(text) ? 0 : null);
}

function gustIn(text: string): number | null {
  const match = gustFigures.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  return match === undefined ? null : highest(match);
}

const sideOf = (pattern: RegExp, text: string): number | null => {
  const said = pattern
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined && !/^\d/.test(one));
  return said === undefined ? null : pointDegrees(said);
};

/** "20 ft", and nothing said of what: no sea is meant from here on. */
const bareLength = /\b(1[2-9]|[23]\d) ?(?:ft|foot|feet)\b/;

function boatLengthIn(text: string, seas: readonly number[]): number | null {
  const said = lengthOfBoat.exec(text)?.slice(1).find(Boolean) ?? bareLength.exec(text)?.[1];
  const length = said === undefined || seas.includes(Number(said)) ? null : Number(said);
  return length !== null && length >= 8 && length <= 60 ? length : null;
}

export interface GoingSaid {
  readonly going: Going;
  /** All figures it was read from. */
  readonly figures: readonly number[];
}

const isNight = (when: When | null): boolean =>
  when !== null && (when.part === "night" || when.part === "tonight");

/** The sustained wind beside the gusts that were told. */
function windIn(said: WindSaid | null, gust: number | null, text: string): number | null {
  const steady = (said?.figures ?? []).filter((one) => one !== gust);
  if (said !== null && gust === null) return Math.round(said.knots);
  if (steady.length > 0) return Math.max(...steady);
  if (noWind.test(text)) return 0;
  return lightWind.test(text) ? 5 : null;
}

/** The conditions a message tells, its names masked; null where it tells none. */
export function readGoing(
  text: string,
  wind: WindSaid | null,
  when: When | null,
): GoingSaid | null {
  const gust = gustIn(text);
  const sky = text.replaceAll(noSky, " ");
  const skySaid = allOf(skies, sky);
  const craft = firstOf(crafted, text);
  const seas = seaFiguresIn(text);
  const height = seaIn(text, seas);
  const boatLength = craft === "paddled" ? null : boatLengthIn(text, seas);
  const going: Going = {
    ...nothingSaid,
    wind: windIn(wind, gust, text),
    gust,
    windFrom: sideOf(turnsTo, text) ?? windSideIn(text),
    sea: height,
    seaFrom: sideOf(seaSide, text),
    isRough: height === null && roughSea.test(text),
    sky: isNight(when) && !skySaid.includes("dark") ? [...skySaid, "dark"] : skySaid,
    craft: craft ?? (boatLength === null ? null : "boat"),
    boatLength,
    company: firstOf(companies, text),
    lacks: asksNeed.test(text) ? [] : allOf(lacking, text),
    isOut: out.test(text),
    crosses: crossing.test(text),
    water: waterIn(text),
  };
  if (saidOf(going).length === 0 && !going.isOut) return null;
  const figures = [...seas, gust, boatLength, going.water].filter((one) => one !== null);
  return { going, figures };
}
