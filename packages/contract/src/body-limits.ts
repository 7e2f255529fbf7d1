import type { Endpoint } from "#contract/endpoint.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import type { JsonSchema } from "#contract/json-schema.ts";

/** Limits of a body. The server counts while reading and stops at the first excess. */
export interface BodyLimits {
  readonly bytes: number;
  readonly depth: number;
  /** Maximum number of items in all lists together. */
  readonly elements: number;
  /** Maximum number of names in all objects together, or of a form's fields and files. */
  readonly keys: number;
  readonly keysOfObject: number;
  /** Maximum length of one text or name, in characters. */
  readonly textLength: number;
}

type Extent = Omit<BodyLimits, "bytes">;

const nothing: Extent = { depth: 0, elements: 0, keys: 0, keysOfObject: 0, textLength: 0 };
const undeclared: Extent = {
  depth: 24,
  elements: 1000,
  keys: 1000,
  keysOfObject: 1000,
  textLength: 4096,
};

/** Widens the limits, so that the schema reports small mistakes at their field. Larger excesses stop the reading. */
const room = (extent: Extent): Extent => ({
  depth: extent.depth + 4,
  elements: 2 * extent.elements + 20,
  keys: 2 * extent.keys + 20,
  keysOfObject: 2 * extent.keysOfObject + 20,
  textLength: Math.max(4 * extent.textLength, undeclared.textLength),
});

type Combination = (a: number, b: number) => number;
const larger: Combination = (a, b) => Math.max(a, b);
const sum: Combination = (a, b) => a + b;

const combine = (a: Extent, b: Extent, count: Combination): Extent => ({
  depth: larger(a.depth, b.depth),
  elements: count(a.elements, b.elements),
  keys: count(a.keys, b.keys),
  keysOfObject: larger(a.keysOfObject, b.keysOfObject),
  textLength: larger(a.textLength, b.textLength),
});

const all = (extents: readonly Extent[], count: Combination): Extent =>
  extents.reduce((total, extent) => combine(total, extent, count), nothing);

const times = (count: number, extent: Extent): Extent => ({
  ...extent,
  elements: count * extent.elements,
  keys: count * extent.keys,
});

function extentOfList({ items, maxItems = undeclared.elements }: JsonSchema): Extent {
  const item = typeof items === "object" && !Array.isArray(items) ? extentOf(items) : undeclared;
  return times(maxItems, { ...item, depth: item.depth + 1, elements: item.elements + 1 });
}

function extentOfOthers(schema: JsonSchema): Extent {
  const { additionalProperties, maxProperties, propertyNames } = schema;
  if (additionalProperties === false) return nothing;
  if (typeof additionalProperties !== "object") return undeclared;
  const count = maxProperties ?? undeclared.keys;
  const values = times(count, extentOf(additionalProperties));
  const names = { ...nothing, keys: count, textLength: extentOfAny(propertyNames).textLength };
  return combine(values, names, sum);
}

function extentOfObject(schema: JsonSchema): Extent {
  const properties = Object.entries(schema.properties ?? {});
  const values = all(
    properties.map(([, value]) => extentOfAny(value)),
    sum,
  );
  const names: Extent = {
    ...nothing,
    keys: properties.length,
    textLength: Math.max(0, ...properties.map(([name]) => name.length)),
  };
  const others = extentOfOthers(schema);
  const content = all([values, names, others], sum);
  const own = names.keys + others.keys;
  return {
    ...content,
    depth: content.depth + 1,
    keysOfObject: Math.max(content.keysOfObject, own),
  };
}

const extentOfAny = (schema: JsonSchema | boolean | undefined): Extent =>
  typeof schema === "object" ? extentOf(schema) : undeclared;

function extentOf(schema: JsonSchema): Extent {
  const { anyOf, oneOf, allOf, type, enum: values, const: value } = schema;
  const either = anyOf ?? oneOf;
  if (either !== undefined) return all(either.map(extentOfAny), larger);
  if (allOf !== undefined) return all(allOf.map(extentOfAny), sum);
  if (values !== undefined || value !== undefined) {
    const texts = (values ?? [value]).map(String);
    return { ...nothing, textLength: Math.max(...texts.map(({ length }) => length)) };
  }
  if (type === "array") return extentOfList(schema);
  if (type === "object") return extentOfObject(schema);
  if (type === "string")
    return { ...nothing, textLength: schema.maxLength ?? undeclared.textLength };
  return type === undefined ? undeclared : nothing;
}

const known = new WeakMap<Endpoint, BodyLimits>();

export function bodyLimitsOf(endpoint: Endpoint): BodyLimits {
  const before = known.get(endpoint);
  if (before !== undefined) return before;
  const { body, files, limits } = endpoint;
  const { depth, elements, keys, keysOfObject, textLength } = room(
    extentOf(jsonSchemaOf(body, "input")),
  );
  const found = {
    bytes: limits.bodyBytes,
    depth,
    elements: Math.min(elements, limits.bodyBytes),
    keys: Math.min(keys + files.length, limits.bodyBytes),
    keysOfObject: Math.min(keysOfObject, limits.bodyBytes),
    textLength: Math.min(textLength, limits.bodyBytes),
  };
  known.set(endpoint, found);
  return found;
}
