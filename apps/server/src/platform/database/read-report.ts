import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Connection } from "#server/platform/database/connection.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { limitsOfTransaction, timeLimits } from "#server/platform/database/time-limits.ts";
import { createFairQueue, requesterFor } from "#server/platform/work/fair-queue.ts";

/** PostgreSQL's code for a statement that was canceled. */
const canceled = "57014";

/** Where reports are read. */
export type ReportSource = Pick<NodePgDatabase, "transaction">;

/** Reports that run at the same time in this process; others wait. */
const reportsAtOnce = 2;
/** Of each sort or hash of a report: a million accounts are told apart in 61 MB, and hashes may take twice this. */
const workMemory = "32MB";
/** A report's pages come from memory or disks without a head: an index costs nearly as little a page as a whole table. */
const randomPageCost = 1.1;
const reports = createFairQueue({
  running: reportsAtOnce,
  runningEach: reportsAtOnce,
  waitingEach: 100,
  waiting: 100,
  longestMs: 60_000,
});

/** A report took too long and was given up; the same question may be answered at a quieter time. */
export class ReportTimeout extends Error {
  override readonly name = "ReportTimeout";
}

/**
 * Reads over many rows, as admins ask for: each statement has a hard limit of time, and reports share two
 * connections, so that they cannot occupy those that everybody else waits for.
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
