import type { Instant } from "@striper/marine/time";

export interface TrackPoint {
  readonly at: Instant;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Fix extends TrackPoint {
  /** Knots over ground. */
  readonly speed: number | null;
  /** Degrees from true north, over ground. */
  readonly course: number | null;
  /** Degrees from true north. */
  readonly heading: number | null;
}

/** Static data of a vessel, which is sent rarely. */
export interface Particulars {
  readonly name: string | null;
  readonly callSign: string | null;
  readonly shipType: number | null;
  readonly destination: string | null;
}

export interface VesselReport {
  readonly mmsi: number;
  readonly at: Instant;
  readonly fix: Fix | null;
  readonly particulars: Partial<Particulars>;
}

export interface Vessel extends Readonly<Particulars> {
  readonly mmsi: number;
  readonly fix: Fix | null;
  /** Oldest first. */
  readonly track: readonly TrackPoint[];
  readonly heardAt: Instant;
  /** Version of the fleet when this vessel last changed. */
  readonly version: number;
}

export type LocatedVessel = Vessel & { readonly fix: Fix };
export const isLocated = (vessel: Vessel): vessel is LocatedVessel => vessel.fix !== null;
