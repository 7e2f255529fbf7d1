import { distanceBetween, formatDistance } from "@striper/marine/geo";
import {
  milesPerHour,
  milesPerHourToKnots,
  roundTo,
  statuteToNauticalMiles,
} from "@striper/marine/units";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  declinedWith,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { harborPlace } from "#angling/assistant/slots/places.ts";
import { distanceValue } from "./around.ts";

/** Knots a person says they make. */
function speedIn(words: string): number | null {
  const [, figure, unit = ""] =
    /\b(\d{1,2}(?:\.\d)?) ?(knots?|kts?|kn|mph|miles (?:an|per) hour)\b/.exec(words) ?? [];
  if (figure === undefined || Number(figure) === 0) return null;
  return unit.startsWith("m") ? milesPerHourToKnots(milesPerHour(Number(figure))) : Number(figure);
}

/** How far a place is, in a straight line, from another that was named, else from the person. */
export function answerDistance(frame: Frame, { position }: AnswerContext): Reply {
  const { place, from = null } = frame;
  if (place === null)
    return declinedWith("How far what is? Name a town, a harbor or a spot, or two of them.");
  const isOffshore = /\boff ?shore\b|\bout\b/.test(frame.words);
  const start = from?.position ?? position ?? (isOffshore ? harborPlace.position : null);
  if (start === null)
    return declinedWith(
      `How far ${place.name} is from where? Name a second place, or share your position.`,
    );
  const distance = distanceBetween(start, place.position);
  const nautical = roundTo(statuteToNauticalMiles(distance), 1);
  const speed = speedIn(frame.words);
  const minutes = speed === null ? null : Math.round((nautical / speed) * 60);
  return answered(
    [
      `${place.name} is ${formatDistance(distance)} (${nautical} nautical) from ${from?.name ?? (position === null ? harborPlace.name : "you")} in a straight line; the way there by land or water is longer. Not for navigation.`,
      speed === null || minutes === null
        ? null
        : `At ${roundTo(speed, 1)} kt that line takes ${Math.floor(minutes / 60)} h ${minutes % 60} min.`,
    ],
    [
      fact("distance", distanceValue(distance), sources.spots, {
        unit: "mi",
        place: place.name,
        screen: screens.map,
      }),
      ...(speed === null || minutes === null
        ? []
        : [
            fact("speed", roundTo(speed, 1), "Your question", { unit: "kt" }),
            fact("time-hours", Math.floor(minutes / 60), sources.spots, { unit: "h" }),
            fact("time-minutes", minutes % 60, sources.spots, { unit: "min" }),
          ]),
      fact("distance-nautical", nautical, sources.spots, { unit: "nm", place: place.name }),
    ],
  );
}
