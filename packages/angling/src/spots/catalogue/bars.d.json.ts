import type { Bar } from "#angling/spots/spot.ts";

declare const bars: readonly (readonly [
  id: string,
  coordinates: readonly [longitude: number, latitude: number],
  bar: Bar,
])[];
export default bars;
