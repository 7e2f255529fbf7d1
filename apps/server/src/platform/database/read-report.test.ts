import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readReport, ReportTimeout } from "#server/platform/database/read-report.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const database = await sharedByFile(openTestDatabase());

test("a report that takes too long is given up, and its limit does not outlast it", async () => {
  const { orm } = database;
  const slow = (connection: Pick<typeof orm, "execute">) =>
    connection.execute(sql`select pg_sleep(60)`);
  await expect(readReport(orm, slow, 50)).rejects.toBeInstanceOf(ReportTimeout);
  expect(await readReport(orm, (connection) => connection.$count(sql`(select 1) as one`))).toBe(1);
  // Longer than the report's limit, which must no longer apply to the connection.
  await orm.execute(sql`select pg_sleep(0.2)`);
});

test("a report cannot write, and its other errors are passed on unchanged", async () => {
  const { orm } = database;
  const write = readReport(orm, (connection) => connection.execute(sql`delete from accounts`));
  await expect(write).rejects.toMatchObject({ cause: { code: "25006" } });
});

test("reports share two connections, so that the others are free for everybody else", async () => {
  const { orm } = database;
  let running = 0;
  let most = 0;
  const read = async (connection: Pick<typeof orm, "execute">): Promise<void> => {
    running++;
    most = Math.max(most, running);
    await connection.execute(sql`select pg_sleep(0.02)`);
    running--;
  };
  await Promise.all(Array.from({ length: 30 }, () => readReport(orm, read)));
  expect(most).toBe(2);
});
