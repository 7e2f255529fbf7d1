import { expect, test } from "vitest";
import { checkDurability } from "#server/testing/benches/durability.ts";

test("every catch that was acknowledged is there once, though server and database are killed", async () => {
  const report = await checkDurability({ kills: 1, clients: 2, say: () => undefined });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report).toMatchObject({ lost: 0, doubled: 0, invented: 0 });
});
