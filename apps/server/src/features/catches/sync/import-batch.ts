import type { importCatches } from "@striper/contract/catch-sync";
import type { OutputOf } from "@striper/contract/endpoint";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { addCatches, enteredNow } from "#server/features/catches/entries/log-catch.ts";
import type { Outcome } from "#server/features/catches/entries/log-catch.ts";

type Batch = OutputOf<(typeof importCatches)["body"]>["catches"];

export async function importBatch(
  context: Pick<CatchesDependencies, "orm" | "clock">,
  accountId: string,
  batch: Batch,
) {
  const now = context.clock.now();
  const items = batch.map(({ catch_id: id, ...content }) => enteredNow(id, content, now));
  const outcomes = await addCatches({ ...context, revives: true }, accountId, items);
  const idsOf = (wanted: Outcome["kind"]): string[] => [
    ...new Set(items.filter((item) => outcomes.get(item)?.kind === wanted).map(({ id }) => id)),
  ];
  return {
    added: idsOf("added"),
    already_present: idsOf("present"),
    refused: idsOf("different"),
  };
}
