import { orderedWaters, withWaterChange, type HomeWater } from "@striper/angling/home-waters";
import type { OwnSpot } from "@striper/contract/spots";
import type { Position } from "@striper/marine/geo";
import type { Entry, Joined } from "#web/platform/synced/collection.ts";

export interface SpotEntry {
  readonly name: string;
  readonly notes: string | null;
  readonly position: Position;
}

/** A change made on this device; its subject is a spot or a home water. */
export type Change =
  | { readonly kind: "favorite"; readonly subjectId: string; readonly isFavorite: boolean }
  /** Null removes the home water. */
  | { readonly kind: "home-water"; readonly subjectId: string; readonly rank: number | null }
  | { readonly kind: "save"; readonly subjectId: string; readonly entry: SpotEntry }
  | { readonly kind: "remove"; readonly subjectId: string };

export interface AccountSpots {
  readonly ownSpots: readonly OwnSpot[];
  /** Spot ids, oldest favorite first. */
  readonly favorites: readonly string[];
  readonly homeWaters: readonly HomeWater[];
}

type FlagChange = Extract<Change, { readonly kind: "favorite" | "home-water" }>;

function flagsOf(waiting: readonly Entry<Change>[]): readonly FlagChange[] {
  return waiting.flatMap((entry): readonly FlagChange[] => {
    const { kind, subjectId } = entry;
    if (kind === "favorite") return [{ kind, subjectId, isFavorite: entry.isFavorite }];
    return kind === "home-water" ? [{ kind, subjectId, rank: entry.rank }] : [];
  });
}

/**
 * Merges a change into the unsent ones of its spot. The last write wins, separately for the spot
 * and each of its marks. A spot is saved before its marks; its deletion drops all other writes.
 */
export function joinChange(waiting: readonly Entry<Change>[], change: Change): Joined<Change> {
  if (change.kind === "remove") return { drop: waiting, add: [change] };
  if (change.kind === "save") return { drop: waiting, add: [change, ...flagsOf(waiting)] };
  return { drop: waiting.filter(({ kind }) => kind === change.kind), add: [change] };
}

export function withChange(spots: AccountSpots, change: Change, at: number): AccountSpots {
  const { subjectId } = change;
  if (change.kind === "save") return { ...spots, ownSpots: withSaved(spots.ownSpots, change, at) };
  if (change.kind === "home-water") {
    const { rank } = change;
    return { ...spots, homeWaters: withWaterChange(spots.homeWaters, { id: subjectId, rank }) };
  }
  const otherFavorites = spots.favorites.filter((id) => id !== subjectId);
  if (change.kind === "remove") {
    return {
      ownSpots: spots.ownSpots.filter((spot) => spot.spot_id !== subjectId),
      favorites: otherFavorites,
      homeWaters: spots.homeWaters.filter(({ id }) => id !== subjectId),
    };
  }
  if (!change.isFavorite) return { ...spots, favorites: otherFavorites };
  return spots.favorites.includes(subjectId)
    ? spots
    : { ...spots, favorites: [...spots.favorites, subjectId] };
}

function withSaved(
  ownSpots: readonly OwnSpot[],
  { subjectId, entry }: Extract<Change, { readonly kind: "save" }>,
  at: number,
): readonly OwnSpot[] {
  const time = new Date(at).toISOString();
  const known = ownSpots.find((spot) => spot.spot_id === subjectId);
  const created_at = known?.created_at ?? time;
  const saved = { spot_id: subjectId, ...entry, created_at, updated_at: time };
  return [...ownSpots.filter((spot) => spot !== known), saved];
}

export interface MySpot extends OwnSpot {
  readonly syncState: "kept" | "waiting" | "refused";
  readonly refusal: string | null;
}

export interface MySpots {
  /** False while the device's database is being read. */
  readonly isLoaded: boolean;
  readonly ownSpots: readonly MySpot[];
  readonly favorites: ReadonlySet<string>;
  /** In the user's order, at most five. */
  readonly homeWaters: readonly HomeWater[];
}

export const noSpotsYet: MySpots = {
  isLoaded: false,
  ownSpots: [],
  favorites: new Set(),
  homeWaters: [],
};

/** Applies this device's later writes to the account's state. */
export function mySpotsFrom(account: AccountSpots, unsent: readonly Entry<Change>[]): MySpots {
  let spots = account;
  for (const change of unsent) spots = withChange(spots, change, change.at);
  const saves = new Map(
    unsent.flatMap((change) =>
      change.kind === "save" ? [[change.subjectId, change] as const] : [],
    ),
  );
  return {
    isLoaded: true,
    ownSpots: spots.ownSpots.map((spot) => withSyncState(spot, saves.get(spot.spot_id))),
    favorites: new Set(spots.favorites),
    homeWaters: orderedWaters(spots.homeWaters),
  };
}

function withSyncState(spot: OwnSpot, save: Entry<Change> | undefined): MySpot {
  if (save === undefined) return { ...spot, syncState: "kept", refusal: null };
  const refusal = save.hold?.message ?? null;
  return { ...spot, syncState: refusal === null ? "waiting" : "refused", refusal };
}
