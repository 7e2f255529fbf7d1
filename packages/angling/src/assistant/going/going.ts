/** How one is out there: what floats under one, or what one stands on. */
export const crafts = ["boat", "paddled", "wading", "jetty", "ledge", "surf", "pier"] as const;
export type Craft = (typeof crafts)[number];

const skiesSaid = ["fog", "dark", "thunder", "ice"] as const;
export type SkySaid = (typeof skiesSaid)[number];
const lackings = ["belt", "jacket", "waders"] as const;
export type Lacking = (typeof lackings)[number];
const companies = ["alone", "kids", "together"] as const;
export type Company = (typeof companies)[number];

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): text is Value =>
    values.some((one) => one === text);
export const isCraft = isOneOf(crafts);
export const isSky = isOneOf(skiesSaid);
export const isLacking = isOneOf(lackings);
export const isCompany = isOneOf(companies);

/** The conditions a person tells of a plan; null or empty where nothing was said of it. */
export interface Going {
  /** Sustained, knots. */
  readonly wind: number | null;
  /** Knots. */
  readonly gust: number | null;
  /** Degrees the wind blows from. */
  readonly windFrom: number | null;
  /** Feet of swell or seas; 0 for flat. */
  readonly sea: number | null;
  /** Degrees the sea runs from. */
  readonly seaFrom: number | null;
  /** "Big", "rough", without a figure. */
  readonly isRough: boolean;
  readonly sky: readonly SkySaid[];
  readonly craft: Craft | null;
  /** Feet. */
  readonly boatLength: number | null;
  readonly company: Company | null;
  readonly lacks: readonly Lacking[];
  /** "I am 4 miles off": already out. */
  readonly isOut: boolean;
  /** Through a mouth or over a bar. */
  readonly crosses: boolean;
  /** °F of the water, as it was said. */
  readonly water: number | null;
}

export const nothingSaid: Going = {
  wind: null,
  gust: null,
  windFrom: null,
  sea: null,
  seaFrom: null,
  isRough: false,
  sky: [],
  craft: null,
  boatLength: null,
  company: null,
  lacks: [],
  isOut: false,
  crosses: false,
  water: null,
};

/** What a person may see and change of it. */
export const goingSlots = ["wind", "sea", "sky", "craft", "company", "lacks"] as const;
export type GoingSlot = (typeof goingSlots)[number];

export const isGoingSlot = isOneOf(goingSlots);

/** The slots that a value was said for. */
export const saidOf = (going: Going): readonly GoingSlot[] =>
  goingSlots.filter((name) => {
    if (name === "wind")
      return going.wind !== null || going.gust !== null || going.windFrom !== null;
    if (name === "sea") return going.sea !== null || going.isRough;
    if (name === "sky" || name === "lacks") return going[name].length > 0;
    return going[name] !== null;
  });

/** Said anew, the wind takes its gusts along, and the sea its side. */
export function withSaid(before: Going, now: Going): Going {
  const isWindNew = now.wind !== null || now.gust !== null;
  const isSeaNew = now.sea !== null || now.isRough;
  return {
    wind: isWindNew ? now.wind : before.wind,
    gust: isWindNew ? now.gust : before.gust,
    windFrom: now.windFrom ?? before.windFrom,
    sea: isSeaNew ? now.sea : before.sea,
    seaFrom: now.seaFrom ?? before.seaFrom,
    isRough: isSeaNew ? now.isRough : before.isRough,
    sky: now.sky.length > 0 ? [...new Set([...before.sky, ...now.sky])] : before.sky,
    craft: now.craft ?? before.craft,
    boatLength: now.boatLength ?? before.boatLength,
    company: now.company ?? before.company,
    lacks: [...new Set([...before.lacks, ...now.lacks])],
    isOut: now.isOut || before.isOut,
    crosses: now.crosses || before.crosses,
    water: now.water ?? before.water,
  };
}

/** Of a question whether to go, what was told: it is judged by that. */
export const judgedGoing = ({
  intent,
  going = null,
  isPlan = false,
}: {
  readonly intent: string;
  readonly going?: Going | null;
  readonly isPlan?: boolean;
}): Going | null => (intent === "go" && isPlan ? going : null);
