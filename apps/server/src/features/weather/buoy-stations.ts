import type { ForecastPointId } from "@striper/angling/weather";

const weather = [
  "windSpeed",
  "windGusts",
  "windDirection",
  "pressure",
  "pressureChange",
  "airTemperature",
] as const;
const water = ["waterTemperature", "waterTemperatureChange"] as const;
const waves = ["waveHeight", "wavePeriod"] as const;

export const buoyFields = [...weather, ...water, ...waves] as const;
export type BuoyField = (typeof buoyFields)[number];

export interface BuoyStation {
  readonly id: string;
  /** Values its sensors measure; other columns of its file are ignored. */
  readonly fields: readonly BuoyField[];
}

/**
 * NDBC stations around Boston, by priority for the harbor: 44013 is 16 nautical miles east of it,
 * BHBM3 in it, 44098 on Jeffreys Ledge, 44090 in Cape Cod Bay. The university buoys 44029 and 44030
 * have separate terms and are not used.
 */
export const buoyStations: readonly BuoyStation[] = [
  { id: "44013", fields: [...weather, ...water, ...waves] },
  { id: "BHBM3", fields: ["pressure", "pressureChange", "airTemperature"] },
  { id: "44098", fields: [...waves, ...water] },
  { id: "44090", fields: water },
];

const nearest: Partial<Record<ForecastPointId, string>> = {
  "cape-ann": "44098",
  merrimack: "44098",
  "nh-seacoast": "44098",
  "south-shore": "44090",
  "cape-cod-canal": "44090",
};

export function buoysFor(point: ForecastPointId): readonly BuoyStation[] {
  const first = buoyStations.filter(({ id }) => id === nearest[point]);
  return [...first, ...buoyStations.filter((station) => !first.includes(station))];
}
