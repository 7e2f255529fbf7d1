import { readFromOutside } from "@striper/contract/validation";
import type * as z from "zod/mini";
import type { UpstreamBody } from "#server/platform/upstream/upstream-http.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

const sampleBytes = 16_384;

export const sampleOf = (bytes: Buffer): string =>
  bytes.subarray(0, sampleBytes).toString("latin1");

export function parseJson({ bytes }: Pick<UpstreamBody, "bytes">): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new UpstreamError("damaged", "is not JSON", { cause, payload: sampleOf(bytes) });
  }
}

export function expectShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  { bytes }: Pick<UpstreamBody, "bytes">,
): z.output<Schema> {
  const read = readFromOutside(schema, value);
  if (read.success) return read.data;
  const places = read.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join(".") || "(all)"}: ${message}`);
  throw new UpstreamError("schema", places.join("; "), { payload: sampleOf(bytes) });
}
