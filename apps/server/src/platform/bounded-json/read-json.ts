import { Assembler } from "stream-json/core/assembler.js";
import { createTokenReader } from "#server/platform/bounded-json/counted-tokens.ts";
import type { Chunks, Token } from "#server/platform/bounded-json/counted-tokens.ts";
import { JsonRefused, refuseExcess } from "#server/platform/bounded-json/json-budget.ts";
import type { JsonBudget } from "#server/platform/bounded-json/json-budget.ts";
import { isSurelyWithin } from "#server/platform/bounded-json/structure-count.ts";

/** `JSON.parse` does not block the event loop for long up to this size. */
const smallBytes = 64 * 1024;

const mostPieces = 64;

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parseAtOnce(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw new JsonRefused({ kind: "malformed" }, { cause });
  }
}

/** PostgreSQL cannot store a null byte in text, and nobody types one. */
function refuseNullByte(token: Token): void {
  const isText = token.name === "stringValue" || token.name === "keyValue";
  if (isText && token.value.includes("\0")) throw new JsonRefused({ kind: "nullByte" });
}

/** Finds the JSON escape of a null byte. An escaped backslash before `u0000` also matches. */
const mayContainNullByte = ({ buffer, byteOffset, byteLength }: Uint8Array): boolean =>
  Buffer.from(buffer, byteOffset, byteLength).includes(String.raw`\u0000`);

interface Assembly {
  add(chunk: Uint8Array): Promise<void>;
  end(): unknown;
}

function createAssembly(budget: JsonBudget): Assembly {
  const reader = createTokenReader(budget);
  const assembler = new Assembler();
  const assemble = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      refuseNullByte(token);
      assembler.consume(token);
    }
  };
  return {
    async add(chunk) {
      for await (const tokens of reader.take(chunk)) assemble(tokens);
    },
    end() {
      assemble(reader.end());
      return assembler.current;
    },
  };
}

async function readSmall(bytes: Uint8Array, budget: JsonBudget): Promise<unknown> {
  if (isSurelyWithin(bytes, budget) && !mayContainNullByte(bytes)) return parseAtOnce(bytes);
  const assembly = createAssembly(budget);
  await assembly.add(bytes);
  return assembly.end();
}

/** Joins many small chunks, so that a caller who sends single bytes costs little memory. */
function append(chunks: Uint8Array[], chunk: Uint8Array): void {
  chunks.push(chunk);
  if (chunks.length === mostPieces) chunks.splice(0, mostPieces, Buffer.concat(chunks));
}

/**
 * Reads one JSON value like `JSON.parse`, or undefined from empty input. Rejects with `JsonRefused`
 * at a null byte or as soon as the budget is exceeded, builds nothing beyond it, and closes the
 * source.
 */
export async function readJson(chunks: Chunks, budget: JsonBudget): Promise<unknown> {
  const received: Uint8Array[] = [];
  let assembly: Assembly | undefined;
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    refuseExcess("bytes", bytes, budget.bytes);
    if (assembly !== undefined) await assembly.add(chunk);
    else append(received, chunk);
    if (assembly !== undefined || bytes <= smallBytes) continue;
    assembly = createAssembly(budget);
    for (const piece of received.splice(0)) await assembly.add(piece);
  }
  if (assembly !== undefined) return assembly.end();
  if (bytes === 0) return undefined;
  const [first] = received;
  return readSmall(received.length === 1 && first ? first : Buffer.concat(received), budget);
}
