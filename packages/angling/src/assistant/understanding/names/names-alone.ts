import { unreadIn, type Frame, type Intent } from "#angling/assistant/frame.ts";
import { holds, signOf } from "#angling/assistant/topics/signs.ts";
import { isIdle } from "#angling/assistant/understanding/idle-words.ts";

/** Words; what says more and is not understood is not about the tide. */
export const shortQuestion = 5;

/** What a question names that asks nothing. */
const namedAs: Readonly<Record<string, (frame: Frame) => boolean>> = {
  FISH: ({ species }) => species !== null,
  STRIPER: ({ species }) => species?.kind === "one" && species.id === "striped_bass",
  LENGTH: ({ length }) => length !== null,
  PLACE: ({ place }) => place !== null,
  SPOT: ({ place }) => place !== null && place.spotId !== null,
  WHEN: ({ when }) => when !== null,
  HOURS: ({ when }) => when?.precision === "part" || when?.precision === "instant",
  CUES: ({ cues }) => cues.length > 0,
  UNKNOWN: ({ unknownWords }) => unknownWords.length > 0,
  SHORT: ({ words }) => words.split(" ").length <= shortQuestion,
};

/** What names mean by themselves, as signs (topics/signs.ts), by how surely they mean it. */
const meanings: Readonly<Record<number, readonly [sign: string, Intent]>> = {
  7: ["LENGTH FISH", "keep"],
  6: ["STRIPER PLACE HOURS", "best-time"],
  5: ["FISH", "rules"],
  4: ["LENGTH !UNKNOWN", "keep"],
  3: ["SPOT", "spot"],
  2: ["PLACE SHORT !UNKNOWN", "tide"],
  1: ["PLACE WHEN !UNKNOWN !CUES", "best-time"],
};
const surestFirst = Object.entries(meanings)
  .toSorted(([a], [b]) => Number(b) - Number(a))
  .map(([, [sign, intent]]) => ({ sign: signOf(sign), intent }));

/** A question of so many words that nothing read asks something of the fish or the spot. */
const mostUnread = 1;

const saysMore = (frame: Frame): boolean =>
  frame.length === null &&
  frame.words.split(" ").length > shortQuestion &&
  unreadIn(frame).filter((word) => !isIdle(word)).length > mostUnread;

/** "Fluke?" asks for its rules, "Castle Island?" for the spot. */
export function fromNamesAlone(frame: Frame): Frame {
  if (saysMore(frame)) return frame;
  const named = Object.entries(namedAs).filter(([, isNamed]) => isNamed(frame));
  const found = new Set(named.map(([name]) => name));
  const meant = surestFirst.find(({ sign }) => holds(sign, found));
  return meant === undefined ? frame : { ...frame, intent: meant.intent };
}
