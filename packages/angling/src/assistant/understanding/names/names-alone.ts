import type { Frame, Intent } from "#angling/assistant/frame.ts";

/** Words; what says more and is not understood is not about the tide. */
export const shortQuestion = 5;

/** "Tuesday morning at Hull for stripers". */
const isOuting = ({ species, place, when }: Frame): boolean =>
  species?.kind === "one" &&
  species.id === "striped_bass" &&
  place !== null &&
  (when?.precision === "part" || when?.precision === "instant");

const namedAlone: readonly (readonly [(frame: Frame) => boolean, Intent])[] = [
  [({ length, species }) => length !== null && species !== null, "keep"],
  [isOuting, "best-time"],
  [({ species }) => species !== null, "rules"],
  [({ length, unknownWords }) => length !== null && unknownWords.length === 0, "keep"],
  [({ place }) => place !== null && place.spotId !== null, "spot"],
  [
    ({ place, words, unknownWords }) =>
      place !== null && unknownWords.length === 0 && words.split(" ").length <= shortQuestion,
    "tide",
  ],
  [
    ({ place, when, unknownWords, cues }) =>
      place !== null && when !== null && unknownWords.length === 0 && cues.length === 0,
    "best-time",
  ],
];

/** "Fluke?" asks for its rules, "Castle Island?" for the spot. */
export function fromNamesAlone(frame: Frame): Frame {
  const found = namedAlone.find(([fits]) => fits(frame));
  return found === undefined ? frame : { ...frame, intent: found[1] };
}
