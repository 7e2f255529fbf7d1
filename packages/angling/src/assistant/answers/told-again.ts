import type { Answer } from "#angling/assistant/answer.ts";
import { questionFacts } from "#angling/assistant/facts.ts";
import { emptyFrame, type TurnBefore } from "#angling/assistant/frame.ts";
import {
  alike,
  contentOf,
  contentOfText,
  unheardIn,
} from "#angling/assistant/passages/asked-words.ts";
import { asks } from "#angling/assistant/safety/still-in-danger.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { isOfTopic, isReadBy } from "#angling/assistant/understanding/coverage.ts";
import { choicesAfter, quoted } from "./not-read.ts";

/** Answers of a talk that are compared; an earlier one is out of sight. */
export const mostHeard = 3;
/** Characters; what is shorter is as soon told again as told to stand above. */
const leastLong = 90;
/** Of the characters of an answer: with less told again it is a new one; with less of one told before, the part of it that was asked for. */
const least = { again: 0.75, whole: 0.6 } as const;
/** Letters; what is shorter is a heading. */
const leastLead = 50;
/** Neither a note nor one of a list. */
const isLead = /^[^(-]/;
/** What stands below an answer. */
const notes = /^\(|^Source\b/;
const leftOut = /\(?I did not read [^;]*; this leaves it out\.\)? ?/g;

/** The sentences; what stands in bold letters is one. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (const part of text.replaceAll(leftOut, "").split(/(?<=[.!?]\**\)?) +(?=[*(A-Z])|\n+/)) {
    const open = parts.at(-1)?.match(/\*\*/g)?.length ?? 0;
    if (open % 2 === 1) parts.push(`${String(parts.pop())} ${part}`);
    else parts.push(part.trim());
  }
  return parts;
}

const bare = (part = ""): string => part.replaceAll(/\*|^- /g, "");
const lengthOf = (parts: readonly string[]): number => parts.join(" ").length;

/** The parts of an answer that were not told before, and whether it is led as it was then; null where it is a new one. */
function freshIn(
  parts: readonly string[],
  before: string,
): { readonly fresh: readonly string[]; readonly isLedAlike: boolean } | null {
  const told = partsOf(before).map(bare);
  const again = parts.filter((part) => told.includes(bare(part)));
  const isAgain =
    lengthOf(again) >= least.again * lengthOf(parts) &&
    lengthOf(again) >= least.whole * lengthOf(told);
  const fresh = parts.filter((part) => !again.includes(part));
  return isAgain ? { fresh, isLedAlike: bare(parts[0]) === told[0] } : null;
}

/** What is told first, below its heading. */
const leadOf = (parts: readonly string[]): readonly string[] =>
  parts.slice(0, bare(parts[0]).length < leastLead ? 2 : 1);

/** The sentence told before that holds more of the new words than any other; null where none does. */
function sentenceAsked(parts: readonly string[], words: readonly string[]): string | null {
  const asked = new Set(contentOf(words.join(" ")).map(alike));
  const [best, next] = parts
    .filter((part) => !notes.test(part))
    .map((part) => ({
      part,
      held: [...new Set(contentOfText(part).map(alike))].filter((word) => asked.has(word)).length,
    }))
    .toSorted((a, b) => b.held - a.held);
  return best !== undefined && best.held > (next?.held ?? 0) ? best.part : null;
}

/** What of an answer is compared, and told otherwise. */
type Told = Pick<Answer, "text" | "more" | "facts" | "declined" | "unread" | "choices" | "cases">;

interface Before {
  /** What was told in this talk, the last one last. */
  readonly heard: readonly string[];
  readonly after: TurnBefore;
}

/**
 * An answer that was told in this talk already is not told again: its new sentences are, else that it stays and what
 * was not read of the message; the rest is folded. Null for a new answer. Whoever is in danger is told whom to call each time.
 */
export function toldAgain<One extends Told>(answer: One, { heard, after }: Before): One | null {
  const { text, facts } = answer;
  const parts = partsOf(text);
  // Both of the last two are told again where they are compared.
  const [found] = [...heard.toReversed(), heard.slice(-2).join("\n")].flatMap(
    (one) => freshIn(parts, one) ?? [],
  );
  const [first = ""] = parts;
  const isAskedBack = answer.declined && answer.choices.length > 0 && answer.cases.length < 2;
  if (text.length < leastLong || found === undefined || isAskedBack) return null;
  const { fresh, isLedAlike } = found;
  const isDanger = facts.some(({ kind }) => kind === "danger");
  const isLed = fresh.every((part, at) => part === parts[at] && isLead.test(part));
  if (fresh.length > 0 && (isDanger || !isLed)) return null;
  const only = (told: readonly string[]): One => ({
    ...answer,
    text: told.join(" "),
    more: [...parts.filter((part) => !told.includes(part)), answer.more ?? ""].join("\n\n").trim(),
  });
  if (fresh.length > 0) return only([...fresh, ...leadOf(parts.slice(fresh.length))]);
  const call = isDanger ? parts.filter((part) => part.startsWith("**") && part !== first) : [];
  const stays = [...leadOf(parts), ...call.slice(0, 1)];
  const whole = "The rest stays as told.";
  if (!isLedAlike) return only([...stays, whole]);
  const topics = answer.cases.map(({ topic }) => topic);
  // "Low" is a word of every figure of the water.
  const isOfFigures = topics.some((topic) => topicOf(topic).about === "place");
  const asked = isOfFigures ? null : sentenceAsked(parts, unheardIn(after.own, after.words));
  const lead = asked === null || asked === first ? [] : [asked];
  const isFirst = !isDanger || lead.some((one) => one.startsWith("**"));
  const told = [...new Set([...(isFirst ? lead : []), ...stays, ...lead, whole])];
  const isNamed = answer.cases.some(({ slots }) => slots.some(({ from }) => from === "read"));
  const unheard = unheardIn(after.own, `${after.words} ${text}`).filter((word) =>
    isNamed
      ? answer.unread.includes(word)
      : !topics.some((topic) => isReadBy(word, topic) || isOfTopic(word, topic)),
  );
  // Who tells how it is out there is not told of words.
  const isReport = isDanger && !asks.test(after.own);
  if (unheard.length === 0 || lead.length > 0 || isReport) return only(told);
  const said = `I found no answer that takes in ${quoted(unheard)}`;
  const note = isDanger ? `${said}.` : `${said}, so I may miss what you ask. What was told stays:`;
  return {
    ...only(isDanger ? [...told, note] : [note, ...stays]),
    facts: [...facts, ...questionFacts(unheard.map((word) => ["unread", word] as const))],
    declined: !isDanger,
    unread: unheard,
    choices: isDanger ? [] : choicesAfter({ ...emptyFrame, after, words: after.own }, after),
  };
}
