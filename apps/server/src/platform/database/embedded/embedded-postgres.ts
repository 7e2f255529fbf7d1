import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { DatabaseError, reasonOf } from "#server/platform/database/database-error.ts";
import {
  createCluster,
  removeUnfinished,
} from "#server/platform/database/embedded/create-cluster.ts";
import { openDataFolder } from "#server/platform/database/embedded/data-folder.ts";
import type { DataFolder } from "#server/platform/database/embedded/data-folder.ts";
import { lockFolder } from "#server/platform/database/embedded/folder-lock.ts";
import type { FolderLock } from "#server/platform/database/embedded/folder-lock.ts";
import {
  stopStalePostgres,
  inUse,
  postmasterPid,
} from "#server/platform/database/embedded/stale-postgres.ts";
import { startProcess } from "#server/platform/database/embedded/postgres-process.ts";
import type { PostgresProcess } from "#server/platform/database/embedded/postgres-process.ts";
import type { ProgramSource } from "#server/platform/database/embedded/program-copy.ts";
import {
  installedPrograms,
  majorVersionOf,
  preparePrograms,
} from "#server/platform/database/embedded/programs.ts";
import type { Programs } from "#server/platform/database/embedded/programs.ts";
import type { Durability } from "#server/platform/database/embedded/settings.ts";
import { openSocketHost } from "#server/platform/database/embedded/socket-host.ts";
import { freeBytes as freeBytesAt, megabyte } from "#server/platform/disk/disk-room.ts";
import type { FreeBytes } from "#server/platform/disk/disk-room.ts";
import { isStorageFull } from "#server/platform/disk/storage-full.ts";
import type { Log } from "#server/platform/log/log.ts";

export const product = { user: "striper", database: "striper" } as const;

const restartsAllowed = 5;
const restartWindowMilliseconds = 10 * 60_000;
const startAttempts = 3;
/** Pause that shows whether only the session ended or the server too. */
const settleMilliseconds = 100;
/** Free space needed for recovery, which first writes a log segment of 16 MB. */
const roomToRecover = 64 * megabyte;
const roomPollMilliseconds = 2000;

const keepsEnding = (folder: DataFolder, how: string, failure: unknown): DatabaseError =>
  new DatabaseError(
    "start-failed",
    `The database in ${folder.path} keeps ending unexpectedly and is not started again (${failure === undefined ? how : reasonOf(failure)}).`,
    failure,
  );

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Called once when the database has ended and restarting it has failed. */
  readonly onLost: (error: unknown) => void;
  readonly durability?: Durability;
  readonly freeBytes?: FreeBytes;
  readonly source?: ProgramSource;
  readonly copyFolders?: readonly string[];
}

export interface EmbeddedPostgres {
  /** Client `host` for the socket, valid in this process only. */
  readonly host: string;
  /** Folder of the socket, for other processes. */
  readonly cluster: string;
  readonly stop: () => Promise<void>;
}

interface Running {
  readonly postgres: PostgresProcess;
  readonly lock: FolderLock;
}

interface StartContext {
  readonly folder: DataFolder;
  readonly programs: Programs;
  readonly durability: Durability;
  readonly host: string;
  readonly log: Log;
  readonly freeBytes: FreeBytes;
}

async function lockedSession(
  context: StartContext,
  postgres: PostgresProcess,
): Promise<FolderLock> {
  const { folder, host } = context;
  const lock = await lockFolder(await postgres.connect(), host);
  if (lock === undefined) throw inUse(folder);
  if (postmasterPid(folder.cluster) === postgres.pid) return lock;
  await lock.release();
  throw new DatabaseError(
    "start-failed",
    `Another server has started in ${folder.path} meanwhile.`,
  );
}

async function startOnce(context: StartContext): Promise<Running> {
  await stopStalePostgres(context.folder, context.programs, context.host, context.log);
  const postgres = startProcess(context);
  try {
    return { postgres, lock: await lockedSession(context, postgres) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const isInUse = (error: unknown) => error instanceof DatabaseError && error.fault === "in-use";

/**
 * Retries, because servers that start at the same moment disturb each other until one has the lock.
 */
async function startWithRetries(context: StartContext): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(context);
    } catch (error) {
      if (isInUse(error) || isStorageFull(error) || attempt === startAttempts) throw error;
      context.log.debug({ err: error }, "the database did not start; trying once more");
    }
    await delay(settleMilliseconds * (1 + Math.random()));
  }
}

/** Restores the session. Postgres may still run, as it restarts itself after a backend crash. */
async function restart(context: StartContext, { postgres }: Running): Promise<Running> {
  if (postgres.hasExited()) return startOnce(context);
  return { postgres, lock: await lockedSession(context, postgres) };
}

const hasRoom = (context: StartContext): boolean =>
  context.freeBytes(context.folder.cluster) >= roomToRecover;

async function waitForRoom(context: StartContext, isStopping: () => boolean): Promise<void> {
  context.log.error("the disk is full: the database starts again when there is room");
  while (!hasRoom(context) && !isStopping()) await delay(roomPollMilliseconds);
}

/**
 * Restarts Postgres after an unexpected end, up to a limit, and calls `onLost` when that fails. The
 * returned function stops Postgres.
 */
function supervise(context: StartContext, first: Running, onLost: (error: unknown) => void) {
  let running = first;
  let stopping = false;
  const interruptOnExit = () => {
    // Nothing asynchronous runs on exit. Postgres finishes its shutdown on its own.
    if (!running.postgres.hasExited()) process.kill(running.postgres.pid, "SIGINT");
  };
  process.once("exit", interruptOnExit);

  const keepRunning = async () => {
    let endings: number[] = [];
    let failure: unknown;
    for (;;) {
      if (!stopping) await Promise.race([running.postgres.exited, running.lock.ended]);
      await delay(settleMilliseconds);
      if (stopping) return;
      const { postgres } = running;
      const how = postgres.hasExited() ? await postgres.exited : "its session was ended";
      context.log.error({ how }, "the database ended unexpectedly; bringing it back");
      const now = Date.now();
      const isDiskFull = !hasRoom(context);
      endings = isDiskFull
        ? []
        : [...endings.filter((at) => now - at < restartWindowMilliseconds), now];
      if (endings.length > restartsAllowed) throw keepsEnding(context.folder, how, failure);
      try {
        running = await restart(context, running);
        failure = undefined;
        context.log.warn("the database is back");
      } catch (error) {
        if (isInUse(error)) throw error;
        failure = error;
        context.log.error({ err: error }, "the database could not be brought back yet");
        if (isDiskFull) await waitForRoom(context, () => stopping);
      }
    }
  };
  const kept = keepRunning().catch((error: unknown) => {
    if (!stopping) onLost(error);
  });

  return async () => {
    stopping = true;
    await running.lock.release().catch(() => undefined);
    await kept;
    process.off("exit", interruptOnExit);
    // Release again: a restart may have taken another lock meanwhile.
    await running.lock.release().catch(() => undefined);
    await running.postgres.stop();
  };
}

async function ensureProductDatabase(client: Client): Promise<void> {
  const { user, database } = product;
  const roles = await client.query("select 1 from pg_roles where rolname = $1", [user]);
  if (roles.rowCount === 0) await client.query(`create role ${user} login`);
  const databases = await client.query("select 1 from pg_database where datname = $1", [database]);
  if (databases.rowCount === 0) await client.query(`create database ${database} owner ${user}`);
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durability = "durable", source = installedPrograms() } = options;
  const { folder, isNew } = openDataFolder(dataDir, majorVersionOf(source));
  const programs = await preparePrograms(folder.account, source, options.copyFolders);
  if (isNew) await createCluster(folder, programs, durability);
  const socket = openSocketHost(folder.cluster);
  try {
    const { freeBytes = freeBytesAt } = options;
    const context = { folder, programs, durability, host: socket.host, log, freeBytes };
    const running = await startWithRetries(context);
    removeUnfinished(folder);
    const end = supervise(context, running, options.onLost);
    const stop = () => end().finally(socket.close);
    await ensureProductDatabase(running.lock.client).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { host: socket.host, cluster: folder.cluster, stop };
  } catch (error) {
    socket.close();
    throw error;
  }
}
