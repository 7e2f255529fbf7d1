import type { Position } from "@striper/marine/geo";
import { bostonHarbor, type BitePlace } from "#angling/bite-score/place.ts";

/** A water with tides, score, forecast and regulations. */
export interface Water {
  readonly id: string;
  readonly name: string;
  readonly kind: "spot" | "own-spot" | "station";
  /** Position, stations with their distance, bar, season and preferences. */
  readonly place: BitePlace;
  /**
   * National Weather Service forecast zones. Alerts of all zones count; the first one's text is
   * shown.
   */
  readonly zones: readonly string[];
}

/** The fields of a user's own spot that a water needs. */
export interface OwnWater {
  readonly name: string;
  readonly position: Position;
}

/** NOAA's gauge in Boston, whose id stands for the harbor. */
export const bostonWaterId = "8443970";

/** The default water, as the specification names it. */
export const bostonWater: Water = {
  id: bostonWaterId,
  name: bostonHarbor.name,
  kind: "station",
  place: bostonHarbor,
  zones: ["ANZ230"],
};
