import { asChoice } from "#angling/assistant/case/nearest-readings.ts";
import { questionOf } from "#angling/assistant/case/question-of.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { likelyTopics, probabilityOf } from "#angling/assistant/guess/likely-topics.ts";
import { readChoice, textsMaybeAsked } from "#angling/assistant/passages/known-choices.ts";
import { holdsCry } from "#angling/assistant/emergencies/signs.ts";
import { choicesOnce, type Choice } from "./reply.ts";

interface Likely {
  readonly choice: Choice;
  readonly probability: number;
}

const mostChoices = 3;
const helpCall: Choice = { label: "Call for help", question: "who do i call in an emergency" };
/** "Behind", "over" and "run out" are mostly no cry. */
const leastOfCry = 0.2;

/** The likeliest topics, asked in plain words with what was read. */
export function likelyQuestions(words: string, frame: Frame): readonly Likely[] {
  return likelyTopics(words).flatMap(({ topic, probability }) => {
    if (topic === "danger")
      return probability >= leastOfCry && holdsCry(words)
        ? [{ choice: helpCall, probability }]
        : [];
    if (topic === "refused" || topic === "text") return [];
    const intent = topic === "help" ? "capabilities" : topic;
    return [{ choice: asChoice(questionOf({ ...frame, intent })), probability }];
  });
}

/** How like the text would be that is not held. */
const likeUnheld = 0.05;

/** The likeliest texts share how probably a text is meant, with one that is not held; twice as like counts four times. */
function likelyTexts(words: string, frame: Frame): readonly Likely[] {
  const found = textsMaybeAsked(frame);
  const sum = found.reduce((all, { likeness }) => all + likeness ** 2, likeUnheld ** 2);
  const ofTexts = probabilityOf("text", words);
  return found.map(({ answer: { title }, likeness }) => ({
    choice: readChoice(title),
    probability: (ofTexts * likeness ** 2) / sum,
  }));
}

/** What a question may mean, the likeliest first: texts that may hold it, and topics with what was read in it. */
export function likeliestChoices(frame: Frame): readonly Choice[] {
  const words = frame.after?.own ?? frame.words;
  const likely = [...likelyTexts(words, frame), ...likelyQuestions(words, frame)];
  return choicesOnce(
    likely.toSorted((a, b) => b.probability - a.probability).map(({ choice }) => choice),
  ).slice(0, mostChoices);
}
