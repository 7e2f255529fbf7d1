import type { Motion, SimulatedVessel } from "#fakes/ais/traffic.ts";

/** One message of a vessel, before it is encoded for a feed. */
export interface Transmission {
  readonly kind: "position" | "static-a" | "static-b";
  readonly vessel: SimulatedVessel;
  readonly motion: Motion;
}

/** One in this many transmissions of a vessel is static data (name, type). */
const staticEvery = 10;

/** The vessels' messages in turn, without end. */
export function* transmissions(
  vessels: readonly SimulatedVessel[],
  now: () => number,
): Generator<Transmission, never> {
  for (let round = 0; ; round++) {
    for (const [index, vessel] of vessels.entries()) {
      const turn = (round + index) % staticEvery;
      const isFirst = round === 0;
      const motion = vessel.at(now());
      if (isFirst || turn === 0) yield { kind: "static-a", vessel, motion };
      if (vessel.isClassB && (isFirst || turn === 0)) yield { kind: "static-b", vessel, motion };
      yield { kind: "position", vessel, motion };
    }
  }
}
