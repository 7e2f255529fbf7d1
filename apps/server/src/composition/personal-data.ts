import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import { findAccount } from "#server/features/accounts/accounts.store.ts";
import { mayMail } from "#server/features/accounts/mail-budget.ts";
import { importerOfChats } from "#server/features/assistant/chats/import-chats.ts";
import { createAccuracy } from "#server/features/bite-score/create-accuracy.ts";
import { createCatches } from "#server/features/catches/create-catches.ts";
import { createFloatPlans } from "#server/features/float-plans/create-float-plans.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { createLicenses } from "#server/features/licenses/create-licenses.ts";
import { createSpots } from "#server/features/spots/create-spots.ts";
import { createTideAlerts } from "#server/features/tides/alerts/create-tide-alerts.ts";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import type { Observed } from "#server/features/weather/weather-observed.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { licenseSpace, photoSpace } from "#server/composition/exporters.ts";
import { figuresOf } from "#server/composition/observed-figures.ts";
import type { BlobSpace, BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Images } from "#server/platform/images/images.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface PersonalDataDependencies {
  readonly orm: NodePgDatabase;
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly blobs: BlobStorage;
  readonly images: Images;
  readonly observed: () => Observed;
  readonly dangerAround: TideAlertsDependencies["dangerAround"];
  readonly mailer: FloatPlansDependencies["mailer"];
  readonly config: Pick<FloatPlansDependencies, "publicUrl">;
}

type FileSpaces = readonly Pick<BlobSpace, "list">[];

async function* fileSizes(spaces: FileSpaces): AsyncGenerator<number> {
  for (const space of spaces) for await (const { bytes } of space.list()) yield bytes;
}

async function bytesIn(spaces: FileSpaces): Promise<number> {
  let sum = 0;
  for await (const bytes of fileSizes(spaces)) sum += bytes;
  return sum;
}

async function bytesInFew(spaces: FileSpaces, mostFiles: number): Promise<number | null> {
  let sum = 0;
  let files = 0;
  for await (const bytes of fileSizes(spaces)) {
    files += 1;
    if (files > mostFiles) return null;
    sum += bytes;
  }
  return sum;
}

export function createPersonalData(dependencies: PersonalDataDependencies) {
  const { orm, reports, clock, log, blobs, images, observed, dangerAround } = dependencies;
  const photoFiles = blobs.space(photoSpace);
  const licenseFiles = blobs.sealedSpace(licenseSpace);
  const spots = createSpots({ orm, clock });
  const accuracy = createAccuracy({ orm, reports, clock, sealer: blobs.sealer });
  const tideAlerts = createTideAlerts({ orm, clock, log, dangerAround });
  const catches = createCatches({
    orm,
    reports,
    clock,
    log,
    images,
    blobs: photoFiles,
    spotPosition: spots.positionOf,
    observedNow: () => figuresOf(observed()),
  });
  const licenses = createLicenses({ orm, clock, log, images, blobs: licenseFiles });
  const floatPlans = createFloatPlans({
    orm,
    clock,
    log,
    mailer: dependencies.mailer,
    publicUrl: dependencies.config.publicUrl,
    personOf: (accountId) => findAccount(orm, accountId),
    mayAsk: (mail) => mayMail({ orm, clock }, { kind: "contact", ...mail }),
  });
  return {
    bind(bind: Binder): void {
      catches.routes(bind);
      licenses.routes(bind);
      spots.routes(bind);
      tideAlerts.routes(bind);
      accuracy.routes(bind);
      floatPlans.routes(bind);
    },
    // Spots come first, because a catch may refer to one.
    importers: [
      spots.importer,
      catches.importer,
      licenses.importer,
      tideAlerts.importer,
      floatPlans.importer,
      importerOfChats({ orm }),
    ],
    fileRemovers: [catches.removeFiles, licenses.removeFiles],
    farewells: [floatPlans.farewell],
    reminders: [tideAlerts.reminders, licenses.reminders, floatPlans.reminders],
    jobs: [...catches.jobs, ...licenses.jobs, ...accuracy.jobs, ...floatPlans.jobs],
    own: {
      log: catches.ownLog,
      keptOn: catches.keptOn,
      licenses: licenses.list,
      spots: spots.ownPlaces,
      homeWater: spots.homeWater,
    },
    countCatchesPerDay: catches.countPerDay,
    filesBytes: () => bytesIn([photoFiles, licenseFiles]),
    fewFilesBytes: (mostFiles: number) => bytesInFew([photoFiles, licenseFiles], mostFiles),
  };
}
