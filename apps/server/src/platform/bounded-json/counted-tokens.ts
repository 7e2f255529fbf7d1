import { setImmediate as nextTurn } from "node:timers/promises";
import { getManyValues, none } from "stream-chain/core";
import type { Many } from "stream-chain/core";
import { jsonParser } from "stream-json/core/parser.js";
import type { Token } from "stream-json/core/parser.js";
import { JsonRefused, refuseExcess } from "#server/platform/bounded-json/json-budget.ts";
import type { JsonBudget } from "#server/platform/bounded-json/json-budget.ts";

export type { Token } from "stream-json/core/parser.js";

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes parsed at once. Building the tokens of a slice takes about 2 ms and 1 MB. */
const sliceBytes = 16 * 1024;
/** Slices after which other work of the process gets a turn, even when all bytes have arrived. */
const slicesPerTurn = 4;

function createTally(budget: JsonBudget): (token: Token) => void {
  const { keysOfObject = Infinity } = budget;
  /** The number of names in each open object; undefined for an open list. */
  const namesAt: (number | undefined)[] = [];
  let elements = 0;
  let keys = 0;
  let textLength = 0;

  function countValue(): void {
    if (namesAt.length > 0 && namesAt.at(-1) === undefined)
      refuseExcess("elements", ++elements, budget.elements);
  }
  function open(isList: boolean): void {
    countValue();
    namesAt.push(isList ? undefined : 0);
    refuseExcess("depth", namesAt.length, budget.depth);
  }
  function countName(): void {
    refuseExcess("keys", ++keys, budget.keys);
    const names = (namesAt.pop() ?? 0) + 1;
    namesAt.push(names);
    refuseExcess("keysOfObject", names, keysOfObject);
  }

  return (token) => {
    const { name } = token;
    if (name === "startObject" || name === "startArray") open(name === "startArray");
    else if (name === "endObject" || name === "endArray") namesAt.pop();
    else if (name === "startString" || name === "startKey") textLength = 0;
    else if (name === "stringChunk")
      refuseExcess("textLength", (textLength += token.value.length), budget.textLength);
    else if (name === "keyValue") countName();
    else if ("value" in token) countValue();
  };
}

function* inSlices(chunk: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < chunk.byteLength; at += sliceBytes)
    yield chunk.subarray(at, at + sliceBytes);
}

/** A method, because its argument may be more than the package's types allow. */
interface Tokenizer {
  parse(json: string | typeof none): Many<Token> | typeof none;
}

export interface TokenReader {
  take(chunk: Uint8Array): AsyncGenerator<readonly Token[]>;
  end(): readonly Token[];
}

export function createTokenReader(budget: JsonBudget): TokenReader {
  const options = { streamValues: false, streamKeys: true, streamStrings: true };
  const tokenizer: Tokenizer = { parse: jsonParser(options) };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const count = createTally(budget);
  let slices = 0;

  function tokensOf(read: () => string | typeof none): readonly Token[] {
    let tokens: readonly Token[];
    try {
      const parsed = tokenizer.parse(read());
      tokens = parsed === none ? [] : getManyValues(parsed);
    } catch (cause) {
      throw new JsonRefused({ kind: "malformed" }, { cause });
    }
    for (const token of tokens) count(token);
    return tokens;
  }

  return {
    async *take(chunk) {
      for (const slice of inSlices(chunk)) {
        yield tokensOf(() => decoder.decode(slice, { stream: true }));
        if (++slices % slicesPerTurn === 0) await nextTurn();
      }
    },
    end: () => [...tokensOf(() => decoder.decode()), ...tokensOf(() => none)],
  };
}

/**
 * Yields all tokens of a JSON value as its bytes arrive. Closes the source when reading ends early.
 */
export async function* countedTokens(
  chunks: Chunks,
  budget: JsonBudget,
): AsyncGenerator<readonly Token[]> {
  const reader = createTokenReader(budget);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    refuseExcess("bytes", bytes, budget.bytes);
    yield* reader.take(chunk);
  }
  yield reader.end();
}
