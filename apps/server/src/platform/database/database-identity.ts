import { sql } from "drizzle-orm";
import type { Connection } from "#server/platform/database/connection.ts";

/**
 * Returns a text that distinguishes this database from its copies. A restored dump differs in its
 * database or cluster id, a promoted base backup in its timeline.
 */
export async function databaseIdentity(connection: Connection): Promise<string> {
  const { rows } = await connection.execute<{ identity: string }>(
    sql`select concat_ws('-', system_identifier, oid, left(pg_walfile_name(pg_current_wal_lsn()), 8)) as identity
      from pg_control_system(), pg_database where datname = current_database()`,
  );
  return rows[0]?.identity ?? "";
}
