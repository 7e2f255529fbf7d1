/** Several instances as an operator sets them up, on one database and one object store. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSharedDatabase } from "@striper/server/testing/benches/shared-database";
import type { SharedDatabase } from "@striper/server/testing/benches/shared-database";
import { startObjectStore } from "@striper/server/testing/object-store/object-store-stand-in";
import { findFreePort } from "@striper/server/testing/start-process";
import { Instance } from "./instances.ts";
import { startPooler } from "./pooler.ts";
import { startOutside } from "./outside.ts";
import type { Outside } from "./outside.ts";

type Stop = () => Promise<void> | void;

export interface World {
  readonly database: SharedDatabase;
  readonly outside: Outside;
  readonly instances: readonly Instance[];
}

export interface WorldOptions {
  /** Instances that answer people. */
  readonly instances: number;
  /** Instances that only run jobs; without any the others do. */
  readonly jobs: number;
  /** Whether people's instances reach the database through a pooler. */
  readonly isPooled: boolean;
}

/** Whatever was started is in `stops`, also when the rest fails. */
export async function startWorld(options: WorldOptions, stops: Stop[]): Promise<World> {
  const database = await startSharedDatabase();
  stops.push(database.stop);
  const pooler = options.isPooled ? await startPooler(database) : undefined;
  if (pooler !== undefined) stops.push(pooler.stop);
  const store = await startObjectStore();
  stops.push(store.close);
  const outside = await startOutside();
  stops.push(outside.close);
  const folder = mkdtempSync(join(tmpdir(), "striper-rehearsal-"));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const shared = {
    ...outside.settings,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    FILES_MASTER_KEY: randomBytes(32).toString("base64"),
    S3_ENDPOINT: store.settings.endpoint,
    S3_BUCKET: store.settings.bucket,
    S3_REGION: store.settings.region,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  };
  async function start(name: string, role: string): Promise<Instance> {
    const direct = database.urlFor(name);
    const urls =
      pooler === undefined
        ? { DATABASE_URL: direct }
        : { DATABASE_URL: pooler.urlFor(name), DATABASE_DIRECT_URL: direct };
    const own = { ...urls, DATA_DIR: join(folder, name), ROLE: role };
    const instance = new Instance(name, await findFreePort(), { ...shared, ...own });
    stops.push(() => instance.end("SIGTERM"));
    return instance;
  }
  const instances: Instance[] = [];
  for (let index = 1; index <= options.instances; index++)
    instances.push(await start(`instance-${index}`, options.jobs === 0 ? "both" : "web"));
  const workers: Instance[] = [];
  for (let index = 1; index <= options.jobs; index++)
    workers.push(await start(`jobs-${index}`, "jobs"));
  await Promise.all([...instances, ...workers].map((instance) => instance.untilReady()));
  return { database, outside, instances };
}
