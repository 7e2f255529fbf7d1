import type { Pool, QueryResultRow } from "pg";

export interface SqlExecutor {
  executeSql(text: string, values: unknown[]): Promise<{ rows: QueryResultRow[] }>;
}

/**
 * Runs pg-boss's statements on our pool. It sends whole transactions as one text. When one fails,
 * its connection is still inside the failed transaction, so it is closed instead of reused.
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
