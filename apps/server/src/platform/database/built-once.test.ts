import { expect, onTestFinished, test } from "vitest";
import { sql } from "drizzle-orm";
import { builtOnce } from "#server/platform/database/built-once.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

test("a statement is built once for a database, and anew for each transaction", async () => {
  const { orm, close } = await openTestDatabase();
  onTestFinished(close);
  let built = 0;
  const statement = builtOnce((connection) => {
    built++;
    return connection
      .select({ found: sql<number>`${sql.placeholder("wanted")}::int` })
      .from(sql`(select 1) as one`)
      .prepare("built_once");
  });
  const ask = (connection: Parameters<typeof statement>[0], wanted: number) =>
    statement(connection).execute({ wanted });
  expect(await ask(orm, 7)).toEqual([{ found: 7 }]);
  expect(await ask(orm, 8)).toEqual([{ found: 8 }]);
  expect(built).toBe(1);
  await orm.transaction(async (transaction) => {
    expect(await ask(transaction, 9)).toEqual([{ found: 9 }]);
  });
  expect(built).toBe(2);
});
