import type { Pool } from "pg";
import * as z from "zod/mini";
import type {
  AnswerStore,
  StoredAnswer,
  RejectedPayload,
} from "#server/platform/observations/answer-store.ts";

const mostRejects = 5;

const moment = z.pipe(
  z.date(),
  z.transform((date) => date.getTime()),
);

const stateRow = z.object({
  key: z.string(),
  revision: z.int(),
  checkedAt: z.nullable(moment),
  failures: z.int(),
  isDue: z.boolean(),
});
const answerRow = z.object({ value: z.unknown(), issuedAt: moment, revision: z.int() });
const claimRow = z.object({
  failures: z.int(),
  issuedAt: z.nullable(moment),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
});

// Columns are rounded to ms, so a stored "now" may lie up to 1 ms in the future.
const passed = (column: string): string => `${column} <= now() + interval '1 millisecond'`;
const due = `${passed("next_attempt_at")} and (leased_until is null or ${passed("leased_until")})`;
const after = (parameter: string): string =>
  `now() + ${parameter}::float8 * interval '1 millisecond'`;
const settled = (parameter: string): string =>
  `next_attempt_at = ${after(parameter)}, leased_until = null`;

const statements = {
  addMissing: `insert into upstream_answers (key) select unnest($1::text[])
    on conflict do nothing`,
  states: `select key, revision, checked_at as "checkedAt", failures, ${due} as "isDue"
    from upstream_answers where key = any($1::text[])`,
  read: `select value, issued_at as "issuedAt", revision from upstream_answers
    where key = $1 and issued_at is not null`,
  claim: `update upstream_answers set leased_until = ${after("$2")} where key = $1 and ${due}
    returning failures, issued_at as "issuedAt", etag, last_modified as "lastModified"`,
  save: `update upstream_answers set value = $2, issued_at = $3, etag = $4, last_modified = $5,
    checked_at = $6, revision = revision + 1, failures = 0, ${settled("$7")} where key = $1`,
  confirm: `update upstream_answers set checked_at = $2, failures = 0, ${settled("$3")}
    where key = $1`,
  recordFailure: `update upstream_answers set failures = failures + 1, last_fault = $2,
    last_failed_at = now(), ${settled("$3")} where key = $1`,
  release: "update upstream_answers set leased_until = null where key = $1",
  saveRejected: `insert into upstream_rejects (key, fault, reason, payload) values ($1, $2, $3, $4)`,
  forgetOld: `delete from upstream_rejects where key = $1 and id not in
    (select id from upstream_rejects where key = $1 order by id desc limit ${mostRejects})`,
} as const;

/** Replaces null characters and lone surrogates, which Postgres rejects. */
const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "\uFFFD");

const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "string" ? storable(part) : part,
  );

export function createPostgresAnswerStore(pool: Pick<Pool, "query">): AnswerStore {
  const run = (text: string, values: unknown[]) => pool.query<object>(text, values);

  async function read(key: string): Promise<StoredAnswer | null> {
    const { rows } = await run(statements.read, [key]);
    return rows[0] === undefined ? null : answerRow.parse(rows[0]);
  }

  async function saveRejected(key: string, rejected: RejectedPayload): Promise<void> {
    const { fault, reason, payload } = rejected;
    await run(statements.saveRejected, [key, fault, storable(reason), storable(payload)]);
    await run(statements.forgetOld, [key]);
  }

  return {
    async states(keys) {
      const known = await run(statements.states, [keys]);
      if (known.rows.length === keys.length) return z.array(stateRow).parse(known.rows);
      await run(statements.addMissing, [keys]);
      return z.array(stateRow).parse((await run(statements.states, [keys])).rows);
    },
    read,
    async claim(key, leaseMs) {
      const { rows } = await run(statements.claim, [key, leaseMs]);
      if (rows[0] === undefined) return null;
      const { failures, issuedAt, etag, lastModified } = claimRow.parse(rows[0]);
      return { failures, issuedAt, validators: { etag, lastModified } };
    },
    async save(key, { value, issuedAt, validators }, checkedAt, nextInMs) {
      const { etag, lastModified } = validators;
      const dates = [new Date(issuedAt), etag, lastModified, new Date(checkedAt)];
      await run(statements.save, [key, storableJson(value), ...dates, nextInMs]);
    },
    async confirm(key, checkedAt, nextInMs) {
      await run(statements.confirm, [key, new Date(checkedAt), nextInMs]);
    },
    async recordFailure(key, fault, nextInMs) {
      await run(statements.recordFailure, [key, fault, nextInMs]);
    },
    async release(key) {
      await run(statements.release, [key]);
    },
    saveRejected,
  };
}
