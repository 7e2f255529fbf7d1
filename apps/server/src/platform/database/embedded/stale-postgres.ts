import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Client } from "pg";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { isProcessRunning } from "#server/platform/is-process-running.ts";
import { asAccount } from "#server/platform/database/embedded/account.ts";
import type { DataFolder } from "#server/platform/database/embedded/data-folder.ts";
import { connectHousekeeping, lockFolder } from "#server/platform/database/embedded/folder-lock.ts";
import { insideFolder, programEnvironment } from "#server/platform/database/embedded/programs.ts";
import type { Programs } from "#server/platform/database/embedded/programs.ts";
import type { Log } from "#server/platform/log/log.ts";

const run = promisify(execFile);
const pauseMilliseconds = 50;
/** Time for a stale Postgres to replay its log or write its last checkpoint. */
const staleLimitMilliseconds = 60_000;
/** Backends notice on their own that their server died, unless a long query keeps them busy. */
const orphanPatienceMilliseconds = 500;
const orphanLimitMilliseconds = 5000;
const justStartedMilliseconds = 1000;
const startingOrStopping = new Set(["57P01", "57P03"]);

export const inUse = (folder: DataFolder): DatabaseError =>
  new DatabaseError(
    "in-use",
    `Another server is running on the data folder ${folder.path}; stop it first or choose another DATA_DIR.`,
  );

interface FolderProcess {
  readonly pid: number;
  /** True for the server itself. Its backends and helpers are titled `postgres: …`. */
  readonly isServer: boolean;
}

/** Lists Postgres processes that work inside the folder. Returns none on systems without /proc. */
function processesInside(cluster: string): FolderProcess[] {
  const here = statSync(cluster);
  const inspect = (pid: string): FolderProcess[] => {
    try {
      const there = statSync(`/proc/${pid}/cwd`);
      if (there.dev !== here.dev || there.ino !== here.ino) return [];
      if (!readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres")) return [];
      const title = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return [{ pid: Number(pid), isServer: !title.startsWith("postgres:") }];
    } catch {
      return [];
    }
  };
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/u.test(name))
      .flatMap(inspect);
  } catch {
    return [];
  }
}

const pidFiles = ["postmaster.pid", ".s.PGSQL.5432.lock"];

function pidIn(cluster: string, file: string): number | undefined {
  try {
    const [line = ""] = readFileSync(join(cluster, file), "utf8").split("\n");
    return Number.parseInt(line, 10) || undefined;
  } catch {
    return undefined;
  }
}

export const postmasterPid = (cluster: string) => pidIn(cluster, "postmaster.pid");

/** Returns true for a fresh Postgres, whose server may be about to take the lock. */
async function hasJustStarted(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ age: number }>(
    "select extract(epoch from clock_timestamp() - pg_postmaster_start_time())::float8 * 1000 as age",
  );
  return (rows[0]?.age ?? 0) < justStartedMilliseconds;
}

type State = "absent" | "busy" | "stopped";

/** Stops a Postgres that answers, unless a live server uses it. */
async function stopAnswering(
  folder: DataFolder,
  programs: Programs,
  host: string,
  log: Log,
): Promise<State> {
  let client;
  try {
    client = await connectHousekeeping(host);
    if (await hasJustStarted(client)) {
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
 * Ends processes of a killed Postgres, whose shared memory the next one needs. Waits first, because
 * processes without a server may belong to one that is starting.
 */
function endOrphanedProcesses(orphans: readonly FolderProcess[], waited: number, log: Log): void {
  if (waited < orphanPatienceMilliseconds) return;
  const pids = orphans.map(({ pid }) => pid);
  log.warn({ pids }, "ending processes of a database that was killed");
  for (const pid of pids) end(pid, waited < orphanLimitMilliseconds ? "SIGQUIT" : "SIGKILL");
}

function end(pid: number, signal: "SIGQUIT" | "SIGKILL"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}

/**
 * Removes pid files that name another program's process, as is likely after a container restart.
 * Postgres would refuse to start; it removes other stale files itself.
 */
function removeMisleadingPidFiles(cluster: string): void {
  // Read the files first: a starting server runs in the folder before it writes its process id.
  const written = pidFiles.map((file) => ({ file, pid: pidIn(cluster, file) }));
  const inside = new Set(processesInside(cluster).map(({ pid }) => pid));
  for (const { file, pid } of written) {
    const isMisleading = pid !== undefined && isProcessRunning(pid) && !inside.has(pid);
    if (isMisleading) rmSync(join(cluster, file), { force: true });
  }
}

/** Stops any stale Postgres in the folder. Throws `in-use` when a live server uses it. */
export async function stopStalePostgres(
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
    if (Date.now() - begun > staleLimitMilliseconds) throw inUse(folder);
    const orphaned = state === "absent" && inside.every(({ isServer }) => !isServer);
    orphanedAt = orphaned ? (orphanedAt ?? Date.now()) : undefined;
    if (orphanedAt !== undefined) endOrphanedProcesses(inside, Date.now() - orphanedAt, log);
    await delay(pauseMilliseconds);
  }
  if (process.platform === "linux") removeMisleadingPidFiles(folder.cluster);
}
