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
import { startOutside } from "./outside.ts";
import type { Outside } from "./outside.ts";

type Stop = () => Promise<void> | void;

export interface World {
  readonly database: SharedDatabase;
  readonly outside: Outside;
  readonly instances: readonly Instance[];
}

/** Pushes what it starts to `stops`, also when the rest fails. */
export async function startWorld(count: number, stops: Stop[]): Promise<World> {
  const database = await startSharedDatabase();
  stops.push(database.stop);
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
  const instances: Instance[] = [];
  for (let index = 1; index <= count; index++) {
    const name = `instance-${index}`;
    const own = { DATABASE_URL: database.urlFor(name), DATA_DIR: join(folder, name) };
    const instance = new Instance(name, await findFreePort(), { ...shared, ...own });
    stops.push(() => instance.end("SIGTERM"));
    instances.push(instance);
  }
  await Promise.all(instances.map((instance) => instance.untilReady()));
  return { database, outside, instances };
}
