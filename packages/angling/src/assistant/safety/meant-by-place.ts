import { crossingOfFrame } from "#angling/assistant/answers/depth/charted-place.ts";
import { bitePlaceFor } from "#angling/assistant/answers/fishing/bite-data.ts";
import { placeAt } from "#angling/assistant/slots/places.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import { asksOther, hazardsOf } from "#angling/assistant/going/read-plan.ts";
import { nothingSaid } from "#angling/assistant/going/going.ts";
import { askedOfBefore } from "#angling/assistant/understanding/follow-up/points-back.ts";
import type { OwnReading } from "#angling/assistant/understanding/read-question.ts";
import { spotById } from "#angling/spots/index.ts";
import type { Danger } from "#angling/assistant/emergencies/danger-texts.ts";

/** Words with which a bar or an inlet may be meant that no sign of a danger names. */
const meansBar =
  /\b(?:bar|inlet|mouth|entrance|the cut|run|running|cross\w*|outside|g[eo]t+in[g']* out|out)\b/i;
const namesBar = /\bbar\b/;
/** "What time do we turn round", "when do I have to be back". */
const turnsBack =
  /\b(?:turn(?:ing)? (?:a?round|back)|head(?:ing)? (?:back|in)|(?:be|get|come|start|walk|wade) back|last (?:call|chance) to (?:leave|walk)|cover(?:s|ed)?(?: it)? (?:up|over|again)|have to leave)\b/;
/** Words with which a bar, or the way back from a flat, may be meant. */
export const mayMeanPlace = (question: string): boolean =>
  meansBar.test(question) || turnsBack.test(question.toLowerCase());
/** "Can I stay out on the spit till 5". */
const staysOut =
  /\b(?:stay|be out|remain|walk|wade)\b.*\b(?:til+|until|past|thru|through|after|at)\b/;
const asksWhen = /\b(?:when|what time|how (?:long|late)|by what|til+|until)\b/;

/** Islands whose bar dries; the chart's list holds no ground beside them. */
const isles = /^(?:Bumpkin|Gallops|Great Brewster|Thompson|Misery)/;

/** Ground that dries and is walked on. */
export function isOnFoot(frame: Frame): boolean {
  if (crossingOfFrame(frame) !== null || isles.test(frame.place?.name ?? "")) return true;
  const spot = frame.place?.spotId == null ? undefined : spotById(frame.place.spotId);
  return spot?.type === "flats" && spot.access.includes("Wade") && spot.bar === undefined;
}

/** The ground that dries which was named last, with the words that name it. */
export function groundOf(frames: readonly Frame[]): { words: string; place: NamedPlace } | null {
  for (const frame of frames) {
    const crossing = crossingOfFrame(frame);
    if (crossing !== null)
      return { words: frame.words, place: placeAt(crossing.position, crossing.name, "own") };
  }
  return null;
}

const isAtBar = ({ place }: Frame): boolean => place !== null && bitePlaceFor(place).bar !== null;

/** What is meant where the place decides it: its bar, or the way back from its flats. */
export function meantByPlace(own: OwnReading, talked: readonly Frame[]): readonly Danger[] {
  const { frame, rest } = own;
  const { words, species, when } = frame;
  const going = frame.going ?? nothingSaid;
  const there = frame.place === null ? talked : [frame];
  const isOfWalk = (turnsBack.test(words) && asksWhen.test(words)) || staysOut.test(words);
  if (isOfWalk && species === null && there.some(isOnFoot)) return ["walk-out"];
  const asked = askedOfBefore(rest);
  const wasOfBar = talked.some((one) => namesBar.test(one.words) || one.going?.crosses === true);
  if (talked.some(isAtBar) && (asked === "go" || (asked === "best-time" && wasOfBar)))
    return ["bar"];
  // A plan with its conditions is judged as one.
  if (frame.place === null || !isAtBar(frame) || species !== null || asksOther(rest)) return [];
  if (own.intent === "go" && frame.isPlan === true) return [];
  const isAfloat = going.boatLength !== null || going.craft === "boat" || going.craft === "paddled";
  const isItself = spotById(frame.place.spotId ?? "")?.bar !== undefined;
  const isCrossed =
    isAfloat && (isItself || going.crosses) && (hazardsOf(going) > 0 || going.boatLength !== null);
  return isCrossed ||
    (namesBar.test(words) && when !== null && own.intent !== "tide" && own.intent !== "current")
    ? ["bar"]
    : [];
}
