import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { databaseIdentity } from "#server/platform/database/database-identity.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const one = await sharedByFile(openTestDatabase());
const copy = await sharedByFile(openTestDatabase());

test("a database and its copy in the same cluster have identities of their own", async () => {
  const identity = await databaseIdentity(drizzle(one.pool));
  expect(identity).toMatch(/^\d+-\d+-[0-9A-F]{8}$/u);
  expect(await databaseIdentity(drizzle(one.pool))).toBe(identity);
  expect(await databaseIdentity(drizzle(copy.pool))).not.toBe(identity);
});
