/** Starts the built product with a database of its own, and ends it again. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collectOutput, ended, freePort, waitUntilReachable } from "#e2e/support/processes.ts";

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
  /** Ends the process and throws away what it keeps. */
  stop: () => Promise<void>;
}

export const newHome = async (): Promise<Home> => ({
  dataDir: mkdtempSync(join(tmpdir(), "striper-journeys-")),
  port: await freePort(),
});

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
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
