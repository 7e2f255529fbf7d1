import { minute, type Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { AnswerStore, Claim } from "#server/platform/observations/answer-store.ts";
import type { Fetched, Source } from "#server/platform/observations/source.ts";
import { circuitOpensAfter, jittered, pauseAfterFailure } from "#server/platform/upstream/pause.ts";
import { createUpstreamHttp } from "#server/platform/upstream/upstream-http.ts";
import type { UpstreamHttp } from "#server/platform/upstream/upstream-http.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

/** Expiry of claims, so that a process that dies does not block the others. */
const leaseMs = 2 * minute;
const mostAtOnce = 4;
/** More than clocks usually differ. */
const futureTolerated = 10 * minute;
const mostPayloadCharacters = 16_384;

export interface RefreshDependencies {
  readonly store: AnswerStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Sent to every service, as some ask for a name and a contact. */
  readonly userAgent: string;
  /** Returns a shorter timeout in ms than the source's own, for tests. */
  readonly patience?: (url: string) => number;
  /** Returns 0 to 1, to make pauses differ between processes. */
  readonly random?: () => number;
}

export interface Refresher {
  /** Starts or queues an attempt, unless the source already has one. */
  refresh(source: Source<unknown>): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

function refuseFuture(issuedAt: Instant, now: Instant): void {
  if (issuedAt <= now + futureTolerated) return;
  throw new UpstreamError("dates", `is dated ${new Date(issuedAt).toISOString()}`);
}

class SourceRefresher implements Refresher {
  readonly #store: AnswerStore;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #http: UpstreamHttp;
  readonly #random: () => number;
  readonly #onStored: () => void;
  readonly #stop = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Source<unknown>>();

  constructor(dependencies: RefreshDependencies, onStored: () => void) {
    const { userAgent, patience = () => Infinity } = dependencies;
    this.#store = dependencies.store;
    this.#clock = dependencies.clock;
    this.#log = dependencies.log;
    this.#random = dependencies.random ?? Math.random;
    this.#onStored = onStored;
    this.#http = createUpstreamHttp({ userAgent, patience, stop: this.#stop.signal });
  }

  refresh(source: Source<unknown>): void {
    if (this.#underWay.has(source.key) || this.#stop.signal.aborted) return;
    this.#waiting.set(source.key, source);
    this.#startWaiting();
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values());
  }

  async close(): Promise<void> {
    this.#stop.abort();
    this.#waiting.clear();
    await this.settled();
  }

  #startWaiting(): void {
    for (const [key, source] of this.#waiting) {
      if (this.#underWay.size >= mostAtOnce) return;
      this.#waiting.delete(key);
      const done = this.#attempt(source)
        .catch((error: unknown) => this.#log.error({ err: error, source: key }, "a refresh failed"))
        .finally(() => {
          this.#underWay.delete(key);
          this.#startWaiting();
        });
      this.#underWay.set(key, done);
    }
  }

  async #attempt(source: Source<unknown>): Promise<void> {
    const claim = await this.#store.claim(source.key, leaseMs);
    if (claim === null) return;
    try {
      const attempt = { http: this.#http, now: this.#clock.now(), validators: claim.validators };
      await this.#succeed(source, claim, await source.fetch(attempt));
    } catch (error) {
      if (this.#stop.signal.aborted) await this.#store.release(source.key);
      else if (error instanceof UpstreamError) await this.#fail(source, claim, error);
      else throw error;
    }
  }

  async #succeed(source: Source<unknown>, claim: Claim, fetched: Fetched<unknown>) {
    const { key, refreshEvery } = source;
    const now = this.#clock.now();
    const next = jittered(refreshEvery, this.#random);
    if (fetched.kind === "answer") refuseFuture(fetched.issuedAt, now);
    // An intermediate cache may send an older copy than the stored one.
    const isOlder =
      fetched.kind === "answer" && claim.issuedAt !== null && fetched.issuedAt < claim.issuedAt;
    if (fetched.kind === "unchanged" || isOlder) await this.#store.confirm(key, now, next);
    else await this.#store.save(key, fetched, now, next);
    this.#onStored();
    if (claim.failures > 0)
      this.#log.info({ source: key, failures: claim.failures }, "a service answers again");
  }

  async #fail(source: Source<unknown>, claim: Claim, error: UpstreamError) {
    const { key, refreshEvery } = source;
    const { fault, message: reason, details } = error;
    const failures = claim.failures + 1;
    const pause = pauseAfterFailure(error, failures, refreshEvery, this.#random);
    await this.#store.recordFailure(key, fault, pause);
    if (details.payload !== undefined) {
      const payload = details.payload.slice(0, mostPayloadCharacters);
      await this.#store.saveRejected(key, { fault, reason, payload });
    }
    const isNews = failures === 1 || failures === circuitOpensAfter;
    this.#log[isNews ? "warn" : "debug"](
      { source: key, fault, reason, failures },
      failures === circuitOpensAfter ? "a service keeps failing" : "a service gave no answer",
    );
  }
}

/** Calls `onStored` whenever an answer has been stored or confirmed. */
export const createRefresher = (
  dependencies: RefreshDependencies,
  onStored: () => void,
): Refresher => new SourceRefresher(dependencies, onStored);
