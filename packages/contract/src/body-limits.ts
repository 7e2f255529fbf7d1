import type { Endpoint } from "#contract/endpoint.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import type { JsonSchema } from "#contract/json-schema.ts";

/** Limits of a body. The server counts while it reads, and stops at the first that is exceeded. */
export interface BodyLimits {
  readonly bytes: number;
  /** Lists and objects within one another. */
  readonly depth: number;
  /** Items of all lists together. */
  readonly elements: number;
  /** Names in all objects together; the fields and files of a form. */
  readonly keys: number;
  /** Names in any one object. */
  readonly keysOfObject: number;
  /** Characters of one text or name. */
  readonly textLength: number;
}

type Extent = Omit<BodyLimits, "bytes">;

const nothing: Extent = { depth: 0, elements: 0, keys: 0, keysOfObject: 0, textLength: 0 };
/** Where a schema sets no bound. */
const undeclared: Extent = {
  depth: 24,
  elements: 1000,
  keys: 1000,
  keysOfObject: 1000,
  textLength: 4096,
};

/**
 * Room for a mistake: a name too many or a text too long is reported at its field, by the schema.
 * What is far beyond any such mistake is not read to its end.
 */
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

/** Names of the sender's choice. */
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

/** The limits of a call's body, as its schema has them. */
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
