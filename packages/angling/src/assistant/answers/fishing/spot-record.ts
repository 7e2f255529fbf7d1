import {
  launchesFor,
  launchLines,
  parkingFor,
  parkingLines,
  sourceText,
} from "#angling/access/index.ts";
import { capital, sentence } from "#angling/assistant/answers/reply.ts";
import { askedOfRecord } from "#angling/assistant/understanding/record-asked.ts";
import type { Spot, SpotFacility } from "#angling/spots/index.ts";

/** What may be asked of a place, and which of the words that are held of it tell of that. */
interface Attribute {
  /** As it stands in "not recorded for it". */
  readonly name: string;
  readonly asked: RegExp;
  /** Sentences of the spot's own description that tell of it. */
  readonly told?: RegExp;
  /** One of these is a yes. */
  readonly has?: readonly SpotFacility[];
  /** What the launches and lots around it tell, with a verdict where one can be drawn. */
  readonly held?: (spot: Spot, words: string) => readonly string[];
}

/** Of which stage of the tide it is asked. */
export const asksOfWater =
  /^(?=.*\b(?:ramp|launch\w*|boat|skiff|float\w*|dry|bare|enough|draw|get (?:in|out|off|back))\b).*\b(?:low (?:tide|water)|(?:dead|at|on|around) low|high (?:tide|water)|(?:dead|at) high|(?:any|all) tides?|minus tide|bare|enough water)\b/;

const night =
  /\b(?:night|nite|overnight|dark|midnight|sunset|dusk|late|past|after|sunrise|[1-5] ?am|1[0-2] ?pm|[89] ?pm)\b/;

/** Until when one may be there. */
const hoursHeld = ({ id }: Spot, words: string): readonly string[] =>
  parkingFor(id)
    .filter(({ hours }) => hours !== null)
    .map((one) => {
      const hours = String(one.hours);
      const isOfDay = /^sunrise to sunset/i.test(hours) && night.test(words);
      const ofDay = isOfDay
        ? "**Not confirmed at night: the hours held are those of the day.**"
        : "**Hours as held, not of today:**";
      const lead = /except to anglers/.test(hours) ? "**Anglers may stay, as held.**" : ofDay;
      return `${lead} ${one.name}: ${sentence(hours)} ${one.says} (${sourceText(one)})`;
    });

const whoParks = {
  only: "**As held, parking there is for residents only.**",
  "in-season": "**As held, on some days in season parking is for residents only.**",
  open: "**As held, parking is not for residents only.**",
} as const;

/** "Is there room for my car", "do I need a sticker". */
function parkingHeld({ id, facilities }: Spot): readonly string[] {
  const residents = parkingFor(id).find((one) => one.residents !== null)?.residents ?? null;
  const isLimited = facilities.includes("Limited Parking");
  const isListed = isLimited || facilities.includes("Parking");
  const listed = isListed
    ? `Parking: ${isLimited ? "limited" : "listed"}.`
    : "No parking is listed for it.";
  return [...(residents === null ? [] : [whoParks[residents]]), listed, ...parkingLines(id)];
}

/** The lots whose rules speak of it. */
const lotsThatSay =
  (what: RegExp) =>
  ({ id }: Spot): readonly string[] =>
    parkingFor(id)
      .filter(({ says }) => what.test(says))
      .map((one) => `${one.name}: ${one.says} (${sourceText(one)})`);

const bySticker =
  /\bby permit\b|permit for|permit access|needs a sticker|by lottery|over-sand sticker|seashore permit/i;

/** A car on the sand. */
const drivingHeld = (spot: Spot): readonly string[] => {
  const lots = lotsThatSay(/sand/)(spot);
  const isByPermit = [...lots, ...sentencesOf(spot)].some((one) => bySticker.test(one));
  return isByPermit ? ["**Only with its permit or sticker, as held.**", ...lots] : lots;
};

const feesHeld = ({ id }: Spot): readonly string[] =>
  [...parkingLines(id), ...launchLines(id)].filter((line) => /\$|\bfree\b/i.test(line));

/** Whether one may fish there without a boat. */
function accessHeld({ access }: Spot): readonly string[] {
  if (access === "Boat Only") return ["**By boat only, the catalogue says.**"];
  if (access.startsWith("Ferry")) return ["**By ferry or boat.**"];
  return ["**Yes, it is listed to be fished from land.**"];
}

/** Whether a ramp reaches the water then is another question than how deep it is off it. */
const launchAtLow = ({ id }: Spot, words: string): readonly string[] =>
  askedOfRecord.launch.test(words) && launchesFor(id).every(({ tide }) => tide === "unknown")
    ? ["**Whether the launch works at that water is not recorded: ask the harbormaster.**"]
    : [];

const noLanding = /\bnot (?:open|allowed)|closed to (?:the )?(?:landing|public)|no safe landing/i;

const landingHeld = (spot: Spot): readonly string[] =>
  sentencesOf(spot).some((one) => noLanding.test(one)) ? ["**No landing, as held.**"] : [];

const attributes: readonly Attribute[] = [
  {
    name: "closures for birds",
    asked: askedOfRecord.birds,
    told: /\b(?:plovers?|nesting)\b/i,
    held: lotsThatSay(/birds/),
  },
  {
    name: "hours",
    asked: askedOfRecord.hours,
    told: /\bhours\b(?! (?:either|each|of|before|after))|closed to|closes? (?:for|early|sections)|closures|last ferry|at opening|is open before|closed to the public/i,
    held: hoursHeld,
  },
  {
    name: "parking",
    asked: askedOfRecord.parking,
    told: /\bpark(?:ing|ed)\b|residents?\b/i,
    held: parkingHeld,
  },
  {
    name: "the fee",
    asked: askedOfRecord.fee,
    told: /\b(?:fee|reserv(?:ed|ation) (?:in|for|is)|passes)\b/i,
    held: feesHeld,
  },
  { name: "restroom", asked: askedOfRecord.restrooms, has: ["Restrooms"] },
  { name: "food", asked: askedOfRecord.food, has: ["Food"] },
  { name: "bait shop", asked: askedOfRecord.baitShop, has: ["Bait Shop"] },
  {
    name: "camping",
    asked: askedOfRecord.camping,
    has: ["Camping"],
    told: /\bcamp/i,
    held: lotsThatSay(/sleeping/),
  },
  {
    name: "driving on the sand",
    asked: new RegExp(`${askedOfRecord.driving.source}|${askedOfRecord.groundPermit.source}`),
    told: /\bvehicle|drive to|sticker|by permit|permit for/i,
    held: drivingHeld,
  },
  {
    name: "boat launch",
    asked: askedOfRecord.launch,
    has: ["Boat Launch"],
    told: /\bramp\b|\blaunch\b|slid in/i,
    held: ({ id }) => launchLines(id),
  },
  {
    name: "landing",
    asked: askedOfRecord.landing,
    told: /\blanding|closed to|privately|not open/i,
    held: landingHeld,
  },
  {
    name: "seals and sharks",
    asked: /\b(?:seals?|sharks?|great whites?)\b/,
    told: /\b(?:seals?|sharks?|ankles)\b|without wading/i,
  },
  {
    name: "that stage of the tide",
    asked: asksOfWater,
    held: launchAtLow,
    told: /\b(?:low water|low tide|at low|at high|high water|bare|dries|drying|thin|little water|half tide|boat sits)\b/i,
  },
  {
    name: "the footing",
    asked:
      /\b(?:footing|slip(?:pery|ping)?|slick|steps|stairs|climb\w*|scrambl\w*|bad (?:knees?|hips?|back)|knees|stroller|paved|level|cleats|(?:long|far|how far a|how long is the) (?:walk|hike)|hike)\b/,
    told: /\b(?:slippery|slick|riprap|cleats|cliffs?|paved|flat and|flat granite|smooth|easy to walk|walk|wall is high|weedy|boulders?)\b/i,
  },
  {
    name: "the sea there",
    asked: new RegExp(
      String.raw`\b(?:swells?|waves?|chop(?:py)?|current|rough|sketchy|dangerous|sweep|swept)\b|${askedOfRecord.sea.source}`,
    ),
    told: /\b(?:swells?|waves?|wash|chop|currents?|rough|dangerous|breaks)\b/i,
  },
  {
    name: "how it is reached",
    asked: askedOfRecord.reached,
    told: /\b(?:rail|allowed|overhead|public|access|private|closed|landing)\b/i,
    held: accessHeld,
  },
];

const attributesAsked = (words: string): readonly Attribute[] =>
  attributes.filter(({ asked }) => asked.test(words));

const withArticle = (name: string): string =>
  /^(?:food|camping)$/.test(name) ? name : `a ${name}`;

/** The facilities wished for, as a list names them. */
export const facilitiesAsked = (
  words: string,
): readonly { readonly words: string; readonly has: readonly SpotFacility[] }[] =>
  attributesAsked(words).flatMap(({ name, has }) =>
    has === undefined ? [] : [{ words: `with ${withArticle(name)}`, has }],
  );

const sentencesOf = ({ note, description, tips, regulations }: Spot): readonly string[] =>
  [note, tips, description, regulations ?? ""]
    .filter((text) => !text.startsWith("New Hampshire striped bass"))
    .flatMap((text) => text.split(/(?<=[.!?]) /))
    .filter((one) => one !== "");

const managers: readonly (readonly [RegExp, string])[] = [
  [/national seashore/i, "the National Seashore"],
  [/trustees/i, "the Trustees"],
  [/refuge/i, "the refuge"],
  [/deer island h|nut island/i, "the MWRA"],
  [/cape cod canal/i, "the Army Corps"],
  [/castle island|wollaston|revere beach|nantasket beach|long beach\)/i, "DCR"],
];
const ofState = /\bstate (?:park|beach|reservation|campground|marina)/i;

/** Whom to ask of a place. */
function managerOf({ name, note, description, state }: Spot): string {
  const words = `${name} ${note} ${description}`;
  const named = managers.find(([pattern]) => pattern.test(words))?.[1];
  if (named !== undefined) return named;
  if (!ofState.test(words)) return "the town or its harbormaster";
  return state === "NH" ? "New Hampshire State Parks" : "DCR";
}

/** What a place's record tells of one thing. */
function linesOf(spot: Spot, { has, held, told }: Attribute, words: string): readonly string[] {
  const own = told === undefined ? [] : sentencesOf(spot).filter((one) => told.test(one));
  const listed = spot.facilities.filter((one) => has?.includes(one) === true);
  const yes = listed.length === 0 ? [] : [`**Listed there: ${listed.join(", ").toLowerCase()}.**`];
  return [...(held?.(spot, words) ?? []), ...yes, ...own];
}

/** All that a question asks of a place: told, or said that it is not recorded, and whom to ask. */
export function recordAsked(spot: Spot, words: string): readonly string[] {
  const lines = attributesAsked(words).flatMap((one) => {
    const found = linesOf(spot, one, words);
    if (found.length > 0) return found;
    return one.has === undefined
      ? [`**${capital(one.name)}: not recorded for it, ask ${managerOf(spot)}.**`]
      : [`**No ${one.name} is listed for it; ask ${managerOf(spot)}.**`];
  });
  return [...new Set(lines)];
}

/** What a list adds to the line of a spot. */
export const besideInList = (spot: Spot, words: string): readonly string[] => [
  ...new Set(
    attributesAsked(words)
      .filter(({ has }) => has === undefined)
      .flatMap((one) => linesOf(spot, one, words))
      .filter((one) => one !== spot.note && !one.startsWith("**Yes")),
  ),
];
