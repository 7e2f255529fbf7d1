import { harborParts } from "@striper/marine/time";
import { answerDepth } from "#angling/assistant/answers/depth/answer-depth.ts";
import type { AnswerContext, Reply } from "#angling/assistant/answers/reply.ts";
import { answerCurrent } from "#angling/assistant/answers/water/current.ts";
import { answerTide } from "#angling/assistant/answers/water/tide.ts";
import { fact, questionFacts, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { crossingNamed, formatCoordinates } from "#angling/spots/index.ts";
import { barTold, type Told } from "./bar-now.ts";
import { isAcute } from "./still-in-danger.ts";
import type { Danger } from "./danger-texts.ts";

const nothingTold: Told = { words: [], facts: [] };

const toldOf = ({ text, facts, declined }: Reply): Told =>
  declined ? nothingTold : { words: [text], facts };

const together = (all: readonly Told[]): Told => ({
  words: all.flatMap(({ words }) => words),
  facts: all.flatMap(({ facts }) => facts),
});

/** Low water of the day, and when the ground dries where the list holds it. */
async function walkTold(frame: Frame, context: AnswerContext): Promise<Told> {
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
  return together([toldOf(low), dry === null ? nothingTold : toldOf(dry)]);
}

/** How it runs where one means to paddle. */
async function paddlingTold(frame: Frame, context: AnswerContext): Promise<Told> {
  const { place } = frame;
  if (place === null || place.currentStationId === null) return nothingTold;
  return toldOf(await answerCurrent({ ...frame, intent: "current", cues: [] }, context));
}

/** The last year of age in which a child wears one under way in Massachusetts: 323 CMR 2.00, under 12. */
const lastChildYear = 11;
/** Massachusetts: from September 15 to May 15 in a canoe or kayak. */
const coldFrom = { month: 9, day: 15 };
const coldTo = { month: 5, day: 15 };

const isWithin = (month: number, dayOfMonth: number): boolean =>
  month > coldFrom.month ||
  month < coldTo.month ||
  (month === coldFrom.month && dayOfMonth >= coldFrom.day) ||
  (month === coldTo.month && dayOfMonth <= coldTo.day);

const law = "323 CMR 2.00";

function jacketOfAge({ age = null }: Frame): Told {
  if (age === null) return nothingTold;
  const words =
    age <= lastChildYear
      ? `At ${age}: yes, worn whenever the boat is under way (Massachusetts: under 12).`
      : `At ${age}: yes in a canoe or kayak from September 15 to May 15 (Massachusetts); the rule for children ends below 12 there, in New Hampshire after 12.`;
  return {
    words: [words],
    facts: [...questionFacts([["age", age]]), fact("life-jacket", words, law)],
  };
}

function jacketOfDay({ when }: Frame): Told {
  if (when === null) return nothingTold;
  const from = harborParts(when.from);
  const to = harborParts(Math.max(when.from, when.to - 1));
  const ends = [isWithin(from.month, from.day), isWithin(to.month, to.day)];
  if (ends[0] !== ends[1]) return nothingTold;
  const words =
    ends[0] === true
      ? "Then one is worn in a canoe or kayak: it lies between September 15 and May 15."
      : "Then it is outside September 15 to May 15: it need not be worn in a canoe or kayak from 12 on.";
  return { words: [words], facts: [fact("life-jacket", words, law)] };
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

type Teller = (frame: Frame, context: AnswerContext) => Told | Promise<Told>;

const tellers: Partial<Record<Danger, Teller>> = {
  bar: (frame, context) => barTold(frame, frame.place, context),
  "walk-out": walkTold,
  paddling: paddlingTold,
  "cold-water": jacketOfAge,
  "life-jacket": (frame) => together([jacketOfAge(frame), jacketOfDay(frame)]),
};

/** What is told beside a fixed text, of the place, the hour and the people that were named. */
export async function toldBeside(
  danger: Danger,
  frame: Frame,
  context: AnswerContext,
  isStill: boolean,
): Promise<Told> {
  const teller = tellers[danger];
  if (teller !== undefined) return teller(frame, context);
  return isStill && isAcute(danger) ? calledTold(frame, context) : nothingTold;
}
