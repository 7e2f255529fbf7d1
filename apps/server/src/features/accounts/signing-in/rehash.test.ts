import { expect, test } from "vitest";
import { createPasswords } from "#server/platform/passwords/passwords.ts";
import { WorkRefused } from "#server/platform/work/fair-queue.ts";
import { codeOf, openAccountsApp } from "#server/testing/accounts-app.ts";

test("a password hash of an older cost is replaced at the next sign-in", async () => {
  const older = createPasswords({ memoryCost: 8, timeCost: 1 });
  const newer = createPasswords({ memoryCost: 16, timeCost: 2 });
  let passwords = older;
  const app = await openAccountsApp({
    passwords: {
      hash: (...what) => passwords.hash(...what),
      verify: (...what) => passwords.verify(...what),
      verifyNothing: (...what) => passwords.verifyNothing(...what),
      isOutdated: (hash) => passwords.isOutdated(hash),
    },
  });
  const person = await app.join();
  const storedHash = async () => {
    const { rows } = await app.database.pool.query<{ password_hash: string }>(
      "select password_hash from accounts",
    );
    return rows[0]?.password_hash;
  };
  const first = await storedHash();
  await app.signIn(person);
  expect(await storedHash()).toBe(first);

  passwords = newer;
  expect(codeOf(await app.signIn({ ...person, password: "not the right one" }))).toBe(
    "invalid_credentials",
  );
  expect(await storedHash()).toBe(first);
  expect((await app.signIn(person)).statusCode).toBe(200);
  expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/u);
  expect((await app.signIn(person)).statusCode).toBe(200);
  await app.close();
});

test("callers have to retry while too many passwords are waiting", async () => {
  const busy = () => Promise.reject(new WorkRefused(false));
  const passwords = { hash: busy, verify: busy, verifyNothing: busy, isOutdated: () => false };
  const app = await openAccountsApp({ passwords });
  const answer = await app.signIn({ email: "ann@example.com", password: "a tide of stripers" });
  expect([answer.statusCode, codeOf(answer)]).toEqual([503, "unavailable"]);
  expect(answer.headers["retry-after"]).toBe("5");
  await app.close();
});
