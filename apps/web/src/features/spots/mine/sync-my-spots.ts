import {
  addFavorite,
  mySpots,
  removeFavorite,
  removeOwnSpot,
  saveOwnSpot,
} from "@striper/contract/spots";
import {
  inSendingOrder,
  type Change,
  type QueuedChange,
} from "#web/features/spots/mine/changes.ts";
import {
  dropChange,
  keepAccountSpots,
  refuseChange,
  settleChange,
  type SpotsDatabase,
} from "#web/features/spots/mine/spots-database.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { readToken } from "#web/platform/session.ts";

/** Somebody else signed in: what waits belongs to the one before. */
class OtherAccountError extends Error {
  override readonly name = "OtherAccountError";
}

/** The account's spots here, and the token with which they are exchanged. */
interface Exchange {
  readonly spots: SpotsDatabase;
  readonly token: string | null;
}

function assertSameAccount({ token }: Exchange): void {
  if (readToken() !== token) throw new OtherAccountError("another session began");
}

type Outcome =
  | { readonly kind: "told" | "pointless" }
  | { readonly kind: "refused"; readonly refusal: string };

async function tell(change: Change): Promise<unknown> {
  const params = { spot_id: change.spotId };
  if (change.kind === "save") return call(saveOwnSpot, { params, body: change.entry });
  if (change.kind === "remove") return call(removeOwnSpot, { params });
  return call(change.isFavorite ? addFavorite : removeFavorite, { params });
}

/** Refusals that have to do with the change itself; any other failure is worth another try. */
const isAboutTheChange = ({ code }: ApiError): boolean =>
  code === "limit_reached" || code === "invalid_request";

async function outcomeOf(change: Change): Promise<Outcome> {
  try {
    await tell(change);
    return { kind: "told" };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.code === "not_found") {
      return { kind: change.kind === "remove" ? "told" : "pointless" };
    }
    if (isAboutTheChange(cause)) return { kind: "refused", refusal: cause.message };
    throw cause;
  }
}

async function sendOne(exchange: Exchange, queued: QueuedChange): Promise<void> {
  assertSameAccount(exchange);
  const { spots } = exchange;
  const outcome = await outcomeOf(queued.change);
  if (outcome.kind === "refused") await refuseChange(spots, queued, outcome.refusal);
  else if (outcome.kind === "told") await settleChange(spots, queued);
  else await dropChange(spots, queued);
}

/** Tells the account everything that waits, also what is added on the way; each writing once. */
async function sendAll(exchange: Exchange): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const next = inSendingOrder(await exchange.spots.outbox.toArray()).find(
      ({ stamp }) => !tried.has(stamp),
    );
    if (next === undefined) return;
    tried.add(next.stamp);
    await sendOne(exchange, next);
  }
}

async function fetchAccountSpots(exchange: Exchange): Promise<void> {
  assertSameAccount(exchange);
  const { own_spots: ownSpots, favorites } = await call(mySpots, {});
  await keepAccountSpots(exchange.spots, { ownSpots, favorites });
}

async function sendAndFetch(exchange: Exchange): Promise<void> {
  await sendAll(exchange);
  await fetchAccountSpots(exchange);
}

/**
 * First tells the account what waits, then takes over what it holds; throws where that is worth
 * another try. Two pages of one account take turns.
 */
export async function syncMySpots(spots: SpotsDatabase): Promise<void> {
  const exchange = { spots, token: readToken() };
  // Absent on insecure addresses; what is told twice is still there once.
  if (!("locks" in navigator)) return sendAndFetch(exchange);
  return navigator.locks.request(`sync ${spots.database.name}`, () => sendAndFetch(exchange));
}
