import { shiftDate } from "@striper/marine/time";
import { fromNamesAlone, shortQuestion } from "./names/names-alone.ts";
import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import type { OwnReading } from "./read-question.ts";
import { isWordOfCues } from "./cues.ts";
import { mergedWhen, moved } from "./time/merged-when.ts";
import { inUnitOf, onPermit } from "./going-on.ts";
import { bareNumber } from "./unread-numbers.ts";

const placeFacts = ["parking", "restrooms", "ramp", "bait", "depth", "kids", "fishes", "bestTime"];

const isAbout = ({ intent }: Frame, what: "law" | "place"): boolean =>
  topicOf(intent).about === what;

/** A question that would be of its own and goes on with the one before. */
interface Narrowing {
  readonly intents: readonly Intent[];
  readonly after: (before: Frame) => boolean;
  /** It need not read like a follow-up. */
  readonly always?: true;
  readonly fits: (frame: Frame) => boolean;
}

const hasNone = ({ cues }: Frame, wanted: readonly string[]): boolean =>
  !wanted.some((cue) => cues.includes(cue));

const narrowings: readonly Narrowing[] = [
  {
    intents: ["jurisdiction"],
    after: (before) => isAbout(before, "law"),
    always: true,
    fits: ({ water, words }) => water !== null && !/\b(?:where|how far)\b/.test(words),
  },
  // "What if I am at Stellwagen?" asks for the rule there, not for the spot.
  {
    intents: ["spot"],
    after: (before) => isAbout(before, "law"),
    fits: (frame) => hasNone(frame, placeFacts),
  },
  // "What about on a tube and worm" asks for the hook rule of it.
  {
    intents: ["species", "spots"],
    after: (before) => isAbout(before, "law") && before.cues.includes("gear"),
    fits: ({ bait }) => bait !== null,
  },
  // "From shore near Nahant instead" goes on with the best time.
  {
    intents: ["spots"],
    after: ({ intent }) => topicOf(intent).isOfADay === true,
    fits: (frame) => hasNone(frame, ["spots", "where"]),
  },
  // "What if the wind is 15" goes on with going out.
  {
    intents: ["weather", "marine"],
    after: ({ intent }) => topicOf(intent).judgesSafety === true,
    always: true,
    fits: ({ wind = null, place }) => wind !== null && place === null,
  },
  // "Near Quincy" asks for the same spots there.
  {
    intents: ["spots"],
    after: ({ intent }) => intent === "spots",
    fits: ({ species, words }) => species === null && words.split(" ").length <= shortQuestion,
  },
  // "And on the ebb?" of the log or the spots is no question about the current.
  {
    intents: ["current", "tide"],
    after: ({ intent }) => intent === "log" || intent === "spots",
    fits: ({ flow, place }) => flow !== null && place === null,
  },
];

const narrows = ({ frame, intent, isFollowUp }: OwnReading, before: Frame): boolean =>
  narrowings.some(
    ({ intents, after, always = false, fits }) =>
      intents.some((one) => one === intent) &&
      (isFollowUp || always) &&
      after(before) &&
      fits(frame),
  );

/** "Low tide?" after tomorrow's high at Hull asks for that place and day. */
function isShortMore({ frame, intent }: OwnReading, before: Frame): boolean {
  const isBare = frame.place === null && frame.when === null && frame.water === null;
  return intent === before.intent && isBare && frame.words.split(" ").length <= 3;
}

/** What a question means in the light of the last one. */
export function withContext(reading: OwnReading, before: Frame | null): Frame {
  const { frame, intent } = reading;
  const ofPermit = onPermit(frame, before);
  if (ofPermit !== null) return ofPermit;
  if (intent === "refused") return frame;
  if (before === null) return intent === null ? fromNamesAlone(frame) : frame;
  if (intent !== null && !narrows(reading, before))
    return filled(
      isShortMore(reading, before) ? { ...reading, isFollowUp: true } : reading,
      before,
    );
  const asksWhy = frame.cues.includes("why");
  const { goesOn: cuesGoingOn = "" } = topicOf(before.intent);
  const goesOn = cuesGoingOn.split(" ").some((cue) => frame.cues.includes(cue));
  if (reading.namesSomething || asksWhy || reading.isFollowUp || goesOn) {
    return continued(frame, before, asksWhy);
  }
  return frame;
}

/** Of each row one holds: a new one takes the place of the old. */
const alternatives: readonly (readonly string[])[] = [
  ["high", "low"],
  ["sunrise", "sunset"],
  ["biggest", "howMany", "average", "lastCatch", "worked", "rate", "bait", "month", "hour"],
  ["slack", "ebb", "flood"],
  ["parking", "restrooms", "ramp", "bait", "depth", "kids"],
  ["why"],
];

function mergedCues(now: readonly string[], before: readonly string[]): readonly string[] {
  const replaced = alternatives.filter(
    (row) => row[0] === "why" || row.some((cue) => now.includes(cue)),
  );
  return [...before.filter((cue) => !replaced.some((row) => row.includes(cue))), ...now];
}

/** What begins a follow-up and asks nothing by itself. */
const mere: ReadonlySet<string> = new Set([
  "mine",
  "facts",
  "follow",
  "there",
  "thatTime",
  "best",
  "better",
  "past",
]);

function saysNothing({ said = [], cues, tideOffset, height, words }: Frame): boolean {
  const isSilent = said.length === 0 && tideOffset === null && height === null;
  return isSilent && cues.every((cue) => mere.has(cue)) && !/\d/.test(words);
}

/** "How many", "what is the season" after a verdict: the rule's own figure. */
const asksFigure = ({ cues, count, words }: Frame): boolean =>
  count === null &&
  ["bag", "season", "howMany"].some((cue) => cues.includes(cue)) &&
  words.split(" ").length <= shortQuestion;

const dayAfter = /\b(?:the )?(?:day after|next day|following day)$/;

/** "And the day after": counted from the day that was asked about. */
const withDayAfter = (frame: Frame, { when }: Frame): Frame =>
  when === null || frame.when !== null || !dayAfter.test(frame.words)
    ? frame
    : {
        ...frame,
        when: moved(when, shiftDate(when.date, 1)),
        said: [...(frame.said ?? []), "when"],
      };

/** "And on Sunday?": the last question with the new names in it. */
function continued(asked: Frame, before: Frame, asksWhy: boolean): Frame {
  const frame = withDayAfter(inUnitOf(asked, before), before);
  const namesOnlyFish = frame.species !== null && frame.place === null && frame.when === null;
  if (namesOnlyFish && topicOf(before.intent).takesFish !== true) return fromNamesAlone(frame);
  const isLaw = isAbout(before, "law");
  const number = isLaw && frame.length === null ? bareNumber(frame) : null;
  if (number !== null) return continued(number, before, asksWhy);
  const merged: Frame = {
    ...before,
    ...frame,
    intent: before.intent,
    topic: before.topic,
    species: frame.species ?? before.species,
    place: frame.place ?? (isLaw && frame.water !== null ? null : before.place),
    water: frame.water ?? (frame.place === null ? before.water : null),
    when: mergedWhen(frame.when, before.when),
    mode: frame.mode ?? before.mode,
    length: frame.length ?? (frame.species === null ? before.length : null),
    count: frame.count ?? before.count,
    age: frame.age ?? before.age ?? null,
    born: frame.born ?? before.born ?? null,
    anglers: frame.anglers ?? before.anglers ?? null,
    // Words of a topic count as read once it is known that the talk is still about it.
    unread: (frame.unread ?? []).filter((word) => isLaw || !isWordOfCues(word)),
    changesNothing: !asksWhy && saysNothing(frame),
    kept: frame.kept ?? before.kept,
    flow: frame.flow ?? before.flow,
    wind: frame.wind ?? before.wind ?? null,
    bait: frame.bait ?? before.bait,
    cues: asksWhy ? [...before.cues, "why"] : mergedCues(frame.cues, before.cues),
  };
  // A wind is named to learn whether it is too much.
  if (frame.wind != null && topicOf(before.intent).judgesSafety === true)
    return { ...merged, intent: "go" };
  if (merged.intent === "keep" && frame.length === null && asksFigure(frame))
    return { ...merged, intent: "rules" };
  if (merged.intent === "rules" && frame.length !== null) return { ...merged, intent: "keep" };
  const isCounted = merged.count !== null || merged.kept !== null;
  if (merged.intent === "keep" && merged.length === null && !isCounted)
    return { ...merged, intent: "rules" };
  // A spot's facts asked again of a town are the spots there.
  if (merged.intent === "spot" && merged.place?.spotId === null)
    return { ...merged, intent: "spots" };
  return merged;
}

/** A question of its own takes over only what it needs and does not say. */
function filled(
  { frame, isFollowUp, pointsToPlace, pointsToTime }: OwnReading,
  before: Frame,
): Frame {
  const isLaw = isAbout(frame, "law");
  const wasLaw = isAbout(before, "law") || before.intent === "species";
  const keepsPlace =
    frame.place === null &&
    frame.water === null &&
    (pointsToPlace ||
      isFollowUp ||
      (isLaw
        ? wasLaw
        : isAbout(frame, "place") && isAbout(before, "place") && frame.intent !== "spots"));
  const isHourMore = frame.intent === before.intent && frame.when?.isDayNamed === false;
  const keepsTime =
    pointsToTime ||
    (isHourMore && keepsPlace && before.place !== null) ||
    (isFollowUp && (!isLaw || wasLaw)) ||
    (!isLaw &&
      isAbout(frame, "place") &&
      isAbout(before, "place") &&
      before.place !== null &&
      frame.place === null &&
      frame.intent !== before.intent);
  const isBaitThere = frame.intent === "tackle" && before.place?.spotId != null;
  return {
    ...frame,
    intent: isBaitThere && keepsPlace && frame.species === null ? "spot" : frame.intent,
    species:
      frame.species ??
      (isLaw || (frame.intent === "log" && isFollowUp) || (frame.intent === "spots" && isFollowUp)
        ? before.species
        : null),
    place: keepsPlace ? before.place : frame.place,
    water: keepsPlace ? before.water : frame.water,
    mode: frame.mode ?? (isLaw && wasLaw ? before.mode : null),
    length:
      frame.length ??
      (frame.intent === "keep" && frame.count === null && frame.kept === null && isFollowUp
        ? before.length
        : null),
    when:
      frame.when === null && keepsTime
        ? before.when
        : mergedWhen(frame.when, keepsTime ? before.when : null),
  };
}
