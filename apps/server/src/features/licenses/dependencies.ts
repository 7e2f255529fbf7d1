import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { SealedSpace } from "#server/platform/blob-storage/blob-storage.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Images } from "#server/platform/images/images.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface LicensesDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly images: Images;
  readonly blobs: SealedSpace;
}
