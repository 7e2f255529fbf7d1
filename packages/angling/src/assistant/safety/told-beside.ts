import { answerDepth } from "#angling/assistant/answers/depth/answer-depth.ts";
import type { AnswerContext, Reply } from "#angling/assistant/answers/reply.ts";
import { answerCurrent } from "#angling/assistant/answers/water/current.ts";
import { answerTide } from "#angling/assistant/answers/water/tide.ts";
import { fact, questionFacts, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { crossingNamed, formatCoordinates } from "#angling/spots/index.ts";
import { barTold, type InDanger, type Told } from "./bar-now.ts";
import { coldTold, jacketTold } from "./jacket-told.ts";
import { isAcute } from "./still-in-danger.ts";
import type { Danger } from "./danger-texts.ts";
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

/** How it runs where one means to paddle. */
async function paddlingTold({ frame }: InDanger, context: AnswerContext): Promise<Told> {
  const { place } = frame;
  if (place === null || place.currentStationId === null) return nothingTold;
  return toldOf(await answerCurrent({ ...frame, intent: "current", cues: [] }, context));
}

function placeWords({ place }: Frame, { position }: AnswerContext): Told {
  const named = place !== null && place.kind !== "default" && place.kind !== "here" ? place : null;
  const at = named?.position ?? position;
  if (at === null) return nothingTold;
  const where = formatCoordinates([at.longitude, at.latitude]);
  const words = named === null ? `your position, ${where}` : `${named.name}, ${where}`;
  return {
    words: [words],
    facts: [fact("spot-coordinates", where, sources.spots, { place: words })],
  };
}

/** What whoever is called wants to know, with what was said of it. */
function calledTold(frame: Frame, context: AnswerContext): Told {
  const where = placeWords(frame, context);
  const { anglers = null } = frame;
  const people = anglers === null ? "how many you are" : `how many you are: ${anglers}`;
  const place =
    where.words.length === 0 ? "where you are" : `where you are: ${where.words.join("")}`;
  return {
    words: [`**Tell them ${place}; ${people}; and what is wrong.**`],
    facts: [...where.facts, ...questionFacts([["anglers", anglers]])],
  };
}

type Teller = (told: InDanger, context: AnswerContext) => Told | Promise<Told>;

const tellers: Partial<Record<Danger, Teller>> = {
  bar: ({ frame, words }, context) => barTold(frame, frame.place, context, asksInside.test(words)),
  "walk-out": walkTold,
  paddling: paddlingTold,
  "cold-water": coldTold,
  "life-jacket": jacketTold,
};

/** "What about just inside": the bar is not crossed. */
export const asksInside = /\b(?:inside|behind (?:it|the bar)|in the river|not crossing)\b/;

/** Nobody out there waits to be found. */
const ofDoctors: ReadonlySet<Danger> = new Set(["pet", "poison", "wound", "lightning"]);

/** What is told beside a fixed text, of the place, the hour and the people that were named. */
export async function toldBeside(
  danger: Danger,
  told: InDanger,
  context: AnswerContext,
): Promise<Told> {
  const { frame, isStill } = told;
  const teller = tellers[danger];
  if (teller !== undefined) return teller(told, context);
  return isStill && isAcute(danger) && !ofDoctors.has(danger)
    ? calledTold(frame, context)
    : nothingTold;
}
