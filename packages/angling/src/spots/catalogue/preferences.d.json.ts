import type { BestFlow, BestWind } from "#angling/spots/spot.ts";

declare const preferences: {
  readonly flows: readonly (readonly [id: string, flow: BestFlow])[];
  readonly winds: readonly (readonly [id: string, wind: BestWind])[];
};
export default preferences;
