import { expect, test } from "vitest";
import { checkDurability } from "#server/testing/benches/durability.ts";

/** Three starts with recovery, on a machine busy with other tests. */
const limitMs = 240_000;

const killed = (kills: number) => checkDurability({ kills, clients: 2, say: () => undefined });

test("every acknowledged catch exists exactly once after server and database were killed", async () => {
  const report = await killed(1);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report).toMatchObject({ lost: 0, doubled: 0, invented: 0 });
});

test("the same holds after three kills", { tags: ["thorough"], timeout: limitMs }, async () => {
  expect(await killed(3)).toMatchObject({ lost: 0, doubled: 0, invented: 0 });
});
