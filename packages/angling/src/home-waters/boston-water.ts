import type { Position } from "@striper/marine/geo";
import { bostonHarbor, type BitePlace } from "#angling/bite-score/place.ts";

export interface Water {
  readonly id: string;
  readonly name: string;
  readonly kind: "spot" | "own-spot" | "station";
  readonly place: BitePlace;
  /**
   * National Weather Service forecast zones. Alerts of all zones count; the first one's text is
   * shown.
   */
  readonly zones: readonly string[];
}

export interface OwnWater {
  readonly name: string;
  readonly position: Position;
}

/** NOAA's gauge in Boston, whose id stands for the harbor. */
export const bostonWaterId = "8443970";

export const bostonWater: Water = {
  id: bostonWaterId,
  name: bostonHarbor.name,
  kind: "station",
  place: bostonHarbor,
  zones: ["ANZ230"],
};
