import type { Water } from "@striper/angling/tides";
import { createCurrentPredictor } from "@striper/marine/currents";
import { loadStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";

const atHand = new Map<string, Promise<Water>>();

async function load(id: string): Promise<Water> {
  const station = await loadStation(id);
  return station.kind === "tide"
    ? { kind: "tide", tide: createTidePredictor(station) }
    : { kind: "current", current: createCurrentPredictor(station) };
}

/** What tells of the tides at a station of heights or of currents; loaded once. */
export function waterAtHand(id: string): Promise<Water> {
  const known = atHand.get(id) ?? load(id);
  atHand.set(id, known);
  return known;
}
