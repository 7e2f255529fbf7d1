/** How long a statement may run and how long it may wait for a lock, ms; 0: unlimited. */
export interface TimeLimits {
  readonly statementMs: number;
  readonly lockMs: number;
}

/**
 * By kind of work, the only place. A pool has the limits of its work from the moment it connects; a
 * transaction of another kind sets its own for itself, which no pooler loses.
 */
export const timeLimits = {
  /** For instances that answer people: no call takes as long, so only faults reach it. */
  calls: { statementMs: 30_000, lockMs: 10_000 },
  /** For instances that only run jobs: the job bounds its steps, this ends stuck statements. */
  jobs: { statementMs: 600_000, lockMs: 30_000 },
  /** Reads over many rows for admins: a person waits, and others need the connections. */
  reports: { statementMs: 5000, lockMs: 1000 },
  /** Whoever reads a table waits behind a migration that waits for its lock; it tries again. */
  migrations: { statementMs: 0, lockMs: 2000 },
  /** As long as the data is large; a migration may hold a table for a while. */
  backup: { statementMs: 0, lockMs: 600_000 },
} as const satisfies Record<string, TimeLimits>;

export type KindOfWork = keyof typeof timeLimits;

/** For the statements that follow in this transaction. */
export const limitsOfTransaction = ({ statementMs, lockMs }: TimeLimits): string =>
  `set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}`;
