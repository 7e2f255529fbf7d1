import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { exporterOfChats } from "#server/features/assistant/chats/export-chats.ts";
import { exporterOfLog } from "#server/features/catches/archive/export-log.ts";
import { exporterOfPlans } from "#server/features/float-plans/archive/export-plans.ts";
import { exporterOfLicenses } from "#server/features/licenses/archive/export-licenses.ts";
import { exporterOfSpots } from "#server/features/spots/spots-archive.ts";
import { exporterOfAlerts } from "#server/features/tides/alerts/alerts-archive.ts";
import type { Exporter } from "#server/platform/account-data/ports.ts";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import type { Log } from "#server/platform/log/log.ts";

export const photoSpace = "catches";
export const licenseSpace = "licenses";

export interface ExportersDependencies {
  readonly orm: NodePgDatabase;
  readonly log: Log;
  readonly blobs: BlobStorage;
}

/**
 * Returns the exporters of everything kept for an account except the account itself, in the order
 * of the export.
 */
export function exportersOf({ orm, log, blobs }: ExportersDependencies): readonly Exporter[] {
  return [
    exporterOfLog({ orm, log, blobs: blobs.space(photoSpace) }),
    exporterOfSpots({ orm }),
    exporterOfLicenses({ orm, log, blobs: blobs.sealedSpace(licenseSpace) }),
    exporterOfAlerts({ orm }),
    exporterOfPlans({ orm }),
    exporterOfChats({ orm }),
  ];
}
