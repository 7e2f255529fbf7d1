import type { Instant } from "@striper/marine/time";
import type { Pool } from "pg";

export interface CallerCount {
  readonly caller: string;
  readonly requests: number;
}

export interface CountStore {
  /** Must resolve before the first count. */
  prepare(): Promise<void>;
  add(windowStart: Instant, additions: readonly CallerCount[]): Promise<readonly CallerCount[]>;
  forgetBefore(windowStart: Instant): Promise<void>;
}

/**
 * Counts of the current minute may be lost in a crash. The table is unlogged to save write-ahead
 * log, and created here rather than in a migration, so that backups omit it. The lock is for
 * processes that start together.
 */
const makeTable = `begin;
  select pg_advisory_xact_lock(hashtext('rate_limit_counts'));
  create unlogged table if not exists rate_limit_counts (
    window_start timestamptz not null,
    caller text not null,
    requests integer not null,
    primary key (window_start, caller)
  );
  commit`;

const addStatement = {
  name: "rate_limit_add",
  text: `insert into rate_limit_counts (caller, window_start, requests)
    select caller, $1, requests from unnest($2::text[], $3::int[]) as added (caller, requests)
    order by caller
    on conflict (window_start, caller)
    do update set requests = rate_limit_counts.requests + excluded.requests
    returning caller, requests`,
};

export function createPostgresCountStore(pool: Pick<Pool, "query">): CountStore {
  return {
    async prepare() {
      await pool.query(makeTable);
    },
    async add(windowStart, additions) {
      const { rows } = await pool.query<CallerCount>({
        ...addStatement,
        values: [
          new Date(windowStart),
          additions.map(({ caller }) => caller),
          additions.map(({ requests }) => requests),
        ],
      });
      return rows;
    },
    async forgetBefore(windowStart) {
      await pool.query("delete from rate_limit_counts where window_start < $1", [
        new Date(windowStart),
      ]);
    },
  };
}
