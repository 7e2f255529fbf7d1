import type { ClosedWater, EmergencyCall, Launch, Parking } from "#angling/access/access.ts";

declare const catalogue: {
  readonly emergency: readonly EmergencyCall[];
  readonly launches: readonly Launch[];
  readonly parking: readonly Parking[];
  readonly closed: readonly ClosedWater[];
};
export default catalogue;
