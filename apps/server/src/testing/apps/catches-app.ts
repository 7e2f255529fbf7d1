import { randomBytes } from "node:crypto";
import type { CatchRecord } from "@striper/contract/catch-records";
import { logCatch, myCatches } from "@striper/contract/catches";
import { exporterOfLog } from "#server/features/catches/archive/export-log.ts";
import { createCatches } from "#server/features/catches/create-catches.ts";
import type { StationFigures } from "#server/features/catches/dependencies.ts";
import { exporterOfSpots } from "#server/features/spots/spots-archive.ts";
import { createSpots } from "#server/features/spots/create-spots.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { createImages } from "#server/platform/images/images.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

/** A catch that is accepted as it is. */
export const someCatch = {
  species: "Striped Bass",
  date_caught: "2026-06-13T08:30:00Z",
  length_inches: 29.5,
};

export interface Angler extends SignedIn {
  /** The record of a catch that has to be accepted. */
  readonly log: (body: object) => Promise<CatchRecord>;
  readonly mine: () => Promise<CatchRecord[]>;
}

/** Log and spots on the real transport, with a database and a folder of their own. */
export async function openCatchesApp(requireRoom?: () => void) {
  const app = await openFeatureApp();
  const folder = makeTemporaryFolder();
  const { orm, clock, log } = app;
  const keys = createMasterKeys(masterKeyOf(randomBytes(32)));
  const storage = createFolderStorage(folder.path, keys, requireRoom);
  const blobs = storage.space("catches");
  const stations: StationFigures[] = [];
  const spots = createSpots({ orm, clock });
  const catches = createCatches({
    orm,
    clock,
    log,
    blobs,
    images: createImages(createEncoder()),
    observedNow: () => stations,
    spotPosition: spots.positionOf,
  });
  app.serve((bind) => {
    catches.routes(bind);
    spots.routes(bind);
  });

  /** Somebody with an empty log. */
  async function join(may: Parameters<typeof app.join>[0] = {}): Promise<Angler> {
    const by = await app.join(may);
    return {
      ...by,
      async log(body) {
        const answer = await app.call(logCatch, { by, body });
        if (answer.statusCode !== 200) throw new Error(answer.body);
        return answer.json<{ catch: CatchRecord }>().catch;
      },
      mine: async () =>
        (await app.call(myCatches, { by })).json<{ catches: CatchRecord[] }>().catches,
    };
  }

  return {
    ...app,
    catches,
    spots,
    exporters: [exporterOfLog({ orm, log, blobs }), exporterOfSpots({ orm })],
    storage,
    blobs,
    folder,
    now: clock.now,
    /** Sets the stations' readings from now on. */
    observe: (...figures: readonly StationFigures[]) =>
      void stations.splice(0, stations.length, ...figures),
    runJob: async (name: string) => {
      const job = catches.jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`there is no job ${name}`);
      await job.run(new AbortController().signal, {});
    },
    join,
    close: async () => {
      await app.close();
      folder.remove();
    },
  };
}

export type CatchesApp = Awaited<ReturnType<typeof openCatchesApp>>;
