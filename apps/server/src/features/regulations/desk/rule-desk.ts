import { describeChanges, findTableProblems } from "@striper/angling/regulations";
import type { RegulationsTable, TableChange } from "@striper/angling/regulations";
import { harborDate } from "@striper/marine/time";
import type {
  DeskEntry,
  RegulationsDependencies,
} from "#server/features/regulations/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { changedCatches } from "#server/features/regulations/desk/changed-catches.ts";
import type { ChangedCatches } from "#server/features/regulations/desk/changed-catches.ts";
import { findEditProblems } from "#server/features/regulations/desk/edit-problems.ts";
import { applyEdit } from "#server/features/regulations/desk/table-edit.ts";
import type { TableEdit } from "#server/features/regulations/desk/table-edit.ts";
import {
  findNewest,
  findTable,
  insertVersion,
  lockVersions,
} from "#server/features/regulations/regulations.store.ts";
import type { Publication } from "#server/features/regulations/regulations.store.ts";
import { contentHashOf } from "#server/features/regulations/tables/content-hash.ts";
import { acceptRead, type ReadRule } from "#server/features/regulations/watch/read-marks.ts";
import { AppError } from "#server/http/app-error.ts";

type Context = Pick<RegulationsDependencies, "orm" | "clock" | "recordAudit">;
type Looking = Pick<RegulationsDependencies, "orm" | "clock" | "newestCatches">;

export interface EditPreview {
  readonly changes: readonly TableChange[];
  readonly problems: readonly string[];
  readonly table: RegulationsTable;
}

/** `catches` is null while the table cannot be published. */
export interface WholePreview extends EditPreview {
  readonly catches: ChangedCatches | null;
}

export interface DeskOrder {
  readonly adminId: string;
  readonly baseVersion: number;
  readonly note: string;
}

/** `read` lists the official texts the admin has read. */
export interface PublishOrder extends DeskOrder {
  readonly read: readonly ReadRule[];
}

/** Returns the table an edit is based on; throws when a newer one was published. */
async function requireBase(connection: Connection, baseVersion: number): Promise<RegulationsTable> {
  const newest = await findNewest(connection);
  const table = newest === undefined ? undefined : await findTable(connection, newest.version);
  if (table?.version !== baseVersion) throw new AppError("edit_conflict");
  return table;
}

function look(before: RegulationsTable, edit: TableEdit, today: string): EditPreview {
  const table = applyEdit(before, edit, today);
  const problems = findEditProblems(before, edit, table, today);
  return { changes: describeChanges(before, table), problems, table };
}

export async function previewEdit(
  context: Looking,
  baseVersion: number,
  edit: TableEdit,
): Promise<WholePreview> {
  const before = await requireBase(context.orm, baseVersion);
  const preview = look(before, edit, harborDate(context.clock.now()));
  const isSound = preview.problems.length === 0;
  const catches = isSound ? await changedCatches(context, before, preview.table) : null;
  return { ...preview, catches };
}

function refuseProblems(problems: readonly string[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new AppError("invalid_request", {
    message: `This cannot be published: ${first}`,
    fields: problems.slice(0, 20).map((message) => ({ path: "body", message })),
  });
}

async function publish(
  { clock, recordAudit }: Context,
  connection: Connection,
  { adminId, note }: DeskOrder,
  { table, changes, action }: Omit<EditPreview, "problems"> & Pick<DeskEntry, "action">,
  detail: DeskEntry["detail"],
): Promise<Publication> {
  const now = clock.now();
  const entry = { actorId: adminId, action, detail: { version: table.version, note, ...detail } };
  await recordAudit(connection, entry, now);
  return insertVersion(connection, {
    table,
    origin: "desk",
    publishedAt: now,
    publishedBy: adminId,
    note,
    changes,
    contentHash: contentHashOf(table),
  });
}

/**
 * Publishes the edit as the next version. Throws when another was published meanwhile or the edit
 * has problems.
 */
export function publishEdit(
  context: Context,
  order: PublishOrder,
  edit: TableEdit,
): Promise<Publication> {
  return context.orm.transaction(async (transaction) => {
    await lockVersions(transaction);
    const before = await requireBase(transaction, order.baseVersion);
    const preview = look(before, edit, harborDate(context.clock.now()));
    refuseProblems(preview.problems);
    await acceptRead(transaction, order.read);
    return publish(
      context,
      transaction,
      order,
      { ...preview, action: "publish_regulations" },
      { changes: preview.changes.length },
    );
  });
}

/** Publishes an older table as the next version; versions are never removed. */
export function restoreVersion(
  context: Context,
  order: DeskOrder,
  version: number,
): Promise<Publication> {
  return context.orm.transaction(async (transaction) => {
    await lockVersions(transaction);
    const before = await requireBase(transaction, order.baseVersion);
    const older = await findTable(transaction, version);
    if (older === undefined) throw new AppError("not_found");
    const publishedOn = harborDate(context.clock.now());
    const table = { ...older, version: before.version + 1, publishedOn };
    const isSame = contentHashOf(before) === contentHashOf(table);
    refuseProblems([...(isSame ? ["Nothing would change."] : []), ...findTableProblems(table)]);
    const changes = describeChanges(before, table);
    return publish(
      context,
      transaction,
      order,
      { table, changes, action: "restore_regulations" },
      { restored_version: version },
    );
  });
}
