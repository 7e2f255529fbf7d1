import type { Intent } from "#angling/assistant/frame.ts";
import type { LikelyTopic } from "#angling/assistant/guess/likely-topics.ts";
import { holds, signOf } from "./signs.ts";
import type { Topic } from "./topic.ts";

/** A topic, and how surely the question tells of it. */
interface Told {
  readonly topic: Topic;
  readonly surely: number;
}

type Compiled = readonly (readonly [number, ReturnType<typeof signOf>])[];
const compiled = new WeakMap<Topic, Compiled>();

function signsOf(topic: Topic): Compiled {
  const known = compiled.get(topic);
  if (known !== undefined) return known;
  const signs = Object.entries(topic.signs).flatMap(([surely, written]) =>
    written.map((one) => [Number(surely), signOf(one)] as const),
  );
  compiled.set(topic, signs);
  return signs;
}

/** How surely a question tells of a topic: as its surest sign does; 0 where none holds. */
export const surenessOf = (topic: Topic, found: ReadonlySet<string>): number =>
  Math.max(0, ...signsOf(topic).map(([surely, sign]) => (holds(sign, found) ? surely : 0)));

/** How surely a question tells of the topic it tells of most surely. */
export const mostSurely = (topics: readonly Topic[], found: ReadonlySet<string>): number =>
  Math.max(0, ...topics.map((topic) => surenessOf(topic, found)));

/** Where the guess prefers one of two by less than this, neither is taken for it. */
const leastPreference = 0.3;

/**
 * The topic a question tells of most surely, whatever the order of the topics; null: it tells of none.
 * Of two told alike the guess decides; where it does not know either, neither is understood, and
 * three are offered.
 */
export function chooseTopic(
  topics: readonly Topic[],
  found: ReadonlySet<string>,
  guess: () => readonly LikelyTopic[],
): Intent | null {
  const told: readonly Told[] = topics
    .map((topic) => ({ topic, surely: surenessOf(topic, found) }))
    .filter(({ surely }) => surely > 0);
  const most = Math.max(...told.map(({ surely }) => surely));
  const surest = told.filter(({ surely }) => surely === most).map(({ topic }) => topic);
  if (surest.length < 2) return surest[0]?.name ?? null;
  const guessed = guess();
  const [first, second] = surest
    .map(({ name, guess: as }) => ({
      name,
      likely: guessed.find(({ topic }) => topic === as)?.probability ?? 0,
    }))
    .toSorted((a, c) => c.likely - a.likely);
  if (first === undefined || second === undefined) return null;
  return first.likely - second.likely < leastPreference ? "unknown" : first.name;
}
