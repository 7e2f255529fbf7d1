import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { roundTo, statuteToNauticalMiles } from "@striper/marine/units";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  declinedWith,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { distanceValue } from "./spots.ts";

/** How far a place is, in a straight line, from another that was named, else from the person. */
export function answerDistance(frame: Frame, { position }: AnswerContext): Reply {
  const { place, from = null } = frame;
  if (place === null)
    return declinedWith("How far what is? Name a town, a harbor or a spot, or two of them.");
  const start = from?.position ?? position;
  if (start === null)
    return declinedWith(
      `How far ${place.name} is from where? Name a second place, or share your position.`,
    );
  const distance = distanceBetween(start, place.position);
  const nautical = roundTo(statuteToNauticalMiles(distance), 1);
  return answered(
    [
      `${place.name} is ${formatDistance(distance)} (${nautical} nautical) from ${from?.name ?? "you"} in a straight line; the way there by land or water is longer. Not for navigation.`,
    ],
    [
      fact("distance", distanceValue(distance), sources.spots, {
        unit: "mi",
        place: place.name,
        screen: screens.map,
      }),
      fact("distance-nautical", nautical, sources.spots, { unit: "nm", place: place.name }),
    ],
  );
}
