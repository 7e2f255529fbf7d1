/** Starts several instances on one database and object store, as an operator would. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startObjectStore } from "@striper/server/testing/object-store/object-store-stand-in";
import { startMailServer } from "@striper/server/testing/outside/mail-server";
import { findFreePort } from "@striper/server/testing/start-process";
import { startRehearsalDatabase } from "./database.ts";
import type { RehearsalDatabase } from "./database.ts";
import { Instance } from "./instances.ts";
import { startOutside } from "./outside.ts";
import type { Outside } from "./outside.ts";

type Stop = () => Promise<void> | void;

export interface JobsInstance {
  readonly instance: Instance;
  readonly mails: Awaited<ReturnType<typeof startMailServer>>;
}

export interface World {
  readonly database: RehearsalDatabase;
  readonly outside: Outside;
  readonly instances: readonly Instance[];
  readonly jobs: readonly JobsInstance[];
  readonly countRefusals: () => Promise<number>;
}

/** Mails accepted before the server stalls. */
export const mailsBeforeWaiting = 10;

/** Starts everything and registers each stop function, even if a later part fails. */
export async function startWorld(count: number, stops: Stop[]): Promise<World> {
  const database = await startRehearsalDatabase();
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
  async function start(name: string, settings: Readonly<Record<string, string>>) {
    const own = { ...database.settingsFor(name), DATA_DIR: join(folder, name), ...settings };
    const instance = new Instance(name, await findFreePort(), { ...shared, ...own });
    stops.push(() => instance.end("SIGTERM"));
    return instance;
  }

  async function startJobs(name: string): Promise<JobsInstance> {
    const mails = await startMailServer({ takes: mailsBeforeWaiting });
    stops.push(() => void mails.close());
    const mail = { SMTP_URL: mails.url, MAIL_FROM: "striper@example.com" };
    return { instance: await start(name, { ROLE: "jobs", ...mail }), mails };
  }

  const names = Array.from({ length: count }, (_, index) => `instance-${index + 1}`);
  const instances = await Promise.all(names.map((name) => start(name, { ROLE: "web" })));
  const jobs = await Promise.all(["jobs-1", "jobs-2"].map(startJobs));
  const all = [...instances, ...jobs.map(({ instance }) => instance)];
  await Promise.all(all.map((instance) => instance.untilReady()));

  async function countRefusals(): Promise<number> {
    const withoutFiles = await start("without-files", {
      S3_ENDPOINT: "",
      S3_BUCKET: "",
      S3_REGION: "",
      S3_ACCESS_KEY_ID: "",
      S3_SECRET_ACCESS_KEY: "",
    });
    const living = instances.find(({ isLiving }) => isLiving)?.name ?? "";
    const sameFolder = await start("same-folder", { DATA_DIR: join(folder, living) });
    const refused = await Promise.all([
      withoutFiles.refusesWith("the same S3_… settings"),
      sameFolder.refusesWith("is running on the data folder"),
    ]);
    return refused.filter(Boolean).length;
  }
  return { database, outside, instances, jobs, countRefusals };
}
