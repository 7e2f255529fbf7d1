import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { saidIn, type Frame } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import { withDepthAsked } from "#angling/assistant/understanding/topics/depth-asked.ts";
import { withTextAsked } from "#angling/assistant/understanding/topics/text-asked.ts";
import { concerned, withContext } from "#angling/assistant/understanding/follow-up/follow-up.ts";
import {
  withFishNamed,
  withMilesNamed,
} from "#angling/assistant/understanding/follow-up/with-fish-named.ts";
import { numberAsked } from "#angling/assistant/understanding/follow-up/bare-number.ts";
import { ownPlaces } from "#angling/assistant/slots/places.ts";
import { withoutFiller } from "#angling/assistant/understanding/filler.ts";
import { readQuestion } from "#angling/assistant/understanding/read-question.ts";
import { questionMaxLength } from "#angling/assistant/slots/words.ts";
import { alternativesOf } from "./alternatives.ts";
import { clausesOf } from "./clauses.ts";
import { comparedBefore } from "./compared.ts";

interface Said {
  readonly question: string;
  /** What the talk was about; empty at its start. */
  readonly before: readonly Frame[];
  /** The cases of the turn before that. */
  readonly earlier?: readonly Frame[];
  /** What was asked before and not understood. */
  readonly open?: string;
  readonly now: Instant;
  readonly position: Position | null;
  readonly ownSpots: readonly OwnSpot[];
}

export interface ReadAll {
  /** One for each question asked, in their order. */
  readonly frames: readonly Frame[];
  /** What a follow-up goes on from. */
  readonly after: readonly Frame[];
}

/** "Tide + sunrise"; not "+0.4" and not "28+". */
const plus = /(?<=[a-z]) ?\+ ?(?=[a-z])|(?<=\d) \+ (?=[a-z])/gi;

const mostFrames = 4;

const unique = (frames: readonly Frame[]): readonly Frame[] =>
  [
    ...new Map(
      frames.map(
        (frame) =>
          [JSON.stringify({ ...frame, words: "", wordsBefore: "", held: null }), frame] as const,
      ),
    ).values(),
  ].slice(0, mostFrames);

/** "How does that compare to Boston". */
const likens = /\bcompared?\b|\bsame (?:as|at|in) \b/;

const weighs = /\b(?:better|worse|higher|lower|bigger|stronger|faster|weaker)(?: than\b|$)/;

/** "Better than tomorrow morning?", "same as at Boston": how a message holds what was asked before beside its own; null: not at all. */
function comparedAs(read: Frame, before: Frame): NonNullable<Frame["compares"]> | null {
  const isAlike = likens.test(read.words);
  const isOfPlaces =
    topicOf(before.intent).about === "place" && topicOf(read.intent).about === "place";
  const isOther =
    (read.when !== null && read.when.from !== before.when?.from) ||
    (read.said?.includes("place") === true && read.place?.name !== before.place?.name);
  if (!(isAlike || weighs.test(read.words)) || !isOfPlaces || !isOther) return null;
  return isAlike ? "same" : "better";
}

function readClause(clause: string, isFirst: boolean, said: Said): readonly Frame[] {
  const { before, earlier = [], now, position, ownSpots } = said;
  const bareNumber = numberAsked(before);
  const named = withMilesNamed(withFishNamed(clause, before.at(-1) ?? null), before.at(-1) ?? null);
  const alternatives = alternativesOf(withoutFiller(named), ownPlaces(ownSpots), now);
  const isChoice = alternatives.length > 1;
  const readings = alternatives.map((question) => {
    const input = { question, now, position, ownSpots, bareNumber, isChoice };
    return readQuestion(input);
  });
  const [only] = readings;
  const weighed =
    only === undefined || isChoice ? null : comparedBefore(only.frame, before, earlier);
  if (weighed !== null) return weighed;
  return unique(
    readings.flatMap((reading) => {
      const isFollowUp = reading.isFollowUp || !isFirst;
      return before.length === 0
        ? [withTextAsked(withDepthAsked(withContext(reading, null, now), null))]
        : concerned(reading, before).flatMap((frame) => {
            const asked = withContext({ ...reading, isFollowUp }, frame, now);
            const read = withTextAsked(withDepthAsked(asked, frame));
            const compares = comparedAs(read, frame);
            return compares === null
              ? [read]
              : [frame, { ...read, intent: frame.intent, compares }];
          });
    }),
  );
}

/** A fish or a place named in one question of a message holds for those that name none. */
function shared(frames: readonly Frame[]): readonly Frame[] {
  const first = frames.find((frame) => frame.species !== null)?.species ?? null;
  const placed = frames.find(({ place, water }) => place !== null || water !== null);
  let species = first;
  return frames.map((frame) => {
    species = frame.species ?? species;
    return sharedWith(frame, species, placed);
  });
}

const sharedWith = (frame: Frame, species: Frame["species"], placed: Frame | undefined): Frame => ({
  ...frame,
  said: [
    ...saidIn(frame),
    ...(frame.species === null && species !== null ? (["species"] as const) : []),
    ...(frame.place === null && frame.water === null && placed !== undefined
      ? (["place"] as const)
      : []),
  ],
  species: frame.species ?? (topicOf(frame.intent).about === "law" ? species : null),
  ...(frame.place === null && frame.water === null && placed !== undefined
    ? { place: placed.place, water: placed.water }
    : {}),
});

const goesOn = ({ intent, behind = null }: Frame): boolean =>
  behind === null && topicOf(intent).endsTalk !== true;

function readClauses(clauses: readonly string[], said: Said): ReadAll {
  let { before } = said;
  const all: Frame[] = [];
  for (const [index, clause] of clauses.entries()) {
    const frames = readClause(clause, index === 0, { ...said, before });
    all.push(...frames);
    const goingOn = frames.filter(goesOn);
    if (goingOn.length > 0) before = goingOn;
  }
  const frames = unique(clauses.length > 1 ? shared(all) : all);
  const after = frames.filter(goesOn);
  return { frames, after: after.length > 0 ? after : said.before };
}

/** Words; a longer message is a question of its own. */
const mostWordsMore = 6;

const ofPlace = /\b(?:here|there)\b/;
const ofPerson = /\b(?:he|she|they|him|her|them)\b/;

/**
 * All that a message asks: its questions, and the alternatives within each. One that asks nothing, "in Quincy",
 * tells the rest of what was asked before and not understood.
 */
export function readAll(all: Said): ReadAll {
  const { question, open = "", now, position, ownSpots } = all;
  if (all.before.length > 0 || open === "") return readMessage(all);
  const alone = { question, now, position, ownSpots, isChoice: false };
  const { intent, frame } = readQuestion({ ...alone, bareNumber: numberAsked(all.before) });
  const isMore = intent === null && question.split(" ").length <= mostWordsMore;
  // "I am 5 miles off Rye", then "can I keep a 30 from here".
  const isThere = frame.place === null && frame.water === null && ofPlace.test(frame.words);
  // "My daughter is 14", then "does she need a license".
  const isOfThem = (frame.age ?? null) === null && ofPerson.test(frame.words);
  const both =
    isMore || isThere || isOfThem ? readMessage({ ...all, question: `${open} ${question}` }) : null;
  const isRead = both?.frames.every((one) => one.intent !== "unknown") === true;
  return both !== null && isRead ? both : readMessage(all);
}

function readMessage(all: Said): ReadAll {
  const question = withoutFiller(all.question.replaceAll(plus, "; and "));
  const said = { ...all, question };
  const { clauses, isSure } =
    question.length > questionMaxLength
      ? { clauses: [question], isSure: false }
      : clausesOf(question);
  const read = readClauses(clauses, said);
  const isClear = read.frames.every(({ intent }) => intent !== "unknown");
  return isClear || isSure || clauses.length === 1 ? read : readClauses([question], said);
}
