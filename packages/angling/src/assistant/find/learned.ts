import examples from "./generated/examples.json" with { type: "json" };
import weights from "./generated/topic-weights.json" with { type: "json" };
import { indexExamples } from "./nearest.ts";
import type { Learned } from "./rank.ts";

let learned: Learned | null = null;

export function shippedLearning(): Learned {
  learned ??= {
    weights,
    examples: indexExamples(
      Object.entries(examples).flatMap(([label, texts]) =>
        texts.split("|").map((text) => ({ text, label })),
      ),
    ),
  };
  return learned;
}
