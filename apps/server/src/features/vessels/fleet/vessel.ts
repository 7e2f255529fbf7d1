import type { Instant } from "@striper/marine/time";

export interface TrackPoint {
  readonly at: Instant;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a vessel was, and how it moved. */
export interface Fix extends TrackPoint {
  /** Knots over ground. */
  readonly speed: number | null;
  /** Degrees from true north, over ground. */
  readonly course: number | null;
  /** Degrees from true north. */
  readonly heading: number | null;
}

/** Static data of a vessel, sent rarely; undefined: not in this message. */
export interface Particulars {
  readonly name: string | null;
  readonly callSign: string | null;
  readonly shipType: number | null;
  readonly destination: string | null;
}

/** What one message adds to what is known of a vessel. */
export interface VesselReport {
  readonly mmsi: number;
  readonly at: Instant;
  readonly fix: Fix | null;
  readonly particulars: Partial<Particulars>;
}

export interface Vessel extends Readonly<Particulars> {
  readonly mmsi: number;
  readonly fix: Fix | null;
  /** The oldest first. */
  readonly track: readonly TrackPoint[];
  /** When it last reported anything. */
  readonly heardAt: Instant;
  /** The fleet's version when this vessel last changed. */
  readonly version: number;
}

/** A vessel with a position. */
export type LocatedVessel = Vessel & { readonly fix: Fix };
export const isLocated = (vessel: Vessel): vessel is LocatedVessel => vessel.fix !== null;
