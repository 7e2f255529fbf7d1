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

export function learnTotal(entry: Entry, requests: number): void {
  entry.total = Math.max(entry.total, requests + entry.unshared);
}

/** This process's counts of the running minute. */
export class WindowCounts {
  readonly #clock: Clock;
  #start: Instant = 0;
  /** By what is counted, then by who asks: a key put together with every request costs more. */
  #entries = new Map<string, Map<string, Entry>>();
  #size = 0;
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
      this.#size = 0;
      this.#busy = new Map();
    }
    return Math.ceil((this.#start + windowMs - now) / 1000);
  }

  of(scope: string, caller: string): Entry {
    const known = this.#entries.get(scope)?.get(caller);
    if (known !== undefined) return known;
    const entry = { total: 0, unshared: 0 };
    if (this.#size < mostCallers) {
      this.#size++;
      const callers = this.#entries.get(scope) ?? new Map<string, Entry>();
      this.#entries.set(scope, callers.set(caller, entry));
    }
    return entry;
  }

  /** From here to the end of the window the others are told of this count, and asked about it. */
  shareFromNow(sharedKey: string, entry: Entry): void {
    this.#busy.set(sharedKey, entry);
  }

  /** What the others are to be told; it counts as told from here on. */
  takeUnshared(): CallerCount[] {
    return [...this.#busy].map(([caller, entry]) => {
      const requests = entry.unshared;
      entry.unshared = 0;
      return { caller, requests };
    });
  }

  /** What all have counted of what was shared. */
  learn(totals: readonly CallerCount[]): void {
    for (const { caller, requests } of totals) {
      const entry = this.#busy.get(caller);
      if (entry !== undefined) learnTotal(entry, requests);
    }
  }
}
