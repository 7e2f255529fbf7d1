import { saidIn, unreadIn, type Frame } from "#angling/assistant/frame.ts";
import { toldAfter } from "#angling/assistant/going/goes-on.ts";
import { nothingSaid, withSaid } from "#angling/assistant/going/going.ts";
import { isOfTopic } from "#angling/assistant/understanding/coverage.ts";
import { isWordOfCues } from "#angling/assistant/understanding/cues.ts";
import { mergedWhen } from "#angling/assistant/understanding/time/merged-when.ts";

/** The plan before with what was told of it now; talk that tells nothing leaves it as it is. */
export function onPlan(frame: Frame, before: Frame, how: "changes" | "presses"): Frame {
  const isPressed = how === "presses";
  return {
    ...before,
    intent: "go",
    topic: null,
    isPlan: true,
    isPressed,
    goesOn: true,
    words: isPressed ? before.words : frame.words,
    wordsBefore: before.words,
    said: saidIn(frame),
    unread: unreadIn(frame).filter((word) => !isOfTopic(word, "go") && !isWordOfCues(word)),
    place: frame.place ?? before.place,
    when: mergedWhen(frame.when, before.when),
    mode: frame.mode ?? before.mode,
    flow: frame.flow ?? before.flow,
    wind: frame.wind ?? before.wind ?? null,
    windFrom: frame.windFrom ?? before.windFrom ?? null,
    going: withSaid(before.going ?? nothingSaid, toldAfter(frame, before)),
  };
}
