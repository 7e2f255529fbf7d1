/** Work in the background; one server at a time does it, whatever their number, unless it is shared. */
export interface Job {
  /** Lower case and hyphens; also the name of its queue. */
  readonly name: string;
  /** Without it the job runs only when it is enqueued. */
  readonly schedule?: Schedule;
  /**
   * Every server runs it once in each span, at about the same time: it works in steps that lock their rows,
   * so that the servers share them. It is not queued, and what one run did not manage is left to the next.
   */
  readonly isShared?: boolean;
  /** After this time the signal aborts and the run counts as failed. */
  readonly longestMs: number;
  /** `payload` is what was enqueued, and `{}` when the schedule asks. */
  readonly run: (signal: AbortSignal, payload: unknown) => Promise<void>;
}

/**
 * Once in every span of time, counted from midnight UTC. A server that was off at the time catches
 * up when it starts, as long as the span lasts.
 */
export interface Schedule {
  /** At most a day. */
  readonly everyMinutes: number;
  /** How long after the beginning of the span. */
  readonly afterMinutes?: number;
}

export const dailyAtNight: Schedule = {
  everyMinutes: 24 * 60,
  // 8:00 UTC is 3 or 4 in the morning in Boston.
  afterMinutes: 8 * 60,
};

/** When the job of the span that contains `now` is due. */
export function dueAt({ everyMinutes, afterMinutes = 0 }: Schedule, now: number): number {
  const span = everyMinutes * 60_000;
  return Math.floor(now / span) * span + afterMinutes * 60_000;
}
