import { jurisdictionAt, type Jurisdiction } from "@striper/marine/jurisdiction";
import { harborDate } from "@striper/marine/time";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  isPosition,
  watersInWords,
  type NamedWater,
  type Place,
} from "#angling/regulations/index.ts";

/** The water whose rules are asked for. */
export interface AskedWater {
  readonly place: Place;
  /** "Massachusetts waters", "Hull", "your position". */
  readonly name: string;
  /** Where it is on the map, when a place was named or the position is known. */
  readonly named: NamedPlace | null;
  readonly assumed: readonly SlotName[];
  /** A sentence for what was taken for granted, or null. */
  readonly note: string | null;
}

const jurisdictions = { MA: "MA", NH: "NH", federal: "FED" } as const;
const northOfTheCape: NamedWater = { jurisdiction: "MA", area: "gulf-of-maine" };

/** Nautical miles in a statute mile. */
const perStatuteMile = 0.868976;
/** Nautical miles within which a town's point is not its shore, and miles may be of either kind. */
const lineDoubt = 0.6;
const lineDistance = 3;

/** Returns the jurisdiction a place falls on as drawn, or null beyond the held waters. */
export function jurisdictionOf(place: Place): Jurisdiction | null {
  if (!isPosition(place)) return place.jurisdiction;
  const at = jurisdictionAt(place);
  return at.kind === "outside-coverage" ? null : at.jurisdiction;
}

/** Returns the water so many miles straight out: the state's, federal, or either when too close to tell. */
function waterOffshore(miles: number, from: Place, toLine: number): Place {
  const state = jurisdictionOf(from) ?? "MA";
  if (state === "FED") return from;
  if (miles + lineDoubt < toLine) return from;
  if (miles * perStatuteMile - lineDoubt > toLine) return { jurisdiction: "FED" };
  return { jurisdiction: state, waterAlsoPossible: "FED" };
}

function distanceToLine(place: Place): number {
  if (!isPosition(place)) return lineDistance;
  const at = jurisdictionAt(place);
  return at.kind === "outside-coverage" ? lineDistance : at.distanceToChange;
}

const placeOf = ({ water, position }: NamedPlace): Place => water ?? position;

/** Returns the water by its name, narrowed by a place in it. A federal place stays federal. */
function namedWater(water: NonNullable<Slots["water"]>, named: NamedPlace | null): Place {
  const jurisdiction = jurisdictions[water];
  if (named !== null) {
    const own = placeOf(named);
    const there = jurisdictionOf(own);
    if (there === "FED" || there === jurisdiction) return own;
  }
  return jurisdiction === "MA" ? northOfTheCape : { jurisdiction };
}

async function baseWater(slots: Slots, context: ToolContext): Promise<AskedWater> {
  const { water, place } = slots;
  const named = place === undefined ? null : (await askedPlace(slots, context)).value;
  if (water !== undefined) {
    const at = namedWater(water, named);
    const name = named === null ? watersInWords(jurisdictions[water]) : named.name;
    const isNorth = at === northOfTheCape;
    const note = isNorth ? "For Massachusetts waters north and east of Cape Cod." : null;
    return { place: at, name, named, assumed: [], note };
  }
  if (named !== null)
    return { place: placeOf(named), name: named.name, named, assumed: [], note: null };
  const { day, now, position, home } = context;
  if (day !== null && day.place !== null && day.date === (slots.date ?? harborDate(now)))
    return {
      place: day.place,
      name: "your trip's water",
      named: null,
      assumed: ["water"],
      note: null,
    };
  if (position !== null || home !== null) {
    const assumedPlace = await askedPlace(slots, context);
    const { value } = assumedPlace;
    return {
      place: placeOf(value),
      name: value.name,
      named: value,
      assumed: ["place"],
      note: null,
    };
  }
  return {
    place: northOfTheCape,
    name: "Massachusetts waters",
    named: null,
    assumed: ["water"],
    note: "No place was named: this is for Massachusetts waters north and east of Cape Cod.",
  };
}

/** Returns the water a rule is asked for: named, of the place, of the trip, of the position, or Massachusetts. */
export async function askedWater(slots: Slots, context: ToolContext): Promise<AskedWater> {
  const base = await baseWater(slots, context);
  const { miles_off: miles } = slots;
  if (miles === undefined) return base;
  const place = waterOffshore(miles, base.place, distanceToLine(base.place));
  return { ...base, place, name: `${miles} miles off ${base.name}` };
}

/** Returns the jurisdiction as the slot names it. */
export const waterSlot = (jurisdiction: Jurisdiction): NonNullable<Slots["water"]> =>
  jurisdiction === "FED" ? "federal" : jurisdiction;
