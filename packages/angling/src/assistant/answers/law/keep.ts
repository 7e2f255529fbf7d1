import { inches } from "@striper/marine/units";
import { countsOfDay } from "#angling/assistant/case/with-day.ts";
import { fact, questionFacts, sources, type Fact } from "#angling/assistant/facts.ts";
import {
  answered,
  assumptions,
  dayWords,
  sentence,
  declinedWith,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  type FishingMode,
  keepOrRelease,
  type KeepAnswer,
  type KeepQuestion,
  type RegulationsTable,
} from "#angling/regulations/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";
import { banOnBass } from "./ban-on-bass.ts";
import { notHeld, speciesFor, whichFish } from "./asked-fish.ts";
import {
  anglersOf,
  asNumberOfFish,
  beyondCount,
  isBagOfVessel,
  factsOf,
  isMeasuredOtherwise,
  judge,
  outsideHowever,
  verdictWords,
  type Judged,
} from "./judging.ts";
import { modeAt } from "#angling/assistant/understanding/slot-words.ts";
import { isStillHeld } from "#angling/assistant/understanding/numbers/kept-fish.ts";
import { answerSeveral } from "./keep-several.ts";
import { isOtherGear, leadWithoutLength, namesPlace, prohibitedKind, sharks } from "./known.ts";
import { dayOfKeeping, keptBefore, keptSoFar, tooMany } from "./kept-before.ts";
import { forAnother } from "./lead/lead-of-rule.ts";
import { verdictLead } from "./lead/verdict-lead.ts";
import { sourceWords, tableFacts } from "./rule-facts.ts";
import { answerRules } from "./rules.ts";
import {
  isAtTheLine,
  isCarriedAcross,
  isSomewhereOffshore,
  modeNames,
  otherState,
  noCoverage,
  waterFor,
  waysIn,
  type AskedWater,
} from "./where.ts";

/** The verdict for each way of fishing, where they disagree. */
function tellModes(
  base: Omit<KeepQuestion, "mode">,
  id: SpeciesId,
  table: RegulationsTable,
  ways: readonly FishingMode[],
): { words: string; facts: Fact[] } {
  const told = ways.map((mode) => {
    const question: KeepQuestion = { ...base, mode };
    const answer = keepOrRelease(question, table);
    const words = `${modeNames[mode]}: ${verdictWords[answer.verdict].toLowerCase()}. ${answer.reason}`;
    const verdict = fact("verdict-by-mode", `${mode}: ${answer.verdict}`, "Rule table");
    return {
      words: sentence(words),
      facts: [
        verdict,
        ...factsOf({ question, answer: { ...answer, verdict: "unknown" } }, id, table),
      ],
    };
  });
  return {
    words: `It depends on how you fish. ${told.map(({ words }) => words).join(" ")}`,
    facts: told.flatMap(({ facts }) => facts),
  };
}

/** Without a length the rule itself is the answer. */
async function ruleBeforeMeasuring(frame: Frame, context: AnswerContext): Promise<Reply> {
  const reply = await answerRules(frame, context);
  // The bag had room for as many as were asked about, or the verdict were another.
  const { verdict, lead } = leadWithoutLength(frame, reply);
  return {
    ...reply,
    text: `${lead} ${reply.text}`.trim(),
    facts: [...tableFacts([["verdict", verdict]]), ...reply.facts],
  };
}

/** What no verdict can be given for: the rule, and why there is none. */
export async function ruleOf(
  frame: Frame,
  context: AnswerContext,
  why: string,
  verdict: "release" | "unknown" = "unknown",
): Promise<Reply> {
  const reply = await answerRules(frame, context);
  return {
    ...reply,
    text: `${why} ${reply.text}`.trim(),
    facts: [
      ...tableFacts([["verdict", verdict]]),
      ...reply.facts,
      ...questionFacts([["asked-length", frame.length, "in"]]),
    ],
  };
}

/** Why no verdict can be given, whatever the table says; null where one can. */
function whyNoVerdict(frame: Frame): string | null {
  // The rule begins with it.
  if (forAnother.test(frame.words) || isCarriedAcross(frame)) return "";
  const spansMidnight = /\b(?:midnight|next day|12:\d\d am)\b/.test(frame.words);
  if (isStillHeld(frame.words) || (spansMidnight && keptBefore(frame) > 0))
    return "The limit counts by calendar day, and a new one begins at midnight; with the first still beside you, you would hold two, and no text seen allows that: bring it home first, or release the second.";
  if (otherState(frame) !== null && keptBefore(frame) > 0)
    return "**Take it as no.** The fish kept in the other state is in your possession here, and a bag is for one calendar day:";
  if (otherState(frame) !== null)
    return "Two states are named: a fish must be legal where it is caught and where it is landed.";
  return isAtTheLine(frame) || isSomewhereOffshore(frame)
    ? "Out there lies where state water ends, so look at the chart before you keep one."
    : null;
}

const isExcepted = (frame: Frame, { verdict, reason }: KeepAnswer): boolean =>
  verdict === "release" && namesPlace(reason, frame);

interface Verdicts {
  readonly words: (string | null)[];
  readonly facts: Fact[];
  readonly isTold: boolean;
}

/** The verdict on one kind of fish; a whole reply where the rule itself has to be the answer. */
async function verdictOn(
  id: SpeciesId,
  water: AskedWater,
  frame: Frame,
  context: AnswerContext,
): Promise<Verdicts | Reply> {
  const table = await context.providers.ruleTable();
  const date = dayOfKeeping(frame, context);
  const asked = { ids: [id], place: water.place, date, table };
  const before = keptBefore(frame, isBagOfVessel(frame, asked));
  const base = {
    species: id,
    place: water.place,
    date,
    ...keptSoFar(frame, context, { id, date, before }),
    ...(frame.length === null ? {} : { length: inches(frame.length) }),
  };
  const { first, modesDiffer, otherReasons } = judge(frame, base, table, waysIn(water));
  const answer = ofKind(frame, first);
  if (answer.code === "outside-coverage" && answer.jurisdiction === null)
    return declinedWith(noCoverage);
  if (isExcepted(frame, answer))
    return ruleOf(
      frame,
      context,
      "The rule there makes an exception for some waters; read it whole.",
    );
  if (answer.verdict === "keep" && isOtherGear(frame, answer.record?.gear ?? null))
    return ruleOf(frame, context, "How it was caught counts, too; the gear the rule allows:");
  const tooMuch = beyondCount(frame, answer, asked);
  if (tooMuch !== null) return ruleOf(frame, context, ...tooMuch);
  if (answer.code === "length-missing") return ruleBeforeMeasuring(frame, context);
  const fish = `${speciesOf(id).commonName}, ${water.name}, ${dayWords(date, context.now)}`;
  const modes = modesDiffer ? tellModes(base, id, table, waysIn(water)) : null;
  const ruleFacts = factsOf({ ...first, answer }, id, table);
  const many = tooMany(frame, answer, ruleFacts);
  return {
    words: [
      modes === null
        ? `**${many ?? verdictLead(answer, frame, date)}.** ${fish}${many === null ? `: ${answer.reason}` : "."} ${[...otherReasons, ...answer.cautions].join(" ")}`
        : `**${fish}:** ${modes.words}`,
      answer.rule === null || modes !== null ? "" : `The rule: ${answer.rule}`,
      remarksOn(id, frame, answer),
      verifiedWords(answer),
    ],
    facts: modes?.facts ?? [
      ...ruleFacts,
      ...tableFacts(otherReasons.map((one) => ["verdict-words", one])),
    ],
    isTold: answer.verdict !== "unknown" || modes !== null,
  };
}

/** A ban on a second fish that is named beside the one asked about is said first. */
export async function answerKeep(asked: Frame, context: AnswerContext): Promise<Reply> {
  const reply = await replyOnKeeping(asked, context);
  const ban = await banOnBass(asked, context);
  if (ban === null) return reply;
  return {
    ...reply,
    text: `**Not the striped bass:** ${ban} ${reply.text}`,
    facts: [...tableFacts([["verdict-words", ban]]), ...reply.facts],
  };
}

async function replyOnKeeping(asked: Frame, context: AnswerContext): Promise<Reply> {
  const table = await context.providers.ruleTable();
  const unclear = whichFish(asked);
  if (unclear !== null) return unclear;
  if (asked.species?.kind === "unheld") return declinedWith(notHeld(asked.species.name));
  const why = whyNoVerdict(asked);
  if (why !== null) return ruleOf(asked, context, why);
  const water = waterFor(asked, context);
  const date = dayOfKeeping(asked, context);
  const { ids, assumed } = speciesFor(asked.species);
  const fish = { ids, place: water.place, date, table };
  const modeThere = asked.mode === null ? modeAt(asked.place) : null;
  const ofMode = modeThere === null ? [] : [`I took it as fished ${modeNames[modeThere]}`];
  const frame = asNumberOfFish(
    { ...asked, mode: asked.mode ?? modeThere, assumed: [...asked.assumed, ...ofMode] },
    fish,
  );
  if (isMeasuredOtherwise(frame, fish)) {
    const lead = outsideHowever(frame, fish);
    return lead === null
      ? ruleOf(frame, context, "The rule counts a length measured another way:")
      : ruleOf(frame, context, lead, "release");
  }
  const several = answerSeveral({ frame, water, date, ids, assumed, table, ...context });
  if (several !== null) return several;
  const words: (string | null)[] = [];
  const facts: Fact[] = [];
  let isTold = false;
  for (const id of ids) {
    const one = await verdictOn(id, water, frame, context);
    if ("text" in one) return one;
    words.push(...one.words);
    facts.push(...one.facts);
    isTold ||= one.isTold;
  }
  const kept = Math.max(
    0,
    ...ids.map((id) => countsOfDay(frame, context.day, id, date)?.keptToday ?? 0),
  );
  const keptFacts = kept === 0 ? [] : [fact("kept-today", kept, sources.log, { unit: "fish" })];
  const askedFacts = [
    ...questionFacts([
      ["asked-count", frame.count ?? 1, "fish"],
      ["asked-kept", keptBefore(frame), "fish"],
    ]),
    ...keptFacts,
    ...tableFacts([["rule-table", table.version]]),
  ];
  const notes = assumptions(frame, [
    water.assumed,
    assumed,
    ...countAssumed(frame),
    ...keptFacts.map(({ value }) => `${value} kept today counted`),
  ]);
  return { ...answered([...words, notes], [...facts, ...askedFacts]), declined: !isTold };
}

/** Sharks: what the rule says beside its numbers, and from shore what holds there. */
function remarksOn(id: SpeciesId, { mode }: Frame, { record, notices }: KeepAnswer): string | null {
  if (!sharks.has(id) || record === null) return null;
  const shore = mode === "shore" ? notices.filter(({ modes }) => modes?.includes(mode)) : [];
  return [record.notes ?? "", ...shore.map(({ title, text }) => `${title}. ${text}`)].join(" ");
}

/** A prohibited shark is answered by the name it was asked by. */
function ofKind({ words }: Frame, { answer }: Judged): KeepAnswer {
  const kind = prohibitedKind(words, answer.record);
  if (kind === null || answer.record?.targetingUnlawful === true) return answer;
  return {
    ...answer,
    reason: `${sentence(`${kind} may not be kept`)} It is one of the prohibited kinds.`,
  };
}

const verifiedWords = ({ record }: KeepAnswer): string =>
  record === null ? "" : `Source: ${sourceWords(record)}.`;

function countAssumed(frame: Frame): string[] {
  const { kept, count } = frame;
  if (kept === null && anglersOf(frame) > 1) return ["shared evenly among the anglers you named"];
  if (kept !== null) return [`counted with ${kept} kept before`];
  return count === null || count < 2 ? [] : [`judged for the last of ${count} fish`];
}
