import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { CallerCount } from "#server/platform/rate-limit/count-store.ts";

export const windowMs = 60_000;
/** More callers than this are not counted in this process; they take at most 30 MB. */
const mostCallers = 200_000;

export interface Entry {
  /** Of all processes, as far as this one knows. */
  total: number;
  /** Of this process, not yet shared. */
  unshared: number;
  /** Requests of this process whose count in the database was begun. */
  begun: number;
}

export function learnTotal(entry: Entry, requests: number): void {
  entry.total = Math.max(entry.total, requests + entry.unshared);
}

/** This process's counts of the running minute. */
export class WindowCounts {
  readonly #clock: Clock;
  #start: Instant = 0;
  /** By scope, then by caller: joining a key for every request would cost more. */
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
    const entry = { total: 0, unshared: 0, begun: 0 };
    if (this.#size < mostCallers) {
      this.#size++;
      const callers = this.#entries.get(scope) ?? new Map<string, Entry>();
      this.#entries.set(scope, callers.set(caller, entry));
    }
    return entry;
  }

  /** Until the end of the window this count is shared with the other processes. */
  shareFromNow(sharedKey: string, entry: Entry): void {
    this.#busy.set(sharedKey, entry);
  }

  /** The counts to share; they count as shared from here on. */
  takeUnshared(): CallerCount[] {
    return [...this.#busy].map(([caller, entry]) => {
      const requests = entry.unshared;
      entry.unshared = 0;
      return { caller, requests };
    });
  }

  /** Adopts the totals of all processes. */
  learn(totals: readonly CallerCount[]): void {
    for (const { caller, requests } of totals) {
      const entry = this.#busy.get(caller);
      if (entry !== undefined) learnTotal(entry, requests);
    }
  }
}
