import { unsupportedNumbers, type Fact } from "@striper/angling/assistant";

/** Tools whose verdict the answer must not contradict. */
const ruleTools = new Set(["rules", "keep_or_release", "whose_water", "permits", "rule_changes"]);

const ruleWords =
  /\b(?:legal|illegal|lawful|unlawful|bag|possession|slot|minimum|maximum|season|regulations?|limits?|keepers?|circle hooks?|undersized|oversized)\b|\b(?:keep|kept|retain|harvest)\b[^.]{0,40}\b(?:fish|bass|striper|fluke|cod|it|one|them)\b/iu;

const permission =
  /\b(?:can|may|could|are allowed to|is legal to|okay to|ok to|free to)\s+(?:legally\s+)?(?:keep|retain|harvest|take)\b/iu;
const refusal = /\b(?:not|never|n't|cannot|no one|nobody|unlawful|illegal|release|prohibited)\b/iu;

export interface CheckedTurn {
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly tools: readonly string[];
  /** A word of the question was not understood: no verdict may be given. */
  readonly isHeld?: boolean;
  /** Other allowed sources of numbers: the question and the tools' texts. */
  readonly known: readonly string[];
}

/** Ordinals of a list are not checked. */
const withoutListNumbers = (text: string): string => text.replaceAll(/^\s*\d{1,2}[.)]\s/gmu, "");

/** Rejects sentences that permit keeping where the verdict is to release or missing. */
function permitsAgainstVerdict(text: string, facts: readonly Fact[]): boolean {
  const verdicts = facts.filter(({ kind }) => kind === "verdict").map(({ value }) => value);
  // A question with a word that was not understood has no verdict, so the answer must not give one.
  const isRelease = verdicts.length > 0 && !verdicts.includes("keep");
  const isClosed = facts.some(
    ({ kind, value }) => kind === "season-open" && (value === false || value === "closed"),
  );
  if (!isRelease && !isClosed) return false;
  const sentences = text.split(/(?<=[.!?])\s+/u);
  return sentences.some((sentence) => permission.test(sentence) && !refusal.test(sentence));
}

/** Words of a verdict on a fish, a permit or going out. */
const verdictWords =
  /^\W*(?:yes|no|yep|nope)\b|\b(?:no|not) (?:permit|license)\b|\b(?:do|does|will|would|is|are)(?: not|n't)? need(?:ed)?\b|\bsafe to (?:go|cross|launch|head|run)\b|\bgood to go\b/iu;

/** Why an answer of the model is rejected; null when it is accepted. */
export function faultOf({ text, facts, tools, known, isHeld = false }: CheckedTurn): string | null {
  if (text.trim() === "") return "empty";
  if (unsupportedNumbers(withoutListNumbers(text), facts, known).length > 0)
    return "a number that no tool gave";
  if (ruleWords.test(text) && !tools.some((name) => ruleTools.has(name)))
    return "a rule without the rule table";
  if (permitsAgainstVerdict(text, facts)) return "a permission against the rule table";
  if (isHeld && (permission.test(text) || verdictWords.test(text)))
    return "a verdict over a word that was not read";
  return null;
}
