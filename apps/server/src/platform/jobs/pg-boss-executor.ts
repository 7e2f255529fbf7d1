import type { Pool, QueryResultRow } from "pg";

/** What pg-boss asks of a database. */
export interface SqlExecutor {
  executeSql(text: string, values: unknown[]): Promise<{ rows: QueryResultRow[] }>;
}

/**
 * Runs pg-boss's statements on our pool. It sends whole transactions as one text; one that fails
 * half-way leaves its connection inside the failed transaction, so that connection is closed instead
 * of going back to the pool.
 */
export const pgBossExecutor = (pool: Pool): SqlExecutor => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  },
});
