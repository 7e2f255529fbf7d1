import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { digestOf, insertRows } from "#server/platform/backup/tables.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";
import type { TestDatabase } from "#server/testing/database/test-database.ts";

async function* linesOf(rows: readonly string[]) {
  for (const row of rows) yield await Promise.resolve(JSON.stringify(row));
}

const oddValues = [
  "",
  " ",
  '"',
  "\\",
  "\\\\",
  "\\.",
  "a\n\\.\nb",
  "\\N",
  "a,b(c)\td\re",
  '{"a": "\\n\\"é✓"}',
  "null",
  "NULL",
];

describe("rows of a backup", () => {
  let database: TestDatabase;
  let client: Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client(database.url);
    await client.connect();
    // Load the rows in the transaction that made their tables, as a restore does.
    await client.query("begin");
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  test("are read once each, not once per column", async () => {
    await client.query(
      `create sequence reads;
       create function counted(text) returns boolean language sql volatile
         as 'select nextval(''reads'') > 0';
       create domain counted_text as text check (counted(value));
       create table wide (one counted_text, two integer, three integer, four integer)`,
    );
    const rows = Array.from({ length: 20 }, (_, row) => `(${row},2,3,4)`);
    const given = await insertRows(client, "wide", linesOf(rows));
    const counted = await client.query("select last_value::int as reads from reads");
    expect(counted.rows).toEqual([{ reads: 20 }]);
    const sum = await client.query("select sum(two)::int as sum from wide");
    expect(sum.rows).toEqual([{ sum: 40 }]);
    expect((await digestOf(client, "wide")).equals(given)).toBe(true);
    await client.query("update wide set three = 4 where one = '7'");
    expect((await digestOf(client, "wide")).equals(given)).toBe(false);
  });

  test("are restored unchanged, whatever characters they contain", async () => {
    await client.query(
      "create table odd (only_one text); create table pairs (one text, two text[])",
    );
    const { rows } = await client.query(
      `select row(value)::text as alone, row(value, array[value, null])::text as pair
         from unnest($1::text[]) as value
       union all select row(null::text)::text, row(null, null)::text`,
      [oddValues],
    );
    const alone = await insertRows(client, "odd", linesOf(rows.map((row) => row.alone)));
    const pairs = await insertRows(client, "pairs", linesOf(rows.map((row) => row.pair)));
    expect((await client.query("select only_one from odd")).rows).toEqual(
      [...oddValues, null].map((value) => ({ only_one: value })),
    );
    expect((await client.query("select one, two from pairs")).rows).toEqual([
      ...oddValues.map((value) => ({ one: value, two: [value, null] })),
      { one: null, two: null },
    ]);
    expect((await digestOf(client, "odd")).equals(alone)).toBe(true);
    expect((await digestOf(client, "pairs")).equals(pairs)).toBe(true);
  });

  test(
    "that cannot be read or are refused say why, and the connection stays usable",
    { tags: ["thorough"] },
    async () => {
      async function load(lines: AsyncIterable<string>): Promise<void> {
        await client.query("savepoint before; create table numbers (one integer)");
        try {
          await insertRows(client, "numbers", lines);
        } finally {
          await client.query("rollback to before");
        }
      }
      // More rows than the connection buffers, so that the server refuses them while more are sent.
      const many = Array.from({ length: 200_000 }, (_, row) => `(${row === 9 ? "nine" : row})`);
      await expect(load(linesOf(many))).rejects.toThrow("invalid input syntax");
      async function* broken() {
        yield* linesOf(["(1)"]);
        throw new Error("the disk is gone");
      }
      await expect(load(broken())).rejects.toThrow("the disk is gone");
      async function* garbled() {
        yield await Promise.resolve("not JSON");
      }
      await expect(load(garbled())).rejects.toThrow("JSON");
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    },
  );
});
