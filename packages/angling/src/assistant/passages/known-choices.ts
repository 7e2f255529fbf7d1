import { choicesOnce, type Choice, type Reply } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  isCourtesy,
  isDeclinedAlways,
  leans,
  likest,
  wordsAsked,
  wordsOfBoth,
} from "./answer-known.ts";
import { contentOf, inTalk, isTalk } from "./asked-words.ts";
import { isAskedBy, likestAnswers, type KnownAnswer, type Likeness } from "./known-answers.ts";
import { askForText } from "./passage.ts";
import { isLike, textServes, textSigns } from "./text-serves.ts";

/** A text this like may be what was meant. */
const perhaps = 0.1;
const mostChoices = 3;
/** From here on the likeliest texts are offered first. */
const leastOffered = 0.25;

/** Texts that are weighed against each other. */
const mostWeighed = 6;

/** Half of the words of a message, or more, are words it is asked by: one of many is any text's. */
const isOfMost = (answer: KnownAnswer, own: readonly string[]): boolean =>
  own.length > 0 && 2 * own.filter((word) => isAskedBy(answer, word)).length >= own.length;

/** The texts a message may be asked of, the likeliest first; after another, those of both that hold most words of it. */
export function textsMaybeAsked(frame: Frame): readonly Pick<Likeness, "answer" | "likeness">[] {
  const { after } = frame;
  if (after === undefined) return likestAnswers(wordsAsked(frame)).slice(0, mostWeighed);
  const own = contentOf(after.own).filter((word) => !isTalk(word));
  const sums = new Map<KnownAnswer, number>();
  for (const words of [after.own, inTalk(after.own), wordsOfBoth(after)])
    for (const { answer, likeness } of likestAnswers(words))
      if (likeness >= perhaps && (answer.title === after.told || isOfMost(answer, own)))
        sums.set(answer, (sums.get(answer) ?? 0) + likeness);
  return [...sums]
    .map(([answer, likeness]) => ({ answer, likeness }))
    .toSorted((a, b) => b.likeness - a.likeness);
}

export const readChoice = (title: string): Choice => ({
  label: `Read: ${title}`,
  question: askForText(title),
});

/** Texts that may hold what is asked, to be read with a tap. */
export const knownChoices = (frame: Frame): readonly Choice[] =>
  textsMaybeAsked(frame)
    .filter(({ likeness }) => likeness >= perhaps)
    .slice(0, mostChoices)
    .map(({ answer: { title } }) => readChoice(title));

/** Where nothing was answered, the texts that may be meant are offered; first where no topic was read. */
export function withKnownChoices(frame: Frame, reply: Reply): Reply {
  const { choices = [] } = reply;
  if (!reply.declined || isCourtesy.has(frame.intent) || isDeclinedAlways(frame)) return reply;
  const best = likest(frame);
  if (best === null || !isLike(best) || textServes(textSigns(frame, reply, best)) < leastOffered)
    return reply;
  const known = knownChoices(frame);
  const all =
    leans.has(frame.intent) && frame.after === undefined
      ? [...known, ...choices]
      : [...choices, ...known];
  return { ...reply, choices: choicesOnce(all) };
}
