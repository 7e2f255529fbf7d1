import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bodyLimitsOf } from "#contract/body-limits.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints.ts";

const limitsOf = (body: z.ZodMiniType, bodyBytes = 1_000_000) =>
  bodyLimitsOf(
    defineEndpoint({
      method: "POST",
      path: "/api/x",
      summary: "Takes a body.",
      access: "public",
      body,
      response: z.unknown(),
      limits: { bodyBytes },
    }),
  );
const text = z.string().check(z.maxLength(3000));
const list = (item: z.ZodMiniType, most: number) => z.array(item).check(z.maxLength(most));

describe("the limits of a body", () => {
  test("follow its schema, with room so that the schema reports small mistakes", () => {
    const entry = z.strictObject({ name: text, tags: list(z.enum(["a", "b"]), 3) });
    expect(limitsOf(z.strictObject({ entries: list(entry, 200) }))).toEqual({
      bytes: 1_000_000,
      depth: 4 + 4,
      elements: 2 * (200 + 200 * 3) + 20,
      keys: 2 * (1 + 200 * 2) + 20,
      keysOfObject: 2 * 2 + 20,
      textLength: 12_000,
    });
  });

  test("take the maximum of alternatives and the sum of intersections", () => {
    const either = z.union([list(z.number(), 10), list(z.number(), 30)]);
    expect(limitsOf(either).elements).toBe(2 * 30 + 20);
    const one = z.strictObject({ a: either, b: z.nullable(either) });
    expect(limitsOf(one)).toMatchObject({ elements: 2 * 60 + 20, keys: 2 * 2 + 20 });
  });

  test("fall back to defaults where a schema sets none, and never exceed the body's bytes", () => {
    const any = { depth: 28, elements: 2020, keys: 2020, keysOfObject: 2020, textLength: 16_384 };
    expect(limitsOf(z.unknown())).toEqual({ bytes: 1_000_000, ...any });
    expect(limitsOf(z.array(z.unknown()), 500)).toEqual({
      bytes: 500,
      depth: 29,
      elements: 500,
      keys: 500,
      keysOfObject: 500,
      textLength: 500,
    });
  });

  test("are finite for every call", () => {
    for (const endpoint of Object.values(allEndpoints)) {
      const { depth, elements, keys, textLength } = bodyLimitsOf(endpoint);
      expect(depth).toBeLessThanOrEqual(32);
      expect(elements).toBeLessThanOrEqual(100_000);
      expect(keys).toBeLessThanOrEqual(250_000);
      expect(textLength).toBeLessThanOrEqual(16_384);
    }
  });
});
