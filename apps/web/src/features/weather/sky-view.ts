import { moonAt, moonEvents, sunEvents } from "@striper/marine/astronomy";
import type { Position } from "@striper/marine/geo";
import { formatHarborTime, harborDayBounds, type Instant } from "@striper/marine/time";
import { weatherWording } from "#web/features/weather/wording.ts";
import { skyWording as wording } from "#web/platform/day/sky-wording.ts";

export interface SkyView {
  readonly times: readonly { readonly name: string; readonly text: string }[];
  readonly phase: string;
  readonly phaseAngle: number;
  readonly lit: string;
  readonly moonTimes: readonly { readonly name: string; readonly text: string }[];
  readonly day: {
    readonly dawn: number;
    readonly rise: number;
    readonly set: number;
    readonly dusk: number;
  };
}

export function skyView(date: string, position: Position): SkyView {
  const sun = sunEvents(date, position);
  const moon = moonEvents(date, position);
  const { from, to } = harborDayBounds(date);
  const { phase, phaseAngle, illumination } = moonAt((from + to) / 2);
  const text = (at: Instant | null) =>
    at === null ? weatherWording.notInSky : formatHarborTime(at);
  const share = (at: Instant | null, otherwise: number) =>
    at === null ? otherwise : ((at - from) / (to - from)) * 100;
  return {
    times: [
      { name: wording.firstLight, text: text(sun.civilDawn) },
      { name: wording.sunrise, text: text(sun.rise) },
      { name: wording.sunset, text: text(sun.set) },
      { name: wording.lastLight, text: text(sun.civilDusk) },
    ],
    phase,
    phaseAngle,
    lit: `${Math.round(illumination * 100)}% ${wording.lit}`,
    moonTimes: [
      { name: wording.moonrise, text: text(moon.rise) },
      { name: wording.moonset, text: text(moon.set) },
    ],
    day: {
      dawn: share(sun.civilDawn, 0),
      rise: share(sun.rise, 0),
      set: share(sun.set, 100),
      dusk: share(sun.civilDusk, 100),
    },
  };
}

export function dayShare(date: string, now: Instant): number {
  const { from, to } = harborDayBounds(date);
  return ((now - from) / (to - from)) * 100;
}
