import { moonAt, moonEvents, sunEvents } from "@striper/marine/astronomy";
import type { Position } from "@striper/marine/geo";
import { springStrengthAt } from "@striper/marine/tides";
import { formatHarborTime, harborDayBounds, type Instant } from "@striper/marine/time";
import { springWording as wording } from "#web/features/tides/place/wording.ts";
import { skyWording } from "#web/platform/day/sky-wording.ts";

export interface SkyView {
  readonly firstLight: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly lastLight: string;
  readonly moonrise: string;
  readonly moonset: string;
  readonly moon: string;
  /** 0 at neap, 1 at spring. */
  readonly springStrength: number;
  /** For example "Spring tide: strong currents". */
  readonly spring: string;
}

const timeOf = (instant: Instant | null): string =>
  instant === null ? wording.notToday : formatHarborTime(instant);

export function springText(strength: number): string {
  if (strength >= 0.75) return wording.spring;
  return strength <= 0.25 ? wording.neap : wording.between;
}

export function skyView(date: string, position: Position): SkyView {
  const sun = sunEvents(date, position);
  const moon = moonEvents(date, position);
  const { from, to } = harborDayBounds(date);
  const noon = (from + to) / 2;
  const { phase, illumination } = moonAt(noon);
  const springStrength = springStrengthAt(noon);
  return {
    firstLight: timeOf(sun.civilDawn),
    sunrise: timeOf(sun.rise),
    sunset: timeOf(sun.set),
    lastLight: timeOf(sun.civilDusk),
    moonrise: timeOf(moon.rise),
    moonset: timeOf(moon.set),
    moon: `${phase}, ${Math.round(illumination * 100)}% ${skyWording.lit}`,
    springStrength,
    spring: springText(springStrength),
  };
}
