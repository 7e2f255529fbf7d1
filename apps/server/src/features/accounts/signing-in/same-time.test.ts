import { minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { openAccountsApp } from "#server/testing/accounts-app.ts";
import { createPasswords } from "#server/platform/passwords/passwords.ts";

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

test("an unknown address takes as long to refuse as a wrong password", async () => {
  // The cost is high enough that a skipped hash shows, and low enough for many runs.
  const passwords = createPasswords({ memoryCost: 8192, timeCost: 2 });
  const app = await openAccountsApp({ passwords });
  const person = await app.join();
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 40; round++) {
    app.moveTime(30 * minute);
    const from = `198.51.100.${round}`;
    const wrong = { email: person.email, password: "not the right one" };
    const nobody = { ...wrong, email: `nobody-${round}@example.com` };
    const inTurn = [
      async () => known.push(await time(() => app.signIn(wrong, { from }))),
      async () => unknown.push(await time(() => app.signIn(nobody, { from }))),
    ];
    for (const turn of round % 2 === 0 ? inTurn : inTurn.toReversed()) await turn();
  }
  await app.close();
  const ratio = middle(unknown) / middle(known);
  // The ratio would be 0.1 if the hash were skipped; the margin is for a busy machine.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});
