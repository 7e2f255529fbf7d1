import { questionFacts } from "#angling/assistant/facts.ts";
import { harborParts, parseIso } from "@striper/marine/time";
import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { isIdle, withoutIdleWords } from "#angling/assistant/understanding/idle-words.ts";
import { atInstant } from "#angling/assistant/understanding/time/read-when.ts";
import { toldBefore, withPapers } from "./after-turn.ts";
import { behind } from "./behind/behind.ts";
import { answerDepth } from "./depth/answer-depth.ts";
import { passageLead } from "./fishing/safety-words.ts";
import { closedWater } from "./law/areas/closed-water.ts";
import { answerSpecialAreas, areasAsked } from "./law/areas/special-areas.ts";
import { boaterCertificate } from "./own/boater-certificate.ts";
import { bannedAct } from "./law/banned-acts.ts";
import { isFederalPlace } from "./law/where.ts";
import { answerRules } from "./law/rules.ts";
import { withTableAge } from "./law/table-age.ts";
import { answerGoing } from "#angling/assistant/going/answer-going.ts";
import { judgedGoing } from "#angling/assistant/going/going.ts";
import { withheldVerdict } from "./withheld-verdict.ts";
import { knownAnswer, knownBeside } from "#angling/assistant/passages/answer-known.ts";
import { withKnownChoices } from "#angling/assistant/passages/known-choices.ts";
import { askedBack, doubted, quoted, whichText } from "./not-read.ts";
import { stands } from "#angling/assistant/understanding/follow-up/stands.ts";
import { declinedWith, type AnswerContext, type Reply } from "./reply.ts";
import { answerCurrent } from "./water/current.ts";
import { answerTide } from "./water/tide.ts";

const federalWater = { jurisdiction: "FED", area: "gulf-of-maine" } as const;

/** Where fishing for a fish is unlawful, its rule is the answer to every wish to catch it there. */
function isStripersInFederalWater({ species, water, place, intent, words }: Frame): boolean {
  const isStriper = species?.kind === "one" && species.id === "striped_bass";
  // "Where do I buy a federal striped bass license": there is none.
  const isOfNoLicense = intent === "permit" && /\bfederal\b/.test(words);
  const isThere = water?.jurisdiction === "FED" || isFederalPlace(place);
  return isStriper && (isOfNoLicense || (isThere && topicOf(intent).isOuting === true));
}

/** "When does the tide turn at the Gut?" means the water's height to one and its flow to another. */
function asksBothTurns({ intent, cues, place }: Frame): boolean {
  const isTurn = intent === "tide" && cues.includes("slack");
  return isTurn && place !== null && place.currentStationId !== null;
}

async function bothTurns(frame: Frame, context: AnswerContext): Promise<Reply> {
  const current = await answerCurrent({ ...frame, intent: "current" }, context);
  const tide = await answerTide(frame, context);
  return {
    text: `${current.text} ${tide.text}`,
    facts: [...current.facts, ...tide.facts],
    declined: tide.declined,
  };
}

/** "Current at 3 hours before high": the flow at that hour beside the water. */
async function currentAtOffset(frame: Frame, context: AnswerContext): Promise<Reply> {
  const tide = await answerTide(frame, context);
  const at = parseIso(String(tide.facts.find(({ kind }) => kind === "tide-offset")?.time));
  if (at === null) return tide;
  const current = await answerCurrent(
    { ...frame, intent: "current", tideOffset: null, when: atInstant(at, true) },
    context,
  );
  return {
    text: `${tide.text} ${current.text}`,
    facts: [...tide.facts, ...current.facts],
    declined: tide.declined,
  };
}

/** An unknown word in the place of a name or a day: another's answer would be mistaken for its own. */
function unknownWhereOrWhen(frame: Frame): string | null {
  const { intent, place, water, when, unknownPlace = null, unknownDay = null } = frame;
  const { isOfADay = false, about } = topicOf(intent);
  if (
    unknownPlace !== null &&
    place === null &&
    water === null &&
    (isOfADay || about !== undefined)
  )
    return `I do not know "${unknownPlace}": name a town, a harbor, a spot or a station from Cape Cod to New Hampshire.`;
  return unknownDay !== null && when === null && (isOfADay || about === "law")
    ? `I do not know which day "${unknownDay}" is: name it by its date or weekday.`
    : null;
}

/** What a question that the chart does not answer is answered as; a height of the tide is told as such. */
const besideDepth: ReadonlySet<Intent> = new Set(["tide", "spot"]);

async function depthOr(frame: Frame, context: AnswerContext): Promise<Reply> {
  const reply = await answerDepth(frame, context);
  const otherwise = frame.depth?.otherwise;
  if (!reply.declined || otherwise === undefined || !besideDepth.has(otherwise)) return reply;
  const other = await respond({ ...frame, intent: otherwise, depth: null }, context);
  return { ...other, text: `${reply.text} ${other.text}`, choices: reply.choices ?? [] };
}

async function withPassage(reply: Reply, frame: Frame, context: AnswerContext): Promise<Reply> {
  const lead = await passageLead(frame, context);
  if (lead === null) return reply;
  return { ...reply, text: `${lead.words} ${reply.text}`, facts: [...lead.facts, ...reply.facts] };
}

/** What was not read is told before an answer that is no verdict. */
function withUnread(reply: Reply, { unread: all = [], intent }: Frame): Reply {
  const found = (reply.found ?? []).join(" ").toLowerCase();
  const unread = all.filter((word) => !isIdle(word) && !found.includes(word));
  const isTold = reply.declined || unread.length === 0 || topicOf(intent).endsTalk === true;
  if (isTold || topicOf(intent).verdict !== undefined) return reply;
  return {
    ...reply,
    text: `I did not read ${quoted(unread)}; this leaves it out. ${reply.text}`,
    facts: [...questionFacts(unread.map((word) => ["unread", word])), ...reply.facts],
  };
}

export async function respond(frame: Frame, context: AnswerContext): Promise<Reply> {
  if (frame.behind != null) {
    const { after: _after, ...asked } = frame;
    return behind(frame.behind, { ...asked, behind: null }, context, respond);
  }
  const isRefused = frame.intent === "refused" && frame.topic !== "biology";
  if (areasAsked(frame).length > 0 && !isRefused) return answerSpecialAreas(frame, context);
  const closed = isRefused ? null : closedWater(frame);
  if (closed !== null) return closed;
  const going =
    isStripersInFederalWater(frame) || (frame.unknownPlace != null && frame.place === null)
      ? null
      : judgedGoing(frame);
  if (going !== null) {
    const told = await answerGoing(frame, going, context);
    const paper = boaterCertificate(frame, harborParts(context.now).year);
    return paper === null
      ? told
      : { ...told, text: `${paper.text}\n\n${told.text}`, facts: [...paper.facts, ...told.facts] };
  }
  const { after } = frame;
  const heard = withoutIdleWords(frame);
  const isAsked = after === undefined || stands(frame);
  const reply = isAsked
    ? withPapers(await computedReply(heard, context), frame)
    : askedBack(frame, after);
  const isOpen = !isAsked || (reply.declined && frame.intent === "unknown");
  const before = isOpen ? await toldBefore(frame, context, computedReply) : null;
  if (before !== null) return before;
  // A text may be asked for by a word on which no rule turns: "am I early for bass".
  const asked = frame.intent === "rules" ? frame : heard;
  return (
    whichText(asked, reply) ??
    knownAnswer(asked, reply) ??
    withKnownChoices(
      frame,
      knownBeside(frame, reply) ?? doubted(frame, reply) ?? withUnread(reply, frame),
    )
  );
}

/** What is computed for a question, before a held text is thought of. */
export async function computedReply(frame: Frame, context: AnswerContext): Promise<Reply> {
  const unknown = unknownWhereOrWhen(frame);
  if (unknown !== null) return declinedWith(unknown);
  const isBanned = isStripersInFederalWater(frame);
  const held = (await bannedAct(frame, context)) ?? (await withheldVerdict(frame, context));
  if (held !== null) return held;
  if (frame.intent === "depth") return depthOr(frame, context);
  if (asksBothTurns(frame)) return bothTurns(frame, context);
  if (frame.intent === "tide" && frame.tideOffset !== null && frame.cues.includes("currentWord"))
    return currentAtOffset(frame, context);
  const { answer, judgesSafety = false } = topicOf(frame.intent);
  const reply = await (isBanned
    ? answerRules({ ...frame, water: federalWater }, context)
    : answer(frame, context));
  return judgesSafety
    ? reply
    : withPassage(await withTableAge(reply, frame, context), frame, context);
}
