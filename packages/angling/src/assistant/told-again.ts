import { quoted } from "./answers/not-read.ts";
import { likeliestChoices } from "./answers/likeliest-choices.ts";
import type { Choice } from "./answers/reply.ts";
import type { FollowUpContext } from "./conversation.ts";
import { questionFacts, type Fact } from "./facts.ts";
import { emptyFrame } from "./frame.ts";
import { carriesNothing } from "./understanding/coverage.ts";
import { alike, contentOf, contentOfText, isTalk } from "./passages/asked-words.ts";

interface Told {
  readonly text: string;
  /** Folded away. */
  readonly more: string | null;
  readonly facts: readonly Fact[];
  readonly declined: boolean;
  readonly choices: readonly Choice[];
}

interface Answered extends Told {
  /** None: a safety text or one of those held. */
  readonly cases: readonly unknown[];
}

const paragraphsOf = (text: string): readonly string[] => text.split(/\n+/);

/** Letters; what a shorter word adds is told of by no sentence. */
const leastWord = 4;

/** Words of a message that the one before does not hold. */
function addedBy(words: string, asked: string): readonly string[] {
  const before = new Set(contentOf(asked));
  return words
    .split(" ")
    .filter((word) => word.length >= leastWord && !isTalk(word) && !carriesNothing(word))
    .filter((word) => contentOf(word).some((stem) => !before.has(stem)));
}

/** A message that adds something is answered with nothing but a text told already; what was computed may be asked again. */
export function repeats(
  { text, cases }: Answered,
  { heard = [], asked = "" }: FollowUpContext,
  words: string,
): boolean {
  const before = new Set(heard.flatMap(paragraphsOf));
  return (
    cases.length === 0 &&
    addedBy(words, asked).length > 0 &&
    paragraphsOf(text).every((one) => before.has(one))
  );
}

/** Whom to call is told at the top, however often. */
const calls = /channel 16|\b911\b/;

/** The sentences that hold most of some words; none holds one of them: none. */
function sentencesOn(sentences: readonly string[], words: readonly string[]): readonly string[] {
  const asked = words.flatMap((word) => contentOf(word).map(alike));
  const counted = sentences.map((sentence) => {
    const held = new Set(contentOfText(sentence).map(alike));
    return { sentence, held: asked.filter((word) => held.has(word)).length };
  });
  const most = Math.max(0, ...counted.map(({ held }) => held));
  return most === 0 ? [] : counted.flatMap((one) => (one.held === most ? [one.sentence] : []));
}

/** What the text before says of what is added, else that it says nothing of it. */
export function notAgain(answer: Told, before: FollowUpContext, words: string): Told {
  const added = addedBy(words, before.asked ?? "");
  const [lead = "", ...others] = paragraphsOf(answer.text);
  const isDanger = before.danger !== undefined;
  // It is led by what is asked.
  if (isDanger && sentencesOn([lead], added).length > 0) return answer;
  const rest = [...(isDanger ? others : [lead, ...others]), answer.more ?? ""];
  const found = sentencesOn(rest.join(" ").split(/(?<=\.) /), added);
  const call = isDanger ? [lead, ...others].find((one) => calls.test(one)) : undefined;
  const first = isDanger ? [...new Set([lead, call ?? lead])] : [];
  if (found.length > 0)
    return { ...answer, text: [...new Set([...first, found.join(" ")])].join("\n\n"), more: null };
  const talk = before.frame ?? before.inDanger ?? emptyFrame;
  return {
    text: [
      ...(call === undefined ? [] : [call]),
      `What I told above stays, and it does not tell of ${quoted(added)}. Did you mean one of these?`,
    ].join("\n\n"),
    more: null,
    facts: [...answer.facts, ...questionFacts(added.map((word) => ["unread", word]))],
    declined: call === undefined,
    choices: likeliestChoices({ ...emptyFrame, words, place: talk.place, when: talk.when }),
  };
}
