import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import names from "#angling/assistant/catalogue/names.json" with { type: "json" };
import {
  unreadIn,
  emptyFrame,
  saidSlots,
  type Frame,
  type Intent,
  type NamedPlace,
  type SpeciesMention,
} from "#angling/assistant/frame.ts";
import { likelyTopics } from "#angling/assistant/guess/likely-topics.ts";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import { chooseTopic, mostSurely } from "#angling/assistant/topics/choose-topic.ts";
import { topics } from "#angling/assistant/topics/index.ts";
import { foundIn, type NameInSign } from "#angling/assistant/topics/signs.ts";
import { fishOf, isAboutBait, isOtherFish, lobster } from "./names/asked-fish.ts";
import { placeNamed, readCoordinates } from "./names/coordinates.ts";
import { ageIn, ageOfPermit } from "./time/ages.ts";
import { peopleAndLengths } from "./numbers/people.ts";
import { wordsInFull, type BareNumber } from "./follow-up/bare-number.ts";
import { withoutFiller } from "./filler.ts";
import { findCues } from "./cues.ts";
import { readBait, readFlow, readMode } from "./slot-words.ts";
import { isKeptOf } from "./follow-up/kept-topic.ts";
import { isOfBoth } from "./numbers/lengths.ts";
import { fishOnIce, withoutDayBefore, withoutKeptLength } from "./numbers/kept-fish.ts";
import { leastFishLength, readMeasures, type Measures } from "./numbers/measures.ts";
import { findMentions } from "./names/mentions.ts";
import { ownPlaces, placeAway } from "#angling/assistant/slots/places.ts";
import { withoutResidence } from "./names/residence.ts";
import { readWater } from "./names/waters.ts";
import { isElsewhere, otherRegionIn, refusedTopic } from "./refusals.ts";
import { correctSpelling, unclearDay, unclearPlace, unclearWords } from "./spelling/spelling.ts";
import { howTold, withToldLengths, type ToldLengths } from "./numbers/told-lengths.ts";
import { unreadOf } from "./unread.ts";
import { saidOf } from "#angling/assistant/going/going.ts";
import { readPlan } from "#angling/assistant/going/read-plan.ts";
import { windSaidIn, withoutUnitlessWind } from "./wind-said.ts";
import { monthPattern } from "#angling/assistant/slots/calendar.ts";
import { readWhen } from "./time/read-when.ts";
import { whyUnreadable, withShortForms } from "#angling/assistant/slots/words.ts";

export interface ReadInput {
  readonly question: string;
  readonly now: Instant;
  readonly position: Position | null;
  readonly ownSpots: readonly OwnSpot[];
  /** The slot a bare number fills. */
  readonly bareNumber: BareNumber;
  /** One of several places or times a question lets choose between. */
  readonly isChoice: boolean;
}

/** A question's own words, before the turns before it fill its gaps. */
export interface OwnReading {
  readonly frame: Frame;
  /** Null: the words name things and ask nothing, or nothing was understood. */
  readonly intent: Intent | null;
  /** How surely the words tell of it (topics/choose-topic.ts). */
  readonly surely: number;
  /** It begins or reads like the continuation of a talk. */
  readonly isFollowUp: boolean;
  readonly namesSomething: boolean;
  /** Its words with names and times taken out. */
  readonly rest: string;
  /** What it is about if the case before has a place, a spot, a fish. */
  readonly topicWith: (named: readonly string[]) => Intent | null;
}

const refusal = (topic: string, words = ""): OwnReading => ({
  frame: { ...emptyFrame, intent: "refused", topic, words },
  intent: "refused",
  surely: 0,
  isFollowUp: false,
  namesSomething: true,
  rest: "",
  topicWith: () => null,
});

type Named = Readonly<Record<NameInSign, boolean>>;

/** The Cape of "south of the Cape" is no place of its own. */
const withCape = (rest: string, text: string): string =>
  /\bsouth (?:side )?of (?:the )?cape\b/.test(text) ? `${rest} south of the cape` : rest;

/** What the signs of the topics ask for beside the cues. */
function namedIn(
  masked: string,
  { species, place, when }: Frame,
  measures: Measures,
  signs: Pick<Named, "CHOICE" | "WIND" | "GOING">,
): Named {
  const words = masked.split(" ").length;
  return {
    ...signs,
    FISH: species !== null,
    PLACE: place !== null,
    SPOT: place !== null && place.spotId !== null,
    WHEN: when !== null,
    LENGTH: measures.length !== null,
    COUNT: measures.count !== null,
    KEPT: measures.kept !== null,
    AGE: ageIn(masked) !== null,
    OFFSET: measures.tideOffset !== null,
    SAYS: /[a-z]{3,}/.test(masked) && !/^(?:and|what about|how about|or|then|ok) /.test(masked),
    ASKS: /^(?:and |so |ok |hey |hi |but |please )*(?:what|how|when|where|which|tell me|give me|show me|list)\b/.test(
      masked,
    ),
    FEW: words <= 4,
    SHORT: words <= 6,
  };
}

/** Half of the words or more, and at least three, are no words of the grammar. */
const isForeign = (unclear: readonly string[], rest: string): boolean =>
  unclear.length >= 3 && unclear.length * 2 >= rest.split(" ").length;

interface Asking {
  readonly cues: readonly string[];
  readonly bareNumber: BareNumber;
  readonly isChoice: boolean;
}

/** Lengths and counts, read with what is known of the fish. */
function measuresOf(
  rest: string,
  fish: SpeciesMention | null,
  { cues, bareNumber, isChoice }: Asking,
): Measures {
  const wantsLength =
    bareNumber === "length" || cues.includes("keep") || (fish !== null && !cues.includes("tide"));
  const isLobster = fish?.kind === "one" && fish.id === lobster.id;
  const most = fish?.kind === "one" ? names.longest[fish.id] : undefined;
  return readMeasures(isChoice ? rest.replace(/\bboth\b/, "") : rest, wantsLength, {
    least: isLobster ? 1 : leastFishLength,
    most: most ?? Number.POSITIVE_INFINITY,
    asksKeep: cues.includes("keep"),
  });
}

/** "In April 24 scup": no 24th of April. */
const fishAfterMonth = new RegExp(`\\b(in (?:${monthPattern})) (?=\\d+(?:\\.\\d+)? FISH\\b)`);

interface WithoutKept {
  readonly text: string;
  readonly isNewDay: boolean;
  readonly onIce: number | null;
  readonly told: ToldLengths;
}

/** The words without what was kept on another day, and without what lies on ice: so many fish. */
function withoutKept(words: string): WithoutKept {
  const told = withToldLengths(withoutKeptLength(words));
  const said = told.text;
  const ofToday = withoutDayBefore(said);
  const ice = fishOnIce(ofToday ?? said);
  const text = (ice?.rest ?? ofToday ?? said).replace(ageOfPermit, "$1 age ");
  return { text, isNewDay: ofToday !== null, onIce: ice?.kept ?? null, told };
}

/** That a place is named says nothing where it was named before. */
const topicFrom = (found: ReadonlySet<string>, text: string) => (named: readonly string[]) =>
  chooseTopic(topics, new Set([...[...found].filter((sign) => sign !== "SAYS"), ...named]), () =>
    likelyTopics(text),
  );

export function readQuestion({
  question,
  now,
  position,
  ownSpots,
  bareNumber,
  isChoice,
}: ReadInput): OwnReading {
  const unreadable = whyUnreadable(question);
  if (unreadable !== null) return refusal(unreadable);
  const coordinates = readCoordinates(question);
  const plain = wordsInFull(coordinates?.rest ?? question, bareNumber);
  const corrected = correctSpelling(plain);
  const said = corrected === plain ? plain : withoutFiller(withShortForms(corrected));
  const { text, isNewDay, onIce, told } = withoutKept(said);
  const mentions = findMentions(withoutResidence(text), ownPlaces(ownSpots));
  const bait = readBait(text);
  const fish = fishOf(mentions, isAboutBait(mentions.masked, text, bait));
  const wind = windSaidIn(mentions.masked);
  const masked = withoutUnitlessWind(mentions.masked).replace(fishAfterMonth, "$1 and ");
  const { when, rest } = readWhen(masked, now);
  const unclear = unclearWords(plain, corrected, rest);
  if (isForeign(unclear, rest)) return refusal("unreadable", plain);
  const cues = findCues(rest);
  const plan = readPlan({ ...mentions, rest, wind, when, isHere: position !== null });
  const measures = measuresOf(plan.measured, fish, { cues, bareNumber, isChoice });
  const saidPlace = placeNamed(mentions, fish, coordinates, rest, position);
  const where = placeAndWater({ rest, text }, measures, saidPlace);
  const frame: Frame = {
    ...emptyFrame,
    words: text,
    unknownWords: unclear,
    unknownPlace: unclearPlace(plain, unclear, rest),
    unknownDay: unclearDay(plain, unclear),
    cues,
    species: fish,
    ...where,
    from: mentions.places.find(({ name }) => name !== where.place?.name) ?? null,
    when,
    mode: readMode(rest),
    ...ofMeasures(measures),
    ...peopleAndLengths(text, now),
    wind: wind?.knots ?? null,
    windFrom: wind?.from ?? null,
    ...howTold(told, measures, wind?.assumed),
    kept:
      isOtherFish(mentions, fish) || isNewDay || isOfBoth(text) ? null : (onIce ?? measures.kept),
    flow: readFlow(rest),
    bait,
    ...plan.told,
  };
  const signs = { CHOICE: isChoice, WIND: wind !== null, GOING: plan.isPlan };
  const named = namedIn(rest, frame, measures, signs);
  const found = foundIn(cues, named);
  const intent = chooseTopic(topics, found, () => likelyTopics(text));
  const taken = { unclear, rest, measures, intent, corrected, wind, outing: plan.outing };
  const unread = unreadOf(plain, frame, taken);
  const settled = settle({ ...frame, ...unread }, intent, rest, text, named);
  return { ...settled, surely: mostSurely(topics, found), topicWith: topicFrom(found, text) };
}

const ofMeasures = ({
  length,
  count,
  tideOffset,
  height,
  milesOff,
  away,
}: Measures): Partial<Frame> => ({
  milesOff: away === null ? milesOff : null,
  length,
  count,
  tideOffset,
  height,
});

/** The place, and the water at it or so far off it. */
function placeAndWater(
  { rest, text }: { readonly rest: string; readonly text: string },
  measures: Measures,
  said: NamedPlace | null,
): Pick<Frame, "place" | "water"> {
  const { away, milesOff } = measures;
  const place = said !== null && away !== null ? placeAway(said, away) : said;
  return { place, water: readWater(withCape(rest, text), away === null ? milesOff : null, place) };
}

/** A question about another coast or another subject is refused whatever else it holds. */
function settle(
  frame: Frame,
  intent: Intent | null,
  rest: string,
  text: string,
  named: Named,
): Omit<OwnReading, "surely" | "topicWith"> {
  const isRule = (intent === "rules" || intent === "keep" || intent === null) && named.FISH;
  const isThere =
    isElsewhere(rest) || ((frame.place === null || isRule) && otherRegionIn(rest) !== null);
  const topic = isThere ? "region" : refusedTopic(rest);
  const isKept = isKeptOf({ topic, isRule, intent, frame, rest });
  const isPressed = isKept && topic === "instructions";
  const kept = isPressed ? "rules" : intent;
  const chosen = isKept ? kept : "refused";
  return {
    frame: {
      ...frame,
      said: [...saidSlots(frame), ...(frame.going == null ? [] : saidOf(frame.going))],
      intent: chosen ?? "unknown",
      // A rule is told as it is, whatever else one is pressed to say.
      unread: isPressed ? [] : unreadIn(frame),
      topic: isKept && !isPressed ? null : topic,
    },
    intent: chosen,
    isFollowUp: frame.cues.includes("follow") || (frame.cues.includes("why") && named.SHORT),
    rest,
    namesSomething:
      saidSlots(frame).length > 0 ||
      frame.wind != null ||
      frame.isPlan === true ||
      /^(?:a|an|the)? ?\d/.test(text),
  };
}
