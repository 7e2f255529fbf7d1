import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { isFunctionWord, unreadIn } from "./coverage.ts";
import type { Measures } from "./measures.ts";
import { unreadNumbers } from "./unread-numbers.ts";
import type { WindSaid } from "./wind-said.ts";

interface Taken {
  readonly unclear: readonly string[];
  /** Their spelling put right, word by word. */
  readonly corrected: string;
  readonly rest: string;
  readonly measures: Measures;
  readonly intent: Intent | null;
  readonly wind: WindSaid | null;
}

/** Words and numbers that were not read, as they were typed, each once. */
export function unreadOf(
  plain: string,
  frame: Frame,
  { unclear, rest, measures, intent, corrected, wind }: Taken,
): readonly string[] {
  const { lengths = [], anglers = null, age = null, ages = [], born = null, when } = frame;
  const guesses = corrected.split(" ");
  const typed = new Map(plain.split(" ").map((word, index) => [guesses[index], word] as const));
  const ofBait = new Set((frame.bait ?? "").split(" "));
  const meaningful = unclear.filter((word) => !isFunctionWord(word) && !ofBait.has(word));
  const others = unreadIn(rest, intent)
    .filter((word) => !ofBait.has(word))
    .map((word) => typed.get(word) ?? word);
  // How many go along changes nothing of who needs a permit.
  const told =
    intent === "permit"
      ? rest.replaceAll(/\b\d{1,2} (?=adults?\b|kids?\b|children\b|passengers?\b)/g, "")
      : rest;
  const asked = when === null ? told : told.replaceAll(/\bat \d{1,2}\b/g, "");
  const year = born === null ? null : born % 100;
  const besideDegrees = frame.cues.includes("degreesSaid")
    ? asked.replaceAll(/\b\d{2} (?:degrees?|deg)\b/g, "")
    : asked;
  const numbers = unreadNumbers(besideDegrees, measures, [
    ...lengths,
    ...(wind?.figures ?? []),
    anglers,
    anglers === null ? null : anglers - 1,
    age,
    ...ages,
    born,
    year,
  ]);
  return [...new Set([...meaningful, ...others, ...numbers])];
}
