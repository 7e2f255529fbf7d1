import { and, count, eq, getTableColumns, gt, gte, lt, notExists, or, sql } from "drizzle-orm";
import { catches, catchPhotos } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";

export type PhotoRow = typeof catchPhotos.$inferSelect;

const isPhoto = (accountId: string, id: string) =>
  and(eq(catchPhotos.accountId, accountId), eq(catchPhotos.id, id));

export async function findPhoto(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<PhotoRow | undefined> {
  const [row] = await connection.select().from(catchPhotos).where(isPhoto(accountId, id));
  return row;
}

export async function countPhotos(connection: Connection, accountId: string): Promise<number> {
  const [row] = await connection
    .select({ photos: count() })
    .from(catchPhotos)
    .where(eq(catchPhotos.accountId, accountId));
  return row?.photos ?? 0;
}

export async function insertPhoto(connection: Connection, photo: PhotoRow): Promise<boolean> {
  const rows = await connection
    .insert(catchPhotos)
    .values(photo)
    .onConflictDoNothing()
    .returning({ id: catchPhotos.id });
  return rows.length > 0;
}

export async function deletePhoto(
  connection: Connection,
  { accountId, id }: Pick<PhotoRow, "accountId" | "id">,
): Promise<void> {
  await connection.delete(catchPhotos).where(isPhoto(accountId, id));
}

export function listPhotos(
  connection: Connection,
  accountId: string,
  after: string | undefined,
  limit: number,
): Promise<PhotoRow[]> {
  const isBehind = after === undefined ? undefined : gt(catchPhotos.id, after);
  return connection
    .select()
    .from(catchPhotos)
    .where(and(eq(catchPhotos.accountId, accountId), isBehind))
    .orderBy(catchPhotos.id)
    .limit(limit);
}

export type PlaceOfPhoto = Pick<PhotoRow, "createdAt" | "id">;

/**
 * Lists photos uploaded before a time. `isLoose` is true when no catch refers to the photo,
 * counting deleted catches that are not erased yet.
 */
export function findOlder(
  connection: Connection,
  before: number,
  after: PlaceOfPhoto | undefined,
  limit: number,
): Promise<(PhotoRow & { isLoose: boolean })[]> {
  const named = connection
    .select({ named: sql`1` })
    .from(catches)
    .where(and(eq(catches.accountId, catchPhotos.accountId), eq(catches.photoId, catchPhotos.id)));
  const { createdAt, id } = catchPhotos;
  const isBehind =
    after === undefined
      ? undefined
      : and(gte(createdAt, after.createdAt), or(gt(createdAt, after.createdAt), gt(id, after.id)));
  return connection
    .select({ ...getTableColumns(catchPhotos), isLoose: sql<boolean>`${notExists(named)}` })
    .from(catchPhotos)
    .where(and(lt(createdAt, before), isBehind))
    .orderBy(createdAt, id)
    .limit(limit);
}

export async function knownKeys(
  connection: Connection,
  accountIds: readonly string[],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const isAmong = or(isOneOf(catchPhotos.largeKey, keys), isOneOf(catchPhotos.smallKey, keys));
  const rows = await connection
    .select({ largeKey: catchPhotos.largeKey, smallKey: catchPhotos.smallKey })
    .from(catchPhotos)
    .where(and(isOneOf(catchPhotos.accountId, accountIds), isAmong));
  return new Set(rows.flatMap(({ largeKey, smallKey }) => [largeKey, smallKey]));
}
