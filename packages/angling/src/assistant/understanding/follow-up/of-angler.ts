import { stateOfAngler } from "#angling/assistant/answers/own/permit-lead.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { holdsNone } from "#angling/assistant/understanding/holds-none.ts";

const asksElse = /^(?:(?:and|so|ok|but) )*(?:when|where|how much|how do)\b/;

/** "I'm from Mass", "my wife is from Vermont and has nothing" after a permit: who it is, not where they fish. */
export function ofAngler(frame: Frame, before: Frame): Frame | null {
  if (before.intent !== "permit" || asksElse.test(frame.words)) return null;
  const isOfState = stateOfAngler(frame.words) !== null;
  const isNone = holdsNone(frame.words);
  if (!isOfState && !isNone) return null;
  return {
    ...before,
    words: isNone && !isOfState ? `${frame.words} needed` : frame.words,
    cues: frame.cues,
    age: frame.age ?? null,
    ages: frame.ages ?? [],
    born: frame.born ?? null,
    said: [],
    unread: [],
    goesOn: true,
  };
}
