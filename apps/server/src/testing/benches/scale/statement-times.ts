import * as z from "zod/mini";
import { connectHousekeeping } from "#server/platform/database/embedded/folder-lock.ts";
import { createLog } from "#server/platform/log/log.ts";

/** Shorter parts of a statement are not told: there are hundreds a second. */
const toldFromMs = 10;
const shownLength = 160;

/** How statements are shown: on one line, and not to their end. */
export const shortened = (statement: string): string =>
  statement.replaceAll(/\s+/gu, " ").trim().slice(0, shownLength);

const logLine = z.object({ msg: z.string(), postgresPid: z.optional(z.number()) });
const timed = /^postgres: duration: ([\d.]+) ms +(\w+)[^:]*: *(.*)$/su;

/**
 * What a Postgres itself says of its statements. Whoever sends one measures also how long its own event loop
 * was busy with something else.
 */
export function createStatementTimes() {
  const messages: string[] = [];
  /** Lines of a statement follow the first one without the process that wrote it. */
  function take(line: string): void {
    const { msg, postgresPid } = logLine.parse(JSON.parse(line));
    const last = messages.length - 1;
    if (postgresPid !== undefined) messages.push(msg);
    else if (last >= 0) messages[last] += ` ${msg.replace(/^postgres: /u, "")}`;
  }
  return {
    log: createLog("debug", { write: take }),
    /** For connections that are made from then on. */
    async begin(host: string, database: string): Promise<void> {
      const client = await connectHousekeeping(host);
      const settings = { log_min_duration_statement: toldFromMs, log_parameter_max_length: 0 };
      for (const [name, value] of Object.entries(settings))
        await client.query(`alter database ${database} set ${name} = ${value}`);
      await client.end();
    },
    /** Of each statement, shortened, the longest that each part of it took together (parse, bind, execute), ms. */
    longest(): ReadonlyMap<string, number> {
      const parts = new Map<string, Map<string, number>>();
      for (const message of messages) {
        const [, ms, part = "", statement] = timed.exec(message) ?? [];
        if (statement === undefined) continue;
        const ofStatement = parts.get(shortened(statement)) ?? new Map<string, number>();
        ofStatement.set(part, Math.max(Number(ms), ofStatement.get(part) ?? 0));
        parts.set(shortened(statement), ofStatement);
      }
      return new Map(
        [...parts].map(([statement, each]) => [
          statement,
          [...each.values()].reduce((sum, ms) => sum + ms, 0),
        ]),
      );
    },
  };
}

export type StatementTimes = ReturnType<typeof createStatementTimes>;
