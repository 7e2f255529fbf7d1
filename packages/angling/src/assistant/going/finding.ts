import type { Craft } from "./going.ts";

export type GoingVerdict = "NO" | "ALONE" | "CAUTION";

export interface GoingFinding {
  readonly verdict: GoingVerdict;
  readonly words: string;
  readonly source: string;
}

/** What the product holds of where and when, beside what was said. */
export interface GoingThere {
  /** As it was said, or as the place is fished. */
  readonly craft: Craft;
  /** As a sentence names it; null where none was named. */
  readonly name: string | null;
  /** Reached by boat alone, by the catalogue, and not by a paddled one. */
  readonly isBoatOnly: boolean;
  readonly isAdvanced: boolean;
  readonly isFlats: boolean;
  readonly isCanal: boolean;
  /** Whether the place faces a sea to the east. */
  readonly facesEast: boolean;
  /** A narrow mouth or cut, and the ebb was said or runs then. */
  readonly isNarrowEbb: boolean;
  /** A mouth with a bar is crossed, whatever runs over it. */
  readonly isOverBar: boolean;
  /** The flood was said or is meant. */
  readonly isRising: boolean;
  /** Whether there will be fog is asked, not told. */
  readonly isFogAsked: boolean;
  /** What the source of a rated bar calls the worst of it, if the ebb runs over it then. */
  readonly barOnEbb: { readonly worst: string; readonly source: string } | null;
  /** °F of the water then, where known or usual. */
  readonly water: number | null;
}

export const own = "Striper Conditions, a line of our own";
export const nws = "National Weather Service, Small Craft Advisory for Maine to South Carolina";

export const afloat: ReadonlySet<Craft> = new Set(["boat", "paddled"]);
export const swept: ReadonlySet<Craft> = new Set(["ledge", "jetty"]);
/** Where nobody sees one go in. */
export const lonely: ReadonlySet<Craft> = new Set(["paddled", "wading", "ledge", "jetty", "surf"]);
