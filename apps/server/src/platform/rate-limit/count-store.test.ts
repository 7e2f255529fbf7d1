import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/database/open-database.ts";
import { createPostgresCountStore } from "#server/platform/rate-limit/count-store.ts";
import type { CountStore } from "#server/platform/rate-limit/count-store.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

const window = Date.parse("2026-06-13T12:00:00Z");
let database: Database;
let store: CountStore;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createPostgresCountStore(database.pool);
  // Processes that start together must not disturb each other.
  await Promise.all([1, 2, 3, 4].map(() => createPostgresCountStore(database.pool).prepare()));
});
beforeEach(() => database.pool.query("truncate rate_limit_counts"));
afterAll(() => database.close());

test("adds up what several processes report, caller by caller", async () => {
  await store.add(window, [
    { caller: "ann", requests: 2 },
    { caller: "bob", requests: 1 },
  ]);
  const totals = await store.add(window, [{ caller: "ann", requests: 3 }]);
  expect(totals).toEqual([{ caller: "ann", requests: 5 }]);
});

test("loses nothing when many report at once, in whatever order", async () => {
  const both = [
    { caller: "ann", requests: 1 },
    { caller: "bob", requests: 1 },
  ];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      store.add(window, index % 2 === 0 ? both : both.toReversed()),
    ),
  );
  const totals = await store.add(window, both);
  expect(totals.map(({ requests }) => requests)).toEqual([41, 41]);
});
