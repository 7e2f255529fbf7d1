/** Background work. Unless shared, only one server at a time runs it. */
export interface Job {
  /** Lower case and hyphens; also the name of its queue. */
  readonly name: string;
  readonly schedule?: Schedule;
  /**
   * Every server runs the job once per span. It works in steps that lock their rows, so that the
   * servers share the work. It is not queued, and the next run continues what one did not finish.
   */
  readonly isShared?: boolean;
  readonly longestMs: number;
  /** `payload` is the enqueued value, or `{}` for scheduled runs. */
  readonly run: (signal: AbortSignal, payload: unknown) => Promise<void>;
}

/**
 * Runs once per span, counted from midnight UTC. A server that was off catches up at its start if
 * the span has not ended.
 */
export interface Schedule {
  /** At most a day. */
  readonly everyMinutes: number;
  /** Delay from the beginning of the span. */
  readonly afterMinutes?: number;
}

export const dailyAtNight: Schedule = {
  everyMinutes: 24 * 60,
  // 8:00 UTC is 3 or 4 a.m. in Boston.
  afterMinutes: 8 * 60,
};

export function dueAt({ everyMinutes, afterMinutes = 0 }: Schedule, now: number): number {
  const span = everyMinutes * 60_000;
  return Math.floor(now / span) * span + afterMinutes * 60_000;
}
