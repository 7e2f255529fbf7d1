import type { ClockLight, ClockStage } from "@striper/angling/catches/spot-clock";

const trips = (count: number): string => (count === 1 ? "1 trip" : `${count} trips`);

export const clockWording = {
  title: "Your tide clock",
  titleOf: (spot: string) => `Your tide clock: ${spot}`,
  section: "Spot clocks",
  stages: {
    early_flood: "first two hours of the flood",
    mid_flood: "middle of the flood",
    late_flood: "last two hours of the flood",
    early_ebb: "first two hours of the ebb",
    mid_ebb: "middle of the ebb",
    late_ebb: "last two hours of the ebb",
  } satisfies Record<ClockStage, string>,
  lights: { dark: "dark", low_light: "low light", day: "day" } satisfies Record<ClockLight, string>,
  best: (stage: string, rate: string, interval: string, mean: string) =>
    `You do best here in the ${stage}: ${rate} stripers an hour (${interval}) against ${mean} over all your hours.`,
  few: (count: number, needed: number) =>
    `${trips(count)} with hours: it takes ${needed} before a tide is called your best here.`,
  unclear: (count: number) => `No tide stands out yet from your ${trips(count)} here.`,
  noFish: (count: number, hours: string) =>
    `No stripers on your ${trips(count)} here: ${hours} blank hours.`,
  sample: (count: number, hours: string, fish: number) =>
    `${trips(count)}, ${hours} h, ${fish === 1 ? "1 striper" : `${fish} stripers`}`,
  howTo:
    "Around the clock: the tide, ebb on the right. Rings from inside: dark, low light, day; stronger color is more stripers an hour, a broken outline means no hours. Bars: each tide with the range it lies in nine times out of ten; the dashed circle is your average here.",
  basis: (station: string) =>
    `With few hours, the rate leans toward what the score expects. Tide from ${station}; striped bass on trips with a start and an end.`,
  high: "High",
  low: "Low",
  ebb: "Ebb",
  flood: "Flood",
  columns: ["Tide", "Light", "Hours", "Stripers", "An hour", "9 times out of 10"],
  allLights: "all",
  none: "none",
  unknown: "–",
  range: (low: string, high: string) => `${low} to ${high}`,
} as const;
