import { jurisdictionAt, type Jurisdiction } from "@striper/marine/jurisdiction";
import type { NamedWater as WaterSlot, Slots } from "#angling/assistant/slots/slots.ts";
import { askedDate, askedPlace } from "#angling/assistant/tools/asked.ts";
import { capital } from "#angling/assistant/tools/shown-words.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  isPosition,
  watersInWords,
  type NamedWater,
  type Place,
} from "#angling/regulations/index.ts";

const jurisdictions = { MA: "MA", NH: "NH", federal: "FED" } as const;
const northOfTheCape: NamedWater = { jurisdiction: "MA", area: "gulf-of-maine" };

/** Nautical miles per statute mile. */
const perStatuteMile = 0.868976;
/**
 * Margin around the line, nm: a town's point is not its shore, and "miles" may be statute or
 * nautical.
 */
const lineDoubt = 0.6;
const lineDistance = 3;

/** Returns a place's jurisdiction and its distance to the next line, nm. */
function sideOf(place: Place): { jurisdiction: Jurisdiction | null; toLine: number } {
  if (!isPosition(place)) return { jurisdiction: place.jurisdiction, toLine: lineDistance };
  const at = jurisdictionAt(place);
  return at.kind === "outside-coverage"
    ? { jurisdiction: null, toLine: lineDistance }
    : { jurisdiction: at.jurisdiction, toLine: at.distanceToChange };
}

/**
 * Returns the water that many miles straight out: state, federal, or either when too close to tell.
 */
function waterOffshore(miles: number, from: Place): Place {
  const { jurisdiction, toLine } = sideOf(from);
  if (jurisdiction === "FED" || miles + lineDoubt < toLine) return from;
  if (miles * perStatuteMile - lineDoubt > toLine) return { jurisdiction: "FED" };
  return { jurisdiction: jurisdiction ?? "MA", waterAlsoPossible: "FED" };
}

/** Returns the named water, narrowed by a place in it; a federal place stays federal. */
function namedWater(water: WaterSlot, own: Place | null): Place {
  const jurisdiction = jurisdictions[water];
  const there = own === null ? null : sideOf(own).jurisdiction;
  if (own !== null && (there === "FED" || there === jurisdiction)) return own;
  return jurisdiction === "MA" ? northOfTheCape : { jurisdiction };
}

async function baseWater(slots: Slots, context: ToolContext) {
  const { day, position, home } = context;
  const isTold = slots.place !== undefined || slots.water !== undefined;
  if (!isTold && day?.place && day.date === askedDate(slots, context))
    return { place: day.place, name: "your trip's water", named: null, note: null };
  const isPlaced = isTold ? slots.place !== undefined : position !== null || home !== null;
  const named = isPlaced ? await askedPlace(slots, context) : null;
  const own = named === null ? null : (named.water ?? named.position);
  const place = slots.water === undefined ? own : namedWater(slots.water, own);
  const name = named?.name ?? watersInWords(jurisdictions[slots.water ?? "MA"]);
  if (place !== null && place !== northOfTheCape) return { place, name, named, note: null };
  const where = "for Massachusetts waters north and east of Cape Cod.";
  const note = isTold ? capital(where) : `No place was named: this is ${where}`;
  return { place: northOfTheCape, name, named, note };
}

export const waterSlots = ["water", "place", "miles_off"] as const;

/** Returns the water for a rule: named, or from the place, trip or position, else Massachusetts. */
export async function askedWater(slots: Slots, context: ToolContext) {
  const { named, note, ...base } = await baseWater(slots, context);
  const { miles_off: miles } = slots;
  const place = miles === undefined ? base.place : waterOffshore(miles, base.place);
  return {
    place,
    name: miles === undefined ? base.name : `${miles} miles off ${base.name}`,
    named,
    jurisdiction: sideOf(place).jurisdiction,
    note,
  };
}

/** `named` is its place on the map. */
export type AskedWater = Awaited<ReturnType<typeof askedWater>>;

export const waterSlot = (jurisdiction: Jurisdiction | null): Pick<Slots, "water"> =>
  jurisdiction === null ? {} : { water: jurisdiction === "FED" ? "federal" : jurisdiction };
