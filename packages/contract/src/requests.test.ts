import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints.ts";
import { type JsonSchema, jsonSchemaOf } from "#contract/json-schema.ts";
import { readFromOutside } from "#contract/validation.ts";

type Part = "params" | "query" | "body";

interface Request {
  readonly name: string;
  readonly schema: z.ZodMiniType;
}

const listed: [string, Endpoint][] = Object.entries(allEndpoints);

const requests: Request[] = listed.flatMap(([name, endpoint]) => {
  const parts: Part[] = ["params", "query"];
  if (endpoint.bodyKind === "json" || endpoint.bodyKind === "multipart") parts.push("body");
  return parts.map((part) => ({ name: `${part} of ${name}`, schema: endpoint[part] }));
});

function subschemasOf(schema: JsonSchema): [string, JsonSchema][] {
  const { properties = {}, anyOf = [], oneOf = [], items, propertyNames } = schema;
  const alternatives = [...anyOf, ...oneOf].map((each, index) => [`|${index}`, each] as const);
  const single = Object.entries({ items, propertyNames });
  return [...Object.entries(properties), ...alternatives, ...single].filter(
    (entry): entry is [string, JsonSchema] =>
      typeof entry[1] === "object" && !Array.isArray(entry[1]),
  );
}

function boundFault(schema: JsonSchema): string | null {
  const { type, additionalProperties, propertyNames, anyOf, oneOf } = schema;
  if (schema.enum ?? schema.const ?? anyOf ?? oneOf) return null;
  if (type === "boolean" || type === "null") return null;
  if (type === "string") return schema.maxLength === undefined ? "has no maxLength" : null;
  if (type === "array") return schema.maxItems === undefined ? "has no maxItems" : null;
  if (type === "number" || type === "integer") {
    const isBounded = schema.minimum !== undefined && schema.maximum !== undefined;
    return isBounded ? null : "has no bounds";
  }
  if (type === "object") {
    const isClosed = additionalProperties === false || propertyNames !== undefined;
    return isClosed ? null : "takes unknown fields";
  }
  return "takes anything";
}

function faultsIn(schema: JsonSchema, path: string): string[] {
  const fault = boundFault(schema);
  return [
    ...(fault === null ? [] : [`${path}: ${fault}`]),
    ...subschemasOf(schema).flatMap(([name, each]) => faultsIn(each, `${path}.${name}`)),
  ];
}

test.each(requests)(
  "$name: every value in it is bounded and every object closed",
  ({ name, schema }) => {
    expect(faultsIn(jsonSchemaOf(schema, "input"), name)).toEqual([]);
  },
);

/** Returns all string schemas inside a schema, including lazy and transformed ones. */
function stringsIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): z.ZodMiniString[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodMiniString) return [schema];
  const { _zod: internals } = schema;
  const insides = Object.values(internals.def).flatMap((value: unknown): unknown[] =>
    value instanceof z.core.$ZodType || typeof value !== "object" || value === null
      ? [value]
      : Object.values(value),
  );
  return insides
    .filter((one) => one instanceof z.core.$ZodType)
    .flatMap((one) => stringsIn(one, seen));
}

/** Returns true when the field accepts hidden characters, tried in the formats that allow most. */
function keepsHidden(field: z.ZodMiniString): boolean {
  return ["a\u202Eb", "a\u2066b@example.com", "a@b\u200B.com", "http://a\u202E.com"].some((text) =>
    /[\u202A-\u202E\u2066-\u2069\u200B]/u.test(field.safeParse(text).data ?? ""),
  );
}

// Passwords and the free text of notes and questions accept line breaks.
const takesLines = (field: z.ZodMiniString): boolean => field.safeParse("some\nlines").success;

test.each(requests)("$name: no field of one line keeps hidden characters", ({ schema }) => {
  const lines = stringsIn(schema).filter((field) => !takesLines(field));
  expect(lines.filter(keepsHidden)).toEqual([]);
});

function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map(closed).map(valuesOf));
  const { minimum = 0, maximum = 1 } = schema;
  const { type } = schema;
  switch (type) {
    case "string":
      return textsOf(schema);
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true }).map(withoutExponent);
    case "integer":
      return fc.integer({ min: minimum, max: maximum });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(closed(schema.items)), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 0, 3),
      });
    case "object":
      return objectsOf(schema);
    // A foreign protocol defines this value.
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

function closed(schema: JsonSchema["items"] | JsonSchema["additionalProperties"]): JsonSchema {
  if (typeof schema !== "object" || Array.isArray(schema)) throw new Error("not one schema");
  return schema;
}

/** Numbers of a query are written as decimals. */
function withoutExponent(value: number): number {
  return Number(value.toFixed(6));
}

function textsOf({ format, pattern, minLength = 0, maxLength = 0 }: JsonSchema) {
  const moment = fc.date({
    min: new Date("1950-01-01T00:00:00Z"),
    max: new Date("2099-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return moment.map((date) => date.toISOString());
  if (format === "date") return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === "email") return fc.stringMatching(/^[a-z0-9]{1,20}@[a-z0-9]{1,20}\.[a-z]{2,5}$/);
  const expression = new RegExp(pattern ?? "", "u");
  const ofAnyScript = pattern === undefined || pattern.includes("\\p");
  const texts = ofAnyScript
    ? fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 30) })
    : fc.stringMatching(new RegExp(pattern));
  return texts.filter(
    (text) => expression.test(text) && text.trim().length >= minLength && text.length <= maxLength,
  );
}

function objectsOf({ properties, required = [], propertyNames, additionalProperties }: JsonSchema) {
  if (propertyNames !== undefined) {
    return fc.dictionary(
      fc.stringMatching(/^[a-z]{1,10}$/),
      valuesOf(closed(additionalProperties)),
      { maxKeys: 5 },
    );
  }
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    valuesOf(closed(field)),
  ]);
  const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(record, { requiredKeys: required });
}

const runs = { numRuns: 40 };

const takesNothing = (schema: Request["schema"]) => schema.safeParse(undefined).success;

test("only one request may omit its body", () => {
  const optional = requests.filter(({ schema }) => takesNothing(schema));
  // The specification has this call without a body, so the password is optional.
  expect(optional.map(({ name }) => name)).toEqual(["body of accounts.deleteAccount"]);
});

describe.each(requests)("$name", ({ schema }) => {
  const values = valuesOf(jsonSchemaOf(schema, "input"));

  test("accepts every value that its published schema describes", () => {
    fc.assert(
      fc.property(values, (value) => {
        const issues = schema.safeParse(value).error?.issues ?? [];
        // Conditions between fields are not in the published schema.
        expect(issues.filter(({ code }) => code !== "custom")).toEqual([]);
      }),
      runs,
    );
  });

  test("refuses an unknown field", () => {
    fc.assert(
      fc.property(values, (value) => {
        const result = schema.safeParse({ ...Object(value), unheard_of: 1 });
        expect(result.error?.issues.map(({ code }) => code)).toContain("unrecognized_keys");
      }),
      runs,
    );
  });

  test("parses its own output to the same value", () => {
    fc.assert(
      fc.property(values, (value) => {
        const first = schema.safeParse(value);
        const second = first.success ? schema.safeParse(first.data) : first;
        expect(second).toEqual(first);
      }),
      runs,
    );
  });

  test("survives garbage in any of its fields", () => {
    const names = Object.keys(jsonSchemaOf(schema, "input").properties ?? {});
    const fields = Object.fromEntries(names.map((name) => [name, fc.anything()]));
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: [] }), (value) => {
        expect(() => readFromOutside(schema, value)).not.toThrow();
      }),
      runs,
    );
  });
});
