import type { Pool, QueryResultRow } from "pg";

/** What pg-boss asks of a database. */
export interface SqlExecutor {
  executeSql(text: string, values: unknown[]): Promise<{ rows: QueryResultRow[] }>;
}

/**
 * pg-boss sends whole transactions as one text. One that fails half-way leaves its connection inside
 * the failed transaction, so such a connection is dropped instead of going back to the others.
 */
export const executorOf = (pool: Pool): SqlExecutor => ({
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
