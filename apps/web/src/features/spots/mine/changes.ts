import type { OwnSpot } from "@striper/contract/spots";
import type { Position } from "@striper/marine/geo";

/** What a person says about a spot of their own. */
export interface SpotEntry {
  readonly name: string;
  readonly notes: string | null;
  readonly position: Position;
}

/** What was done on this device. */
export type Change =
  | { readonly kind: "favorite"; readonly spotId: string; readonly isFavorite: boolean }
  | { readonly kind: "save"; readonly spotId: string; readonly entry: SpotEntry }
  | { readonly kind: "remove"; readonly spotId: string };

/** A change that the account has not heard of yet. */
export interface QueuedChange {
  /** What it is about: a later change of the same replaces it. */
  readonly key: string;
  readonly change: Change;
  /** Different for each writing, so that an answer to an older one removes no newer one. */
  readonly stamp: string;
  /** Milliseconds. */
  readonly madeAt: number;
  /** What the server had against it. */
  readonly refusal: string | null;
}

/** What the account holds, as the server last said. */
export interface AccountSpots {
  readonly ownSpots: readonly OwnSpot[];
  /** Ids, the oldest favorite first. */
  readonly favorites: readonly string[];
}

export const keyOf = (change: Change): string =>
  change.kind === "favorite" ? `favorite/${change.spotId}` : `own/${change.spotId}`;

const sendingTurns = { save: 0, favorite: 1, remove: 2 } as const;

/** A spot has to be there before it can be a favorite; apart from that the order does not matter. */
export function inSendingOrder(queue: readonly QueuedChange[]): QueuedChange[] {
  return queue.toSorted(
    (a, b) => sendingTurns[a.change.kind] - sendingTurns[b.change.kind] || a.madeAt - b.madeAt,
  );
}

/** Whether a queued change means nothing any more once another was made. */
export function isOvertaken(queued: Change, by: Change): boolean {
  return keyOf(queued) === keyOf(by) || (by.kind === "remove" && queued.spotId === by.spotId);
}

/** The spots of the account as they are once the change has arrived there. */
export function withChange(spots: AccountSpots, change: Change, at: number): AccountSpots {
  const { ownSpots, favorites } = spots;
  const { spotId } = change;
  if (change.kind === "save") {
    const time = new Date(at).toISOString();
    const known = ownSpots.find((spot) => spot.spot_id === spotId);
    const saved = {
      spot_id: spotId,
      ...change.entry,
      created_at: known?.created_at ?? time,
      updated_at: time,
    };
    return { favorites, ownSpots: [...ownSpots.filter((spot) => spot !== known), saved] };
  }
  const otherFavorites = favorites.filter((id) => id !== spotId);
  if (change.kind === "remove") {
    return {
      ownSpots: ownSpots.filter((spot) => spot.spot_id !== spotId),
      favorites: otherFavorites,
    };
  }
  if (!change.isFavorite) return { ownSpots, favorites: otherFavorites };
  return favorites.includes(spotId) ? spots : { ownSpots, favorites: [...favorites, spotId] };
}
