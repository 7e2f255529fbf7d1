import { parsePosition, type Position } from "@striper/marine/geo";
import type { NamedPlace, SpeciesMention } from "#angling/assistant/frame.ts";
import type { Mentions } from "./mentions.ts";
import { placeAt } from "#angling/assistant/slots/places.ts";

export interface Coordinates {
  readonly position: Position;
  /** "42.35, -70.5". */
  readonly name: string;
  /** The question without them. */
  readonly rest: string;
}

const decimal =
  /(?<![\d.])(\d{2}\.\d+) ?°? ?n?(?:orth)?[\s,/]+(?:and )?[-–−]? ?(\d{2,3}\.\d+) ?°? ?w?(?:est)?\b/i;
const minutes =
  /(?<![\d.])(\d{2})[°\s]+(\d{1,2}(?:\.\d+)?)['′]? ?n?[\s,/]+[-–−]?(\d{2,3})[°\s]+(\d{1,2}(?:\.\d+)?)['′]? ?w?(?![\d.])/i;

const inDegrees = (degrees: string | undefined, arc: string | undefined): number =>
  Math.round((Number(degrees) + Number(arc) / 60) * 100_000) / 100_000;

const saysWest = /[-–−]|w/i;

function named(latitude: number, longitude: number, words: string, question: string) {
  const position = parsePosition(`${latitude},-${longitude}`);
  return position === null
    ? null
    : {
        position,
        // Whoever left the minus out sees what was taken for granted.
        name: saysWest.test(words) ? words.trim() : `${latitude}, -${longitude}`,
        rest: question.replace(words, " "),
      };
}

/** "At 42.35 -70.5", "42 20.5 N 70 40 W"; west is taken for granted on this coast. */
export function readCoordinates(question: string): Coordinates | null {
  const plain = decimal.exec(question);
  if (plain !== null) return named(Number(plain[1]), Number(plain[2]), plain[0], question);
  const arcs = minutes.exec(question);
  if (arcs === null) return null;
  const [words, latitude, north, longitude, west] = arcs;
  return named(inDegrees(latitude, north), inDegrees(longitude, west), words, question);
}

const isFederal = ({ water }: NamedPlace): boolean => water?.jurisdiction === "FED";

/** The first place counts; of a striper carried through federal water, that water. */
function placeOf(
  places: readonly NamedPlace[],
  fish: SpeciesMention | null,
): NamedPlace | undefined {
  const isStriper = fish?.kind === "one" && fish.id === "striped_bass";
  return (isStriper ? places.find(isFederal) : undefined) ?? places[0];
}

const pointsHere =
  /\b(?:near me|nearby|around here|around me|close to me|closest to me|my (?:current )?(?:location|position|area)|from here|where i am|near here|here|by me|this (?:place|spot))\b/;

/** Coordinates, else a name, else "here" where the position is known. */
export function placeNamed(
  { places }: Mentions,
  fish: SpeciesMention | null,
  coordinates: Coordinates | null,
  rest: string,
  position: Position | null,
): NamedPlace | null {
  if (coordinates !== null) return placeAt(coordinates.position, coordinates.name, "here");
  const isHere = pointsHere.test(rest) && position !== null;
  return placeOf(places, fish) ?? (isHere ? placeAt(position, "your position", "here") : null);
}
