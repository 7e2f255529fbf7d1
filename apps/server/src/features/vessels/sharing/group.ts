import type { Pool, PoolClient } from "pg";
import type { Log } from "#server/platform/log/log.ts";

/** Membership in the group of processes on one database, of which at most one leads. */
export interface Place {
  readonly isLeading: () => boolean;
  readonly send: (payloads: readonly string[]) => Promise<void>;
}

export interface GroupEvents {
  /** Called every second while the database answers. */
  readonly onTurn: (place: Place) => Promise<void>;
  readonly onNotice: (payload: string, place: Place) => void;
  /** Called when leadership is lost; another process may lead already. */
  readonly onDeposed: () => void;
}

/** Name of the channel and, hashed, of the lock. */
const group = "striper_vessel_feed";
const turnMs = 1000;
/** Turns between attempts to lead or to reconnect. */
const tryEveryTurns = 5;

const lockStatement = `select pg_try_advisory_lock(hashtext('${group}')) as is_leading`;
const sendStatement = `select pg_notify('${group}', payload) from unnest($1::text[]) as payload`;

function takePlace(pool: Pick<Pool, "connect">, { onNotice, onDeposed }: GroupEvents) {
  let client: PoolClient | undefined;
  let isLeading = false;

  const place: Place = {
    isLeading: () => isLeading,
    send: async (payloads) => {
      if (payloads.length > 0) await client?.query(sendStatement, [payloads]);
    },
  };

  /** Ends the database session, and with it the lock. */
  function lose(lost: PoolClient | undefined): void {
    if (lost === undefined || client !== lost) return;
    client = undefined;
    lost.release(true);
    if (!isLeading) return;
    isLeading = false;
    onDeposed();
  }

  return {
    place,
    isConnected: () => client !== undefined,
    lose: () => lose(client),
    async connect(): Promise<void> {
      const fresh = await pool.connect();
      client = fresh;
      fresh.on("error", () => lose(fresh));
      fresh.on("end", () => lose(fresh));
      fresh.on("notification", ({ payload }) => {
        if (client === fresh) onNotice(payload ?? "", place);
      });
      await fresh.query(`listen ${group}`);
    },
    async tryToLead(): Promise<void> {
      const current = client;
      const answer = await current?.query<{ is_leading: boolean }>(lockStatement);
      isLeading = client === current && answer?.rows[0]?.is_leading === true;
    },
  };
}

/**
 * Joins the group with one permanent database connection. The leader's lock belongs to that
 * session, so a process that dies or loses the database releases it.
 */
export function joinGroup(
  pool: Pick<Pool, "connect">,
  events: GroupEvents,
  log: Log,
): () => Promise<void> {
  const own = takePlace(pool, events);
  let isLeaving = false;
  let turns = 0;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> | undefined;

  async function turn(): Promise<void> {
    const isTryTurn = turns++ % tryEveryTurns === 0;
    if (!own.isConnected() && !isTryTurn) return;
    try {
      if (!own.isConnected()) await own.connect();
      if (!own.place.isLeading() && isTryTurn) await own.tryToLead();
      await events.onTurn(own.place);
    } catch (error) {
      log.warn({ err: error }, "sharing of vessels is interrupted");
      own.lose();
    }
  }

  async function go(): Promise<void> {
    await turn();
    if (!isLeaving) timer = setTimeout(() => void (turning = go()), turnMs);
  }
  turning = go();

  return async () => {
    isLeaving = true;
    clearTimeout(timer);
    await turning;
    own.lose();
  };
}
