import type { Degrees, Knots } from "#marine/units/index.ts";

/**
 * One message as ITU-R M.1371 transmits it. A field is absent where its type of message carries
 * none, and null where the sender says "not available". Nothing else is judged here: a broken
 * sender may be at 101° south with its bow at 480°.
 */
export interface AisMessage {
  /** 1 to 27. */
  readonly type: number;
  readonly mmsi: number;
  /** Decimal degrees WGS 84, to six places; the channel itself resolves 0.0000017° at best. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** Over ground. */
  readonly speed?: Knots | null | undefined;
  /** Over ground, from true north. */
  readonly course?: Degrees | null | undefined;
  /** Of the bow, from true north; some senders mean north by 360. */
  readonly heading?: Degrees | null | undefined;
  readonly name?: string | null | undefined;
  readonly callSign?: string | null | undefined;
  /** The code of table 53 of ITU-R M.1371-5; 0 means none or not available. */
  readonly shipType?: number | null | undefined;
  readonly destination?: string | null | undefined;
}
