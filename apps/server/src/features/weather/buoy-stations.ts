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

/** What a station measures. */
export const buoyFields = [...weather, ...water, ...waves] as const;
export type BuoyField = (typeof buoyFields)[number];

export interface BuoyStation {
  readonly id: string;
  /** What its sensors are for; anything else in its file is not believed. */
  readonly fields: readonly BuoyField[];
}

/**
 * NDBC's stations around Boston, the one that speaks for the harbor first: 44013 lies 16 nautical
 * miles east of it, BHBM3 in it, 44098 on Jeffreys Ledge, 44090 in Cape Cod Bay. The university
 * buoys 44029 and 44030 have terms of their own and are not asked.
 */
export const buoyStations: readonly BuoyStation[] = [
  { id: "44013", fields: [...weather, ...water, ...waves] },
  { id: "BHBM3", fields: ["pressure", "pressureChange", "airTemperature"] },
  { id: "44098", fields: [...waves, ...water] },
  { id: "44090", fields: water },
];
