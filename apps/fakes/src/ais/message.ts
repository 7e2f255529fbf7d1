import type { Motion, SimulatedVessel } from "#fakes/ais/traffic.ts";

/** One thing that a vessel says, before it is put into the words of a feed. */
export interface Transmission {
  readonly kind: "position" | "static-a" | "static-b";
  readonly vessel: SimulatedVessel;
  readonly motion: Motion;
}

/** Every so many transmissions of a vessel are about itself. */
const staticEvery = 10;

/** What the vessels say in turn, for ever. */
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
