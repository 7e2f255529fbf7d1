// @module-tag thorough

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { findFreePort, startProcess } from "#server/testing/start-process.ts";

/** A small disk in memory. False where this user or this system may not mount one. */
function mountSmallDisk(folder: string): boolean {
  const mounting = ["-t", "tmpfs", "-o", "size=160m,mode=0755", "tmpfs", folder];
  return spawnSync("mount", mounting, { stdio: "ignore" }).status === 0;
}
const unmount = (folder: string): void => void spawnSync("umount", ["-l", folder]);

const folder = mkdtempSync(join(tmpdir(), "striper-small-disk-"));
const mayMount = process.platform === "linux" && mountSmallDisk(folder);

/** To the last byte. */
function fill(): string {
  const ballast = join(folder, "ballast");
  const piece = Buffer.alloc(64 * 1024);
  const { bavail, bsize } = statfsSync(folder);
  try {
    for (let left = bavail * bsize; left >= 0; left -= piece.byteLength)
      writeFileSync(ballast, piece, { flag: "a" });
  } catch {
    // Full.
  }
  return ballast;
}

async function start() {
  const port = await findFreePort();
  const nobody = "http://127.0.0.1:9";
  const services = { NWS_BASE_URL: nobody, COOPS_BASE_URL: nobody, NDBC_BASE_URL: nobody };
  const own = { PORT: String(port), DATA_DIR: folder, REPORT_FEEDS: "none" };
  return { ...startProcess({ ...own, ...services }), url: `http://127.0.0.1:${port}` };
}

const readinessShape = z.object({ check: z.optional(z.string()) });

async function readiness(url: string): Promise<unknown[]> {
  const answer = await fetch(`${url}/api/ready`);
  return [answer.status, readinessShape.parse(await answer.json()).check];
}

describe("on a disk that is really full (skipped where no disk of memory may be mounted)", () => {
  let program: Awaited<ReturnType<typeof start>>;
  let ballast = "";
  beforeAll(async () => {
    if (!mayMount) return;
    program = await start();
    await program.prints("is ready at");
  });
  afterAll(async () => {
    if (mayMount) {
      program.kill("SIGKILL");
      await program.exit;
      unmount(folder);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test.skipIf(!mayMount)(
    "the server says that it is not ready, and a restart says why in one sentence, until there is room",
    async () => {
      expect(await readiness(program.url)).toEqual([200, undefined]);
      ballast = fill();
      expect(await readiness(program.url)).toEqual([503, "disk"]);
      program.kill("SIGKILL");
      await program.exit;

      fill();
      program = await start();
      expect(await program.exit).toBe(1);
      const said = program.output().trim().split("\n").at(-1);
      expect(said).toMatch(
        /^The disk of DATA_DIR \(\S+\) is full: \d+ MB free\. Free some space and start again\.$/u,
      );

      rmSync(ballast);
      program = await start();
      await program.prints("is ready at");
    },
  );
});
