import { answerDepth } from "#angling/assistant/answers/depth/answer-depth.ts";
import type { AnswerContext, Reply } from "#angling/assistant/answers/reply.ts";
import { answerCurrent } from "#angling/assistant/answers/water/current.ts";
import { answerTide } from "#angling/assistant/answers/water/tide.ts";
import { fact, questionFacts, sources } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import { crossingNamed, formatCoordinates, spotById } from "#angling/spots/index.ts";
import { barSpotOf, barTold, type InDanger, type Told } from "./bar-now.ts";
import { coldTold, jacketTold } from "./jacket-told.ts";
import { isAcute } from "./still-in-danger.ts";
import type { Danger } from "#angling/assistant/emergencies/danger-texts.ts";
import { walkJudged } from "./walk-judged.ts";

const nothingTold: Told = { words: [], facts: [] };

const toldOf = ({ text, facts, declined }: Reply): Told =>
  declined ? nothingTold : { words: [text], facts };

const together = (all: readonly Told[]): Told => ({
  words: all.flatMap(({ words }) => words),
  facts: all.flatMap(({ facts }) => facts),
});

/** Low water of the day, and when the ground dries where the list holds it. */
async function walkTold({ frame, words }: InDanger, context: AnswerContext): Promise<Told> {
  const depth = { asked: { kind: "covers" }, otherwise: "unknown" } as const;
  const low = await answerTide({ ...frame, intent: "tide", cues: ["low", "all"] }, context);
  const land = crossingNamed(frame.words)?.beside[0];
  // The ground beside the land that was named, not the land's own pin.
  const bar = {
    ...frame,
    intent: "depth",
    depth,
    place: null,
    words: `the bar at ${land}`,
  } as const;
  const dry = land === undefined ? null : await answerDepth(bar, context);
  return together([
    await walkJudged(frame, words, context),
    toldOf(low),
    dry === null ? nothingTold : toldOf(dry),
  ]);
}

/** "Out to the mouth": over the bar, not on the water inside. */
const goesOut =
  /\b(?:mouth|bar|inlet|entrance|outside|ocean|out (?:to|past|of|through|front)|open water)\b/;

/** Water that is named, where a hazard of it is held. */
function hazardOfPlace({ place, words }: Frame): Told {
  if (place === null || place.kind === "default") return nothingTold;
  const spot = place.spotId === null ? undefined : spotById(place.spotId);
  const bar = spot?.bar !== undefined || goesOut.test(words) ? barSpotOf(place) : null;
  if (bar !== null) {
    const worst =
      bar.bar?.rating === "rated"
        ? bar.bar.worst
        : "its bar is not rated, which does not make it safe.";
    return {
      words: [`**No, not for a beginner. ${bar.name}: ${worst}**`],
      facts: [fact("bar-hazard", worst, sources.spots, { place: bar.name })],
    };
  }
  if (spot === undefined || spot.access !== "Boat Only" || spot.difficulty !== "Advanced")
    return nothingTold;
  return {
    words: [
      `**No, not for a beginner: ${spot.name} is listed for boats only, rated Advanced. ${spot.note}**`,
    ],
    facts: [fact("spot-note", spot.note, sources.spots, { place: spot.name })],
  };
}

/** What is held against it, and how it runs, where one means to paddle. */
async function paddlingTold({ frame, words }: InDanger, context: AnswerContext): Promise<Told> {
  const { place } = frame;
  const hazard = hazardOfPlace({ ...frame, words });
  if (place === null || place.currentStationId === null) return hazard;
  const current = await answerCurrent({ ...frame, intent: "current", cues: [] }, context);
  return together([hazard, toldOf(current)]);
}

/** The ocean side from Provincetown to Monomoy, degrees; the whole Cape where it is named. */
const isOuterCape = ({ region, position: { latitude, longitude } }: NamedPlace): boolean =>
  region === "Cape Cod" ||
  (longitude > -70.25 && longitude < -69.8 && latitude > 41.5 && latitude < 42.15);

/** Where white sharks hunt seals one does not wade; elsewhere nothing is held. */
function sealsTold({ frame: { place } }: InDanger): Told {
  const isOuter = place !== null && isOuterCape(place);
  return isOuter
    ? {
        words: [
          "**No: white sharks hunt seals on the outer Cape. Stay on dry sand and do not wade deep; at Chatham no deeper than the ankles.**",
        ],
        facts: [],
      }
    : nothingTold;
}

/** It came down on somebody who is out. */
export const isInFog =
  /\b(?:on us|rolled in|came in|socked|cant see|can not see|cannot see|around us|out here|we are|im out|i am out|lost|zero (?:vis\w*|viz)|on (?:the|our|my) way|(?:coming|heading|getting) (?:home|in|back))\b/;
const onFlats = /\b(?:flats?|sandbar|spit|wad(?:e|ing)|walk\w*|on foot)\b/;

function fogTold({ words, frame }: InDanger): Told {
  const said = `${words} ${frame.wordsBefore ?? ""}`;
  if (!isInFog.test(said)) return nothingTold;
  return {
    words: [
      onFlats.test(said)
        ? "**Turn back to the beach now, together, by compass or phone and not by eye. Unsure of the way, or the water rises: call 911, or VHF channel 16, now.**"
        : "**Out in it: together and slow, life jackets and lights on, a whistle or horn; out of the ship channel toward shallow water you know, by compass. Unsure where you are: call VHF channel 16, or 911, early.**",
    ],
    facts: [],
  };
}

const asksHowLong =
  /\b(?:how long|how soon|when (?:can|is|do)|wait|(?:after|since|last) (?:the )?(?:last )?(?:boom|thunder|rumble|clap|flash|bolt))\b/;

function lightningTold({ words }: InDanger): Told {
  return asksHowLong.test(words)
    ? {
        words: [
          "**30 minutes after the last thunder; each new one starts them again. Until then ashore and inside.**",
        ],
        facts: [
          fact("safety-text", "30 minutes after the last thunder", "NOAA, quoted by BDOutdoors"),
        ],
        leads: true,
      }
    : nothingTold;
}

/** The last charge of a phone is for the call. */
const fewPercent =
  /\b(?:phones?|battery|cell)\b.*\b(?:\d{1,2} ?%?$|\d{1,2} ?(?:%|percent)|dying|dies|dead|low|almost)/;

/**
 * Where help is sent. The pin of a town, an island or an area may lie miles from the bar or the ledge
 * beside it, so the name alone is told of them; a position is the phone's own, or a spot's, said to be that.
 */
function placeWords({ place }: Frame, { position }: AnswerContext): Told {
  const named = place !== null && place.kind !== "default" && place.kind !== "here" ? place : null;
  const pin = named?.kind === "spot" ? named.position : null;
  const at = position ?? pin;
  const where = at === null ? null : formatCoordinates([at.longitude, at.latitude]);
  const told =
    where === null
      ? "the app does not know exactly where: read the GPS"
      : position === null
        ? `its pin ${where}; your own off the GPS`
        : `your phone's position ${where}`;
  if (named === null && where === null) return nothingTold;
  return {
    words: [named === null ? told : `by ${named.name} (${told})`],
    facts:
      where === null
        ? []
        : [fact("spot-coordinates", where, sources.spots, { place: named?.name ?? told })],
  };
}

/** What whoever is called wants to know, with what was said of it. */
function calledTold({ frame, words }: InDanger, context: AnswerContext): Told {
  const where = placeWords(frame, context);
  const { anglers = null } = frame;
  const people = anglers === null ? "how many you are" : `how many you are: ${anglers}`;
  const place =
    where.words.length === 0 ? "where you are" : `where you are: ${where.words.join("")}`;
  return {
    words: [
      ...(fewPercent.test(words)
        ? [
            "**Call now while the phone lasts, then keep it for them: screen dark, nothing else on.**",
          ]
        : []),
      `**Tell them ${place}; ${people}; and what is wrong.**`,
    ],
    facts: [...where.facts, ...questionFacts([["anglers", anglers]])],
  };
}

type Teller = (told: InDanger, context: AnswerContext) => Told | Promise<Told>;

const tellers: Partial<Record<Danger, Teller>> = {
  bar: ({ frame, words }, context) => barTold(frame, frame.place, context, asksInside.test(words)),
  "walk-out": walkTold,
  paddling: paddlingTold,
  seals: sealsTold,
  fog: fogTold,
  lightning: lightningTold,
  "cold-water": coldTold,
  "life-jacket": jacketTold,
};

/** "What about just inside": the bar is not crossed. */
export const asksInside = /\b(?:inside|behind (?:it|the bar)|in the river|not crossing)\b/;

/** Nobody out there waits to be found. */
const ofDoctors: ReadonlySet<Danger> = new Set(["pet", "poison", "wound", "lightning", "flood"]);

/** What is told beside a fixed text, of the place, the hour and the people that were named. */
export async function toldBeside(
  danger: Danger,
  told: InDanger,
  context: AnswerContext,
): Promise<Told> {
  const { isStill } = told;
  const teller = tellers[danger];
  if (teller !== undefined) return teller(told, context);
  return isStill && isAcute(danger) && !ofDoctors.has(danger)
    ? calledTold(told, context)
    : nothingTold;
}
