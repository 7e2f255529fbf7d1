import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { writeWhileClaimed } from "#server/platform/work/while-claimed.ts";

function failing(times: number, code: string) {
  const tried = { times: 0 };
  const write = async (): Promise<void> => {
    tried.times += 1;
    if (tried.times > times) return;
    throw Object.assign(new DatabaseError("away", 1, "error"), { code });
  };
  return { tried, write };
}

test("a write succeeds once the database is back", async () => {
  const { tried, write } = failing(1, "57P01");
  await writeWhileClaimed(write);
  expect(tried.times).toBe(2);
});

test("a write that the database refuses is not retried", async () => {
  const { tried, write } = failing(1, "23505");
  await expect(writeWhileClaimed(write)).rejects.toThrow("away");
  expect(tried.times).toBe(1);
});
