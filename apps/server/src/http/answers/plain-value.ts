import * as z from "zod/mini";

type Schema = z.core.$ZodType;
type Test = (value: unknown) => boolean;

const never: Test = () => false;

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether a check finds no fault with a value, and leaves it as it is. */
function agrees(check: z.core.$ZodCheck<unknown>, value: unknown): boolean {
  const payload: z.core.ParsePayload = { value, issues: [] };
  // oxlint-disable-next-line no-underscore-dangle -- the one way to ask a single check
  const pending = check._zod.check(payload);
  // What is still being found out has not agreed yet.
  return pending === undefined && payload.issues.length === 0 && payload.value === value;
}

/** The schema's own format, as of `z.uuid()`, and what was added with `.check()`. */
function checksOf(schema: z.ZodMiniType): readonly z.core.$ZodCheck<unknown>[] {
  const own: readonly unknown[] = [schema, ...(schema.def.checks ?? [])];
  return own.filter((one) => one instanceof z.core.$ZodCheck);
}

/** Names that the schema does not know are cut off or refused, so they are not plain. */
function testObject(shape: z.core.$ZodShape): Test {
  const parts = new Map(
    Object.entries(shape).map(([name, inner]) => {
      const test = testOf(inner);
      return [name, { test, isRequired: !test(undefined) }] as const;
    }),
  );
  const required = [...parts.values()].filter(({ isRequired }) => isRequired).length;
  return (value) => {
    if (!isPlainObject(value)) return false;
    let missing = required;
    // Asking for what is not there takes longest, so the value says what there is.
    for (const name in value) {
      const part = parts.get(name);
      if (part === undefined || !part.test(value[name])) return false;
      if (part.isRequired) missing--;
    }
    return missing === 0;
  };
}

function testRecord(testName: Test, testValue: Test): Test {
  return (value) => {
    if (!isPlainObject(value)) return false;
    for (const name in value)
      if (name === "__proto__" || !testName(name) || !testValue(value[name])) return false;
    return true;
  };
}

/** Of what may be missing: what another value stands in for is not plain. */
function testAround(schema: Schema): Test {
  if (schema instanceof z.ZodMiniNullable) {
    const test = testOf(schema.def.innerType);
    return (value) => value === null || test(value);
  }
  if (schema instanceof z.ZodMiniDefault) {
    const test = testOf(schema.def.innerType);
    return (value) => value !== undefined && test(value);
  }
  if (schema instanceof z.ZodMiniOptional) {
    const test = testOf(schema.def.innerType);
    const staysMissing = schema.safeParse(undefined).data === undefined;
    return (value) => (value === undefined ? staysMissing : test(value));
  }
  return never;
}

function testKind(schema: Schema): Test {
  if (schema instanceof z.ZodMiniString) return (value) => typeof value === "string";
  if (schema instanceof z.ZodMiniNumber) return Number.isFinite;
  if (schema instanceof z.ZodMiniBoolean) return (value) => typeof value === "boolean";
  if (schema instanceof z.ZodMiniEnum || schema instanceof z.ZodMiniLiteral) {
    const known = schema instanceof z.ZodMiniEnum ? schema.options : schema.def.values;
    const values: ReadonlySet<unknown> = new Set(known);
    return (value) => values.has(value);
  }
  if (schema instanceof z.ZodMiniArray) {
    const test = testOf(schema.def.element);
    return (value) => Array.isArray(value) && value.every((item) => test(item));
  }
  if (schema instanceof z.ZodMiniObject) return testObject(schema.shape);
  if (schema instanceof z.ZodMiniRecord && schema.def.keyType instanceof z.ZodMiniString)
    return testRecord(testOf(schema.def.keyType), testOf(schema.def.valueType));
  return testAround(schema);
}

function testOf(schema: Schema): Test {
  if (!(schema instanceof z.ZodMiniType)) return never;
  const test = testKind(schema);
  const checks = checksOf(schema);
  if (checks.length === 0) return test;
  return (value) => test(value) && checks.every((check) => agrees(check, value));
}

const tests = new WeakMap<Schema, Test>();

/**
 * Whether a value has no fault by a schema that would hand it on as it is. Several times quicker
 * than parsing, which makes a copy of everything. False tells little: there is a fault, or a name
 * that nobody asked for, or something to transform, or a kind that is not looked into here.
 */
export function isPlainly(schema: Schema, value: unknown): boolean {
  const test = tests.get(schema) ?? testOf(schema);
  tests.set(schema, test);
  return test(value);
}
