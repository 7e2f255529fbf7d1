import { milesPerHour, milesPerHourToKnots } from "@striper/marine/units";

/** The wind a person names: "in 25 kt", "15 mph", "winds are 15", "ne at 18", "sw 10-15 gusting 25". */
export interface WindSaid {
  /** The strongest of the figures, knots. */
  readonly knots: number;
  /** Degrees it blows from; null where only its strength is said. */
  readonly from: number | null;
  /** All of them, as they were said. */
  readonly figures: readonly number[];
  readonly assumed: readonly string[];
}

const most = 80;

const figure = String.raw`(\d{1,2})(?: ?(?:-|to) ?(\d{1,2}))?`;
const noOtherUnit = String.raw`(?![\d:/.]| ?(?:am|pm|ft|feet|foot|inch\w*|in(?! (?:an?|my|our|the|this|PLACE)\b)|lb|miles?|nm|hours?|hrs?|min\w*|days?|o ?clock|th|st|nd|rd|knots?|kts?|kn|mph|FISH|fish)\b)`;
const point =
  "ne|nw|se|sw|nne|nnw|sse|ssw|ene|ese|wnw|wsw|(?:north|south)(?:east|west)?(?:erly)?|(?:east|west)(?:erly)?";
/** "Running west at 6 tonight": an hour of the clock. */
const atHour = String.raw`(?<!\bwinds? )(?:north|south|east|west) at [1-9] (?:tonight|tomorrow|today|this|in the)\b`;
const steady =
  "(?:picking|building|coming|supposed|going|is|are|be|was|were|stays|goes|gets|picks|up|down|to|around|about|like|only|of|from|the|out)";

const inMph = new RegExp(String.raw`\b${figure} ?(?:mph|miles per hour)\b`, "g");
/** Below ten knots it may be the speed of a current. */
const inKnots = new RegExp(
  String.raw`(?<=\bwinds?\b.*)\b${figure} ?(?:kts?|kn|knots?)\b|\b(\d{2})(?: ?(?:-|to) ?(\d{1,2}))? ?(?:kts?|kn|knots?)\b`,
  "g",
);
const withoutUnit: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:winds?|breeze|blow(?:s|ing)?|gust(?:s|ing)?)(?: ${steady})* ${figure}${noOtherUnit}`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?!${atHour})(?:${point})(?: winds?)?(?: (?:at|of|about|around))? ${figure}${noOtherUnit}`,
    "g",
  ),
  // "In a 20 footer e 15": at the end of a plan.
  new RegExp(
    String.raw`(?<=\b(?:footer|ft|boat|whaler|skiff|kayak|WHEN|am|pm) )[nes] ${figure}$`,
    "g",
  ),
  new RegExp(
    String.raw`(?:(?<=\bwinds?\b.*)\b|(?<=^(?:(?:and|but|so|now|ok) )*(?:it is|its|blowing|with) ))[nesw](?: at)? ${figure}${noOtherUnit}`,
    "g",
  ),
];

const points = "n nne ne ene e ese se sse s ssw sw wsw w wnw nw nnw".split(" ");
const circle = 360;
const blowsFrom = new RegExp(
  String.raw`\b(${points.join("|")}|(?:north|south)(?:east|west)?(?:erly)?|(?:east|west)(?:erly)?)(?= (?:winds?\b|breeze\b|gust\w*|(?:at |of |around |about )?\d))`,
);
const shortOf = (said: string): string =>
  said.length <= 3
    ? said
    : said.replace("erly", "").replaceAll(/(north|south|east|west)/g, (name) => name.charAt(0));

/** Degrees of a point as it is said: "ne", "northeasterly". */
export function pointDegrees(said: string): number | null {
  const at = points.indexOf(shortOf(said.replaceAll(" ", "")));
  return at < 0 ? null : (at * circle) / points.length;
}

/** "East wind 15", "ne at 18": the side it comes from. */
export function windSideIn(text: string): number | null {
  const said = blowsFrom.exec(text)?.[1];
  return said === undefined ? null : pointDegrees(said);
}

const figuresIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].flatMap((match) =>
    match.slice(1).flatMap((said) => (said === undefined ? [] : [Number(said)])),
  );

export function windSaidIn(text: string): WindSaid | null {
  const mph = figuresIn(text, inMph);
  const knots = figuresIn(text, inKnots);
  const unitless = withoutUnit.flatMap((pattern) => figuresIn(text, pattern));
  const figures = [...new Set([...mph, ...knots, ...unitless])];
  if (figures.length === 0 || figures.some((one) => one > most)) return null;
  const strongest = Math.max(
    ...mph.map((one) => milesPerHourToKnots(milesPerHour(one))),
    ...knots,
    ...unitless,
  );
  const isTaken = unitless.length > 0 && knots.length === 0 && mph.length === 0;
  return {
    knots: strongest,
    from: windSideIn(text),
    figures,
    assumed: isTaken ? [`I took ${Math.max(...unitless)} as knots of wind`] : [],
  };
}

/** The words without a figure of wind that has no unit: "ne at 18" is no hour. */
export const withoutUnitlessWind = (text: string): string =>
  withoutUnit.reduce(
    (left, pattern) =>
      left.replaceAll(pattern, (whole) =>
        whole.replace(/(?: at)? \d{1,2}(?: ?(?:-|to) ?\d{1,2})?$/, ""),
      ),
    text,
  );
