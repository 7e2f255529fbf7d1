import type { ModelQuestion } from "#server/features/assistant/model/model.ts";

type Reading = ModelQuestion["reading"];

/** People act on these: when a word was not understood, none of them has a verdict. */
const verdicts: ReadonlySet<string> = new Set(["keep", "permit", "go"]);

export const isHeld = ({ cases, unread }: Reading): boolean =>
  unread.length > 0 && cases.some(({ topic }) => verdicts.has(topic));

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(", ");

/** The question with the case that the person sees above the answer: what tools are to be called with. */
export function withCase({
  question,
  reading,
}: Pick<ModelQuestion, "question" | "reading">): string {
  const cases = reading.cases.map(({ topic, slots }) =>
    [topic, ...slots.map(({ name, label, from }) => `${name} ${label} (${from})`)].join("; "),
  );
  const lines = [
    ...cases.map((one) => `The app read: ${one}.`),
    reading.unread.length === 0 ? null : `Not read: ${quoted(reading.unread)}.`,
    isHeld(reading) ? "Give no verdict over it: ask which is meant." : null,
  ].filter((line) => line !== null);
  return lines.length === 0 ? question : `${question}\n\n[${lines.join(" ")}]`;
}
