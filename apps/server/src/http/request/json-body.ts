import { bodyLimitsOf } from "@striper/contract/body-limits";
import type { Endpoint } from "@striper/contract/endpoint";
import { AppError } from "#server/http/app-error.ts";
import { nullByte } from "#server/http/request/null-byte.ts";
import { JsonRefused } from "#server/platform/bounded-json/json-budget.ts";
import { readJson } from "#server/platform/bounded-json/read-json.ts";

export type JsonBody =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly value: unknown };

function refusalOf({ fault, message, cause }: JsonRefused): AppError {
  if (fault.kind === "exceeds")
    return new AppError("payload_too_large", {
      message: `This is too large. ${message}`,
    });
  if (fault.kind === "nullByte") return nullByte();
  return new AppError("malformed_json", { cause });
}

export async function readJsonBody(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  endpoint: Endpoint,
): Promise<JsonBody> {
  try {
    const value = await readJson(chunks, bodyLimitsOf(endpoint));
    return value === undefined ? { kind: "none" } : { kind: "json", value };
  } catch (error) {
    throw error instanceof JsonRefused ? refusalOf(error) : error;
  }
}
