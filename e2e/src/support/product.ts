/** Starts the built product with a database of its own, and ends it again. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  collectOutput,
  ended,
  freePort,
  untilGone,
  waitUntilReachable,
} from "#e2e/support/processes.ts";

const root = join(import.meta.dirname, "../../..");

/** Where it is found and what it keeps; both outlive the process. */
export interface Home {
  dataDir: string;
  port: number;
}

export interface Product {
  url: string;
  dataDir: string;
  output: () => string;
  /** Ends the process; what it keeps stays. */
  end: () => Promise<void>;
  /** Kills the process with its database and throws away what it keeps; nobody waits for running jobs. */
  stop: () => Promise<void>;
}

export const newHome = async (): Promise<Home> => ({
  dataDir: mkdtempSync(join(tmpdir(), "striper-journeys-")),
  port: await freePort(),
});

/** A copy of what an ended product kept. */
export async function homeFrom(template: string): Promise<Home> {
  const home = await newHome();
  cpSync(template, home.dataDir, { recursive: true });
  return home;
}

async function killDatabase(dataDir: string): Promise<void> {
  const [line] = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  // Immediate shutdown: PostgreSQL ends its own processes and writes nothing.
  process.kill(Number(line), "SIGQUIT");
  await untilGone(Number(line));
}

export async function startProduct(
  env: Record<string, string> = {},
  home?: Home,
): Promise<Product> {
  const { dataDir, port } = home ?? (await newHome());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, "apps/server/dist/main.mjs")], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collectOutput(child);
  const exit = ended(child);
  await waitUntilReachable(`${url}/api/ready`, child, output);
  const end = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  return {
    url,
    dataDir,
    output,
    end,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill("SIGKILL");
        await exit;
        await killDatabase(dataDir);
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
