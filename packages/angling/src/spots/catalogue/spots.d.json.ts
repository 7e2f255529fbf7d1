import type { Spot } from "#angling/spots/spot.ts";

declare const spots: readonly Spot[];
export default spots;
