import { expect, test } from "vitest";
import { logServerLine } from "#server/platform/database/embedded/postgres-process.ts";
import { createLog } from "#server/platform/log/log.ts";

function levelsOf(...lines: readonly string[]): unknown[] {
  const written: string[] = [];
  const log = createLog("debug", { write: (line) => void written.push(line) });
  for (const line of lines) logServerLine(log, line);
  return written.map((line): unknown[] => {
    const { level, postgresPid, msg } = JSON.parse(line);
    return [level, postgresPid, msg];
  });
}

test("Postgres's messages are logged at matching levels", () => {
  const found = levelsOf(
    "[7] LOG:  database system is ready to accept connections",
    "[7] WARNING:  page verification failed",
    '[8] ERROR:  duplicate key value violates unique constraint "x"',
    "[9] FATAL:  the database system is starting up",
    "[9] FATAL:  sorry, too many clients already",
    "[7] PANIC:  could not write to file",
    "postgres: could not find the database system",
  );
  expect(found).toEqual([
    ["debug", 7, "postgres: database system is ready to accept connections"],
    ["warn", 7, "postgres: page verification failed"],
    ["debug", 8, 'postgres: duplicate key value violates unique constraint "x"'],
    ["debug", 9, "postgres: the database system is starting up"],
    ["warn", 9, "postgres: sorry, too many clients already"],
    ["error", 7, "postgres: could not write to file"],
    ["debug", undefined, "postgres: postgres: could not find the database system"],
  ]);
});
