/** A product in the hands of its operator: backed up while it runs, ended, wiped, restored, started again. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base } from "#e2e/support/faults.ts";
import { startFakes } from "#e2e/support/fakes.ts";
import { newHome, startProduct, type Product } from "#e2e/support/product.ts";

const root = join(import.meta.dirname, "../../..");
const run = promisify(execFile);

export interface Installation {
  product: Product;
  /** A folder that is not the product's. */
  safePlace: string;
  /** Runs the built `backup FILE` or `restore FILE` with the product's settings; gives what it says. */
  command: (name: "backup" | "restore", ...given: string[]) => Promise<string>;
  /** Throws away everything the ended product kept. */
  wipe: () => void;
  startAgain: () => Promise<void>;
}

export const test = base.extend<{ installation: Installation }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, give) => {
      const fakes = await startFakes();
      const home = await newHome();
      const safePlace = mkdtempSync(join(tmpdir(), "striper-safe-place-"));
      const settings = { ...fakes.env, DATA_DIR: home.dataDir, PORT: String(home.port) };
      const installation: Installation = {
        product: await startProduct(fakes.env, home),
        safePlace,
        command: async (name, ...given) => {
          const program = join(root, `apps/server/dist/${name}.mjs`);
          const { stdout } = await run(process.execPath, [program, ...given], {
            cwd: root,
            env: { ...process.env, NODE_ENV: "production", ...settings },
          });
          return stdout;
        },
        wipe: () => rmSync(home.dataDir, { recursive: true }),
        startAgain: async () => {
          installation.product = await startProduct(fakes.env, home);
        },
      };
      await give(installation);
      await installation.product.stop();
      await fakes.stop();
      rmSync(safePlace, { recursive: true, force: true });
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ installation }, give) => give(installation.product.url),
});
