import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Client } from "pg";
import { DatabaseError, errorCode, reasonOf } from "#server/platform/database/database-error.ts";
import { asAccount } from "#server/platform/database/embedded/account.ts";
import type { DataFolder } from "#server/platform/database/embedded/data-folder.ts";
import { connectHousekeeping, lockFolder } from "#server/platform/database/embedded/folder-lock.ts";
import { insideFolder, programEnvironment } from "#server/platform/database/embedded/programs.ts";
import type { Programs } from "#server/platform/database/embedded/programs.ts";
import type { Log } from "#server/platform/log/log.ts";

const run = promisify(execFile);
const pauseMilliseconds = 50;
/** A leftover that is replaying its log or writing its last checkpoint is given time to finish. */
const leftoverLimitMilliseconds = 60_000;
/** Backends notice by themselves that their server died, unless a long query keeps them. */
const orphanPatienceMilliseconds = 500;
const orphanLimitMilliseconds = 5000;
const youthMilliseconds = 1000;
const startingOrStopping = new Set(["57P01", "57P03"]);

export const inUse = (folder: DataFolder): DatabaseError =>
  new DatabaseError(
    "in-use",
    `Another server is running on the data folder ${folder.path}; stop it first or choose another DATA_DIR.`,
  );

interface Inside {
  readonly pid: number;
  /** The server itself; its backends and helpers call themselves `postgres: …`. */
  readonly isServer: boolean;
}

/** Processes of Postgres that work inside the folder. Empty where the system has no /proc. */
function processesInside(cluster: string): Inside[] {
  const here = statSync(cluster);
  const look = (pid: string): Inside[] => {
    try {
      const there = statSync(`/proc/${pid}/cwd`);
      if (there.dev !== here.dev || there.ino !== here.ino) return [];
      if (!readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres")) return [];
      const title = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return [{ pid: Number(pid), isServer: !title.startsWith("postgres:") }];
    } catch {
      // It ended meanwhile, or it belongs to someone else.
      return [];
    }
  };
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/u.test(name))
      .flatMap(look);
  } catch {
    return [];
  }
}

/** Both begin with the process id of the server that wrote them. */
const notes = ["postmaster.pid", ".s.PGSQL.5432.lock"];

function notedPid(cluster: string, note: string): number | undefined {
  try {
    const [line = ""] = readFileSync(join(cluster, note), "utf8").split("\n");
    return Number.parseInt(line, 10) || undefined;
  } catch {
    return undefined;
  }
}

/** The process that runs in the folder, as Postgres itself noted it. */
export const postmasterPid = (cluster: string) => notedPid(cluster, "postmaster.pid");

/** The server that started this Postgres may be about to take the lock. */
async function isYoung(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ age: number }>(
    "select extract(epoch from clock_timestamp() - pg_postmaster_start_time())::float8 * 1000 as age",
  );
  return (rows[0]?.age ?? 0) < youthMilliseconds;
}

type State = "absent" | "busy" | "stopped";

/** Stops a Postgres that answers, unless the server that uses it is alive. */
async function stopAnswering(
  folder: DataFolder,
  programs: Programs,
  host: string,
  log: Log,
): Promise<State> {
  let client;
  try {
    client = await connectHousekeeping(host);
    if (await isYoung(client)) {
      await client.end();
      return "busy";
    }
  } catch (error) {
    return startingOrStopping.has(errorCode(error) ?? "") ? "busy" : "absent";
  }
  const lock = await lockFolder(client, host).catch(() => "ended" as const);
  if (lock === "ended") return "busy";
  if (lock === undefined) throw inUse(folder);
  log.info("the database of a server that was killed is still running; restarting it");
  try {
    await run(
      join(programs.bin, "pg_ctl"),
      ["stop", "-m", "fast", "-t", "60", "-D", insideFolder(folder.cluster)],
      { ...asAccount(folder.account), cwd: folder.cluster, env: programEnvironment },
    );
  } catch (error) {
    throw new DatabaseError(
      "start-failed",
      `The database of a server that was killed still runs in ${folder.path} and could not be stopped: ${reasonOf(error)}`,
      error,
    );
  } finally {
    await lock.release().catch(() => undefined);
  }
  return "stopped";
}

/**
 * Ends what a Postgres that was killed left running: its memory must be free for the next. Only what
 * has been without a server for a while, so that nothing is mistaken that is just being started.
 */
function endOrphans(orphans: readonly Inside[], waited: number, log: Log): void {
  if (waited < orphanPatienceMilliseconds) return;
  const pids = orphans.map(({ pid }) => pid);
  log.warn({ pids }, "ending processes of a database that was killed");
  for (const pid of pids) end(pid, waited < orphanLimitMilliseconds ? "SIGQUIT" : "SIGKILL");
}

function end(pid: number, signal: "SIGQUIT" | "SIGKILL"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * Postgres refuses to start when the process id noted by a killed server now belongs to another
 * program, which is likely after a container's restart. It clears every other stale note itself.
 */
function removeMisleadingNotes(cluster: string): void {
  // Read first: a server that starts now is inside before it writes its note.
  const noted = notes.map((note) => ({ note, pid: notedPid(cluster, note) }));
  const inside = new Set(processesInside(cluster).map(({ pid }) => pid));
  for (const { note, pid } of noted) {
    const misleading = pid !== undefined && isAlive(pid) && !inside.has(pid);
    if (misleading) rmSync(join(cluster, note), { force: true });
  }
}

/** Leaves the folder with nothing running in it, or throws `in-use`. */
export async function clearLeftovers(
  folder: DataFolder,
  programs: Programs,
  host: string,
  log: Log,
): Promise<void> {
  const begun = Date.now();
  let orphanedAt: number | undefined;
  for (;;) {
    const state = await stopAnswering(folder, programs, host, log);
    const inside = processesInside(folder.cluster);
    if (state === "absent" && inside.length === 0) break;
    if (Date.now() - begun > leftoverLimitMilliseconds) throw inUse(folder);
    const orphaned = state === "absent" && inside.every(({ isServer }) => !isServer);
    orphanedAt = orphaned ? (orphanedAt ?? Date.now()) : undefined;
    if (orphanedAt !== undefined) endOrphans(inside, Date.now() - orphanedAt, log);
    await delay(pauseMilliseconds);
  }
  if (process.platform === "linux") removeMisleadingNotes(folder.cluster);
}
