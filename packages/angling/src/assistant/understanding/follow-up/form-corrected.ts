import { saidIn, type Frame } from "#angling/assistant/frame.ts";
import { isFishLength } from "#angling/assistant/understanding/numbers/measures.ts";

const asks =
  /^(?:(?:and|so|ok|but|then) )*(?:what|when|where|which|who|how|why|is|are|can|could|should|do|does|did|was|will|would|need)\b/;
const notThat = /\bnot (?:a |an )?\d{1,2}(?:\.\d+)?\b/g;
const figure =
  /\b(\d{1,2}(?:\.\d+)?)\b(?! (?:ft|feet|foot|lbs?|pounds?|kts?|knots?|miles?|am|pm|min\w*|hours?))/g;
const fate =
  /\b(?:releas\w+|let (?:it |her |him )?go|(?:threw|tossed|put) (?:it |her |him )?back|kept|keeping|kept it)\b/g;
const mostWords = 9;

/** "Wait, make it 28", "no, released", "actually Nahant": the form of the turn before, with that put right. */
export function formCorrected(frame: Frame, before: Frame): Frame | null {
  const { words, species, place, mode, when, bait } = frame;
  if (before.intent !== "log-entry" || asks.test(words) || words.split(" ").length > mostWords)
    return null;
  const numbers = [...words.replaceAll(notThat, "").matchAll(figure)].map(([, one]) => Number(one));
  const only = numbers.find((one) => isFishLength(one, 1));
  const length = numbers.length === 1 && when === null ? (only ?? null) : frame.length;
  const told = words.match(fate);
  // A question of its own is none of the form.
  const isOther = !["unknown", "log-entry"].includes(frame.intent) && told === null;
  const isNothing = [length, species, place, mode, when, bait, told].every((one) => one === null);
  if (isOther || isNothing) return null;
  return {
    ...before,
    said: [...saidIn(frame), ...(length === null ? [] : (["length"] as const))],
    goesOn: true,
    unread: [],
    species: species ?? before.species,
    length: length ?? before.length,
    lengths: [],
    place: place ?? before.place,
    mode: mode ?? before.mode,
    when: when ?? before.when,
    bait: bait ?? before.bait,
    words: told === null ? before.words : `${before.words.replaceAll(fate, "")} ${told.join(" ")}`,
  };
}
