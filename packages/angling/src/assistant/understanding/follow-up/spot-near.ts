import { distanceBetween } from "@striper/marine/geo";
import { saidIn, type Frame, type NamedPlace } from "#angling/assistant/frame.ts";
import { placeOfSpot } from "#angling/assistant/slots/places.ts";
import { spotPosition, spots } from "#angling/spots/index.ts";

const partOfName =
  /\b(?:the )((?:north|south|east|west|inner|outer|long|fishing|railroad|town|old) (?:jetty|jetties|pier|bridge|breakwater|beach|point|rip|bar))\b/;
/** Statute miles around the place of the talk. */
const near = 6;

/** "The south jetty" in a talk about Plum Island: the one spot near there whose name holds these words. */
function spotNear({ words }: Frame, { place }: Frame): NamedPlace | null {
  const [, said] = partOfName.exec(words) ?? [];
  if (said === undefined || place === null) return null;
  const found = spots.filter(
    (spot) =>
      spot.name.toLowerCase().includes(said) &&
      distanceBetween(place.position, spotPosition(spot)) <= near,
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : placeOfSpot(only);
}

/** The message with the spot it means by a part of its name. */
export function withSpotNear(frame: Frame, before: Frame): Frame {
  const place = frame.place === null ? spotNear(frame, before) : null;
  return place === null
    ? frame
    : { ...frame, place, mode: null, flow: null, said: [...saidIn(frame), "place"] };
}
