import { stateOfAngler } from "#angling/assistant/answers/own/permit-lead.ts";
import { otherStates } from "#angling/assistant/answers/own/states.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { holdsNone } from "#angling/assistant/understanding/holds-none.ts";

/** "And New York?" after whether another state's counts. */
const bareState = new RegExp(
  String.raw`^(?:(?:and|or|what|how|about|ok|so|but|a) )*(${otherStates})(?: (?:one|license|permit))?(?: then)?$`,
);
const asksElse = /^(?:(?:and|so|ok|but) )*(?:when|where|how much|how do)\b/;

const mostWords = 7;
const isShort = ({ words }: Frame): boolean => words.split(" ").length <= mostWords;

/** "I'm from Mass", "my wife is from Vermont and has nothing" after a permit: who it is, not where they fish. */
export function ofAngler(frame: Frame, before: Frame): Frame | null {
  if (before.intent !== "permit" || asksElse.test(frame.words)) return null;
  const held = stateOfAngler(before.words);
  const isElsewhere = frame.place !== null || frame.water !== null;
  if (held !== null && isElsewhere && stateOfAngler(frame.words) === null && isShort(frame))
    return {
      ...before,
      words: `${held.toLowerCase()} license`,
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
