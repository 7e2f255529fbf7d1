import type { OwnSpot } from "@striper/contract/spots";
import type { Position } from "@striper/marine/geo";
import type { Entry, Joined } from "#web/platform/synced/entries.ts";

/** What a person says about a spot of their own. */
export interface SpotEntry {
  readonly name: string;
  readonly notes: string | null;
  readonly position: Position;
}

/** What was done on this device; the subject is the spot. */
export type Change =
  | { readonly kind: "favorite"; readonly subjectId: string; readonly isFavorite: boolean }
  | { readonly kind: "save"; readonly subjectId: string; readonly entry: SpotEntry }
  | { readonly kind: "remove"; readonly subjectId: string };

/** What the account holds, as the server last said. */
export interface AccountSpots {
  readonly ownSpots: readonly OwnSpot[];
  /** Ids, the oldest favorite first. */
  readonly favorites: readonly string[];
}

/**
 * The last write wins, separately for a spot and for its favorite mark. A spot is saved before it is a
 * favorite; its deletion drops all other writes.
 */
export function joinChange(waiting: readonly Entry<Change>[], change: Change): Joined<Change> {
  if (change.kind === "remove") return { drop: waiting, add: [change] };
  const favorite = waiting.find(({ kind }) => kind === "favorite");
  if (change.kind === "favorite")
    return { drop: favorite === undefined ? [] : [favorite], add: [change] };
  const { subjectId } = change;
  return favorite?.kind === "favorite"
    ? {
        drop: waiting,
        add: [change, { kind: "favorite", subjectId, isFavorite: favorite.isFavorite }],
      }
    : { drop: waiting, add: [change] };
}

/** The spots of the account as they are once the change has arrived there. */
export function withChange(spots: AccountSpots, change: Change, at: number): AccountSpots {
  const { ownSpots, favorites } = spots;
  const { subjectId } = change;
  if (change.kind === "save") {
    const time = new Date(at).toISOString();
    const known = ownSpots.find((spot) => spot.spot_id === subjectId);
    const saved = {
      spot_id: subjectId,
      ...change.entry,
      created_at: known?.created_at ?? time,
      updated_at: time,
    };
    return { favorites, ownSpots: [...ownSpots.filter((spot) => spot !== known), saved] };
  }
  const otherFavorites = favorites.filter((id) => id !== subjectId);
  if (change.kind === "remove") {
    return {
      ownSpots: ownSpots.filter((spot) => spot.spot_id !== subjectId),
      favorites: otherFavorites,
    };
  }
  if (!change.isFavorite) return { ownSpots, favorites: otherFavorites };
  return favorites.includes(subjectId) ? spots : { ownSpots, favorites: [...favorites, subjectId] };
}

/** A person's own spot, and whether their account has it yet. */
export interface MySpot extends OwnSpot {
  readonly syncState: "kept" | "waiting" | "refused";
  readonly refusal: string | null;
}

export interface MySpots {
  /** False while this device's database is being read. */
  readonly isLoaded: boolean;
  readonly ownSpots: readonly MySpot[];
  readonly favorites: ReadonlySet<string>;
}

export const noSpotsYet: MySpots = { isLoaded: false, ownSpots: [], favorites: new Set() };

/** The account's state with this device's later writes applied. */
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
  };
}

function withSyncState(spot: OwnSpot, save: Entry<Change> | undefined): MySpot {
  if (save === undefined) return { ...spot, syncState: "kept", refusal: null };
  const refusal = save.hold?.message ?? null;
  return { ...spot, syncState: refusal === null ? "waiting" : "refused", refusal };
}
