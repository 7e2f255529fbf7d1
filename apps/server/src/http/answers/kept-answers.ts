import type { Endpoint, InputOf, OutputOf } from "@striper/contract/endpoint";
import { minute, type Instant } from "@striper/marine/time";
import type * as z from "zod/mini";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";
import { cacheAnswer } from "#server/http/answers/send-answer.ts";
import type { AddressInput } from "#server/http/request/request-input.ts";

type Schema = z.ZodMiniType;
type Address<P extends Schema, Q extends Schema> = AddressInput<OutputOf<P>, OutputOf<Q>>;

export interface KeptAnswersOptions<P extends Schema, Q extends Schema, R extends Schema> {
  readonly endpoint: Endpoint<P, Q, Schema, R>;
  readonly now: () => Instant;
  /** Grows when what the answers are made of has changed. */
  readonly revision: () => number;
  /** Questions with the same key have the same answer. */
  readonly keyOf: (asked: Address<P, Q>) => string;
  readonly answer: (asked: Address<P, Q>, now: Instant) => InputOf<R> | Promise<InputOf<R>>;
}

interface Entry {
  readonly answer: CachedAnswer;
  readonly minute: number;
  readonly revision: number;
}

/** Different answers of one call that are held; the one made longest ago makes room. */
const mostEntries = 400;
const maxAgeSeconds = 60;

/**
 * Answers that are made when they are first asked for and again when the minute or the data has
 * changed. Whoever asks meanwhile gets the answer of the minute before instead of waiting.
 */
export function keepAnswers<P extends Schema, Q extends Schema, R extends Schema>(
  options: KeptAnswersOptions<P, Q, R>,
): (asked: Address<P, Q>) => CachedAnswer | Promise<CachedAnswer> {
  const { endpoint, keyOf, revision, now } = options;
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<CachedAnswer>>();

  async function make(asked: Address<P, Q>, key: string): Promise<CachedAnswer> {
    const at = now();
    const state = { minute: Math.floor(at / minute), revision: revision() };
    const value = await options.answer(asked, at);
    const answer = await cacheAnswer(endpoint, value, maxAgeSeconds);
    const oldest = entries.size >= mostEntries ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    entries.delete(key);
    entries.set(key, { answer, ...state });
    return answer;
  }

  function makeOnce(asked: Address<P, Q>, key: string): Promise<CachedAnswer> {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const made = make(asked, key).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  return (asked) => {
    const key = keyOf(asked);
    const entry = entries.get(key);
    const currentMinute = Math.floor(now() / minute);
    if (entry === undefined || currentMinute - entry.minute > 1) return makeOnce(asked, key);
    if (entry.minute === currentMinute && entry.revision === revision()) return entry.answer;
    // A failure is met again, and answered, by whoever asks once this answer is too old.
    makeOnce(asked, key).catch(() => undefined);
    return entry.answer;
  };
}
