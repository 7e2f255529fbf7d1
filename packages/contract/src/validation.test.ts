import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  explainFaultsInEnglish,
  readFromOutside,
  validateWithoutEval,
} from "#contract/validation.ts";

test("no code is evaluated once eval is disabled", () => {
  validateWithoutEval();
  expect(z.config().jitless).toBe(true);
});

test("a length that cannot be compared is refused like any other value", () => {
  const schema = z.object({ message: z.string().check(z.minLength(1)) });
  const hostile: unknown = JSON.parse('{"message":{"length":{"toString":0}}}');
  expect(() => schema.safeParse(hostile)).toThrow(TypeError);
  expect(readFromOutside(schema, hostile)).toMatchObject({
    success: false,
    error: { issues: [{ path: [], message: "Invalid input" }] },
  });
  expect(readFromOutside(schema, { message: "a" })).toEqual({
    success: true,
    data: { message: "a" },
  });
});

test.each([
  [z.string().check(z.maxLength(3)), "four", "At most 3 characters."],
  [z.string().check(z.minLength(8)), "four", "At least 8 characters."],
  [z.string().check(z.minLength(1)), "", "This cannot be empty."],
  [z.string().check(z.email()), "a..b@c.de", "This does not look like an email address."],
  [z.number().check(z.maximum(3)), 4, "Too big: expected number to be <=3"],
  [z.string(), 4, "Invalid input: expected string, received number"],
])("a fault has an English message once English is chosen: %#", (schema, value, words) => {
  explainFaultsInEnglish();
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words);
});
