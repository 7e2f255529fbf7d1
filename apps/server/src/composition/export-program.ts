/**
 * Makes exports in a separate process, which reads the log and the files itself. Started and ended
 * by `export-process.ts`.
 */
import { exportersOf } from "#server/composition/exporters.ts";
import { readConfig } from "#server/config.ts";
import { createArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import { serveExports } from "#server/platform/account-data/writing/serve-exports.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog, openLogFile } from "#server/platform/log/log.ts";

const poolSize = 2;

const reading = readConfig(process.env, import.meta.dirname);
if (reading.kind === "faulty") throw new Error(reading.faults.join("; "));
const {
  databaseUrl,
  databaseDirectUrl: directUrl,
  dataDir,
  logLevel,
  s3,
  masterKeys,
} = reading.config;
const log = createLog(logLevel, openLogFile(process.stdout.fd));
const database = await openDatabase({
  databaseUrl,
  directUrl,
  dataDir,
  log,
  asItIs: true,
  isRunning: true,
  poolSize,
});
const blobs = await openBlobStorage({ dataDir, s3, masterKeys }, systemClock.now());
serveExports(createArchiveWriter(exportersOf({ orm: database.orm, log, blobs })));
