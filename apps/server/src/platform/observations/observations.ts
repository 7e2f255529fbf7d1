import { readFromOutside } from "@striper/contract/validation";
import { second, type Instant } from "@striper/marine/time";
import type { Log } from "#server/platform/log/log.ts";
import type { AnswerState, AnswerStore } from "#server/platform/observations/answer-store.ts";
import { createRefresher } from "#server/platform/observations/refresh.ts";
import type { RefreshDependencies, Refresher } from "#server/platform/observations/refresh.ts";
import type { Followed, Observation, Source } from "#server/platform/observations/source.ts";

export interface Observations {
  /** Keeps the last good answer of a source in memory. Call it before `load`. */
  follow<Value>(source: Source<Value>): Followed<Value>;
  /** Increases whenever a followed answer changes. */
  revision(): number;
  /** Reads the stored answers, which `latest` returns from then on. */
  load(): Promise<void>;
  /** Starts asking sources when they are due and reading what other processes stored. */
  start(): void;
  /** Asks the sources that are due. Resolves when each has answered or failed. */
  refreshDue(): Promise<void>;
  close(): Promise<void>;
}

const checkEvery = 5 * second;

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

  /** Ignores an answer that another version stored in a different shape. */
  take(value: unknown, issuedAt: Instant): void {
    const read = readFromOutside(this.source.stored, value);
    if (read.success)
      this.#latest = { value: read.data, issuedAt, checkedAt: this.checkedAt ?? issuedAt };
    else this.#log.warn({ source: this.source.key }, "a stored answer has another shape");
  }

  confirm(checkedAt: Instant): void {
    this.checkedAt = checkedAt;
    if (this.#latest !== null) this.#latest = { ...this.#latest, checkedAt };
  }
}

class ObservationBoard implements Observations {
  readonly #store: AnswerStore;
  readonly #log: Log;
  readonly #refresher: Refresher;
  readonly #entries = new Map<string, Entry>();
  #revision = 0;
  #isFailing = false;
  #checking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: RefreshDependencies) {
    this.#store = dependencies.store;
    this.#log = dependencies.log;
    this.#refresher = createRefresher(dependencies, () => this.#afterThis(() => this.#readAll()));
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
    await this.#readAll();
  }

  start(): void {
    const checkAgain = (): void => this.#afterThis(() => this.#check());
    checkAgain();
    this.#timer ??= setInterval(checkAgain, checkEvery).unref();
  }

  async refreshDue(): Promise<void> {
    await this.#check();
    await this.#refresher.settled();
    await this.#readAll();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#refresher.close();
    await this.#checking;
  }

  #afterThis(next: () => Promise<unknown>): void {
    const previous = this.#checking;
    this.#checking = (async () => {
      await previous;
      await next();
    })().catch((error: unknown) => this.#recordFailure(error));
  }

  async #check(): Promise<void> {
    const states = await this.#readAll();
    const due = new Set(states.filter(({ isDue }) => isDue).map(({ key }) => key));
    // Sources are asked in the order they were followed, so that the harbor's weather comes first
    // after a start.
    for (const [key, { source }] of this.#entries)
      if (due.has(key)) this.#refresher.refresh(source);
    this.#isFailing = false;
  }

  async #readAll(): Promise<readonly AnswerState[]> {
    if (this.#entries.size === 0) return [];
    const states = await this.#store.states([...this.#entries.keys()]);
    for (const state of states) {
      const entry = this.#entries.get(state.key);
      if (entry !== undefined) await this.#read(entry, state);
    }
    return states;
  }

  async #read(entry: Entry, state: AnswerState): Promise<void> {
    if (state.checkedAt !== null && state.checkedAt !== entry.checkedAt) {
      entry.confirm(state.checkedAt);
      this.#revision++;
    }
    if (state.revision === entry.revision) return;
    const stored = await this.#store.read(state.key);
    if (stored === null) return;
    entry.take(stored.value, stored.issuedAt);
    entry.revision = stored.revision;
    this.#revision++;
  }

  /** Logs a failing store once, and again only after it has recovered. */
  #recordFailure(error: unknown): void {
    if (!this.#isFailing) this.#log.warn({ err: error }, "stored answers cannot be read for now");
    this.#isFailing = true;
  }
}

export const createObservations = (dependencies: RefreshDependencies): Observations =>
  new ObservationBoard(dependencies);
