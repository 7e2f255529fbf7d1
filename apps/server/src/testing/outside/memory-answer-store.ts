import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import type {
  AnswerStore,
  NewAnswer,
  RejectedPayload,
} from "#server/platform/observations/answer-store.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";

interface Row {
  answer: NewAnswer | null;
  revision: number;
  checkedAt: Instant | null;
  failures: number;
  nextAttemptAt: Instant;
  isLeased: boolean;
}

export interface MemoryAnswerStore extends AnswerStore {
  readonly rejected: readonly (RejectedPayload & { readonly key: string })[];
}

/** An in-memory replacement of the Postgres answer store, for one process. */
export function createMemoryAnswerStore(clock: Clock): MemoryAnswerStore {
  const rows = new Map<string, Row>();
  const rejected: (RejectedPayload & { key: string })[] = [];

  function rowOf(key: string): Row {
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = { answer: null, revision: 0, checkedAt: null, failures: 0 };
    const added: Row = { ...row, nextAttemptAt: 0, isLeased: false };
    rows.set(key, added);
    return added;
  }
  const isDue = (row: Row): boolean => !row.isLeased && row.nextAttemptAt <= clock.now();
  const settle = (row: Row, nextInMs: number): void => {
    row.nextAttemptAt = clock.now() + nextInMs;
    row.isLeased = false;
  };

  return {
    rejected,
    states: (keys) =>
      Promise.resolve(
        keys.map((key) => {
          const row = rowOf(key);
          const { revision, checkedAt, failures } = row;
          return { key, revision, checkedAt, failures, isDue: isDue(row) };
        }),
      ),
    read(key) {
      const { answer, revision } = rowOf(key);
      if (answer === null) return Promise.resolve(null);
      const { value, issuedAt } = answer;
      return Promise.resolve({ value: structuredClone(value), issuedAt, revision });
    },
    claim(key) {
      const row = rowOf(key);
      if (!isDue(row)) return Promise.resolve(null);
      row.isLeased = true;
      const { failures, answer } = row;
      const issuedAt = answer?.issuedAt ?? null;
      const validators = answer?.validators ?? noValidators;
      return Promise.resolve({ failures, issuedAt, validators });
    },
    save(key, answer, checkedAt, nextInMs) {
      const row = rowOf(key);
      Object.assign(row, { answer, checkedAt, failures: 0, revision: row.revision + 1 });
      settle(row, nextInMs);
      return Promise.resolve();
    },
    confirm(key, checkedAt, nextInMs) {
      const row = rowOf(key);
      Object.assign(row, { checkedAt, failures: 0 });
      settle(row, nextInMs);
      return Promise.resolve();
    },
    recordFailure(key, _fault, nextInMs) {
      const row = rowOf(key);
      row.failures++;
      settle(row, nextInMs);
      return Promise.resolve();
    },
    release(key) {
      rowOf(key).isLeased = false;
      return Promise.resolve();
    },
    saveRejected(key, payload) {
      rejected.push({ key, ...payload });
      return Promise.resolve();
    },
  };
}
