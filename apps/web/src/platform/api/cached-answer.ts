import type { Endpoint, OutputOf } from "@striper/contract/endpoint";
import { readFromOutside } from "@striper/contract/validation";
import { queryOptions } from "@tanstack/react-query";
import { call, type CallInput } from "#web/platform/api/api-client.ts";
import { readStoredJson, writeStored } from "#web/platform/stored.ts";

type Schema = Endpoint["params"];

interface Cached<Answer> {
  /** When it arrived, milliseconds. */
  readonly at: number;
  readonly answer: Answer;
}

const storedUnder = (name: string): string => `kept_${name}`;

interface Stored extends Cached<unknown> {
  /** Fingerprint of the answer shapes of the build that stored it. */
  readonly shapes: unknown;
}

function storedAnswer(name: string): Stored | undefined {
  const kept = readStoredJson(storedUnder(name));
  if (typeof kept !== "object" || kept === null) return undefined;
  if (!("at" in kept) || !("answer" in kept) || typeof kept.at !== "number") return undefined;
  return { at: kept.at, answer: kept.answer, shapes: "shapes" in kept ? kept.shapes : undefined };
}

/**
 * Only checked answers are kept, so one that was kept by a build with the same shapes is right. To
 * look at every field of it again takes longer than drawing it.
 */
function isChecked<R extends Schema>(
  stored: Stored,
  _by: R,
): stored is Stored & Cached<OutputOf<R>> {
  const known = import.meta.env.VITE_SHAPES;
  return known !== undefined && stored.shapes === known;
}

/** The stored answer, unless it has another version's shape or the clock was set back. */
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
  /** Under which the device keeps it. */
  readonly name: string;
  /** While younger it is not asked for again, ms. */
  readonly freshFor: number;
  /** An open page asks again this often, ms. */
  readonly every: number;
  /** Given up after, ms. */
  readonly timeout: number;
  /** Whether the server had nothing yet, as for a moment after its start; never where it is not given. */
  readonly isEmpty?: (answer: Answer) => boolean;
}

/** Where no answer came, or one without anything in it, ms: a signal may be there for some minutes only. */
const soonAgain = 60_000;

/**
 * A public answer that outlives the visit: shown at once with its age, renewed in place. A failed
 * renewal leaves it as it was.
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
    // Asked for only when the answer is of the right shape: checking it twice costs as much again.
    initialDataUpdatedAt: () => Math.min(storedAnswer(name)?.at ?? 0, Date.now()),
    staleTime: freshFor,
    refetchInterval: ({ state: { data, error } }) =>
      error !== null || (data !== undefined && isEmpty?.(data) === true)
        ? Math.min(every, soonAgain)
        : every,
    // The refetch interval tries again, and so does the return of the network.
    retry: false,
  });
}
