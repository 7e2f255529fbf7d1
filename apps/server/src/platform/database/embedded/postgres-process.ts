import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { asAccount } from "#server/platform/database/embedded/account.ts";
import type { DataFolder } from "#server/platform/database/embedded/data-folder.ts";
import { connectHousekeeping } from "#server/platform/database/embedded/folder-lock.ts";
import { insideFolder, programEnvironment } from "#server/platform/database/embedded/programs.ts";
import type { Programs } from "#server/platform/database/embedded/programs.ts";
import { serverArguments } from "#server/platform/database/embedded/settings.ts";
import type { Durability } from "#server/platform/database/embedded/settings.ts";
import type { Log } from "#server/platform/log/log.ts";

const firstPollMilliseconds = 10;
const longestPollMilliseconds = 250;
/** Far longer than recovery, which replays at most `max_wal_size`. */
const startLimitMilliseconds = 5 * 60_000;
const stopLimitMilliseconds = 30_000;
const lastOutputMilliseconds = 300;
const recoveryNoticeMilliseconds = 3000;
const rememberedLines = 12;

export interface PostgresProcess {
  readonly pid: number;
  readonly hasExited: () => boolean;
  readonly exited: Promise<string>;
  readonly connect: () => Promise<Client>;
  readonly stop: () => Promise<void>;
}

/**
 * Maps a line such as `[123] WARNING:  text` to a log level. Connections refused during a start go
 * to debug.
 */
export function logServerLine(log: Log, line: string): void {
  const [, pid, severity = "", text = line] = /^\[(\d+)\] ([A-Z]+): +(.*)$/u.exec(line) ?? [];
  const message = `postgres: ${text}`;
  const fields = { postgresPid: pid === undefined ? undefined : Number(pid) };
  if (severity === "PANIC") log.error(fields, message);
  else if (severity === "WARNING") log.warn(fields, message);
  else if (severity === "FATAL" && !text.startsWith("the database system is"))
    log.warn(fields, message);
  else log.debug(fields, message);
}

interface Watched extends Omit<PostgresProcess, "connect"> {
  readonly lastLines: () => Promise<string>;
}

function watch(child: ChildProcess, log: Log): Watched {
  const lines: string[] = [];
  if (child.stderr !== null) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (lines.push(line) > rememberedLines) lines.shift();
      logServerLine(log, line);
    });
  }
  let over = false;
  const exited = new Promise<string>((resolve) => {
    const end = (how: string) => {
      over = true;
      resolve(how);
    };
    child.once("error", (error) => end(reasonOf(error)));
    child.once("exit", (code, signal) =>
      end(signal === null ? `exit code ${code}` : `signal ${signal}`),
    );
  });
  const closed = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  const stop = async () => {
    child.kill("SIGINT");
    const limit = delay(stopLimitMilliseconds, "late", { ref: false });
    if ((await Promise.race([exited, limit])) === "late") child.kill("SIGQUIT");
    await exited;
  };
  const lastLines = async () => {
    await Promise.race([closed, delay(lastOutputMilliseconds)]);
    return lines.join(" | ");
  };
  return { pid: child.pid ?? 0, hasExited: () => over, exited, stop, lastLines };
}

/** Errors of a server that is not listening yet or is replaying its log. */
const transient = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "57P03", undefined]);

async function waitUntilReady(host: string, watched: Watched, log: Log): Promise<Client> {
  const begun = Date.now();
  let isNoticeLogged = false;
  for (
    let pause = firstPollMilliseconds;
    ;
    pause = Math.min(pause * 1.5, longestPollMilliseconds)
  ) {
    try {
      return await connectHousekeeping(host);
    } catch (error) {
      const waited = Date.now() - begun;
      const final = !transient.has(errorCode(error)) || waited > startLimitMilliseconds;
      if (final || watched.hasExited()) throw error;
      if (!isNoticeLogged && waited > recoveryNoticeMilliseconds) {
        log.info("the database is recovering from a crash; this can take a while");
        isNoticeLogged = true;
      }
    }
    await delay(pause);
  }
}

export interface StartOptions {
  readonly folder: DataFolder;
  readonly programs: Programs;
  readonly durability: Durability;
  readonly host: string;
  readonly log: Log;
}

export function startProcess(options: StartOptions): PostgresProcess {
  const { folder, programs, durability, host, log } = options;
  const child = spawn(
    join(programs.bin, "postgres"),
    ["-D", insideFolder(folder.cluster), ...serverArguments(durability)],
    {
      ...asAccount(folder.account),
      cwd: folder.cluster,
      env: programEnvironment,
      // A process group of its own keeps Ctrl-C from Postgres, so that this process stops it in
      // order.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const watched = watch(child, log);
  const connect = async () => {
    try {
      return await waitUntilReady(host, watched, log);
    } catch (error) {
      const how = watched.hasExited() ? await watched.exited : reasonOf(error);
      throw new DatabaseError(
        "start-failed",
        `The database in ${folder.path} did not start (${how}). ${await watched.lastLines()}`,
        error,
      );
    }
  };
  return { ...watched, connect };
}
