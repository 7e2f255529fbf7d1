import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { createApp } from "#server/app.ts";
import type { App, AppDependencies } from "#server/app.ts";
import { exportersOf } from "#server/composition/exporters.ts";
import { readConfig } from "#server/config.ts";
import { usualBodyRules } from "#server/http/request/request-body.ts";
import { createArchiveReaders } from "#server/platform/account-data/reading/archive-readers.ts";
import { createArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { createDiskRoom } from "#server/platform/disk/disk-room.ts";
import { createObservations } from "#server/platform/observations/observations.ts";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { createImages } from "#server/platform/images/images.ts";
import { createPasswords } from "#server/platform/passwords/passwords.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import type { LogLine } from "#server/testing/captured-log.ts";
import { createMemoryAnswerStore } from "#server/testing/outside/memory-answer-store.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";

const reading = readConfig({}, import.meta.dirname);
if (reading.kind === "faulty") throw new Error(reading.faults.join("; "));

/** What the program runs with when nothing is set. */
export const testConfig = reading.config;

/** Real argon2 at its lowest cost. */
export const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1 });

/** A request that is injected has no connection to close: it would count as arriving for ever. */
const injectedBodies = { ...usualBodyRules, atOnce: { ofToken: Infinity, ofAddress: Infinity } };

/** A pool that never connects; queries fail. */
const noDatabase = drizzle(new Pool({ host: "/no/such/folder" }));

/** The same for files. */
const noBlobs = createFolderStorage("/dev/null/no", createMasterKeys(masterKeyOf(randomBytes(32))));

export const builtInCharts = join(import.meta.dirname, "../../../../data/charts/built");

export interface TestApp extends App {
  /** What was logged so far. */
  readonly logged: readonly LogLine[];
}

/** The real app with nothing of the outside world behind it, unless a part is handed in. */
export function createTestApp(parts: Partial<AppDependencies> = {}): TestApp {
  const { log, lines } = captureLog();
  const app = createApp({
    config: testConfig,
    log,
    clock: systemClock,
    database: {
      ping: () => Promise.resolve(true),
      migrationStatus: () => Promise.resolve({ pending: [] }),
    },
    orm: noDatabase,
    sessions: { connect: () => Promise.reject(new Error("no database")) },
    passwords: cheapPasswords,
    mailer: { atOnce: 4, post: () => undefined, send: () => Promise.resolve() },
    push: { publicKey: "A".repeat(87), send: () => Promise.resolve("sent") },
    temporaryFolder: tmpdir(),
    blobs: noBlobs,
    charts: { builtIn: builtInCharts, fetched: join(import.meta.dirname, "no-such-folder") },
    // However full the disk of the tests is.
    disk: createDiskRoom([{ name: "data", path: tmpdir() }], () => Infinity),
    images: createImages(createEncoder()),
    archives: createArchiveReaders(),
    exports: createArchiveWriter(exportersOf({ orm: noDatabase, log, blobs: noBlobs, ...parts })),
    countStore: createMemoryCountStore(),
    bodies: injectedBodies,
    // Nothing starts it, so nobody outside is asked.
    observations: createObservations({
      store: createMemoryAnswerStore(systemClock),
      clock: systemClock,
      log,
      userAgent: "striper-conditions-test",
    }),
    webFolder: join(import.meta.dirname, "no-such-folder"),
    version: "0.0.0-test",
    ...parts,
  });
  return { ...app, logged: lines };
}
