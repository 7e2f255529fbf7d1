import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Connection } from "#server/platform/database/connection.ts";
import { errorCode } from "#server/platform/database/database-error.ts";
import { limitsOfTransaction, timeLimits } from "#server/platform/database/time-limits.ts";

/** PostgreSQL's code for a statement that was canceled. */
const canceled = "57014";

/** Where reports are read. */
export type ReportSource = Pick<NodePgDatabase, "transaction">;

/** A report took too long and was given up; the same question may be answered at a quieter time. */
export class ReportTimeout extends Error {
  override readonly name = "ReportTimeout";
}

/**
 * Reads over many rows, as admins ask for: each statement has a hard limit of time, so that reports
 * cannot occupy the connections that everybody else waits for.
 */
export async function readReport<Result>(
  orm: ReportSource,
  read: (connection: Connection) => Promise<Result>,
  longestMs: number = timeLimits.reports.statementMs,
): Promise<Result> {
  try {
    return await orm.transaction(
      async (transaction) => {
        const limits = { ...timeLimits.reports, statementMs: longestMs };
        await transaction.execute(sql.raw(limitsOfTransaction(limits)));
        return read(transaction);
      },
      { accessMode: "read only" },
    );
  } catch (error) {
    if (error instanceof DrizzleQueryError && errorCode(error.cause) === canceled)
      throw new ReportTimeout(`no report within ${longestMs} ms`, { cause: error });
    throw error;
  }
}
