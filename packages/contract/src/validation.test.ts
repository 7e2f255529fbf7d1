import { expect, test } from "vitest";
import * as z from "zod/mini";
import { explainFaultsInEnglish, validateWithoutEval } from "#contract/validation.ts";

test("a fault is told in words once English is chosen", () => {
  explainFaultsInEnglish();
  const fault = z.string().check(z.maxLength(3)).safeParse("four").error?.issues[0]?.message;
  expect(fault).toBe("Too big: expected string to have <=3 characters");
});

test("nothing is evaluated once that is forbidden", () => {
  validateWithoutEval();
  expect(z.config().jitless).toBe(true);
});
