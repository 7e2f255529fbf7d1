import type * as z from "zod/mini";
import type { Archive, ImportTally } from "#server/platform/account-data/ports.ts";
import type { ListFormat, ReadEntry } from "#server/platform/account-data/reading/list-format.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface AccountImport {
  readonly by: Requester;
  readonly archive: Archive;
  readonly tally: ImportTally;
}

/**
 * Returns the valid entries of a list. Reports the others to the tally, naming each after `called`.
 */
export async function readEntries<Entry extends z.ZodMiniType>(
  { archive, by, tally }: AccountImport,
  path: string,
  format: ListFormat<Entry>,
  called = "entry",
): Promise<readonly ReadEntry<z.output<Entry>>[]> {
  const { entries, rejected } = await archive.list(path, format, by);
  for (const { number, reason } of rejected) tally.rejected(`${path}, ${called} ${number}`, reason);
  return entries;
}
