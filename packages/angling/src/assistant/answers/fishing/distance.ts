import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { NamedPlace } from "#angling/assistant/frame.ts";
import {
  answered,
  declinedWith,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { distanceValue } from "./spots.ts";

/** How far a place is, in a straight line, from where the person is. */
export function answerDistance(place: NamedPlace, { position }: AnswerContext): Reply {
  if (position === null)
    return declinedWith(
      `I tell distances from where you are: share your position, and I will say how far ${place.name} is.`,
    );
  const distance = distanceBetween(position, place.position);
  return answered(
    [
      `${place.name} is ${formatDistance(distance)} from you in a straight line. Not for navigation.`,
    ],
    [
      fact("distance", distanceValue(distance), sources.spots, {
        unit: "mi",
        place: place.name,
        screen: screens.map,
      }),
    ],
  );
}
