import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Connection } from "#server/platform/database/connection.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { limitsOfTransaction, timeLimits } from "#server/platform/database/time-limits.ts";
import { createFairQueue, requesterFor } from "#server/platform/work/fair-queue.ts";

/** SQLSTATE `query_canceled`. */
const canceled = "57014";

export type ReportSource = Pick<NodePgDatabase, "transaction">;

const reportsAtOnce = 2;
/**
 * Limit for each sort or hash of a report. Counting a million distinct accounts takes 61 MB; hashes
 * may use twice this limit.
 */
const workMemory = "32MB";
/** Pages come from memory or SSD, where random reads cost nearly as little as sequential ones. */
const randomPageCost = 1.1;
const reports = createFairQueue({
  running: reportsAtOnce,
  runningEach: reportsAtOnce,
  waitingEach: 100,
  waiting: 100,
  longestMs: 60_000,
});

/** Thrown when a report exceeds its time limit. It may succeed at a quieter time. */
export class ReportTimeout extends Error {
  override readonly name = "ReportTimeout";
}

/**
 * Runs an admin's read over many rows. Each statement has a hard time limit, and all reports share
 * two connections, so that they cannot take those that other callers need.
 */
export function readReport<Result>(
  orm: ReportSource,
  read: (connection: Connection) => Promise<Result>,
  longestMs: number = timeLimits.reports.statementMs,
): Promise<Result> {
  return reports.run(requesterFor("reports"), () => readNow(orm, read, longestMs));
}

async function readNow<Result>(
  orm: ReportSource,
  read: (connection: Connection) => Promise<Result>,
  longestMs: number,
): Promise<Result> {
  try {
    return await orm.transaction(
      async (transaction) => {
        const limits = { ...timeLimits.reports, statementMs: longestMs };
        const settings = `${limitsOfTransaction(limits)}; set local work_mem = '${workMemory}'; set local random_page_cost = ${randomPageCost}`;
        await transaction.execute(sql.raw(settings));
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
