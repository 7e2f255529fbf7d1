import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { CallerCount } from "#server/platform/rate-limit/count-store.ts";

export const windowMs = 60_000;
/** A flood from more addresses than this is counted no further here; 30 MB at the most. */
const mostCallers = 200_000;

export interface Entry {
  /** What is known in all: ours and what the others have reported. */
  total: number;
  /** Ours that the others do not know of yet. */
  unshared: number;
}

/** This process's counts of the running minute. */
export class WindowCounts {
  readonly #clock: Clock;
  #start: Instant = 0;
  #entries = new Map<string, Entry>();
  #busy = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get start(): Instant {
    return this.#start;
  }

  /** Seconds until the window ends; begins a new one when the last has ended. */
  enter(): number {
    const now = this.#clock.now();
    if (now >= this.#start + windowMs || now < this.#start) {
      this.#start = now - (now % windowMs);
      this.#entries = new Map();
      this.#busy = new Map();
    }
    return Math.ceil((this.#start + windowMs - now) / 1000);
  }

  of(caller: string): Entry {
    const known = this.#entries.get(caller);
    if (known !== undefined) return known;
    const entry = { total: 0, unshared: 0 };
    if (this.#entries.size < mostCallers) this.#entries.set(caller, entry);
    return entry;
  }

  /** From here to the end of the window the others are told of this caller, and asked about it. */
  shareFromNow(caller: string, entry: Entry): void {
    this.#busy.set(caller, entry);
  }

  /** What the others are to be told; it counts as told from here on. */
  takeUnshared(): CallerCount[] {
    return [...this.#busy].map(([caller, entry]) => {
      const requests = entry.unshared;
      entry.unshared = 0;
      return { caller, requests };
    });
  }

  learn(totals: readonly CallerCount[]): void {
    for (const { caller, requests } of totals) {
      const entry = this.of(caller);
      entry.total = Math.max(entry.total, requests + entry.unshared);
    }
  }
}
