import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { CallerCount } from "#server/platform/rate-limit/count-store.ts";

export const windowMs = 60_000;
/** Further callers are not counted in this process. This many take at most 30 MB. */
const mostCallers = 200_000;

export interface Entry {
  /** Requests to all processes, as far as this one knows. */
  total: number;
  /** Requests to this process that are not shared yet. */
  unshared: number;
  /** Requests of this process whose count in the database has begun. */
  begun: number;
}

export function learnTotal(entry: Entry, requests: number): void {
  entry.total = Math.max(entry.total, requests + entry.unshared);
}

export class WindowCounts {
  readonly #clock: Clock;
  #start: Instant = 0;
  /** Nested by scope and caller, because joining a key for every request would cost more. */
  #entries = new Map<string, Map<string, Entry>>();
  #size = 0;
  #busy = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get start(): Instant {
    return this.#start;
  }

  /** Returns the seconds until the window ends, after starting a new one if needed. */
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

  shareFromNow(sharedKey: string, entry: Entry): void {
    this.#busy.set(sharedKey, entry);
  }

  takeUnshared(): CallerCount[] {
    return [...this.#busy].map(([caller, entry]) => {
      const requests = entry.unshared;
      entry.unshared = 0;
      return { caller, requests };
    });
  }

  learn(totals: readonly CallerCount[]): void {
    for (const { caller, requests } of totals) {
      const entry = this.#busy.get(caller);
      if (entry !== undefined) learnTotal(entry, requests);
    }
  }
}
