import type { Position } from "@striper/marine/geo";
import { bostonHarbor, type BitePlace } from "#angling/bite-score/place.ts";

/** A water that tides, score, forecast and law can be asked about. */
export interface Water {
  readonly id: string;
  readonly name: string;
  readonly kind: "spot" | "own-spot" | "station";
  /** Position, stations with their distance, bar, season and what makes the fish feed. */
  readonly place: BitePlace;
  /** Forecast zones of the National Weather Service; the alerts of each count, the first one's text is shown. */
  readonly zones: readonly string[];
}

/** What of an own spot a water needs. */
export interface OwnWater {
  readonly name: string;
  readonly position: Position;
}

/** NOAA's gauge in Boston; as a water it is the harbor. */
export const bostonWaterId = "8443970";

/** The water when none is chosen, and the specification's place. */
export const bostonWater: Water = {
  id: bostonWaterId,
  name: bostonHarbor.name,
  kind: "station",
  place: bostonHarbor,
  zones: ["ANZ230"],
};
