import { describe, expect, test } from "vitest";
import { isCommonPassword } from "#server/platform/passwords/common-passwords.ts";
import { createPasswords, productionCost } from "#server/platform/passwords/passwords.ts";

const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });

describe("a hash", () => {
  test("is argon2id, salted, and says at what cost it was made", async () => {
    const [one, other] = [
      await passwords.hash("tautog and tide"),
      await passwords.hash("tautog and tide"),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
    expect(other).not.toBe(one);
  });

  test("fits its password and no other", async () => {
    const hash = await passwords.hash("tautog and tide");
    expect(await passwords.verify(hash, "tautog and tide")).toBe(true);
    for (const wrong of ["tautog and tidE", "tautog and tide ", "", "tautog"])
      expect(await passwords.verify(hash, wrong)).toBe(false);
  });

  test("fits the same characters, however they were composed", async () => {
    const hash = await passwords.hash("caf\u00e9 ﬁsh Ω");
    expect(await passwords.verify(hash, "cafe\u0301 fish \u2126")).toBe(true);
  });

  test("counts every one of 200 characters, of any script", async () => {
    const long = "🐟".repeat(100);
    const hash = await passwords.hash(long);
    expect(await passwords.verify(hash, long)).toBe(true);
    expect(await passwords.verify(hash, `${long.slice(0, -2)}🐠`)).toBe(false);
  });

  test("made at another cost still fits, and is told to be outdated", async () => {
    const hash = await createPasswords({ memoryCost: 16, timeCost: 2 }).hash("tautog and tide");
    expect(await passwords.verify(hash, "tautog and tide")).toBe(true);
    expect(passwords.isOutdated(hash)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash("tautog and tide"))).toBe(false);
  });

  test("costs at least what OWASP asks for", () => {
    expect(productionCost.memoryCost).toBeGreaterThanOrEqual(19_456);
    expect(productionCost.timeCost).toBeGreaterThanOrEqual(2);
  });
});

test("verifying nothing says no", async () => {
  expect(await passwords.verifyNothing("tautog and tide")).toBe(false);
});

describe("common passwords", () => {
  test.each(["password", "PASSWORD", "PassWord1", "12345678", "iloveyou", "ｑｗｅｒｔｙｕｉｏｐ"])(
    "%s is one",
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  test.each(["tautog and tide", "password of mine", " password", "", "constructor", "__proto__"])(
    "%j is none",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  test("are looked up faster than anybody notices", () => {
    const begun = performance.now();
    for (let time = 0; time < 10_000; time++) isCommonPassword(`password ${time}`);
    expect((performance.now() - begun) / 10_000).toBeLessThan(0.1);
  });
});
