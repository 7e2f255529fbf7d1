import {
  declinedWith,
  type AnswerContext,
  type Choice,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { speciesOf } from "#angling/species/index.ts";
import { appTextFor, passageIndex } from "./own-passages.ts";
import { askForText, type Passage, quotedFrom } from "./passage.ts";
import { holdsAll, searchPassages, type Found } from "./search.ts";

/** Less of the question in a text is chance. */
const leastCovered = 0.5;
/** Of a question that nothing else understood more has to be in it. */
const leastUnasked = 0.65;
/** A text on a danger is no answer to a question that merely shares a word with it. */
const leastOfDanger = 0.8;
/** Of a question about what a screen shows. */
const leastOfApp = 0.6;
const mostChoices = 3;

const asChoice = ({ title }: Passage): Choice => ({
  label: `Read: ${title}`,
  question: askForText(title),
});

/** A rule without a fish is that of the striped bass; what a word means stands with the terms. */
const preferenceOf =
  ({ words, species }: Pick<Frame, "words" | "species">) =>
  ({ kind, title }: Passage): boolean =>
    /\bmean(?:s|ing)?\b/.test(words)
      ? kind === "term"
      : kind === "rule" && species === null && title.startsWith("Striped bass");

async function foundIn(
  frame: Pick<Frame, "words" | "species">,
  { providers }: AnswerContext,
): Promise<readonly Found[]> {
  const index = passageIndex(await providers.ruleTable());
  return searchPassages(index, frame.words, preferenceOf(frame)).filter(
    ({ passage: { kind }, covered }) => kind !== "danger" || covered >= leastOfDanger,
  );
}

const told = (passage: Passage): Reply =>
  quotedFrom(passage, `**${passage.title}.** ${passage.text}`);

/** The text of the app that says it, with where it stands; nothing is added to it. */
export async function answerPassage(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { words } = frame;
  const found = await foundIn(frame, context);
  const titled = found.find(({ passage: { title } }) =>
    words.endsWith(askForText(title).toLowerCase()),
  );
  const best = titled ?? found.find(({ covered }) => covered >= leastCovered);
  if (best === undefined) {
    const ofApp = appTextFor(words, leastOfApp);
    if (ofApp !== null) return told(ofApp);
    const choices = found.slice(0, mostChoices).map(({ passage }) => asChoice(passage));
    return { ...declinedWith("I hold no text that says that."), choices };
  }
  const others = found.filter((one) => one !== best && one.covered >= leastCovered);
  return {
    ...told(best.passage),
    choices: others.slice(0, mostChoices - 1).map(({ passage }) => asChoice(passage)),
  };
}

/** The text that holds what a question asks about where the topics read it not. */
export async function passageWith(frame: Frame, context: AnswerContext): Promise<Reply | null> {
  const { unread = [], place, species } = frame;
  const named = species?.kind === "one" ? speciesOf(species.id).commonName : (place?.name ?? "-");
  const index = passageIndex(await context.providers.ruleTable());
  const best = (await foundIn(frame, context)).find(({ passage }) =>
    passage.title.startsWith(named),
  );
  return best !== undefined && best.covered >= leastUnasked && holdsAll(index, best, unread)
    ? told(best.passage)
    : null;
}

/** A text that may hold the answer to a question nothing else understood, to be read with a tap. */
export async function passageChoice(
  frame: Frame,
  context: AnswerContext,
): Promise<readonly Choice[]> {
  const [best] = await foundIn(frame, context);
  return best !== undefined && best.covered >= leastUnasked ? [asChoice(best.passage)] : [];
}
