/** The product as it is operated: built, in a process of its own, on a data folder of its own. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "@striper/server/testing/start-process";

const server = join(import.meta.dirname, "../apps/server");
const startLimitMs = 60_000;
const endLimitMs = 10_000;

export function buildServer(): void {
  const { status } = spawnSync(process.execPath, ["build.mjs"], { cwd: server, stdio: "inherit" });
  if (status !== 0) throw new Error("the server could not be built");
}

export const makeDataFolder = (): string => mkdtempSync(join(tmpdir(), "striper-bench-"));
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

export interface Product {
  readonly pid: number;
  readonly port: number;
  /** From the start of the process to its first answer that it is ready. */
  readonly firstAnswerMs: number;
  readonly isRunning: () => boolean;
  end(): Promise<void>;
}

export async function startProduct(dataDir: string): Promise<Product> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["dist/main.mjs"], {
    cwd: server,
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok === true) break;
    if (!isRunning() || performance.now() - startedAt > startLimitMs)
      throw new Error("the product does not start");
    await delay(20);
  }
  return {
    pid: child.pid ?? 0,
    port,
    firstAnswerMs: performance.now() - startedAt,
    isRunning,
    async end() {
      child.kill("SIGTERM");
      await Promise.race([ended, delay(endLimitMs, undefined, { ref: false }).then(kill)]);
      await ended;
      process.off("exit", kill);
    },
  };
}
