import { Body, Illumination, MoonPhase } from "astronomy-engine";
import type { Instant } from "#marine/time/index.ts";
import { degrees, type Degrees } from "#marine/units/index.ts";
import { moonPhaseNames, type MoonPhaseName } from "./moon-phase-names.ts";

export interface MoonState {
  /** How far the moon is ahead of the sun in ecliptic longitude: 0 new, 90 first quarter, 180 full. */
  readonly phaseAngle: Degrees;
  readonly phase: MoonPhaseName;
  /** Lit share of the disc, 0 to 1. */
  readonly illumination: number;
}

/** Eight equal parts of the month, each about the angle it is named for. */
function phaseName(phaseAngle: Degrees): MoonPhaseName {
  // Above 337.5 degrees there is no ninth name: the new moon's part has begun again.
  return moonPhaseNames[Math.round(phaseAngle / 45)] ?? "New Moon";
}

/** The same for every place on earth. */
export function moonAt(instant: Instant): MoonState {
  const date = new Date(instant);
  const phaseAngle = degrees(MoonPhase(date));
  return {
    phaseAngle,
    phase: phaseName(phaseAngle),
    illumination: Illumination(Body.Moon, date).phase_fraction,
  };
}
