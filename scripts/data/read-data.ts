import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

export class DataError extends Error {}

const named = z.looseObject({ id: z.string() });

/** Names an entry by its id: "castle-island species 0" instead of "[3].species[0]". */
function placeOf(content: unknown, path: readonly PropertyKey[]): string {
  let inner: unknown = content;
  const steps = path.map((step) => {
    inner =
      z.looseObject({}).safeParse(inner).data?.[String(step)] ??
      z.array(z.unknown()).safeParse(inner).data?.[Number(step)];
    return named.safeParse(inner).data?.id ?? String(step);
  });
  return steps.join(" ");
}

export function readJson(data: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(data, name), "utf8"));
  } catch (error) {
    throw new DataError(`data/${name} cannot be read: ${String(error)}`, { cause: error });
  }
}

export function readData<Schema extends z.core.$ZodType>(
  data: string,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const content = readJson(data, name);
  const reading = z.safeParse(schema, content);
  if (reading.success) return reading.data;
  const faults = reading.error.issues.map(
    ({ path, message }) => `  ${placeOf(content, path)}: ${message}`,
  );
  throw new DataError([`data/${name} is not as it should be:`, ...faults].join("\n"));
}
