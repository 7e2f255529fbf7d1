import { answered, type Choice, type Reply } from "#angling/assistant/answers/reply.ts";
import { fact } from "#angling/assistant/facts.ts";
import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { likelyTopics, textProbability } from "#angling/assistant/guess/likely-topics.ts";
import { contentOf } from "./asked-words.ts";
import { isMostlyRead } from "#angling/assistant/understanding/mostly-read.ts";
import { speciesOf } from "#angling/species/index.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { isAskedBy, knownAnswers, likestAnswers, type KnownAnswer } from "./known-answers.ts";
import { askForText } from "./passage.ts";

/**
 * How like a question has to be to those a text is held for: less where nothing else answers it, most
 * where all of it was read and the answer is computed.
 */
const least = {
  unread: 0.3,
  partlyRead: 0.45,
  help: 0.7,
  refused: 0.45,
  read: 0.95,
  probably: 0.28,
  heldToo: 0.45,
  leaning: 0.2,
} as const;
/** So probably a text answers it and nothing that is computed; then it may be less like it. */
const probably = 0.9;
const even = 0.5;
/** The next text has to be so much less likely; more so where the question could be computed. */
const leastLead = { unread: 0.04, read: 0.1 } as const;
/** A text this like may be what was meant. */
const perhaps = 0.1;
const mostChoices = 3;

/** These are declined whatever a text says beside them. */
const declinedAlways: ReadonlySet<string | null> = new Set([
  "region",
  "instructions",
  "medical",
  "evading",
]);

/** A text that says what is not held, and whom to ask. */
const isOfNothing = /^Not held\b/;

const told = ({ title, text, source, screen }: KnownAnswer): Reply => ({
  ...answered(
    [text, `Source: ${source}.`],
    [fact("passage", `${title}: ${text}`, source, { screen })],
  ),
  declined: isOfNothing.test(text),
});

const isCourtesy: ReadonlySet<Intent> = new Set<Intent>([
  "greeting",
  "thanks",
  "capabilities",
  "reports",
]);

/** With a figure it asks for a verdict, which is computed or withheld; a text may be read beside it. */
const isJudged = ({ intent, length, age }: Frame): boolean =>
  topicOf(intent).verdict !== undefined && (length !== null || age != null);

interface Needed {
  readonly likeness: number;
  /** By so much the next text has to be less likely. */
  readonly lead: number;
}

function leastLike({
  intent,
  topic,
  unread = [],
  changesNothing = false,
  ...frame
}: Frame): number {
  if (intent === "refused") return declinedAlways.has(topic) ? 1 : least.refused;
  if (intent === "unknown" || changesNothing) return least.unread;
  if (unread.length > 0)
    return isMostlyRead({ ...frame, intent, topic, unread }) ? least.partlyRead : least.unread;
  return intent === "help" ? least.help : least.read;
}

/** New values for the case before, figures of a rule and verdicts are computed, however like a text is. */
const isComputed = ({ intent, cues, unread = [], goesOn = false, place }: Frame): boolean =>
  unread.length === 0 &&
  (goesOn ||
    intent === "passage" ||
    (intent === "tackle" && place !== null) ||
    topicOf(intent).verdict !== undefined ||
    (intent === "rules" && cues.some((cue) => figures.has(cue))));
const figures: ReadonlySet<string> = new Set(["limit", "size", "bag", "season", "measure"]);

/** The guess has the topic that was read for likely too, where most is computed. */
function isLikelyToo({ intent, words }: Frame): boolean {
  const { guess, about } = topicOf(intent);
  const isComputedMostly = about !== "law" && intent !== "tackle" && intent !== "log";
  return (
    isComputedMostly &&
    likelyTopics(words).some(({ topic, probability }) => topic === guess && probability >= even)
  );
}

function neededFor(frame: Frame): Needed {
  const likeness = leastLike(frame);
  const isRead = likeness === least.read;
  const isText =
    likeness < 1 &&
    textProbability(frame.words) >= probably &&
    !isComputed(frame) &&
    !(isRead && isLikelyToo(frame));
  const isHeldToo = frame.intent === "tackle" || frame.intent === "help";
  const probable = isHeldToo ? least.heldToo : least.probably;
  return {
    likeness: isText ? Math.min(likeness, probable) : likeness,
    lead: isRead ? leastLead.read : leastLead.unread,
  };
}

/** The text that a tap on its title asks for. */
export function answerTitled(question: string): Reply | null {
  const asked = question.trim().toLowerCase();
  const titled = knownAnswers.find(({ title }) => askForText(title).toLowerCase() === asked);
  return titled === undefined ? null : told(titled);
}

/** The words, with the fish that the talk is about where this message does not name it. */
function wordsAsked({ words, species, said = [] }: Frame): string {
  if (species === null || said.includes("species")) return words;
  return `${words} ${species.kind === "one" ? speciesOf(species.id).commonName.toLowerCase() : species.name}`;
}

function likest(frame: Frame, { likeness, lead }: Needed): Reply | null {
  const asked = wordsAsked(frame);
  const [best, next] = likestAnswers(asked);
  if (best === undefined || best.likeness < likeness) return null;
  // The fish of the talk alone is no question.
  const isOfFishAlone =
    asked !== frame.words &&
    !likestAnswers(frame.words).some(({ answer }) => answer === best.answer);
  if (isOfFishAlone) return null;
  return best.likeness - (next?.likeness ?? 0) >= lead ? told(best.answer) : null;
}

/** Topics whose words alone may be those of another: "turn it off", "and in Connecticut". */
const leans: ReadonlySet<Intent> = new Set(["unknown", "help", "refused", "passage"]);
const mostWordsLeaning = 8;
/** Words of a talk that say nothing of what is asked. */
const talk: ReadonlySet<string> = new Set(
  "what how if can do does not no yes why when which where would should could will ok still even now too but".split(
    " ",
  ),
);

/** It is a text about the fish of the talk; those of bass need not name it. */
function isOfFish(answer: KnownAnswer, { species }: Frame): boolean {
  if (species === null) return true;
  const ids = species.kind === "one" ? [species.id] : species.kind === "several" ? species.ids : [];
  return ids.some((id) => id === "striped_bass" || isAskedBy(answer, id));
}

/**
 * A short message that goes on from the question before asks, with its words, for the text both together
 * are like; all that it says itself has to be asked of that text.
 */
function leaningOn(frame: Frame): Reply | null {
  const { intent, words, wordsBefore, unread = [], changesNothing = false } = frame;
  if (wordsBefore === undefined || words.split(" ").length > mostWordsLeaning) return null;
  const both = `${wordsBefore} ${words}`;
  if (!leans.has(intent) && unread.length === 0 && !changesNothing) return null;
  const said = contentOf(words).filter((word) => !talk.has(word));
  if (said.length === 0) return null;
  const [best] = likestAnswers(both);
  return best !== undefined &&
    best.likeness >= least.leaning &&
    isOfFish(best.answer, frame) &&
    said.every((word) => isAskedBy(best.answer, word))
    ? told(best.answer)
    : null;
}

/** The text that is held for what is asked; null where none is like it. */
export function knownAnswer(frame: Frame): Reply | null {
  if (isJudged(frame) || isCourtesy.has(frame.intent)) return null;
  return likest(frame, neededFor(frame)) ?? leaningOn(frame);
}

/** How like it has to be where a topic holds nothing: of a rule read whole only what is surely meant. */
const leastInstead = ({ intent, unread = [] }: Frame): number => {
  if (intent === "tackle") return 0.3;
  if (intent !== "rules") return Number.POSITIVE_INFINITY;
  return unread.length > 0 ? 0.33 : 0.7;
};

export const knownInstead = (frame: Frame, { declined }: Reply): Reply | null =>
  declined ? likest(frame, { likeness: leastInstead(frame), lead: leastLead.unread }) : null;

const liveTopics: ReadonlySet<Intent> = new Set(["weather", "marine", "go"]);

/** What a text tells beside a forecast that is not at hand. */
export function knownBeside(frame: Frame, reply: Reply): Reply | null {
  if (!reply.declined || !liveTopics.has(frame.intent)) return null;
  const beside = likest(frame, { likeness: least.heldToo, lead: leastLead.unread });
  return beside === null || beside.declined
    ? null
    : { ...reply, text: `${beside.text} ${reply.text}`, facts: [...beside.facts, ...reply.facts] };
}

/** Texts that may hold what is asked, to be read with a tap. */
export const knownChoices = (frame: Frame): readonly Choice[] =>
  likestAnswers(wordsAsked(frame))
    .filter(({ likeness }) => likeness >= perhaps)
    .slice(0, mostChoices)
    .map(({ answer: { title } }) => ({ label: `Read: ${title}`, question: askForText(title) }));
