import type { Degrees, Knots } from "#marine/units/index.ts";

/**
 * One message as transmitted by ITU-R M.1371. A field is undefined if its message type lacks it, and null if the
 * sender says "not available". Values are not validated: a faulty sender may be at 101° south with its heading at
 * 480°.
 */
export interface AisMessage {
  /** 1 to 27. */
  readonly type: number;
  readonly mmsi: number;
  /** Decimal degrees (WGS 84), rounded to six places; the channel resolves 0.0000017° at best. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** Over ground. */
  readonly speed?: Knots | null | undefined;
  /** Over ground, from true north. */
  readonly course?: Degrees | null | undefined;
  /** Heading from true north; some senders use 360 for north. */
  readonly heading?: Degrees | null | undefined;
  readonly name?: string | null | undefined;
  readonly callSign?: string | null | undefined;
  /** Code of ITU-R M.1371-5, table 53; 0 means none or not available. */
  readonly shipType?: number | null | undefined;
  readonly destination?: string | null | undefined;
}
