import { Pool } from "pg";
import type { PoolConfig } from "pg";
import { timeLimits } from "#server/platform/database/time-limits.ts";
import type { KindOfWork } from "#server/platform/database/time-limits.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface PoolOptions {
  readonly size: number;
  readonly keptOpen?: number;
  readonly work: KindOfWork;
  /** Says that the connection leads to a pooler that assigns server connections per transaction. */
  readonly isPooler?: boolean;
  readonly log: Log;
}

/**
 * Shorter than the polling interval of the job queues, so that connections of a burst are closed.
 */
const idleLimitMilliseconds = 5000;
const connectLimitMilliseconds = 5000;

function withoutName(query: unknown): unknown {
  const isNamed = typeof query === "object" && query !== null && "name" in query;
  // Leave the driver's own objects, which have `submit`, unchanged.
  return isNamed && !("submit" in query) ? { ...query, name: undefined } : query;
}

/**
 * Removes statement names. Only the connection that prepared a statement knows its name, and a
 * pooler switches connections.
 */
function sendUnnamed(client: object): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("a connection that takes no query");
  Reflect.set(client, "query", (first: unknown, ...rest: readonly unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, [withoutName(first), ...rest]);
    return answer;
  });
}

export function openPool(connection: PoolConfig, options: PoolOptions): Pool {
  const { size, keptOpen = 0, work, isPooler = false, log } = options;
  const { statementMs, lockMs } = timeLimits[work];
  // A pooler refuses session settings at connect, so it must set the limits itself.
  const limits = isPooler ? {} : { statement_timeout: statementMs, lock_timeout: lockMs };
  const pool = new Pool({
    application_name: "striper-conditions",
    connectionTimeoutMillis: connectLimitMilliseconds,
    idleTimeoutMillis: idleLimitMilliseconds,
    min: keptOpen,
    max: size,
    ...limits,
    ...connection,
  });
  if (isPooler) pool.on("connect", sendUnnamed);
  // Without a listener, an idle connection that breaks would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  return pool;
}

export async function fillPool(pool: Pool, connections: number): Promise<void> {
  const open = async (): Promise<void> => (await pool.connect()).release();
  await Promise.all(Array.from({ length: connections }, open));
}
