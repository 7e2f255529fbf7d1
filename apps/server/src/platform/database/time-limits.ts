/** Limits in ms for running a statement and for waiting for a lock. 0 means unlimited. */
export interface TimeLimits {
  readonly statementMs: number;
  readonly lockMs: number;
}

/**
 * Time limits by kind of work. A pool sets those of its work on connect. A transaction of another
 * kind sets its own, which also works through a pooler.
 */
export const timeLimits = {
  /** For instances that serve people. No call takes as long, so only faults reach it. */
  calls: { statementMs: 30_000, lockMs: 10_000 },
  /**
   * For instances that only run jobs. Each job limits its own steps; this ends stuck statements.
   */
  jobs: { statementMs: 600_000, lockMs: 30_000 },
  /** For admins' reads over many rows: a person waits, and others need the connections. */
  reports: { statementMs: 5000, lockMs: 1000 },
  /**
   * Short lock waits that are retried, because readers queue behind a migration waiting for its
   * lock.
   */
  migrations: { statementMs: 0, lockMs: 2000 },
  /** A backup takes as long as the data requires, and a migration may hold a table for a while. */
  backup: { statementMs: 0, lockMs: 600_000 },
} as const satisfies Record<string, TimeLimits>;

export type KindOfWork = keyof typeof timeLimits;

export const limitsOfTransaction = ({ statementMs, lockMs }: TimeLimits): string =>
  `set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}`;
