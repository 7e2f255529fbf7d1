import type { StationChoice } from "#angling/spots/spot.ts";

declare const choices: readonly (readonly [id: string, choice: StationChoice])[];
export default choices;
