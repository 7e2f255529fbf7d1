import type { Endpoint, OutputOf } from "@striper/contract/endpoint";
import { readFromOutside } from "@striper/contract/validation";
import { queryOptions } from "@tanstack/react-query";
import { call, type CallInput } from "#web/platform/api/api-client.ts";
import { readStoredJson, writeStored } from "#web/platform/stored.ts";

type Schema = Endpoint["params"];

interface Cached<Answer> {
  /** Time of arrival, ms since 1970. */
  readonly at: number;
  readonly answer: Answer;
}

const storedUnder = (name: string): string => `kept_${name}`;

interface Stored extends Cached<unknown> {
  /** Fingerprint of the answer shapes in the build that stored it. */
  readonly shapes: unknown;
}

function storedAnswer(name: string): Stored | undefined {
  const kept = readStoredJson(storedUnder(name));
  if (typeof kept !== "object" || kept === null) return undefined;
  if (!("at" in kept) || !("answer" in kept) || typeof kept.at !== "number") return undefined;
  return { at: kept.at, answer: kept.answer, shapes: "shapes" in kept ? kept.shapes : undefined };
}

/**
 * Returns true when a build with the same shapes stored the answer. Only validated answers are stored, and validating
 * one again takes longer than drawing it.
 */
function isChecked<R extends Schema>(
  stored: Stored,
  _by: R,
): stored is Stored & Cached<OutputOf<R>> {
  const known = import.meta.env.VITE_SHAPES;
  return known !== undefined && stored.shapes === known;
}

/** Returns the stored answer if it has the current shape. An arrival time in the future counts as `now`. */
export function readCachedAnswer<R extends Schema>(
  name: string,
  response: R,
  now: number,
): Cached<OutputOf<R>> | undefined {
  const kept = storedAnswer(name);
  if (kept === undefined) return undefined;
  const at = Math.min(kept.at, now);
  if (isChecked(kept, response)) return { at, answer: kept.answer };
  const parsed = readFromOutside(response, kept.answer);
  return parsed.success ? { at, answer: parsed.data } : undefined;
}

export function cacheAnswer(name: string, at: number, answer: unknown): void {
  const kept: Stored = { at, answer, shapes: import.meta.env.VITE_SHAPES };
  writeStored(storedUnder(name), JSON.stringify(kept));
}

interface CacheOptions<Answer> {
  readonly name: string;
  /** Age below which the answer is not fetched again, ms. */
  readonly freshFor: number;
  /** Refetch interval of an open page, ms. */
  readonly every: number;
  readonly timeout: number;
  /** Tests for an answer without data, which a server gives shortly after its start. */
  readonly isEmpty?: (answer: Answer) => boolean;
}

/** Refetch interval after a failed or empty answer, ms. It is short because a signal may last only minutes. */
const soonAgain = 60_000;

/**
 * Returns query options for a public answer that outlives the visit. The stored answer is shown at once and renewed
 * in place; a failed renewal keeps it.
 */
export function cachedQuery<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  { name, freshFor, every, timeout, isEmpty }: CacheOptions<OutputOf<R>>,
) {
  return queryOptions({
    queryKey: ["kept", name],
    queryFn: async ({ signal }) => {
      const answer = await call(endpoint, input, { signal, timeout });
      cacheAnswer(name, Date.now(), answer);
      return answer;
    },
    initialData: () => readCachedAnswer(name, endpoint.response, Date.now())?.answer,
    // The library calls this only when there is initial data, so the answer is validated once.
    initialDataUpdatedAt: () => Math.min(storedAnswer(name)?.at ?? 0, Date.now()),
    staleTime: freshFor,
    refetchInterval: ({ state: { data, error } }) =>
      error !== null || (data !== undefined && isEmpty?.(data) === true)
        ? Math.min(every, soonAgain)
        : every,
    // The refetch interval and the return of the network are the retries.
    retry: false,
  });
}
