import type { JsonBudget } from "#server/platform/bounded-json/json-budget.ts";

const byteOf = (character: string): number => character.charCodeAt(0);
const quote = byteOf('"');
const backslash = byteOf("\\");
const comma = byteOf(",");
const colon = byteOf(":");
const openList = byteOf("[");
const closeList = byteOf("]");
const openObject = byteOf("{");
const closeObject = byteOf("}");

/** Returns the index of the closing quote, or of the end of the input. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Returns true when valid JSON is certainly within its budget. It looks at punctuation only, which
 * takes half the time of parsing. The result is meaningless for input that is not JSON.
 */
export function isSurelyWithin(bytes: Uint8Array, budget: JsonBudget): boolean {
  let depth = 0;
  let names = 0;
  /** Counts names and list items together. An empty list or object counts as one. */
  let members = 0;
  if (bytes.length > budget.bytes) return false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) {
      const end = endOfText(bytes, at + 1);
      if (end - at - 1 > budget.textLength) return false;
      at = end;
    } else if (byte === comma) members++;
    else if (byte === colon) names++;
    else if (byte === openList || byte === openObject) {
      members++;
      if (++depth > budget.depth) return false;
    } else if (byte === closeList || byte === closeObject) depth--;
  }
  return (
    names <= Math.min(budget.keys, budget.keysOfObject ?? Infinity) &&
    members - names <= budget.elements
  );
}
