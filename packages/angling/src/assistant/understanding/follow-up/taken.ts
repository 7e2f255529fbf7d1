import { saidSlots, type Frame, type SlotName } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { isOfTopic } from "#angling/assistant/understanding/coverage.ts";

export const isAbout = ({ intent }: Frame, what: "law" | "place"): boolean =>
  topicOf(intent).about === what;

export const isIn = (frame: Frame, cues: readonly string[]): boolean =>
  cues.some((cue) => frame.cues.includes(cue));

export const isOuting = ({ intent }: Frame): boolean => topicOf(intent).judgesSafety === true;

/** The fish and the place of a talk, of the case before or of those that it had before. */
export const heldIn = ({ species, place, water, held }: Frame): NonNullable<Frame["held"]> => ({
  species: species ?? held?.species ?? null,
  ...(place === null && water === null && held !== undefined
    ? { place: held.place, water: held.water }
    : { place, water }),
});

/** The slots of a case that a message names. */
export function takenBy(before: Frame, frame: Frame): readonly SlotName[] {
  // A length or a count asked after the rule is a verdict by it.
  const { slots } = topicOf(isAbout(before, "law") ? "keep" : before.intent);
  const isOfGear = isAbout(before, "law") && before.cues.includes("gear");
  const isMore = (name: SlotName) =>
    (name === "bait" && isOfGear) || (name === "mode" && isOuting(before));
  return saidSlots(frame).filter((name) => slots.includes(name) || isMore(name));
}

/** A wind, or a boat, named after a place: does one dare. */
export function isDared(frame: Frame, before: Frame): boolean {
  const isOfBoat = frame.mode === "private" && saidSlots(frame).length === 1;
  return (frame.wind != null && isAbout(before, "place")) || (isOfBoat && isOuting(before));
}

/** What begins a follow-up and asks nothing by itself. */
const mere: ReadonlySet<string> = new Set(
  "mine facts follow there thatTime best better past".split(" "),
);

/** Nothing of it is a value, a plan's condition, or a word that the topic before listens for. */
export function saysNothing(frame: Frame, before: Frame): boolean {
  const { goesOn = "", reads = "" } = topicOf(before.intent);
  const heard = `${goesOn} ${reads}`.split(" ").filter((cue) => !mere.has(cue));
  const isOfPlan = isOuting(before) && (frame.wind != null || frame.isPlan === true);
  const isValue = takenBy(before, frame).length > 0 || isOfPlan || isDared(frame, before);
  const isHeard =
    isIn(frame, heard) || frame.words.split(" ").some((word) => isOfTopic(word, before.intent));
  return !isValue && frame.tideOffset === null && frame.height === null && !isHeard;
}
