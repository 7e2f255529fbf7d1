/** Work that one server at a time does, whatever their number. */
export interface Job {
  /** Lower case and hyphens; also the name of its queue. */
  readonly name: string;
  /** Without it the job runs only when it is enqueued. */
  readonly schedule?: Schedule;
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
