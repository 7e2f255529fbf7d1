import type { OwnSpot } from "@striper/contract/spots";
import {
  inSendingOrder,
  withChange,
  type AccountSpots,
  type QueuedChange,
} from "#web/features/spots/mine/changes.ts";

/** A person's own spot, and whether their account has it yet. */
export interface MySpot extends OwnSpot {
  readonly standing: "kept" | "waiting" | "refused";
  readonly refusal: string | null;
}

export interface MySpots {
  /** False for the moment in which the device looks up what it has kept. */
  readonly isLoaded: boolean;
  readonly ownSpots: readonly MySpot[];
  readonly favorites: ReadonlySet<string>;
}

export const noSpotsYet: MySpots = { isLoaded: false, ownSpots: [], favorites: new Set() };

/** What the account holds together with what was done here since: the hand on this device counts. */
export function mySpotsFrom(account: AccountSpots, queue: readonly QueuedChange[]): MySpots {
  let spots = account;
  for (const { change, madeAt } of inSendingOrder(queue)) spots = withChange(spots, change, madeAt);
  const waiting = new Map(
    queue.flatMap((queued) =>
      queued.change.kind === "save" ? [[queued.change.spotId, queued] as const] : [],
    ),
  );
  return {
    isLoaded: true,
    ownSpots: spots.ownSpots.map((spot) => withStanding(spot, waiting.get(spot.spot_id))),
    favorites: new Set(spots.favorites),
  };
}

function withStanding(spot: OwnSpot, queued: QueuedChange | undefined): MySpot {
  if (queued === undefined) return { ...spot, standing: "kept", refusal: null };
  const { refusal } = queued;
  return { ...spot, standing: refusal === null ? "waiting" : "refused", refusal };
}
