import { readFileSync, realpathSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import type { Config } from "#server/config.ts";
import { announceFirstAdmin } from "#server/features/accounts/links/first-admin-link.ts";
import { createArchiveReaders } from "#server/platform/account-data/reading/archive-readers.ts";
import { createExportProcess } from "#server/platform/account-data/writing/export-process.ts";
import { MasterKeyError } from "#server/platform/blob-storage/master-keys.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { createShiftedClock } from "#server/platform/clock/shifted-clock.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { DatabaseError } from "#server/platform/database/database-error.ts";
import { clusterFolder } from "#server/platform/database/embedded/data-folder.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { holdSharedSettings } from "#server/platform/database/shared-settings.ts";
import { addReplicaMetrics } from "#server/platform/database/replica.ts";
import {
  createDiskRoom,
  diskPlaces,
  freeBytes,
  megabyte,
} from "#server/platform/disk/disk-room.ts";
import { lockDataFolder } from "#server/platform/disk/lock-data-folder.ts";
import { isStorageFull } from "#server/platform/disk/storage-full.ts";
import { createImages } from "#server/platform/images/images.ts";
import { createEncoderProcess } from "#server/platform/images/process/encoder-process.ts";
import { createJobRunner } from "#server/platform/jobs/job-runner.ts";
import { createLog, openLogFile } from "#server/platform/log/log.ts";
import type { Log } from "#server/platform/log/log.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { createObservations } from "#server/platform/observations/observations.ts";
import { createPostgresAnswerStore } from "#server/platform/observations/postgres-answer-store.ts";
import { createPasswords } from "#server/platform/passwords/passwords.ts";
import { openPushSender } from "#server/platform/push/open-push-sender.ts";
import { createPostgresCountStore } from "#server/platform/rate-limit/count-store.ts";

/** `apps/server`, both from `src/main.ts` and from `dist/main.mjs`. */
const serverFolder = join(import.meta.dirname, "..");
const projectFolder = join(serverFolder, "../..");

/** Requests in flight get this long; then connections are cut. */
const graceMs = 20_000;
const idleCheckMs = 100;
/**
 * Connections that arrive together and are not accepted yet. Beyond Node's 511 the kernel drops what
 * arrives, an honest caller's too, which tries again 0.2 to 1 s later. The kernel's own limit
 * (`net.core.somaxconn`, 4,096 since Linux 5.4) applies as well.
 */
const connectionsToAccept = 4096;

/** Printed for the operator, in addition to the log. */
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

function giveUp(...sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function requireConfig(): Config {
  const reading = readConfig(process.env, projectFolder);
  if (reading.kind === "valid") return reading.config;
  const faults = reading.faults.map((fault) => `  ${fault}`);
  return giveUp("The settings are not as they should be:", ...faults);
}

function readVersion(): string {
  const text = readFileSync(join(serverFolder, "package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Undefined also where it is the disk of another machine's database: that error names it. */
function diskFullReason(error: unknown, { dataDir, databaseUrl }: Config): string | undefined {
  const isElsewhere = error instanceof DatabaseError && databaseUrl !== undefined;
  if (isElsewhere || !isStorageFull(error)) return undefined;
  const free = Math.floor(freeBytes(dataDir) / megabyte);
  return `The disk of DATA_DIR (${dataDir}) is full: ${free} MB free. Free some space and start again.`;
}

/** Foreseen reasons not to start are a sentence; anything else is a bug and keeps its stack. */
function reasonNotToStart(error: unknown, config: Config): string | undefined {
  const { host, port } = config;
  const diskFull = diskFullReason(error, config);
  if (diskFull !== undefined) return diskFull;
  if (error instanceof DatabaseError || error instanceof MasterKeyError) return error.message;
  const code = errorCode(error);
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
  if (code === "EACCES") return `Port ${port} may not be used by this user. Set PORT above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${host}. Set HOST to one it has.`;
  return undefined;
}

interface Product {
  readonly close: () => Promise<void>;
}

const chartPlaces = (dataDir: string) => ({
  builtIn: join(projectFolder, "data/charts/built"),
  fetched: join(dataDir, "noaa-charts"),
});

/** Only tests of the whole process may shift the time. */
function chooseClock({ testClock }: Config, log: Log): Clock {
  if (testClock?.isAllowed === true) return createShiftedClock(testClock.offsetFile);
  if (testClock !== undefined) log.warn("TEST_CLOCK_OFFSET_FILE is for NODE_ENV=test only");
  return systemClock;
}

/** Settings that instances on one database have to share. Files or a key in a folder are nobody else's. */
function sharedSettings({ s3, masterKeys, dataDir }: Config): object {
  const isShared = s3 !== undefined && masterKeys.length > 0;
  const folder = isShared ? undefined : [hostname(), realpathSync(dataDir)];
  return { endpoint: s3?.endpoint, bucket: s3?.bucket, masterKeys, folder };
}

/** Opens everything that outlives the process, or nothing. */
async function openStores(config: Config, log: Log, clock: Clock, onLost: () => void) {
  const { databaseUrl, databaseDirectUrl: directUrl, dataDir } = config;
  const work = config.role === "jobs" ? "jobs" : "calls";
  const replicaUrl = config.databaseReplicaUrl;
  const urls = { databaseUrl, directUrl, replicaUrl };
  const database = await openDatabase({ ...urls, dataDir, log, onLost, work });
  try {
    const releaseSettings =
      databaseUrl === undefined
        ? () => {}
        : await holdSharedSettings(database.direct, sharedSettings(config));
    const databaseFolder = databaseUrl === undefined ? clusterFolder(dataDir) : undefined;
    const disk = createDiskRoom(diskPlaces(dataDir, databaseFolder));
    const blobs = await openBlobStorage(config, clock.now(), disk.requireRoom);
    const push = await openPushSender(database.orm, config);
    return { database, disk, blobs, push, releaseSettings };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function announceReady(
  { role, publicUrl, host, port }: Config,
  context: Omit<Parameters<typeof announceFirstAdmin>[0], "publicUrl">,
): Promise<void> {
  if (role === "jobs")
    return say(`Striper Conditions runs its jobs and is ready at http://${host}:${port}`);
  const words = await announceFirstAdmin({ ...context, publicUrl }, process.stdout.isTTY);
  say(`Striper Conditions is ready at ${publicUrl}`);
  if (words !== undefined) say(words);
}

interface Opening {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly version: string;
  readonly stores: Awaited<ReturnType<typeof openStores>>;
}

function putTogether({ config, log, clock, version, stores }: Opening) {
  const { database, disk, blobs, push } = stores;
  const { dataDir } = config;
  const outboxFolder = join(dataDir, "outbox");
  const mailer = createMailer({ ...config.mail, outboxFolder, log, announce: say });
  const observations = createObservations({
    store: createPostgresAnswerStore(database.pool),
    clock,
    log,
    userAgent: config.weatherService.userAgent,
  });
  const app = createApp({
    config,
    log,
    clock,
    database,
    observations,
    blobs,
    charts: chartPlaces(dataDir),
    disk,
    images: createImages(createEncoderProcess()),
    archives: createArchiveReaders(),
    exports: createExportProcess({ ...process.env, DATA_DIR: dataDir }),
    orm: database.orm,
    reports: database.reports,
    sessions: database.direct,
    passwords: createPasswords(),
    mailer,
    push,
    temporaryFolder: join(dataDir, "tmp"),
    countStore: createPostgresCountStore(database.pool),
    webFolder: join(projectFolder, "apps/web/dist"),
    version,
  });
  if (database.replicaLagMs !== undefined)
    addReplicaMetrics(app.metrics.registry, database.replicaLagMs);
  return { ...app, observations, mailer };
}

async function open(config: Config, log: Log, onLost: () => void): Promise<Product> {
  const clock = chooseClock(config, log);
  lockDataFolder(config.dataDir);
  const stores = await openStores(config, log, clock, onLost);
  const { database } = stores;
  const version = readVersion();
  const product = putTogether({ config, log, clock, version, stores });
  const { server, jobs, metrics, observations, mailer } = product;
  const jobRunner =
    config.role === "web"
      ? undefined
      : createJobRunner({ pool: database.direct, jobs, log, clock, registry: metrics.registry });
  const close = async (): Promise<void> => {
    const cut = setTimeout(() => server.server.closeAllConnections(), graceMs);
    // A connection that was busy when closing began stays open after its answer.
    const idle = setInterval(() => server.server.closeIdleConnections(), idleCheckMs);
    await Promise.all([jobRunner?.stop(), server.close()]).finally(() => {
      clearTimeout(cut);
      clearInterval(idle);
    });
    await mailer.close();
    stores.releaseSettings();
    await database.close();
  };
  try {
    await server.listen({ host: config.host, port: config.port, backlog: connectionsToAccept });
    observations.start();
    void jobRunner?.start();
    await announceReady(config, { orm: database.orm, clock });
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ version, role: config.role, host: config.host, port: config.port }, "listening");
  return { close };
}

async function main(): Promise<void> {
  const config = requireConfig();
  const log = createLog(config.logLevel, openLogFile(process.stdout.fd));
  // Where it goes to may be full or closed by now; the product goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  let isStopping = false;

  /** Waits for running work, also while still starting. A second call ends the process at once. */
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    try {
      const product = await opening.catch(() => undefined);
      await product?.close();
      process.exit(exitCode);
    } catch (error) {
      log.fatal({ err: error }, "could not stop in order");
      process.exit(1);
    }
  }

  const opening = open(config, log, () => void stop(1));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(0));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a bug ends this process");
    void stop(1);
  });
  await opening.catch((error: unknown) => {
    const reason = reasonNotToStart(error, config);
    if (reason !== undefined) giveUp(reason);
    log.fatal({ err: error }, "could not start");
    process.exit(1);
  });
}

await main();
