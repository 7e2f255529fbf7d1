import { hazards, type SafetyHazard as Hazard } from "#angling/safety/hazards.ts";
import type { SpeciesId } from "#angling/species/index.ts";

export { hazards, type Hazard };

/** Ways of fishing; "charter" is for hire. */
export const modes = ["shore", "boat", "charter"] as const;
export type Mode = (typeof modes)[number];

export const namedWaters = ["MA", "NH", "federal"] as const;
export type NamedWater = (typeof namedWaters)[number];

export const crafts = ["boat", "small-boat", "kayak", "wading", "surf", "jetty", "pier"] as const;
export type Craft = (typeof crafts)[number];

export const fates = ["kept", "released"] as const;
export type Fate = (typeof fates)[number];

export const compassPoints = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type CompassPoint = (typeof compassPoints)[number];

/**
 * All inputs of tools. Models, the command line, MCP clients and stored cards share these names. A
 * missing key means unstated.
 */
export interface Slots {
  readonly species?: SpeciesId;
  readonly length_inches?: number;
  readonly count?: number;
  readonly anglers?: number;
  readonly kept_today?: number;
  readonly mode?: Mode;
  readonly water?: NamedWater;
  /**
   * Name of a spot, station, town or own spot; "here" for the person's position; or "42.36,-70.90".
   */
  readonly place?: string;
  /** Day in Boston, YYYY-MM-DD. */
  readonly date?: string;
  /** Hour in Boston, 0 to 23. */
  readonly hour?: number;
  /** Minutes after the hour, 1 to 59. */
  readonly minute?: number;
  readonly wind_knots?: number;
  readonly gust_knots?: number;
  readonly wind_from?: CompassPoint;
  readonly sea_feet?: number;
  readonly craft?: Craft;
  readonly hazards?: readonly Hazard[];
  /** Water temperature, °F. */
  readonly water_temperature_f?: number;
  readonly draft_feet?: number;
  /** Water level above MLLW, feet. */
  readonly height_feet?: number;
  readonly miles_off?: number;
  /** Age of the person who needs a permit, years. */
  readonly age?: number;
  readonly bait?: string;
  readonly fate?: Fate;
  /**
   * Span of the log: "today", "this-week", "this-month", "this-year", "last-year", "2025" or
   * "2025-06".
   */
  readonly period?: string;
  readonly text?: string;
  /** The wanted figure of the card; each tool lists its own. */
  readonly aspect?: string;
}
export type SlotName = keyof Slots;
export type SlotValue<Name extends SlotName> = NonNullable<Slots[Name]>;
