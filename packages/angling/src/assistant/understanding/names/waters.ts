import { jurisdictionAt } from "@striper/marine/jurisdiction";
import type { NamedPlace } from "#angling/assistant/frame.ts";
import type { NamedWater } from "#angling/regulations/index.ts";

/** Statute or nautical: the line lies at three nautical miles, so near it the position must tell. */
const federalFrom = 3.5;

/** Eight miles off a beach of Cape Cod Bay are state water: the line lies farther on every side. */
function isWellInside(place: NamedPlace | null, milesOff: number): boolean {
  if (place === null) return false;
  const here = jurisdictionAt(place.position);
  return "jurisdiction" in here && here.jurisdiction !== "FED" && here.distanceToChange > milesOff;
}

/** Water named by authority, or by how far off the coast it lies. */
export function readWater(
  text: string,
  milesOff: number | null,
  place: NamedPlace | null,
): NamedWater | null {
  // "Is B Buoy legal, or is that eez": where it lies, its position tells.
  const isWhereItIs =
    place?.kind === "spot" && !/\b(?:outside|beyond|past|off|out|offshore|miles?|nm)\b/.test(text);
  if (
    !isWhereItIs &&
    /\b(?:federal|feds?|eez|(?:outside|beyond|past|over|more than|outside of|out past) (?:of )?(?:the )?(?:3|three) ?(?:nautical )?(?:mile|miles|nm)|offshore waters|outside state waters)\b/.test(
      text,
    ) &&
    !/\bfederal (?:permit|license)\b/.test(text)
  ) {
    return { jurisdiction: "FED", area: "gulf-of-maine" };
  }
  if (/\b(?:southern new england|south (?:side )?of (?:the )?cape|sne)\b/.test(text)) {
    return { jurisdiction: "MA", area: "southern-new-england" };
  }
  if (milesOff !== null && milesOff >= federalFrom && !isWellInside(place, milesOff))
    return { jurisdiction: "FED", area: "gulf-of-maine" };
  if (/\b(?:new hampshire|nh|n h|granite state)\b/.test(text)) return { jurisdiction: "NH" };
  if (
    /\b(?:massachusetts|mass|ma|bay state|commonwealth)\b(?! bay)/.test(text) ||
    (milesOff !== null && place === null) ||
    /\bgulf of maine\b/.test(text)
  ) {
    return { jurisdiction: "MA", area: "gulf-of-maine" };
  }
  return null;
}
