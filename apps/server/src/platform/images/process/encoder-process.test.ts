import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { createImages, ImageNotEncoded } from "#server/platform/images/images.ts";
import { createEncoderProcess } from "#server/platform/images/process/encoder-process.ts";
import type { EncoderProcess } from "#server/platform/images/process/encoder-process.ts";
import {
  jpegOfScans,
  phonePhoto,
  samplePhoto,
} from "#server/platform/images/testing/sample-images.ts";
import { isProcessRunning } from "#server/platform/is-process-running.ts";
import { somebody } from "#server/testing/requesters.ts";

const patient = { longestMs: 60_000, idleMs: 60_000 };
const wish = { longestSide: 300, smallSide: 50, withPosition: true };
const started: EncoderProcess[] = [];

let photo: Buffer;
beforeAll(async () => {
  photo = await phonePhoto({ width: 800, height: 400 });
});
afterEach(() => {
  for (const encoder of started.splice(0)) encoder.close();
});

function start(limits = patient): EncoderProcess {
  const encoder = createEncoderProcess(limits);
  started.push(encoder);
  return encoder;
}

/** Starts an encoder and warms it up, so that its start does not count. */
async function startWarm(limits = patient) {
  const encoder = start(limits);
  const images = createImages(encoder);
  await images.encode(photo, wish, somebody());
  const pid = encoder.pid();
  if (pid === undefined) throw new Error("no process runs");
  return { encoder, images, pid };
}

describe("the process that encodes", () => {
  test("starts with the first image and gives the same result as this process", async () => {
    const encoder = start();
    expect(encoder.pid()).toBeUndefined();
    const here = await createEncoder().encode(photo, wish);
    expect(here.kind).toBe("image");
    expect(await encoder.encode(photo, wish)).toEqual(here);
    expect(encoder.pid()).not.toBe(process.pid);
  });

  test("encodes a photo of the largest allowed size", { tags: ["thorough"] }, async () => {
    const { images } = await startWarm();
    const large = await samplePhoto({ width: 4000, height: 3000 }).jpeg({ quality: 97 }).toBuffer();
    expect(large.byteLength).toBeGreaterThan(9_000_000);
    const outcome = await images.encode(large, { longestSide: 2400 }, somebody());
    if (outcome.kind !== "image") throw new Error(outcome.kind);
    expect(await sharp(outcome.image.bytes).metadata()).toMatchObject({
      format: "webp",
      width: 2400,
      height: 1800,
    });
  });

  test("runs at lower priority with all its threads and knows no secrets of the server", async () => {
    const { pid } = await startWarm();
    const threads = readdirSync(`/proc/${pid}/task`);
    expect(threads.length).toBeGreaterThan(1);
    const behind = Math.min(getPriority() + 10, 19);
    for (const thread of threads) expect(niceOf(pid, Number(thread))).toBe(behind);
    const settings = readFileSync(`/proc/${pid}/environ`, "utf8");
    expect(settings).toContain("MALLOC_ARENA_MAX=1");
    expect(settings).not.toContain("PATH=/");
  });

  test("ends when no image has come for a while, and starts again with the next", async () => {
    const { encoder, images, pid } = await startWarm({ ...patient, idleMs: 50 });
    await expect.poll(() => isProcessRunning(pid)).toBe(false);
    expect(encoder.pid()).toBeUndefined();
    expect(await images.encode(photo, wish, somebody())).toMatchObject({ kind: "image" });
    expect(encoder.pid()).not.toBe(pid);
  });
});

/**
 * Reads the 19th field of /proc stat (proc(5)). The second field may contain spaces and ends with
 * the last bracket.
 */
function niceOf(pid: number, thread: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
}

describe("an encoder that is lost", () => {
  test("in the middle of an image costs that image alone", async () => {
    const { encoder, images, pid } = await startWarm();
    // Stop the process, so that the work is certainly unfinished.
    process.kill(pid, "SIGSTOP");
    const lost = images.encode(photo, wish, somebody());
    const next = images.encode(photo, wish, somebody());
    await delay(20);
    process.kill(pid, "SIGKILL");
    await expect(lost).rejects.toBeInstanceOf(ImageNotEncoded);
    expect(await next).toMatchObject({ kind: "image" });
    expect(encoder.pid()).not.toBe(pid);
  });

  test("between two images is not noticed", async () => {
    const { images, pid } = await startWarm();
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isProcessRunning(pid)).toBe(false);
    expect(await images.encode(photo, wish, somebody())).toMatchObject({ kind: "image" });
  });

  test("because an image takes too long is ended in the middle of it", async () => {
    const limits = { ...patient };
    const { encoder, pid } = await startWarm(limits);
    limits.longestMs = 300;
    const endless = jpegOfScans({ width: 4000, height: 3000 }, 882);
    await expect(encoder.encode(endless, wish)).rejects.toBeInstanceOf(ImageNotEncoded);
    await expect.poll(() => isProcessRunning(pid)).toBe(false);
    limits.longestMs = patient.longestMs;
    expect(await encoder.encode(photo, wish)).toMatchObject({ kind: "image" });
  });

  test("by a stop of the server is gone with what was under way, for good", async () => {
    const { encoder, images, pid } = await startWarm();
    process.kill(pid, "SIGSTOP");
    const underWay = images.encode(photo, wish, somebody());
    await delay(20);
    images.close();
    await expect(underWay).rejects.toBeInstanceOf(ImageNotEncoded);
    await expect.poll(() => isProcessRunning(pid)).toBe(false);
    await expect(images.encode(photo, wish, somebody())).rejects.toBeInstanceOf(ImageNotEncoded);
    expect(encoder.pid()).toBeUndefined();
  });

  test("by the death of the server follows it", { tags: ["thorough"] }, async () => {
    const server = `
      import { readFileSync } from "node:fs";
      import { createEncoderProcess } from "#server/platform/images/process/encoder-process.ts";
      const encoder = createEncoderProcess();
      await encoder.encode(readFileSync(0), { longestSide: 20 });
      console.log(encoder.pid());
    `;
    const flags = ["--import", "tsx", "--input-type=module", "--eval", server];
    const cwd = join(import.meta.dirname, "../../../..");
    const parent = spawn(process.execPath, flags, { cwd, stdio: ["pipe", "pipe", "inherit"] });
    parent.stdin.end(photo);
    const pid = Number(await firstLine(parent.stdout));
    expect(isProcessRunning(pid)).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isProcessRunning(pid)).toBe(false);
  });
});

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error("nothing was said");
}
