import { findTopics, topicOfLabel } from "@striper/angling/assistant/find/labels";
import { readWords } from "@striper/angling/assistant/slots/read-text";
import {
  labelledExamples,
  type LabelledExample,
} from "@striper/testkit/assistant/labelled-examples";
import { trainTopics } from "@striper/testkit/assistant/train-topics";
import { readTexts } from "./assistant.ts";
import type { GeneratedFiles } from "./generated-files.ts";

const folder = "packages/angling/src/assistant/find/generated";

export interface FinderExample extends LabelledExample {
  readonly typed: string;
}

export function finderExamples(data: string): readonly FinderExample[] {
  const ofTexts = readTexts(data).flatMap(({ id, title, asks }) =>
    [title, ...asks].map((text) => ({ text, label: `text/${id}` })),
  );
  return [...labelledExamples, ...ofTexts].map(({ text, ...one }) =>
    Object.assign(one, { typed: text, text: readWords(text) }),
  );
}

export const trainFinder = (examples: readonly LabelledExample[]) =>
  trainTopics(
    examples.map(({ label, ...one }) => ({ ...one, topic: topicOfLabel(label) })),
    findTopics,
  );

export function examplesByLabel(
  examples: readonly LabelledExample[],
): Readonly<Record<string, readonly string[]>> {
  const byLabel: Record<string, string[]> = {};
  for (const { label, text } of examples) if (label !== "text") (byLabel[label] ??= []).push(text);
  return byLabel;
}

export function generateFinder(data: string): GeneratedFiles {
  const examples = finderExamples(data);
  const lines = Object.entries(examplesByLabel(examples)).map(
    ([label, texts]) =>
      `${JSON.stringify(label)}: ${JSON.stringify([...new Set(texts)].join("|"))}`,
  );
  return new Map([
    [`${folder}/topic-weights.json`, `${JSON.stringify(trainFinder(examples), null, 1)}\n`],
    [`${folder}/examples.json`, `{\n${lines.join(",\n")}\n}\n`],
  ]);
}
