import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "@striper/server/testing/start-process";

const root = join(import.meta.dirname, "..");
const server = join(root, "apps/server");
const startLimitMs = 60_000;
const settleMs = 2000;

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(20);
  }
  throw new Error(`${url} does not answer`);
}

interface Process {
  readonly id: number;
  readonly parent: number;
}

function processes(): Process[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.flatMap((name) => {
    try {
      // The name in parentheses may hold anything, so the fields are counted from behind it.
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ");
      return [{ id: Number(name), parent: Number(fields?.[1]) }];
    } catch {
      return [];
    }
  });
}

function withDescendants(id: number, all: readonly Process[]): number[] {
  const children = all.filter(({ parent }) => parent === id);
  return [id, ...children.flatMap((child) => withDescendants(child.id, all))];
}

/** Pages shared between Postgres' processes are counted in each: more than is really used. */
function residentMegabytes(id: number): number {
  const kilobytes = withDescendants(id, processes()).map((one) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, "utf8"))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

export interface EmptyProcess {
  readonly firstAnswerMs: number;
  readonly megabytes: number;
}

/** Starts the built product twice on a data folder of its own; the second start counts. */
export async function measureEmptyProcess(): Promise<EmptyProcess> {
  spawnSync(process.execPath, ["build.mjs"], { cwd: server, stdio: "inherit" });
  const dataDir = mkdtempSync(join(tmpdir(), "striper-bench-"));
  const port = await findFreePort();
  const result = { firstAnswerMs: 0, megabytes: 0 };
  for (let start = 0; start < 2; start++) {
    const startedAt = performance.now();
    const product = spawn(process.execPath, ["dist/main.mjs"], {
      cwd: server,
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: "" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await untilReady(`http://127.0.0.1:${port}/api/ready`);
    result.firstAnswerMs = performance.now() - startedAt;
    await delay(settleMs);
    result.megabytes = residentMegabytes(product.pid ?? 0);
    product.kill("SIGTERM");
    await new Promise((resolve) => product.once("exit", resolve));
  }
  rmSync(dataDir, { recursive: true, force: true });
  return result;
}
