import { readFileSync } from "node:fs";
import { guessTopics, type GuessTopic } from "@striper/angling/assistant/guess/topics";
import { corpus, type CorpusQuestion } from "./corpus.ts";
import { dangerWordings } from "./dangers/dangers.ts";

export interface LabelledQuestion {
  readonly text: string;
  readonly topic: GuessTopic;
  readonly weight?: number;
}

/** Questions as they are really asked count for more than those of the corpus. */
const weightOfStrangers = 3;

/** The topic a question of the corpus is about, by what its answer must hold; the first that fits. */
const topicsByCheck: readonly (readonly [RegExp, GuessTopic])[] = [
  [/^(?:permit|boater|free-days|asked-age)/, "permit"],
  [/^(?:license|days-left)/, "license"],
  [/^(?:verdict|asked-length|asked-kept|asked-count|place=MA)/, "keep"],
  [
    /^(?:minimum|maximum|bag-|season|targeting|gear|possession|how-to-measure|one-over|open-dates|vessel-limit|party-limit|next-bag|notice|rule)/,
    "rules",
  ],
  [/^(?:jurisdiction|distance-to-line|federal-line)/, "jurisdiction"],
  [/^(?:bite|window|safety|factor|fish-here|costs-most|flow-spots|flood-share|score-said)/, "go"],
  [/^(?:slack|current|max-ebb|max-flood|time-to-current)/, "current"],
  [
    /^(?:high-tide|low-tide|tide|turn-count|half-tide|time-to-tide|height|asked-height|spring|night-ends)/,
    "tide",
  ],
  [
    /^(?:sun|moon|first-|last-light|last-quarter|full-moon|new-moon|light|daylight|day-length|solunar)/,
    "sky",
  ],
  [
    /^(?:air-|water-temperature|wind|rain|sky|pressure|wave|marine|alert|forecast|looked|period)/,
    "weather",
  ],
  [/^(?:spot|distance)/, "spots"],
  [
    /^(?:average|best-|blank|catch|first-catch|heaviest|last-catch|length|longest|sample|similar|trip)/,
    "log",
  ],
  [/^(?:help|capability|example|report)/, "help"],
  [/^(?:species|scientific|bait)/, "species"],
];

function topicOf({ group, checks }: CorpusQuestion): GuessTopic | null {
  for (const [pattern, topic] of topicsByCheck)
    if (checks.some((check) => pattern.test(check))) return topic;
  return group === "refusals" && checks.includes("declined") ? "refused" : null;
}

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`./guess/${file}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

function topicNamed(name: string): GuessTopic {
  const topic = guessTopics.find((one) => one === name);
  if (topic === undefined) throw new RangeError(`no such topic: ${name}`);
  return topic;
}

function readExamples(file: string, weight = 1): readonly LabelledQuestion[] {
  const examples: LabelledQuestion[] = [];
  let topic: GuessTopic = "help";
  for (const line of linesOf(file)) {
    if (line.startsWith("== ")) topic = topicNamed(line.slice(3));
    else examples.push({ text: line, topic, weight });
  }
  return examples;
}

/** Questions nothing was trained on. */
export const unseenQuestions: readonly LabelledQuestion[] = linesOf("unseen").map((line) => {
  const [topic = "", text = ""] = line.split(" | ");
  return { text, topic: topicNamed(topic) };
});

/** What the guess learns from: questions that stand alone and whose checks show what they are about. */
export const labelledQuestions: readonly LabelledQuestion[] = [
  ...corpus.flatMap((question) => {
    const [text = "", ...more] = question.turns;
    const topic = topicOf(question);
    const isDanger = question.checks.some((check) => check.startsWith("danger"));
    return more.length > 0 || topic === null || isDanger ? [] : [{ text, topic }];
  }),
  ...readExamples("examples"),
  ...readExamples("strangers", weightOfStrangers),
  ...dangerWordings.map(({ message }) => ({ text: message, topic: "danger" as const })),
];
