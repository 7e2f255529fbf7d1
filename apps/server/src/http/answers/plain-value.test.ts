import * as contract from "@striper/contract/catches";
import { withDefault } from "@striper/contract/schemas";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { isPlainly } from "#server/http/answers/plain-value.ts";

const inner = z.object({ value: z.number().check(z.minimum(-20), z.maximum(20)) });
const even = z.refine<number>((value) => value % 2 === 0);
const schema = z.object({
  id: z.uuid().check(z.maxLength(36), z.toLowerCase()),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(4)),
  at: z.nullable(z.iso.datetime({ offset: true })),
  kind: z.enum(["keep", "release"]),
  success: z.literal(true),
  count: z.optional(z.int()),
  note: withDefault(z.nullable(z.string()), null),
  both: z.optional(withDefault(z.string(), "none")),
  inner: z.nullable(inner),
  list: z.array(z.number().check(even)),
  counts: z.record(z.string().check(z.maxLength(3)), z.int()),
});
const plain = {
  id: "3f0c3a4e-9f57-4f7e-8d32-0a4a3c9f2b11",
  name: "cod",
  at: "2026-06-13T08:30:00.000Z",
  kind: "keep",
  success: true,
  note: null,
  both: "some",
  inner: { value: -20 },
  list: [2, 4],
  counts: { a: 1 },
};

test("a value that the schema would hand on as it is is plain", () => {
  for (const value of [plain, { ...plain, at: null, inner: null, list: [], count: 3, counts: {} }])
    expect(isPlainly(schema, value)).toBe(true);
});

describe("not plain is", () => {
  test.each([
    ["a name that nobody asked for", { password_hash: "$argon2id$" }],
    ["such a name further in", { inner: { value: 1, secret: 2 } }],
    ["a missing default", { note: undefined }],
    ["a default inside an optional", { both: undefined }],
    ["text that would be trimmed", { name: " cod" }],
    ["text that would be lowered", { id: plain.id.toUpperCase() }],
    ["text that is too long", { name: "stripe" }],
    ["another format", { at: "yesterday" }],
    ["another word", { kind: "sell" }],
    ["another literal", { success: false }],
    ["a fraction for a whole number", { count: 1.5 }],
    ["a number beyond its bounds", { inner: { value: 20.1 } }],
    ["no number", { inner: { value: Number.NaN } }],
    ["a number as text", { inner: { value: "1" } }],
    ["a number that is refused", { list: [2, 3] }],
    ["a missing field", { kind: undefined }],
    ["a record with a wrong value", { counts: { a: "1" } }],
    ["a record with a wrong name", { counts: { long: 1 } }],
    ["a list that is none", { list: { length: 0 } }],
    ["an object that writes itself", { inner: new Date(0) }],
    ["an object of a class", { inner: Object.create({ value: 1 }) as unknown }],
  ])("%s", (_, change) => {
    expect(isPlainly(schema, { ...plain, ...change })).toBe(false);
  });

  test("what only parsing can tell", () => {
    const transformed = z.pipe(z.string(), z.transform(Number));
    expect(isPlainly(z.object({ a: transformed }), { a: "1" })).toBe(false);
    expect(isPlainly(z.union([z.object({}), inner]), { value: 1 })).toBe(false);
    expect(isPlainly(z.looseObject({}), { value: 1 })).toBe(false);
    expect(isPlainly(z.unknown(), 1)).toBe(false);
  });

  test("what a check has to wait for", () => {
    const slow = z.string().check(z.refine(() => Promise.resolve(false)));
    expect(isPlainly(slow, "a")).toBe(false);
  });
});

test("whatever is called plain is what parsing makes of it", () => {
  const loose = <Value>(usual: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: fc.anything() });
  const condition = fc.record({
    value: loose(fc.double({ min: -30, max: 30, noNaN: true })),
    origin: loose(fc.constantFrom("measured", "computed")),
    source: loose(fc.constantFrom("Boston", " Boston", null)),
  });
  const value = fc.record(
    {
      tide_height_feet: loose(condition),
      current_knots: loose(condition),
      cloud_cover_percent: loose(condition),
      more: fc.constant(1),
    },
    { requiredKeys: [] },
  );
  const conditions = contract.recentCatches.response.shape.catches.def.element.shape.conditions;
  let isPlainSome = false;
  fc.assert(
    fc.property(value, (given) => {
      if (!isPlainly(conditions, given)) return;
      isPlainSome = true;
      const parsed = conditions.safeParse(given);
      expect(parsed.success).toBe(true);
      expect(JSON.parse(JSON.stringify(given))).toEqual(JSON.parse(JSON.stringify(parsed.data)));
    }),
    { numRuns: 500 },
  );
  expect(isPlainSome).toBe(true);
});
