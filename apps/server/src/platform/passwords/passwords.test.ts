import { describe, expect, test } from "vitest";
import { isCommonPassword } from "#server/platform/passwords/common-passwords.ts";
import { createPasswords, productionCost } from "#server/platform/passwords/passwords.ts";
import { requesterFor, WorkRefused } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";
import { somebody } from "#server/testing/requesters.ts";

const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });

describe("a hash", () => {
  test("is argon2id, salted, and contains its cost", async () => {
    const [one, other] = [
      await passwords.hash("tautog and tide", somebody()),
      await passwords.hash("tautog and tide", somebody()),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
    expect(other).not.toBe(one);
  });

  test("matches its password and no other", async () => {
    const hash = await passwords.hash("tautog and tide", somebody());
    expect(await passwords.verify(hash, "tautog and tide", somebody())).toBe(true);
    for (const wrong of ["tautog and tidE", "tautog and tide ", "", "tautog"])
      expect(await passwords.verify(hash, wrong, somebody())).toBe(false);
  });

  test("made at another cost still matches, and is reported as outdated", async () => {
    const hash = await createPasswords({ memoryCost: 16, timeCost: 2 }).hash(
      "tautog and tide",
      somebody(),
    );
    expect(await passwords.verify(hash, "tautog and tide", somebody())).toBe(true);
    expect(passwords.isOutdated(hash)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash("tautog and tide", somebody()))).toBe(false);
  });

  test("costs at least what OWASP asks for", () => {
    expect(productionCost.memoryCost).toBeGreaterThanOrEqual(19_456);
    expect(productionCost.timeCost).toBeGreaterThanOrEqual(2);
  });
});

describe("common passwords", () => {
  test.each(["password", "PASSWORD", "PassWord1", "12345678", "iloveyou", "ｑｗｅｒｔｙｕｉｏｐ"])(
    "include %s",
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  test.each(["tautog and tide", "password of mine", " password", "", "constructor", "__proto__"])(
    "do not include %j",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

test("while one address floods, somebody else's password waits for one of its hashes", async () => {
  const slow = createPasswords({ memoryCost: 8192, timeCost: 2 });
  const done: string[] = [];
  const hashFor = async (name: string, by: Requester) => {
    await slow.hash("tautog and tide", by);
    done.push(name);
  };
  const greedy = () => requesterFor("203.0.113.7");
  const flood = Array.from({ length: 21 }, () => hashFor("greedy", greedy()));
  await expect(slow.hash("one too many", greedy())).rejects.toBeInstanceOf(WorkRefused);
  await hashFor("other", somebody());
  expect(done.filter((name) => name === "greedy").length).toBeLessThanOrEqual(2);
  await Promise.all(flood);
});
