import { spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { readAccounts } from "#server/platform/database/embedded/account.ts";
import {
  product,
  startEmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import type {
  EmbeddedOptions,
  EmbeddedPostgres,
} from "#server/platform/database/embedded/embedded-postgres.ts";
import type { ProgramSource } from "#server/platform/database/embedded/program-copy.ts";
import { installedPrograms, preparePrograms } from "#server/platform/database/embedded/programs.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";
import { createLog } from "#server/platform/log/log.ts";

const childScript = fileURLToPath(new URL("test-database-child.ts", import.meta.url));
const repository = fileURLToPath(new URL("../../../../../", import.meta.url));

/** With the process id, by which the next run knows what a killed one left. */
const namePrefix = join(tmpdir(), `striper-test-folder-${process.pid}-`);

/** Programs that any user can execute, also when this checkout lies below a closed folder. */
export async function openPrograms(): Promise<ProgramSource> {
  const { bin } = await preparePrograms(nobody);
  return { native: dirname(bin), version: installedPrograms().version };
}

export const nobody = readAccounts().find(({ name }) => name === "nobody");

/** A folder of its own for a test, gone after it. */
export function temporaryFolder(mode = 0o755): string {
  const folder = mkdtempSync(namePrefix);
  chmodSync(folder, mode);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A folder whose database was made once for all files of a worker: making one takes seconds on a busy
 * disk. It goes with the others that a run leaves behind (`test-database-setup.ts`).
 */
let made: Promise<string> | undefined;

async function makeOnce(): Promise<string> {
  const dataDir = mkdtempSync(namePrefix);
  const options = { dataDir, log: createLog("silent"), onLost: () => undefined };
  await (await startEmbeddedPostgres({ ...options, durability: "throwaway" })).stop();
  return dataDir;
}

/** A data folder that holds an empty database already. */
export async function madeFolder(name = "data"): Promise<string> {
  const source = await (made ??= makeOnce());
  const dataDir = join(temporaryFolder(), name);
  cpSync(source, dataDir, { recursive: true, preserveTimestamps: true });
  chmodSync(join(dataDir, "postgres"), 0o700);
  return dataDir;
}

type Options = Partial<EmbeddedOptions> & { readonly dataDir: string };

/** The embedded database of a test, stopped after it. Without waiting for the disk unless asked. */
export async function start(options: Options): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({
    log: createLog("silent"),
    onLost: () => undefined,
    durability: "throwaway",
    ...options,
  });
  onTestFinished(embedded.stop);
  return embedded;
}

/** One statement in a session of its own, as the product or as the superuser. */
export async function ask(
  { host }: { readonly host: string },
  statement: string,
  login: { readonly user: string; readonly database: string } = product,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...localConnection(host), ...login });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(statement);
    return result.rows;
  } finally {
    await client.end();
  }
}

export const durability = "durable";
export const readTable = "select value from kept";

/** A data folder whose only row `readTable` returns. */
export async function dataDirWith42(): Promise<string> {
  const dataDir = await madeFolder();
  const embedded = await start({ dataDir, durability });
  await ask(embedded, "create table kept (value integer); insert into kept values (42)");
  await embedded.stop();
  return dataDir;
}

export function serverPid(dataDir: string): number {
  const [line = ""] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  return Number(line);
}

/** A zombie, dead but not yet collected by its parent, counts as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** Memory of a Postgres with all its processes; shared memory is counted once. */
export function residentMegabytes(server: number): number {
  const kilobytes = [server, ...childrenOf(server)].map((pid) => {
    const summary = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB$/mu.exec(summary)?.[1]);
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** The children of a process: for Postgres, its backends. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
}

interface ChildOrder {
  readonly dataDir: string;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  readonly durability?: "durable" | "throwaway";
  readonly source?: ProgramSource;
}

/** Another server process. `said` is `ready`, or the sentence that says why not. */
export async function startChild(order: ChildOrder) {
  const argument = JSON.stringify({ durability: "throwaway", ...order });
  const child = spawn(process.execPath, ["--import", "tsx", childScript, argument], {
    cwd: repository,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
  });
  const end = async (how: "close" | "exit" | "SIGKILL") => {
    if (how === "SIGKILL") child.kill("SIGKILL");
    else child.stdin.write(`${how}\n`);
    return exited;
  };
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await end("close");
  });
  const said = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", () => resolve("nothing"));
  });
  return { said, end, exited };
}
