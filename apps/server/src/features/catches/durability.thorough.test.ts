import { expect, test } from "vitest";
import { checkDurability } from "#server/testing/benches/durability.ts";

/** Three starts with recovery, on a machine that is busy with other tests. */
const limitMs = 240_000;

test(
  "every catch that was acknowledged is there once, though server and database are killed",
  async () => {
    const report = await checkDurability({ kills: 3, clients: 2, say: () => undefined });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report).toMatchObject({ lost: 0, doubled: 0, invented: 0 });
  },
  limitMs,
);
