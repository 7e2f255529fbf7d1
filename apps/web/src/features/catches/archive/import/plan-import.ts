import type { CatchContent } from "@striper/contract/catch-records";
import type { Instant } from "@striper/marine/time";
import { rowIds } from "#web/features/catches/archive/import/row-ids.ts";
import { matchingProblem, type Matching } from "#web/features/catches/archive/match/fields.ts";
import type { ImportOptions } from "#web/features/catches/archive/match/options.ts";
import {
  type FaultyRow,
  readRow,
  type ReadRow,
} from "#web/features/catches/archive/match/read-row.ts";
import type { TextTable } from "#web/features/catches/archive/read-table.ts";

export interface PlannedCatch {
  readonly id: string;
  readonly content: CatchContent;
}

export interface ImportPlan {
  readonly toAdd: readonly PlannedCatch[];
  readonly present: number;
  readonly faulty: readonly FaultyRow[];
  readonly withoutTime: number;
  readonly first: readonly ReadRow[];
}

interface Into {
  readonly accountId: string;
  readonly isKnown: (catchId: string) => boolean;
}

const previewed = 5;

/** Plans an import without writing anything. Returns null while the columns cannot be matched. */
export function planImport(
  table: TextTable,
  matching: Matching,
  options: ImportOptions,
  { accountId, isKnown }: Into,
  now: Instant,
): ImportPlan | null {
  if (matchingProblem(matching) !== null) return null;
  const ids = rowIds(table, matching, accountId);
  const toAdd: PlannedCatch[] = [];
  const faulty: FaultyRow[] = [];
  const first: ReadRow[] = [];
  let present = 0;
  let withoutTime = 0;
  for (const [index, row] of table.rows.entries()) {
    const result = readRow(row, matching, options, now);
    if (result.kind === "faulty") {
      faulty.push(result);
      continue;
    }
    if (first.length < previewed) first.push(result.row);
    if (!result.row.hasTime) withoutTime += 1;
    const id = ids[index];
    if (id === undefined) continue;
    if (isKnown(id)) present += 1;
    else toAdd.push({ id, content: result.row.content });
  }
  return { toAdd, present, faulty, withoutTime, first };
}
