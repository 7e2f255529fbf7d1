import { readFromOutside } from "@striper/contract/validation";
import { second, type Instant } from "@striper/marine/time";
import type { Log } from "#server/platform/log/log.ts";
import type { AnswerState, AnswerStore } from "#server/platform/observations/answer-store.ts";
import { createRefresher } from "#server/platform/observations/refresh.ts";
import type { RefreshDependencies, Refresher } from "#server/platform/observations/refresh.ts";
import type { Followed, Observation, Source } from "#server/platform/observations/source.ts";

export interface Observations {
  /** Keeps the last good answer of a source in memory. Ask before `load`. */
  follow<Value>(source: Source<Value>): Followed<Value>;
  /** Grows whenever something that is followed has changed. */
  revision(): number;
  /** Reads what is kept; afterwards everything followed answers at once. */
  load(): Promise<void>;
  /** From now on sources are asked when they are due, and what others learned is read. */
  start(): void;
  /** Asks what is due now and resolves when all of it has been heard or given up. */
  refreshDue(): Promise<void>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** How often the store is asked what has changed and what is due. */
const lookEvery = 5 * second;

/** One source with what is known of it here. */
interface Entry {
  readonly source: Source<unknown>;
  revision: number;
  checkedAt: Instant | null;
  take(value: unknown, issuedAt: Instant): void;
  confirm(checkedAt: Instant): void;
}

class Follower<Value> implements Followed<Value>, Entry {
  readonly source: Source<Value>;
  readonly #log: Log;
  #latest: Observation<Value> | null = null;
  revision = 0;
  checkedAt: Instant | null = null;

  constructor(source: Source<Value>, log: Log) {
    this.source = source;
    this.#log = log;
  }

  latest(): Observation<Value> | null {
    return this.#latest;
  }

  /** What an older or newer version kept in another shape counts as nothing. */
  take(value: unknown, issuedAt: Instant): void {
    const read = readFromOutside(this.source.kept, value);
    if (read.success)
      this.#latest = { value: read.data, issuedAt, checkedAt: this.checkedAt ?? issuedAt };
    else this.#log.warn({ source: this.source.key }, "a kept answer has another shape");
  }

  confirm(checkedAt: Instant): void {
    this.checkedAt = checkedAt;
    if (this.#latest !== null) this.#latest = { ...this.#latest, checkedAt };
  }
}

class Board implements Observations {
  readonly #store: AnswerStore;
  readonly #log: Log;
  readonly #refresher: Refresher;
  readonly #entries = new Map<string, Entry>();
  #revision = 0;
  #isFailing = false;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: RefreshDependencies) {
    this.#store = dependencies.store;
    this.#log = dependencies.log;
    this.#refresher = createRefresher(dependencies);
  }

  follow<Value>(source: Source<Value>): Followed<Value> {
    const follower = new Follower(source, this.#log);
    if (this.#entries.has(source.key)) throw new Error(`${source.key} is followed twice`);
    this.#entries.set(source.key, follower);
    return follower;
  }

  revision(): number {
    return this.#revision;
  }

  async load(): Promise<void> {
    await this.#learnAll();
  }

  start(): void {
    const lookAgain = (): void => {
      this.#looking = this.#looking
        .then(() => this.#look())
        .catch((error: unknown) => this.#noteFailure(error));
    };
    lookAgain();
    this.#timer ??= setInterval(lookAgain, lookEvery).unref();
  }

  async refreshDue(): Promise<void> {
    await this.#look();
    await this.#refresher.settled();
    await this.#learnAll();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#refresher.close();
  }

  async #look(): Promise<void> {
    for (const { key, isDue } of await this.#learnAll()) {
      const entry = this.#entries.get(key);
      if (entry !== undefined && isDue) this.#refresher.refresh(entry.source);
    }
    this.#isFailing = false;
  }

  async #learnAll(): Promise<readonly AnswerState[]> {
    if (this.#entries.size === 0) return [];
    const states = await this.#store.states([...this.#entries.keys()]);
    for (const state of states) {
      const entry = this.#entries.get(state.key);
      if (entry !== undefined) await this.#learn(entry, state);
    }
    return states;
  }

  /** Takes over what has changed since the last look, here or in another process. */
  async #learn(entry: Entry, state: AnswerState): Promise<void> {
    if (state.checkedAt !== null && state.checkedAt !== entry.checkedAt) {
      entry.confirm(state.checkedAt);
      this.#revision++;
    }
    if (state.revision === entry.revision) return;
    const kept = await this.#store.read(state.key);
    if (kept === null) return;
    entry.take(kept.value, kept.issuedAt);
    entry.revision = kept.revision;
    this.#revision++;
  }

  /** Says once that the store fails, and once more after it has worked again in between. */
  #noteFailure(error: unknown): void {
    if (!this.#isFailing) this.#log.warn({ err: error }, "kept answers cannot be read for now");
    this.#isFailing = true;
  }
}

export const createObservations = (dependencies: RefreshDependencies): Observations =>
  new Board(dependencies);
