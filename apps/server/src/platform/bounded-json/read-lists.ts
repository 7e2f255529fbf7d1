import { Assembler } from "stream-json/core/assembler.js";
import { countedTokens } from "#server/platform/bounded-json/counted-tokens.ts";
import type { Chunks, Token } from "#server/platform/bounded-json/counted-tokens.ts";
import { JsonRefused, refuseExcess } from "#server/platform/bounded-json/json-budget.ts";
import type { JsonBudget } from "#server/platform/bounded-json/json-budget.ts";

export interface ListEntry<List extends string> {
  readonly list: List;
  readonly value: unknown;
}

type WantedLists<List extends string> = Readonly<Record<List, number>>;

interface EntryBuilder<List extends string> {
  take(token: Token): ListEntry<List> | undefined;
  refuseMissingLists(): void;
}

const steps: Partial<Record<Token["name"], number>> = {
  startObject: 1,
  startArray: 1,
  endObject: -1,
  endArray: -1,
};
const scalars = new Set<Token["name"]>([
  "stringValue",
  "numberValue",
  "nullValue",
  "trueValue",
  "falseValue",
]);

function createEntryBuilder<List extends string>(wanted: WantedLists<List>): EntryBuilder<List> {
  const isWanted = (name: string): name is List => Object.hasOwn(wanted, name);
  const entriesOf = new Map<List, number>();
  let depth = 0;
  let name = "";
  let list: List | undefined;
  let entry: Assembler | undefined;

  function open(found: List): void {
    if (entriesOf.has(found)) throw new JsonRefused({ kind: "noList", list: found });
    entriesOf.set(found, 0);
    list = found;
  }

  function begin(inList: List): Assembler {
    const entries = (entriesOf.get(inList) ?? 0) + 1;
    entriesOf.set(inList, entries);
    refuseExcess("entries", entries, wanted[inList]);
    return new Assembler();
  }

  function assemble(inList: List, token: Token): ListEntry<List> | undefined {
    const step = steps[token.name] ?? 0;
    depth += step;
    if (depth === 1) {
      list = undefined;
      return undefined;
    }
    if (step !== 0 || scalars.has(token.name)) entry ??= begin(inList);
    entry?.consume(token);
    if (entry?.done !== true || depth !== 2) return undefined;
    const value: unknown = entry.current;
    entry = undefined;
    return { list: inList, value };
  }

  return {
    take(token) {
      if (list !== undefined) return assemble(list, token);
      if (token.name === "keyValue" && depth === 1) name = token.value;
      else if (token.name === "startArray" && depth === 1 && isWanted(name)) open(name);
      depth += steps[token.name] ?? 0;
      return undefined;
    },
    refuseMissingLists() {
      for (const each of Object.keys(wanted))
        if (isWanted(each) && !entriesOf.has(each))
          throw new JsonRefused({ kind: "noList", list: each });
    },
  };
}

/**
 * Yields the items of the wanted lists in the outermost object, each as soon as it is complete.
 * Other names are counted and skipped. Rejects with `JsonRefused` beyond the budget or a list's
 * limit, and closes the source whenever reading ends early.
 */
export async function* readLists<List extends string>(
  chunks: Chunks,
  wanted: WantedLists<List>,
  budget: JsonBudget,
): AsyncGenerator<ListEntry<List>> {
  const builder = createEntryBuilder(wanted);
  for await (const tokens of countedTokens(chunks, budget)) {
    for (const token of tokens) {
      const entry = builder.take(token);
      if (entry !== undefined) yield entry;
    }
  }
  builder.refuseMissingLists();
}
