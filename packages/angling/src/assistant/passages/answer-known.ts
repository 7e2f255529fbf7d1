import { type Reply } from "#angling/assistant/answers/reply.ts";
import type { Frame, Intent, TurnBefore } from "#angling/assistant/frame.ts";
import { contentOf, isTalk } from "./asked-words.ts";
import { speciesOf } from "#angling/species/index.ts";
import { isShellfish } from "#angling/assistant/answers/law/asked-fish.ts";
import { isSomewhereOffshore } from "#angling/assistant/answers/law/where.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import {
  isAskedBy,
  knownAnswers,
  likestAnswers,
  likestOfBoth,
  titledWith,
  type KnownAnswer,
} from "./known-answers.ts";
import { askForText, quotedFrom } from "./passage.ts";
import { probabilityOf } from "#angling/assistant/guess/likely-topics.ts";
import {
  isClear,
  isHowTo,
  isOfNothing,
  isTold,
  liveTopics,
  surelyLike,
  type Likest,
} from "./text-serves.ts";

/** A message that goes on is as like a text, together with the question before. */
const leastLeaning = 0.2;
const leastLeaningTalk = 0.3;
/** Told beside a forecast that is not at hand. */
const leastBeside = { likeness: 0.45, lead: 0.04 } as const;

/** These are declined whatever a text says beside them. */
const declinedAlways: ReadonlySet<string | null> = new Set(["region", "instructions", "evading"]);

const told = (answer: KnownAnswer): Reply => ({
  ...quotedFrom(answer),
  declined: isOfNothing.test(answer.text),
});

export const isCourtesy = new Set<Intent>(["greeting", "thanks", "capabilities", "reports"]);

/** With a figure it asks for a verdict, which is computed or withheld; a text may be read beside it. */
const isJudged = (frame: Frame): boolean =>
  topicOf(frame.intent).verdict !== undefined &&
  (frame.length !== null || frame.age != null) &&
  !isHowTo(frame);

const alwaysComputed: ReadonlySet<Intent> = new Set<Intent>(["passage", "depth", "presence"]);
const ofRecord: ReadonlySet<Intent> = new Set<Intent>(["spot", "spots"]);

/** Verdicts and new values for the case before are computed, however like a text is. */
const isComputed = (frame: Frame): boolean => {
  const { intent, words, place, cues, said = [], unread = [], goesOn = false } = frame;
  // What is held of the place itself is nearer than a text of all of them.
  if (ofRecord.has(intent) && place?.spotId != null && cues.includes("record")) return true;
  return (
    unread.length === 0 &&
    !isHowTo(frame) &&
    (goesOn ||
      isSomewhereOffshore(frame) ||
      (intent === "license" && /\brenew/.test(words)) ||
      alwaysComputed.has(intent) ||
      (intent === "tackle" && place !== null) ||
      // A rule of no fish that is named is the usual one's.
      (topicOf(intent).verdict !== undefined && (intent !== "rules" || said.includes("species"))))
  );
};

/** The text that a tap on its title asks for. */
export function answerTitled(question: string): Reply | null {
  const asked = question.trim().toLowerCase();
  const titled = knownAnswers.find(({ title }) => askForText(title).toLowerCase() === asked);
  return titled === undefined ? null : told(titled);
}

/** The words, with the fish that the talk is about where this message does not name it. */
export function wordsAsked(frame: Frame): string {
  const { words: read, species, said = [], after } = frame;
  const all = after?.own ?? read;
  // How long it is tells nothing of how it is let go.
  const words = isHowTo(frame) ? all.replaceAll(/\b\d+(?:\.\d+)?(?: ?in(?:ch\w*)?\b)?/g, "") : all;
  if (species === null || said.includes("species")) return words;
  return `${words} ${species.kind === "one" ? speciesOf(species.id).commonName.toLowerCase() : species.name}`;
}

export function likest(frame: Frame): Likest | null {
  const words = frame.after?.own ?? frame.words;
  const asked = wordsAsked(frame);
  const [best, next] = likestAnswers(asked);
  if (best === undefined) return null;
  // The fish of the talk alone is no question.
  const isOfFishAlone =
    asked !== words && !likestAnswers(words).some(({ answer }) => answer === best.answer);
  return isOfFishAlone ? null : { ...best, lead: best.likeness - (next?.likeness ?? 0) };
}

/** Topics whose words alone may be those of another: "turn it off", "and in Connecticut". */
export const leans: ReadonlySet<Intent> = new Set(["unknown", "help", "refused", "passage"]);
const mostWordsLeaning = 8;
/** By so much more than the next, where the message was read whole. */
const surelyAhead = 3;
/** Of one that is itself like the text. */
const mostWordsOfBoth = 14;
/** Words that say something; fewer are in many a text. */
const leastWordsLeaning = 3;
const isOfAnimal = (answer: KnownAnswer, name: string): boolean =>
  contentOf(name).some((word) => isAskedBy(answer, word));

/** It is a text about the fish of the talk; those of bass need not name it. */
function isOfFish(answer: KnownAnswer, { species }: Frame): boolean {
  if (species === null) return true;
  if (species.kind === "unheld") return isOfAnimal(answer, species.name);
  const ids = species.kind === "one" ? [species.id] : species.kind === "several" ? species.ids : [];
  return ids.some((id) => id === "striped_bass" || isAskedBy(answer, id));
}

/**
 * A short message that goes on from the question before asks, with its words, for the text both together
 * are like; all that it says itself has to be asked of that text.
 */
function leaningOn(frame: Frame, { declined }: Reply): Reply | null {
  const { intent, after, wordsBefore, unread = [], changesNothing = false } = frame;
  const words = after?.own ?? frame.words;
  const length = words.split(" ").length;
  if (wordsBefore === undefined || length > mostWordsOfBoth) return null;
  const both = after === undefined ? `${wordsBefore} ${words}` : wordsOfBoth(after);
  const leansOn = leans.has(intent) || unread.length > 0 || changesNothing;
  const isNamed = (frame.said ?? []).length > 0 && (after?.told ?? null) === null;
  const isLaw = topicOf(intent).about === "law";
  const mayBeText = leansOn || (declined && !isNamed && (!isLaw || asksHow.test(words)));
  if (!mayBeText) return null;
  const said = contentOf(words).filter((word) => !isTalk(word));
  if (said.length === 0) return null;
  const titled = leansOn ? titledWith(contentOf(after?.own ?? "")) : null;
  if (titled !== null && declined) return told(titled);
  const lead = leansOn ? undefined : surelyAhead;
  const ofBoth = declined ? likestOfBoth(words, both, lead) : null;
  if (ofBoth !== null && isOfFish(ofBoth, frame)) return told(ofBoth);
  if (!leansOn || length > mostWordsLeaning) return null;
  const [best] = likestAnswers(both);
  const [own] = after === undefined ? [] : likestAnswers(words);
  const isLikeAlone = own?.answer === best?.answer && (own?.likeness ?? 0) >= likeAlone;
  // A word or two are no question, unless they ask the text that was told.
  const isWhole =
    after === undefined ||
    said.length >= leastWordsLeaning ||
    isLikeAlone ||
    best?.answer.title === after.told;
  return best !== undefined &&
    isWhole &&
    best.likeness >= (after === undefined ? leastLeaning : leastLeaningTalk) &&
    isOfFish(best.answer, frame) &&
    said.every((word) => isAskedBy(best.answer, word))
    ? told(best.answer)
    : null;
}

/** "How long can it be out for a pic" asks for no verdict. */
const asksHow = /^(?:(?:and|so|ok|but) )*(?:how (?!many|big|much)|why|where|who)\b/;

/** Another coast is none of ours; whether its license counts here is. */
export const isDeclinedAlways = ({ intent, topic, words }: Frame): boolean =>
  intent === "refused" &&
  declinedAlways.has(topic) &&
  !(topic === "region" && /\b(?:licen[cs]es?|permits?|registration)\b/.test(words));

/** A verdict was withheld for a word: only a text that is asked by such a word may stand for it. */
function isOfUnread(frame: Frame, answer: KnownAnswer): boolean {
  const { intent, species, unread = [] } = frame;
  const { verdict, about } = topicOf(intent);
  if ((verdict === undefined && about !== "law") || unread.length === 0 || isHowTo(frame))
    return true;
  if (species?.kind === "unheld" && isOfAnimal(answer, species.name)) return true;
  const said = unread.filter((word) => !Number.isFinite(Number(word)) && !isTalk(word));
  return contentOf(said.join(" ")).some((word) => isAskedBy(answer, word));
}

/** Verdicts on what one has to hold. */
const papers: ReadonlySet<string> = new Set(
  "boater-certificate-needed license-honored permit-needed".split(" "),
);

/** The text that is held for what is asked, where it serves better than the reply; else null. */
export const knownAnswer = (frame: Frame, reply: Reply): Reply | null =>
  isCourtesy.has(frame.intent) ? null : (serving(frame, reply) ?? leaningOn(frame, reply));

/** The likeliest text, where it and the reply are weighed against each other; else null. */
export function textBeside(frame: Frame, reply: Reply): Likest | null {
  const { intent, unread = [], unknownPlace = null, place } = frame;
  // The words that no topic reads were found in what is held of the place.
  const found = (reply.found ?? []).join(" ").toLowerCase();
  if (unread.length > 0 && unread.every((word) => found.includes(word))) return null;
  const isUrgent = intent !== "refused" && reply.facts.some(({ kind }) => kind === "emergency");
  if (isUrgent || isDeclinedAlways(frame)) return null;
  // Which fish it is, or which kind of it, is asked back.
  const isWhole = unread.length === 0 && !isHowTo(frame);
  if (intent === "keep" && isWhole && frame.species?.kind !== "unheld") return null;
  const isOfPapers = reply.facts.some(({ kind }) => papers.has(kind));
  const isSettled = isOfPapers || isJudged(frame) || isComputed(frame);
  if (!reply.declined && !isShellfish(frame) && isSettled) return null;
  const best = likest(frame);
  if (best === null || !isOfUnread(frame, best.answer)) return null;
  const isFishOfTalk = frame.after !== undefined || frame.said?.includes("species") !== true;
  if (isFishOfTalk && !isOfFish(best.answer, frame)) return null;
  if (isJudged(frame) && intent === "keep" && best.likeness < surelyLike) return null;
  if (!reply.declined && isOfNothing.test(best.answer.text)) return null;
  if (unknownPlace !== null && place === null && best.likeness < surelyLike) return null;
  return isOfTalk(frame, best) ? best : null;
}

function serving(frame: Frame, reply: Reply): Reply | null {
  const best = textBeside(frame, reply);
  return best !== null && (isShellfish(frame) || isTold(frame, reply, best))
    ? told(best.answer)
    : null;
}

/** A text would be told, and which one is open: another is nearly as like. */
export function isOpenWhichText(frame: Frame, reply: Reply): boolean {
  const best = textBeside(frame, reply);
  return best !== null && !isShellfish(frame) && isTold(frame, reply, best) && !isClear(best);
}

/** So like a text is that nothing before it can change what is asked. */
const likeAlone = 0.6;
/** Less, where the text is the likeliest of both messages together, and texts answer such words. */
const likeOfTalk = { own: 0.35, both: 0.1, ofTexts: 0.35 } as const;

/** Both messages together, and the title of the text that answered the first. */
export const wordsOfBoth = ({ words, told: title, own }: TurnBefore): string =>
  `${words} ${title === null ? "" : plainWords(title)} ${own}`;

/** A text that answers a message after another is likely for both together. */
function isOfTalk({ after }: Frame, { answer, likeness }: Likest): boolean {
  if (after === undefined || likeness >= likeAlone) return true;
  const [both] = likestAnswers(wordsOfBoth(after));
  return (
    both?.answer === answer &&
    both.likeness >= likeOfTalk.both &&
    likeness >= likeOfTalk.own &&
    probabilityOf("text", after.own) >= likeOfTalk.ofTexts
  );
}

/** What a text tells beside a forecast that is not at hand. */
export function knownBeside(frame: Frame, reply: Reply): Reply | null {
  if (!reply.declined || !liveTopics.has(frame.intent)) return null;
  const best = likest(frame);
  const isClose =
    best !== null && best.likeness >= leastBeside.likeness && best.lead >= leastBeside.lead;
  const beside = isClose ? told(best.answer) : null;
  return beside === null || beside.declined
    ? null
    : { ...reply, text: `${beside.text} ${reply.text}`, facts: [...beside.facts, ...reply.facts] };
}
