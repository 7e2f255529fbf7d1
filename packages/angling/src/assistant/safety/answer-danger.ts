import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import type { Told } from "./bar-now.ts";
import { fact, type Fact } from "#angling/assistant/facts.ts";
import { framesOf, type FollowUpContext } from "#angling/assistant/conversation.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { AssistantProviders } from "#angling/assistant/providers.ts";
import { readQuestion } from "#angling/assistant/understanding/read-question.ts";
import { hazardsOf } from "#angling/assistant/going/read-plan.ts";
import { groundOf, isOnFoot, mayMeanPlace, meantByPlace } from "./meant-by-place.ts";
import { numberAsked } from "#angling/assistant/understanding/follow-up/bare-number.ts";
import { mergedWhen } from "#angling/assistant/understanding/time/merged-when.ts";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { nothingSaid, withSaid } from "#angling/assistant/going/going.ts";
import { goingTold } from "#angling/assistant/going/answer-going.ts";
import { dangerTexts, type Danger } from "#angling/assistant/emergencies/danger-texts.ts";
import { alike, contentOfText } from "#angling/assistant/passages/asked-words.ts";
import { recogniseDanger } from "#angling/assistant/emergencies/signs.ts";
import { isAcute, isStillIn, outOfWater } from "./still-in-danger.ts";
import { asksInside, isInFog, toldBeside } from "./told-beside.ts";

/** Words of a question about fish, water or rules; "high" and "boat" stand in any cry as well. */
const topicWords: ReadonlySet<string> = new Set(
  "tide tides slack sunrise sunset moon limit limits size bag season keep legal rules regulations license permit score bite wind weather forecast spots bait log".split(
    " ",
  ),
);

/** Where one thing asked ends and the next begins. */
const joints =
  /[?!;,\n]+|\.(?=\s|$)| (?:and|also|plus|n) (?=(?:whats?|when|where|how|which|is|are|can|do|does|will|should|tides?)\b)/i;

/** The message's other questions: never answered together with a danger. */
const otherQuestions = (question: string): readonly string[] =>
  question
    .split(joints)
    .map((part) => part.trim())
    .filter(
      (part) =>
        recogniseDanger(part).length === 0 &&
        part
          .toLowerCase()
          .split(/[^a-z]+/)
          .some((word) => topicWords.has(word)),
    );

const isVerdictFirst: ReadonlySet<Danger> = new Set([
  "walk-out",
  "life-jacket",
  "bar",
  "paddling",
  "seals",
  "fog",
]);

const asksOn =
  /\?|^(?:(?:and|so|ok|okay|but|then) )*(?:what|when|where|which|how|who|can|could|should|do|does|is|are|will|would|any)\b/i;

/** Lines of what is not held, or done "only if", are no answer to whether it is done. */
const isForAll = (line: string): boolean => !/^(?:Only|I hold)\b/.test(line);
/** Said of any way out and in. */
const ofWays: ReadonlySet<string> = new Set("back go out in up off way get other".split(" "));
const askedIn = (text: string): readonly string[] =>
  contentOfText(text)
    .map(alike)
    .filter((word) => !ofWays.has(word));

/** "Brandy help?": the line told before that holds more of what is asked now than any other, to stand first. */
function lineAsked(first: string, lines: readonly string[], question: string): string | null {
  const asked = new Set(askedIn(question));
  const heldBy = (line: string): number =>
    new Set(askedIn(line).filter((word) => asked.has(word))).size;
  const [best, next] = lines
    .filter(isForAll)
    .map((line) => ({ line, held: heldBy(line) }))
    .toSorted((a, b) => b.held - a.held);
  const isMost = best !== undefined && best.held > Math.max(heldBy(first), next?.held ?? 0);
  return isMost && asksOn.test(question) ? best.line : null;
}

/** A verdict of the hour or the person stands before the fixed text, and what a message after it asks of it. */
function textOf(danger: Danger, { words, leads }: Told, question: string | null): string {
  const { first, steps: all } = dangerTexts[danger];
  const isVerdict =
    leads === true || (isVerdictFirst.has(danger) && words[0]?.startsWith("**") === true);
  const isOther = question !== null && /\b(?:other|others|else|another|which)\b/i.test(question);
  const asked =
    question === null || (isVerdict && !isOther) ? null : lineAsked(first, all, question);
  const steps = all.filter((step) => step !== asked);
  const [verdict, ...rest] = isVerdict ? words : ["", ...words];
  const told = isVerdict ? [String(verdict), first] : [`**${first}**`];
  const lead = asked === null ? told : [`**${asked}**`, ...told];
  return [...lead, ...rest, steps.map((step) => `- ${step}`).join("\n")].join("\n\n");
}

function factsOf(danger: Danger): readonly Fact[] {
  return [
    fact("danger", danger, "Striper Conditions"),
    fact("emergency", "911, VHF channel 16", "US Coast Guard"),
    ...dangerTexts[danger].sources.map(({ says, source }) => fact("safety-text", says, source)),
  ];
}

interface Asked {
  readonly question: string;
  readonly conversation: FollowUpContext | null;
  readonly providers: AssistantProviders;
  readonly now: Instant;
  readonly position: Position | null;
}

export interface DangerAnswer {
  /** Markdown. */
  readonly text: string;
  readonly facts: readonly Fact[];
  /** What else was asked, to be asked alone. */
  readonly others: readonly string[];
  readonly followUpContext: FollowUpContext;
}

/** The message by itself, and its frame with what the talk before said. */
async function readOf({ question, conversation, now, position, providers }: Asked) {
  const before = conversation === null ? [] : framesOf(conversation);
  const ownSpots = (await providers.ownSpots()) ?? [];
  const said = { question, now, position, ownSpots };
  const own = readQuestion({ ...said, bareNumber: numberAsked(before), isChoice: false });
  const [frame] = readAll({ ...said, before }).frames;
  return { own, frame, before };
}

interface Reading {
  readonly dangers: readonly Danger[];
  readonly frame: Frame | null;
  /** What this message says by itself. */
  readonly words: string;
  readonly isStill: boolean;
  /** What a question after it goes on from. */
  readonly after: Frame | null;
}

const windOf = ({ wind = null, windFrom = null }: Frame) => ({ wind, windFrom });

const noDanger: Reading = { dangers: [], frame: null, words: "", isStill: false, after: null };

/** Who was told of walking out may be out there now: "it's covered already". */
function recognised(question: string, last: Danger | null): readonly Danger[] {
  const all = recogniseDanger(question);
  // Whoever walks over a bar crosses none by boat.
  const found = all.includes("walk-out") ? all.filter((one) => one !== "bar") : all;
  const isOut = last === "walk-out" && found.every((one) => !isAcute(one));
  const isAsking = /\b(?:how long|when|til+|until|before|what time)\b/i.test(question);
  const stranded = isOut && !isAsking ? recogniseDanger(`we walked out here: ${question}`) : [];
  return stranded.includes("stranded") ? ["stranded"] : found;
}

async function read(asked: Asked): Promise<Reading> {
  const { danger: last = null } = asked.conversation ?? {};
  const found = recognised(asked.question, last);
  const talked = asked.conversation === null ? [] : framesOf(asked.conversation);
  const mayBePlaced = talked.length > 0 || mayMeanPlace(asked.question);
  if (found.length === 0 && last === null && !mayBePlaced) return noDanger;
  const { own, frame, before } = await readOf(asked);
  const isWaded =
    found.length === 1 && !found.some(isAcute) && frame?.intent === "depth" && isOnFoot(frame);
  const out = outOfWater(last, own.frame.words);
  const byPlace = found.length === 0 ? [...out, ...meantByPlace(own, talked)] : found;
  const told = isWaded ? (["walk-out"] as const) : byPlace;
  if (told.length === 0 && last === null) return noDanger;
  const isStill =
    last !== null &&
    isStillIn(last, told, { own, at: asked.conversation?.inDanger?.place?.name ?? null });
  const dangers = isStill ? [last] : told;
  const [first] = dangers;
  const inDanger = isStill ? (asked.conversation?.inDanger ?? null) : null;
  const isPlanned = first !== undefined && !isAcute(first);
  const placed = isPlanned ? before.find(({ place }) => place !== null) : undefined;
  const ground = first === "walk-out" ? groundOf([own.frame, ...talked]) : null;
  return {
    dangers,
    words: own.frame.words,
    frame: {
      ...own.frame,
      words: isPlanned && inDanger !== null ? inDanger.words : (ground?.words ?? own.frame.words),
      wordsBefore: inDanger === null ? "" : `${inDanger.wordsBefore ?? ""} ${inDanger.words}`,
      place: own.frame.place ?? inDanger?.place ?? placed?.place ?? ground?.place ?? null,
      when: mergedWhen(own.frame.when, inDanger?.when ?? placed?.when ?? null),
      ...windOf(own.frame.wind == null && inDanger !== null ? inDanger : own.frame),
      flow: own.frame.flow ?? inDanger?.flow ?? placed?.flow ?? null,
      anglers: own.frame.anglers ?? inDanger?.anglers ?? null,
      going: withSaid(
        inDanger?.going ?? placed?.going ?? nothingSaid,
        own.frame.going ?? nothingSaid,
      ),
      isPlan: own.frame.isPlan === true || inDanger?.isPlan === true,
    },
    isStill,
    after: isPlanned ? (frame ?? null) : (asked.conversation?.frame ?? null),
  };
}

/** Dangers that are asked about beforehand, of a plan with its conditions. */
const planned: ReadonlySet<Danger> = new Set(["bar", "fog", "walk-out", "waders", "paddling"]);
const nothingTold: Told = { words: [], facts: [] };
/** "When then": an hour is asked for, and none is named. */
const asksForHour = /^(?:(?:so|and|ok|okay|well|but) )*(?:when|what times?|how about when)\b/;

/** The verdict of the conditions that were told, before the text. */
async function judgedFirst(
  danger: Danger,
  { frame, words }: { readonly frame: Frame; readonly words: string },
  context: AnswerContext,
): Promise<Told> {
  const { going = null, isPlan = false } = frame;
  const isBar =
    danger === "bar" && frame.place !== null && !asksForHour.test(words) && !asksInside.test(words);
  const isHazard = isBar && going !== null && hazardsOf(going) > 0;
  const isOnEbb = isBar && (frame.when === null || frame.when.precision === "instant");
  const isTold = isPlan || isHazard || isOnEbb;
  const isUnworn = danger === "life-jacket" && going?.lacks.includes("jacket") === true;
  const isOut = danger === "fog" && isInFog.test(words);
  if (!(planned.has(danger) || isUnworn) || !isTold || going === null || isOut) return nothingTold;
  const crossing = isBar ? { ...going, craft: going.craft ?? "boat", crosses: true } : going;
  const { verdict, lead, also, facts } = await goingTold(frame, crossing, context);
  const isWeak =
    danger === "walk-out" ? verdict !== "NO" : !isPlan && !isHazard && verdict !== "NO";
  if (isWeak) return nothingTold;
  return { words: [`**${lead}**`, ...(also === null ? [] : [also])], facts };
}

/**
 * A danger is answered before anything else, with its fixed text; null for an ordinary question. No
 * score stands in it, and what else was asked is offered to be asked alone.
 */
export async function answerDanger(asked: Asked): Promise<DangerAnswer | null> {
  const { question, conversation, providers, now, position } = asked;
  const { dangers, frame, words, isStill, after } = await read(asked);
  const [first] = dangers;
  if (first === undefined || frame === null) return null;
  const context = { providers, now, position };
  const told = await Promise.all(
    dangers.map(async (danger) => ({
      danger,
      beside: await toldBeside(danger, { frame, words, isStill }, context),
    })),
  );
  const judged = await judgedFirst(first, { frame, words }, context);
  const others = isStill ? [] : otherQuestions(question);
  const also = others.map((other) => `You also asked "${other}": ask that on its own.`);
  return {
    text: [
      ...judged.words,
      ...told.map(({ danger, beside }) => textOf(danger, beside, isStill ? question : null)),
      ...also,
    ].join("\n\n"),
    facts: judged.facts.concat(
      told.flatMap(({ danger, beside }) => factsOf(danger).concat(beside.facts)),
    ),
    others,
    followUpContext: {
      ...conversation,
      frame: after,
      danger: first,
      inDanger: frame,
      offered: others.map((other) => ({ label: other, question: other })),
    },
  };
}
