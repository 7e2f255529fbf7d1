import { orderedWaters, withWaterChange, type HomeWater } from "@striper/angling/home-waters";
import type { OwnSpot } from "@striper/contract/spots";
import type { Position } from "@striper/marine/geo";
import type { Entry, Joined } from "#web/platform/synced/collection.ts";

/** What a person says about a spot of their own. */
export interface SpotEntry {
  readonly name: string;
  readonly notes: string | null;
  readonly position: Position;
}

/** What was done on this device; the subject is the spot. */
export type Change =
  | { readonly kind: "favorite"; readonly subjectId: string; readonly isFavorite: boolean }
  /** Rank null: it is no longer a home water. */
  | { readonly kind: "home-water"; readonly subjectId: string; readonly rank: number | null }
  | { readonly kind: "save"; readonly subjectId: string; readonly entry: SpotEntry }
  | { readonly kind: "remove"; readonly subjectId: string };

/** What the account holds, as the server last said. */
export interface AccountSpots {
  readonly ownSpots: readonly OwnSpot[];
  /** Ids, the oldest favorite first. */
  readonly favorites: readonly string[];
  readonly homeWaters: readonly HomeWater[];
}

type FlagChange = Extract<Change, { readonly kind: "favorite" | "home-water" }>;

/** As it was before it waited. */
function flagsOf(waiting: readonly Entry<Change>[]): readonly FlagChange[] {
  return waiting.flatMap((entry): readonly FlagChange[] => {
    const { kind, subjectId } = entry;
    if (kind === "favorite") return [{ kind, subjectId, isFavorite: entry.isFavorite }];
    return kind === "home-water" ? [{ kind, subjectId, rank: entry.rank }] : [];
  });
}

/**
 * The last write wins, separately for a spot and for each of its marks. A spot is saved before it is
 * marked; its deletion drops all other writes.
 */
export function joinChange(waiting: readonly Entry<Change>[], change: Change): Joined<Change> {
  if (change.kind === "remove") return { drop: waiting, add: [change] };
  if (change.kind === "save") return { drop: waiting, add: [change, ...flagsOf(waiting)] };
  return { drop: waiting.filter(({ kind }) => kind === change.kind), add: [change] };
}

/** The spots of the account as they are once the change has arrived there. */
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
  /** In their order, at most five. */
  readonly homeWaters: readonly HomeWater[];
}

export const noSpotsYet: MySpots = {
  isLoaded: false,
  ownSpots: [],
  favorites: new Set(),
  homeWaters: [],
};

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
    homeWaters: orderedWaters(spots.homeWaters),
  };
}

function withSyncState(spot: OwnSpot, save: Entry<Change> | undefined): MySpot {
  if (save === undefined) return { ...spot, syncState: "kept", refusal: null };
  const refusal = save.hold?.message ?? null;
  return { ...spot, syncState: refusal === null ? "waiting" : "refused", refusal };
}
