import type { importCatches } from "@striper/contract/catch-sync";
import type { OutputOf } from "@striper/contract/endpoint";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { contentHash } from "#server/features/catches/entries/content.ts";
import { takeCatches } from "#server/features/catches/sync/take-catches.ts";
import type { Taken } from "#server/features/catches/sync/take-catches.ts";

type Batch = OutputOf<(typeof importCatches)["body"]>["catches"];

/** The rows of a table, each under the id the device made for it. */
export async function importBatch(
  context: Pick<CatchesDependencies, "orm" | "clock">,
  accountId: string,
  batch: Batch,
) {
  const now = context.clock.now();
  const items = batch.map(({ catch_id: id, date_caught: dateCaught, ...fields }) => ({
    id,
    content: { ...fields, caughtAt: Date.parse(dateCaught) },
    contentHash: contentHash({ ...fields, date_caught: dateCaught }),
    createdAt: now,
    updatedAt: now,
    revision: 1,
  }));
  const outcomes = await takeCatches(context, accountId, items);
  const idsOf = (wanted: Taken): string[] => [
    ...new Set(items.filter((item) => outcomes.get(item) === wanted).map(({ id }) => id)),
  ];
  return {
    added: idsOf("added"),
    already_present: idsOf("present"),
    refused: idsOf("different"),
  };
}
