import type { StationChoice } from "#angling/spots/spot.ts";

declare const choices: readonly (readonly [
  id: string,
  coordinates: readonly [longitude: number, latitude: number],
  choice: StationChoice,
])[];
export default choices;
