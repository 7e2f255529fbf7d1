import { jurisdictionAt } from "@striper/marine/jurisdiction";
import { harborDate } from "@striper/marine/time";
import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import type { FishingMode, NamedWater, Place } from "#angling/regulations/index.ts";
import { watersInWords } from "#angling/regulations/index.ts";

/** The water a rule is asked for, and what was taken for granted about it. */
export interface AskedWater {
  readonly place: Place;
  readonly name: string;
  readonly assumed: string | null;
}

const massachusetts: NamedWater = { jurisdiction: "MA", area: "gulf-of-maine" };

/** At least one: a verdict is given for the first where nobody named another. */
export type WaysOfFishing = readonly [FishingMode, ...FishingMode[]];

const ways: WaysOfFishing = ["private", "shore", "for-hire"];
const waysOffshore: WaysOfFishing = ["private", "for-hire"];

/** Nobody fishes federal water from shore. */
export function waysIn({ place }: AskedWater): WaysOfFishing {
  const here = "jurisdiction" in place ? place : jurisdictionAt(place);
  const isFederal = "jurisdiction" in here && here.jurisdiction === "FED";
  return isFederal ? waysOffshore : ways;
}

const states = {
  MA: { named: /\b(?:massachusetts|mass|ma)\b(?! bay)/, water: massachusetts },
  NH: { named: /\b(?:new hampshire|nh)\b/, water: { jurisdiction: "NH" } },
} as const;

/** The other state of a fish caught in one and landed in the other; null: only one is named. */
export function otherState({ words, place, water }: Frame): NamedWater | null {
  const own = water?.jurisdiction;
  if (own !== "MA" && own !== "NH") return null;
  const other = own === "MA" ? "NH" : "MA";
  const isThere = place?.water?.jurisdiction === other;
  return isThere || states[other].named.test(words) ? states[other].water : null;
}

/** Statute or nautical miles: three nautical are 3.45 statute ones. */
const aboutTheLine = { from: 2.8, to: 3.5 } as const;

/** About three miles off: on which side of the line that lies the words do not say. */
export const isAtTheLine = ({ milesOff = null, water }: Frame): boolean =>
  water?.jurisdiction !== "FED" &&
  milesOff !== null &&
  milesOff >= aboutTheLine.from &&
  milesOff < aboutTheLine.to;

/** "Offshore" may lie on either side of the line; a spot or a position is where it is. */
export const isSomewhereOffshore = ({ words, water, place }: Frame): boolean =>
  water === null &&
  (place === null ||
    place.kind === "town" ||
    place.kind === "area" ||
    /\bhow far (?:out|off)\b/.test(words)) &&
  place?.water?.jurisdiction !== "FED" &&
  /\b(?:offshore|off shore|how far out|out (?:at|to) sea)\b/.test(words);

/** "Carry my bass home across the bay": a straight run may lead through federal water. */
export const isCarriedAcross = ({ words, water, place }: Frame): boolean =>
  water === null &&
  place?.water?.jurisdiction !== "FED" &&
  /\b(?:carry|carrying|transport\w*|transit\w*|run|running|bring|bringing|cross|crossing|cut|cutting|home)\b.*\b(?:across|through)\b|\b(?:cross|crossing|transiting|run|running|carrying|transporting|steam|steaming)\b.*\bfrom\b.*\bto\b.*\b(?:with|bass|stripers?|fish)\b|\b(?:crossing|transiting|running|carrying|transporting|steaming)\b.*\bfrom\b.*\bto\b|\b(?:cross(?:ing)?|across|over) (?:the )?(?:bay|federal|3 (?:nautical )?mile|state (?:water )?line)/.test(
    words,
  );

/** It lies beyond the line, whatever state's rule is named beside it. */
export function isFederalPlace(place: NamedPlace | null): boolean {
  if (place === null || place.water !== null) return place?.water?.jurisdiction === "FED";
  const here = place.spotId === null ? null : jurisdictionAt(place.position);
  return here !== null && "jurisdiction" in here && here.jurisdiction === "FED";
}

/** Named by authority, else by place, else where the person is, else Massachusetts. */
export function waterFor({ water, place }: Frame, { position }: AnswerContext): AskedWater {
  if (water !== null && !isFederalPlace(place)) return namedWater(water, place?.water ?? null);
  if (place !== null) {
    return { place: place.water ?? place.position, name: place.name, assumed: null };
  }
  if (position !== null) {
    return { place: position, name: "your position", assumed: null };
  }
  return {
    place: massachusetts,
    name: "Massachusetts waters",
    assumed: "No place was named, so this is for Massachusetts waters north of the Cape",
  };
}

/** A town's part of the state holds when the state is named beside it. */
function namedWater(water: NamedWater, ofPlace: NamedWater | null): AskedWater {
  const isSouth = water.area === "southern-new-england";
  const narrower = !isSouth && ofPlace?.jurisdiction === water.jurisdiction ? ofPlace : water;
  return { place: narrower, name: watersInWords(water.jurisdiction), assumed: null };
}

/** The day a rule is told for: of a span that is running today, else its first. */
export function dateFor({ when }: Frame, { now }: AnswerContext): string {
  const today = harborDate(now);
  if (when === null) return today;
  return when.date <= today && today <= when.lastDate ? today : when.date;
}

export const modeNames: Readonly<Record<FishingMode, string>> = {
  shore: "from shore",
  private: "from a private boat",
  "for-hire": "on a for-hire boat",
};

export const noCoverage =
  "I hold only the rules of Massachusetts, New Hampshire and the federal water off them, not those of that place. Ask the authority there.";
