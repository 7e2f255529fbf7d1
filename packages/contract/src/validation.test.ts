import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readFromOutside, validateWithoutEval } from "#contract/validation.ts";

test("nothing is evaluated once that is forbidden", () => {
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
