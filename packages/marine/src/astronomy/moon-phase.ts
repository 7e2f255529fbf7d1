import { Body, Illumination, MoonPhase } from "astronomy-engine";
import type { Instant } from "#marine/time/index.ts";
import { degrees, type Degrees } from "#marine/units/index.ts";
import { moonPhaseNames, type MoonPhaseName } from "./moon-phase-names.ts";

export interface MoonState {
  /** Ecliptic longitude of the moon minus that of the sun: 0 new, 90 first quarter, 180 full. */
  readonly phaseAngle: Degrees;
  readonly phase: MoonPhaseName;
  /** Lit share of the disc, 0 to 1. */
  readonly illumination: number;
}

function phaseName(phaseAngle: Degrees): MoonPhaseName {
  // From 337.5 degrees the index is 8, which is the new moon again.
  return moonPhaseNames[Math.round(phaseAngle / 45)] ?? "New Moon";
}

export function moonAt(instant: Instant): MoonState {
  const date = new Date(instant);
  const phaseAngle = degrees(MoonPhase(date));
  return {
    phaseAngle,
    phase: phaseName(phaseAngle),
    illumination: Illumination(Body.Moon, date).phase_fraction,
  };
}
