import { readFromOutside } from "@striper/contract/validation";
import { mostRejected } from "#server/platform/account-data/reading/list-format.ts";
import type {
  ListFormat,
  ReadEntry,
  ReadList,
  RejectedEntry,
} from "#server/platform/account-data/reading/list-format.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import { JsonRefused } from "#server/platform/bounded-json/json-budget.ts";
import { readLists } from "#server/platform/bounded-json/read-lists.ts";

const batchSize = 200;
const longestReason = 200;

function reasonOf(format: ListFormat, value: unknown): { value: unknown } | { reason: string } {
  const read = readFromOutside(format.entry, value);
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  const reason = `${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? ""}`;
  return { reason: reason.slice(0, longestReason) };
}

async function* entriesOf(path: string, chunks: AsyncIterable<Uint8Array>, format: ListFormat) {
  const { list, mostEntries, budget } = format;
  try {
    yield* readLists(chunks, { [list]: mostEntries }, budget);
  } catch (error) {
    if (!(error instanceof JsonRefused)) throw error;
    const isTooLarge = error.fault.kind === "exceeds";
    throw new UnreadableArchive(`${path}: ${error.message}`, { cause: error, isTooLarge });
  }
}

/**
 * Yields the checked entries of a list in batches, as the consumer asks for them. Throws
 * `UnreadableArchive` when a limit is exceeded.
 */
export async function* readList(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  format: ListFormat,
): AsyncGenerator<ReadList<unknown>> {
  let entries: ReadEntry<unknown>[] = [];
  let rejected: RejectedEntry[] = [];
  let rejectedSoFar = 0;
  let number = 0;
  for await (const entry of entriesOf(path, chunks, format)) {
    number += 1;
    const read = reasonOf(format, entry.value);
    if ("reason" in read) {
      rejected.push({ number, reason: read.reason });
      rejectedSoFar += 1;
    } else entries.push({ number, value: read.value });
    if (rejectedSoFar > mostRejected)
      throw new UnreadableArchive(`${path}: More than ${mostRejected} entries cannot be read.`);
    if (entries.length + rejected.length < batchSize) continue;
    yield { entries, rejected };
    entries = [];
    rejected = [];
  }
  yield { entries, rejected };
}
