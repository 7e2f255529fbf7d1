import type { Endpoint, InputOf, OutputOf } from "@striper/contract/endpoint";
import { minute, type Instant } from "@striper/marine/time";
import type * as z from "zod/mini";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";
import { cacheAnswer, type Charge } from "#server/http/bind-endpoint.ts";
import type { AddressInput } from "#server/http/request/request-input.ts";
import { createOnePerLoopTurn } from "#server/platform/work/one-per-loop-turn.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

type Schema = z.ZodMiniType;
type Address<P extends Schema, Q extends Schema> = AddressInput<OutputOf<P>, OutputOf<Q>>;

export interface AnswerCacheOptions<P extends Schema, Q extends Schema, R extends Schema> {
  readonly endpoint: Endpoint<P, Q, Schema, R>;
  readonly now: () => Instant;
  readonly revision: () => number | string;
  /**
   * Max age of an answer in milliseconds. An older answer, or one of an older revision, is sent
   * until its replacement is ready. Without a max age, an answer is valid until the revision
   * changes, and then every caller waits for the new one.
   */
  readonly refreshEvery?: number;
  /** Returns the cache key of a request. Without it, all requests share one answer. */
  readonly keyOf?: (asked: Address<P, Q>) => string;
  /** Returns the work for an answer, in the units of the endpoint's limit; 1 by default. */
  readonly costOf?: (asked: Address<P, Q>) => number;
  readonly answer: (asked: Address<P, Q>, now: Instant) => InputOf<R> | Promise<InputOf<R>>;
}

export interface ObservedContext {
  readonly clock: Clock;
  readonly observations: Pick<Observations, "revision">;
}

export const asObserved = ({ clock, observations }: ObservedContext) => ({
  now: () => clock.now(),
  revision: () => observations.revision(),
  refreshEvery: minute,
});

interface Entry {
  readonly answer: CachedAnswer;
  readonly revision: number | string;
  readonly period: number;
}

const myTurn = createOnePerLoopTurn();

const mostAnswers = 400;

/**
 * Caches answers that are the same for everyone. Concurrent requests for one answer share the work.
 */
export function createAnswerCache<P extends Schema, Q extends Schema, R extends Schema>(
  options: AnswerCacheOptions<P, Q, R>,
): (asked: Address<P, Q>, charge?: Charge) => CachedAnswer | Promise<CachedAnswer> {
  const { endpoint, now, keyOf = () => "", costOf = () => 1, refreshEvery } = options;
  const entries = new BoundedCache<Entry>(mostAnswers);
  const underWay = new Map<string, Promise<CachedAnswer>>();
  const maxAgeSeconds = refreshEvery === undefined ? 0 : refreshEvery / 1000;
  const periodAt = (at: Instant) =>
    refreshEvery === undefined ? 0 : Math.floor(at / refreshEvery);

  async function make(asked: Address<P, Q>, key: string): Promise<CachedAnswer> {
    const at = now();
    const made = { revision: options.revision(), period: periodAt(at) };
    await myTurn();
    const value = await options.answer(asked, at);
    const answer = await cacheAnswer(endpoint, value, maxAgeSeconds);
    entries.set(key, { answer, ...made });
    return answer;
  }

  function makeOnce(asked: Address<P, Q>, key: string, charge: Charge): Promise<CachedAnswer> {
    const identity = `${options.revision()} ${periodAt(now())} ${key}`;
    const running = underWay.get(identity);
    if (running !== undefined) return running;
    charge(costOf(asked));
    const made = make(asked, key).finally(() => underWay.delete(identity));
    underWay.set(identity, made);
    return made;
  }

  return (asked, charge = () => undefined) => {
    const key = keyOf(asked);
    const entry = entries.get(key);
    if (entry === undefined) return makeOnce(asked, key, charge);
    const periods = periodAt(now()) - entry.period;
    if (periods === 0 && entry.revision === options.revision()) return entry.answer;
    if (refreshEvery === undefined || periods > 1) return makeOnce(asked, key, charge);
    // Ignore a failure here: the next request after this answer expires meets and reports it.
    makeOnce(asked, key, () => undefined).catch(() => undefined);
    return entry.answer;
  };
}
