import { ratingOrDefault, spotPosition } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { distanceText, type UnitSystem } from "#web/platform/units.ts";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import { spotsWording } from "#web/features/spots/wording.ts";

export interface SpotCardView {
  readonly kind: string;
  /** Null for own spots, which have no rating. */
  readonly rating: number | null;
  readonly distance: string | null;
  readonly facts: readonly string[];
  readonly isFederal: boolean;
  readonly syncState: string | null;
}

export function spotCardView(
  spot: ListedSpot,
  from: Position | null,
  units: UnitSystem,
): SpotCardView {
  const distance = from === null ? null : distanceText(from, spotPosition(spot), units);
  const { builtIn, own } = spot;
  if (builtIn === null) {
    return {
      kind: spotsWording.ownBadge,
      rating: null,
      distance,
      facts: spot.description === null ? [] : [spot.description],
      isFederal: false,
      syncState: own === null ? null : syncStateText(own.syncState),
    };
  }
  return {
    kind: `${spotsWording.types[builtIn.type]} · ${builtIn.region}`,
    rating: ratingOrDefault(builtIn),
    distance,
    facts: [builtIn.primarySpecies, builtIn.access, builtIn.difficulty],
    isFederal: builtIn.waters === "federal",
    syncState: null,
  };
}

const syncStateTexts = {
  kept: null,
  waiting: spotsWording.waiting,
  refused: spotsWording.refused,
} as const;

export function syncStateText(syncState: keyof typeof syncStateTexts): string | null {
  return syncStateTexts[syncState];
}
