import { stateOfAngler } from "#angling/assistant/answers/own/permit-lead.ts";
import { otherStates } from "#angling/assistant/answers/own/states.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { holdsNone } from "#angling/assistant/understanding/slot-words.ts";

/** "And New York?" after whether another state's counts. */
const bareState = new RegExp(
  String.raw`^(?:(?:and|or|what|how|about|ok|so|but|a) )*(${otherStates})(?: (?:one|license|permit))?(?: then)?$`,
);
const asksElse = /^(?:(?:and|so|ok|but) )*(?:when|where|how much|how do)\b/;

/** "Covers NH too?" after the permit of Massachusetts: whether that one counts there. */
const heldOne = ({ words, water, place }: Frame, before: Frame): string | null =>
  counts.test(words) &&
  (water ?? place?.water)?.jurisdiction === "NH" &&
  (before.water ?? before.place?.water)?.jurisdiction !== "NH"
    ? "Massachusetts"
    : null;
const counts =
  /\b(?:covers?|counts?|good|valid|works?|honou?r\w*|accept\w*|use (?:it|that|mine))\b/;

const mostWords = 12;
const isShort = ({ words }: Frame): boolean => words.split(" ").length <= mostWords;

/** "I'm from Mass", "my wife is from Vermont and has nothing" after a permit: who it is, not where they fish. */
export function ofAngler(frame: Frame, before: Frame): Frame | null {
  if (before.intent !== "permit" || asksElse.test(frame.words)) return null;
  const held = stateOfAngler(before.words) ?? heldOne(frame, before);
  const isElsewhere = frame.place !== null || frame.water !== null;
  if (held !== null && isElsewhere && stateOfAngler(frame.words) === null && isShort(frame))
    return {
      ...before,
      words: `${held.toLowerCase()} license${(frame.water ?? frame.place?.water)?.jurisdiction === "NH" ? " in nh" : ""}`,
      place: frame.place,
      water: frame.water,
      from: null,
      said: ["place"],
      unread: [],
      goesOn: true,
    };
  const bare = bareState.exec(frame.words)?.[1];
  const words = bare === undefined ? frame.words : `${bare} license`;
  const isOfState = stateOfAngler(words) !== null;
  const isNone = holdsNone(frame.words);
  if (!isOfState && !isNone) return null;
  return {
    ...before,
    words: isNone && !isOfState ? `${words} needed` : words,
    cues: frame.cues,
    age: frame.age ?? null,
    ages: frame.ages ?? [],
    born: frame.born ?? null,
    said: [],
    unread: [],
    goesOn: true,
  };
}
