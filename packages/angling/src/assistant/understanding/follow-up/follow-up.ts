import { harborDate, type Instant } from "@striper/marine/time";
import { fromNamesAlone } from "#angling/assistant/understanding/names/names-alone.ts";
import {
  saidSlots,
  type Frame,
  type Intent,
  type SlotName,
  type When,
} from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import type { OwnReading } from "#angling/assistant/understanding/read-question.ts";
import { behindAsked } from "./behind-asked.ts";
import { atInstant, onDate } from "#angling/assistant/understanding/time/read-when.ts";
import { laterThan, mergedWhen } from "#angling/assistant/understanding/time/merged-when.ts";
import { withSpotNear } from "./spot-near.ts";
import {
  isLetGo,
  isMilesOff,
  isOtherDay,
  measuredSo,
  ofOwnCatch,
  onPermit,
  whichPart,
} from "./going-on.ts";
import { continued } from "./continued.ts";
import { heldIn, isAbout, isIn, isOuting, takenBy } from "./taken.ts";
import { askedOfSame, asksWhyOf } from "./of-before.ts";
import { doubted } from "./doubted.ts";
import { formCorrected } from "./form-corrected.ts";
import { narrowed } from "./narrowed.ts";
import { nextFish } from "./catch/next-fish.ts";
import { ofAngler } from "./catch/of-angler.ts";
import { party } from "./catch/party.ts";
import { daresThere, goesOnGoing } from "#angling/assistant/going/goes-on.ts";
import { ofPapers } from "./catch/of-papers.ts";
import { onPlan } from "./on-plan.ts";
import { askedOfBefore, namesOnlySlots, pointsBack } from "./points-back.ts";

/** "What about Sunday", "if the wind is 15": values of slots that the case before has. */
function onlyReplaces({ frame, isFollowUp, rest }: OwnReading, before: Frame): boolean {
  if (frame.cues.includes("lineQuestion") && !isAbout(before, "law")) return false;
  const isOfWind = frame.wind != null && isAbout(before, "place");
  const isBack = frame.wind == null && (isFollowUp || pointsBack(frame));
  const isTaken = takenBy(before, frame).length === saidSlots(frame).length;
  return (isOfWind || isBack) && isTaken && namesOnlySlots(rest, frame);
}

/** What is asked of the case before: whether one dares, at what hour, or what its place or its fish tells of. */
function topicAfter({ frame, rest, topicWith }: OwnReading, before: Frame): Intent | null {
  const ofBefore = askedOfBefore(rest);
  const { isOuting: isOfFishing = false, about } = topicOf(before.intent);
  // The hours are those of striped bass; when another fish is there is another question.
  const isOther = before.species?.kind === "one" && before.species.id !== "striped_bass";
  if (ofBefore === "best-time" && (isOfFishing || about === "place"))
    return isOther ? "presence" : ofBefore;
  if (namesOnlySlots(rest, frame)) return null;
  const names = [
    before.place === null ? [] : ["PLACE"],
    before.place?.spotId == null ? [] : ["SPOT"],
    before.species === null ? [] : ["FISH"],
  ].flat();
  const asked = frame.cues.length === 0 ? null : topicWith(names);
  return asked === before.intent || asked === "unknown" ? null : asked;
}

/** Of several cases before, those that a message goes on with: new values with each that has the slot, a question with the last. */
export function concerned(reading: OwnReading, before: readonly Frame[]): readonly Frame[] {
  const last = before.filter(({ intent }) => intent === before.at(-1)?.intent);
  const isOwn = reading.intent !== null && !before.some((one) => onlyReplaces(reading, one));
  if (isOwn) return last;
  const taking = before.filter((one) => takenBy(one, reading.frame).length > 0);
  return taking.length > 0 ? taking : before;
}

/** What is known to follow such a case: its form put right, its party, a doubt of it. */
function knownAfter(frame: Frame, before: Frame): Frame | null {
  const ofCase =
    onPermit(frame, before) ??
    formCorrected(frame, before) ??
    ofAngler(frame, before) ??
    nextFish(frame, before) ??
    party(frame, before) ??
    narrowed(frame, before) ??
    ofOwnCatch(frame, before) ??
    measuredSo(frame, before) ??
    whichPart(frame, before);
  if (ofCase !== null) return { ...ofCase, isKnown: true };
  if (isLetGo(frame, before))
    return {
      ...before,
      words: "can i catch and release them is that right",
      cues: ["targeting"],
      said: [],
      unread: [],
      isKnown: true,
    };
  if (isAbout(before, "place") && isOtherDay(frame, before))
    return continued({ ...frame, unread: [] }, before, false);
  const doubt = isMilesOff(frame, before) ? "milesOff" : doubted(frame, before) ? "doubt" : null;
  if (doubt !== null) return { ...before, behind: doubt, doubt: frame.words, said: [], unread: [] };
  return behindAsked(frame, before) === "saved"
    ? { ...before, behind: "saved", said: [], unread: [] }
    : null;
}

/** What a message means in the light of the case before: one of its own, or that one with new values. */
export function withContext(read: OwnReading, before: Frame | null, now: Instant): Frame {
  const { intent } = read;
  if (before === null) return intent === null ? fromNamesAlone(read.frame) : read.frame;
  const reading = { ...read, frame: withSpotNear(read.frame, before) };
  const { frame } = reading;
  const known = knownAfter(frame, before);
  if (known !== null) return known;
  if (intent === "refused") return { ...frame, wordsBefore: before.words };
  if (asksWhyOf(frame.words) && isOuting(before))
    return continued({ ...frame, intent: before.intent, cues: ["why"], unread: [] }, before, true);
  const ofSame = askedOfSame(reading, before);
  if (ofSame !== null)
    return { ...inherited({ ...reading, isFollowUp: true, frame: ofSame }, before), isKnown: true };
  const going = goesOnGoing(reading, before);
  if (going !== null) return onPlan(frame, before, going);
  if (!frame.isPlan && daresThere(reading, before)) return onPlan(frame, before, "changes");
  if (askedOfBefore(reading.rest) === "go" && isAbout(before, "place"))
    return inherited({ ...reading, isFollowUp: true, frame: { ...frame, intent: "go" } }, before);
  const when = intent === null && frame.when === null ? laterThan(frame, before, now) : null;
  if (when !== null)
    return continued({ ...frame, when, said: ["when"], unread: [] }, before, false);
  const behind = behindAsked(frame, before);
  if (behind !== null) {
    const place = frame.place ?? before.place;
    const asked = behind === "leave" || behind === "extreme" ? frame.words : before.words;
    return { ...before, behind, place, words: asked, when: frame.when ?? before.when, said: [] };
  }
  if (intent !== null && !onlyReplaces(reading, before)) return inherited(reading, before);
  const isOnlySlots = namesOnlySlots(reading.rest, frame);
  const asksWhy = frame.cues.includes("why");
  const goesOn = isIn(frame, (topicOf(before.intent).goesOn ?? "").split(" "));
  const own = goesOn || asksWhy ? null : topicAfter(reading, before);
  if (own !== null)
    return inherited({ ...reading, isFollowUp: true, frame: { ...frame, intent: own } }, before);
  return reading.namesSomething || asksWhy || reading.isFollowUp || isOnlySlots || goesOn
    ? continued(frame, before, asksWhy)
    : { ...frame, wordsBefore: before.words };
}

/** Words; so short a message goes on about the same fish. */
const shortFollowUp = 4;

/** What stays the subject of a talk about one thing, said or not; a length and a count never do. */
const lasting = { law: ["species", "place", "mode"], place: ["place", "when"] } as const;

/** What stays too where the same is asked again of the same place: "any with parking". */
const refining: ReadonlySet<SlotName> = new Set<SlotName>(["species", "mode"]);

/** "Then", "that day": the moment that the last answer told. */
function momentOf({ words }: Frame, { at }: Frame): When | null {
  if (at === undefined) return null;
  return /\b(?:that|same) day\b/.test(words) ? onDate(harborDate(at)) : atInstant(at, true);
}

/** "24 foot center console" said of the sea is the boat that goes. */
const modeOfCraft = ({ going }: Frame): Frame["mode"] =>
  going?.craft === "boat" ? "private" : null;

/** A case of its own takes over the slots that it has, that nobody named and that are still the subject. */
function inherited({ frame, isFollowUp }: OwnReading, before: Frame): Frame {
  const { slots, about } = topicOf(frame.intent);
  const wasAbout = before.intent === "species" ? "law" : topicOf(before.intent).about;
  const isRelated = about !== undefined && about === wasAbout;
  const isShort = frame.words.split(" ").length <= shortFollowUp;
  const isBack =
    isFollowUp || pointsBack(frame) || (isRelated && isShort && saidSlots(frame).length === 0);
  const isUnplaced = frame.place === null && frame.water === null;
  const stays = (name: SlotName): boolean =>
    isBack ||
    (isRelated && lasting[about].some((one) => one === name)) ||
    (isShort && name === "species") ||
    (isUnplaced && frame.intent === before.intent && refining.has(name));
  const keepsPlace = isUnplaced && (frame.cues.includes("there") || stays("place"));
  const keepsTime =
    frame.cues.includes("thatTime") ||
    (isRelated || about !== "law" ? stays("when") && (isBack || isUnplaced) : false);
  const takesOver = (name: SlotName) => slots.includes(name) && stays(name);
  const isBaitThere = frame.intent === "tackle" && before.place?.spotId != null;
  const isAlone = frame.species === null && frame.count === null && frame.kept === null;
  const held = heldIn(before);
  // The permit for tuna is another than that for bass.
  const keepsFish = about === "law" || (frame.intent === "permit" && isAbout(before, "law"));
  const isThen = frame.cues.includes("thatTime") && frame.when === null;
  const timed = isThen ? momentOf(frame, before) : null;
  return {
    ...frame,
    held,
    wordsBefore: before.words,
    intent: isBaitThere && keepsPlace && frame.species === null ? "spot" : frame.intent,
    species: frame.species ?? (keepsFish || takesOver("species") ? held.species : null),
    place: keepsPlace ? before.place : frame.place,
    water: keepsPlace ? before.water : frame.water,
    milesOff: keepsPlace ? (before.milesOff ?? null) : (frame.milesOff ?? null),
    mode: frame.mode ?? (takesOver("mode") ? (before.mode ?? modeOfCraft(before)) : null),
    ...(frame.intent === "go" && frame.going == null ? { going: before.going ?? null } : {}),
    length: frame.length ?? (takesOver("length") && isBack && isAlone ? before.length : null),
    when: timed ?? mergedWhen(frame.when, keepsTime ? before.when : null),
    ...ofPapers(frame, before),
  };
}
