import { regulationsTable } from "@striper/contract/regulation-table";
import { tableChange } from "@striper/contract/regulation-cards";
import type { RegulationsTable, TableChange } from "@striper/angling/regulations";
import type { Instant } from "@striper/marine/time";
import { desc, eq, gt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Connection } from "#server/platform/database/connection.ts";
import { regulationVersions } from "#server/features/regulations/regulations.table.ts";

export interface Publication {
  readonly version: number;
  readonly publishedAt: Instant;
  readonly note: string;
  readonly changes: readonly TableChange[];
}

const mostPublications = 200;
const storedChanges = z.array(tableChange);

/** Serializes publishing until the transaction ends. */
export async function lockVersions(connection: Connection): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended('regulations', 0))`);
}

export async function findNewest(connection: Connection) {
  const [row] = await connection
    .select({ version: regulationVersions.version, origin: regulationVersions.origin })
    .from(regulationVersions)
    .orderBy(desc(regulationVersions.version))
    .limit(1);
  return row;
}

export async function findTable(
  connection: Connection,
  version: number,
): Promise<RegulationsTable | undefined> {
  const [row] = await connection
    .select({ content: regulationVersions.content })
    .from(regulationVersions)
    .where(eq(regulationVersions.version, version));
  return row === undefined ? undefined : regulationsTable.parse(row.content);
}

export async function listPublications(
  connection: Connection,
  since: number,
): Promise<Publication[]> {
  const rows = await connection
    .select({
      version: regulationVersions.version,
      publishedAt: regulationVersions.publishedAt,
      note: regulationVersions.note,
      changes: regulationVersions.changes,
    })
    .from(regulationVersions)
    .where(gt(regulationVersions.version, since))
    .orderBy(desc(regulationVersions.version))
    .limit(mostPublications);
  return rows.map(({ version, publishedAt, note, changes }) => ({
    version,
    publishedAt,
    note,
    changes: storedChanges.parse(changes),
  }));
}

export async function knowsContent(connection: Connection, contentHash: string): Promise<boolean> {
  const rows = await connection
    .select({ version: regulationVersions.version })
    .from(regulationVersions)
    .where(eq(regulationVersions.contentHash, contentHash))
    .limit(1);
  return rows.length > 0;
}

export interface NewVersion extends Omit<Publication, "version"> {
  readonly table: RegulationsTable;
  readonly origin: "packaged" | "desk";
  readonly publishedBy: string | null;
  readonly contentHash: string;
}

export async function insertVersion(
  connection: Connection,
  { table, origin, publishedAt, publishedBy, note, changes, contentHash }: NewVersion,
): Promise<Publication> {
  const { version } = table;
  await connection.insert(regulationVersions).values({
    version,
    origin,
    publishedAt,
    publishedBy,
    note,
    content: table,
    changes,
    contentHash,
  });
  return { version, publishedAt, note, changes };
}
