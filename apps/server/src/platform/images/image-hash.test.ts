import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { imageHash } from "#server/platform/images/image-hash.ts";

test.each([0, 1, 1024 * 1024, 3 * 1024 * 1024 + 5])(
  "of %i bytes is their SHA-256",
  async (size) => {
    const bytes = randomBytes(size);
    expect(await imageHash(bytes)).toEqual(createHash("sha256").update(bytes).digest());
  },
);

test("of a large image yields to other work", async () => {
  let turns = 0;
  const turn = (): void => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await imageHash(Buffer.alloc(9_900_000));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(9);
});
