import { readFileSync } from "node:fs";
import { dangerWordings } from "./dangers/dangers.ts";
import { strangers, type Stranger } from "./strangers.ts";

export interface LabelledExample {
  readonly text: string;
  /** A tool, "text/circle-hooks", "danger/fog", "text" for a text nobody named, or "none". */
  readonly label: string;
  readonly weight?: number;
}

/** Sections of the files that are no tool: what answers them. */
const answeredBy: Readonly<Record<string, string>> = {
  refused: "none",
  distance: "spots",
  reminder: "text/reminder-at-slack-or-a-water-height",
};

const judged = new Map(strangers.map((one) => [one.question.toLowerCase(), one]));
/** Questions as strangers really asked them count for more. */
const weightOfStrangers = 3;

/** A stranger's question for a text is an example of the one that was judged to serve it. */
function withJudgement(example: LabelledExample): LabelledExample {
  const stranger = judged.get(example.text.toLowerCase());
  if (stranger === undefined) return example;
  const [text] = stranger.texts;
  const isOfText = example.label === "text" && text !== undefined;
  return {
    ...example,
    label: isOfText ? `text/${text}` : example.label,
    weight: weightOfStrangers,
  };
}

function readExamples(file: string): readonly LabelledExample[] {
  const lines = readFileSync(new URL(`./labelled/${file}.txt`, import.meta.url), "utf8").split(
    "\n",
  );
  const examples: LabelledExample[] = [];
  let label = "none";
  for (const line of lines) {
    if (line.startsWith("== ")) label = answeredBy[line.slice(3)] ?? line.slice(3);
    else if (line.trim() !== "" && !line.startsWith("#")) examples.push({ text: line, label });
  }
  return examples;
}

/** What the finder learns from beside the askings of the reviewed texts. */
export const labelledExamples: readonly LabelledExample[] = [
  ...["questions", "added", "messages"].flatMap(readExamples).map(withJudgement),
  ...dangerWordings.map(({ danger, message }) => ({ text: message, label: `danger/${danger}` })),
];

const labelOf = new Map(labelledExamples.map(({ text, label }) => [text.toLowerCase(), label]));

/** Everything that serves a stranger's question: the tool that computes it and the texts judged to. */
export function servesStranger({ question, isComputed, texts }: Stranger): ReadonlySet<string> {
  const label = labelOf.get(question.toLowerCase()) ?? "text";
  const isTool = isComputed && label !== "none" && !label.startsWith("text");
  return new Set([...texts.map((text) => `text/${text}`), ...(isTool ? [label] : [])]);
}
