import { createHash } from "node:crypto";
import type { RegulationsTable } from "@striper/angling/regulations";

/** Sorts keys, so that equal values give equal text. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const canonicalText = (value: unknown): string => JSON.stringify(value, inOrder);

/** Hashes the rules without their version. */
export function contentHashOf({ records, notices }: RegulationsTable): string {
  return createHash("sha256").update(canonicalText({ records, notices })).digest("base64url");
}
