/**
 * The process that encodes images, one at a time: it reads one from its input and sends what
 * became of it. Started and ended by `encoder-process.ts`, and gone when the server is.
 */
import { existsSync, readdirSync, readSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { encodeRequest } from "#server/platform/images/process/messages.ts";

const encoder = createEncoder();

const input = 0;

/** Linux keeps a priority for each thread, and new ones take after the one that starts them. */
function stepBehind(): void {
  const threads = "/proc/self/task";
  const { PRIORITY_BELOW_NORMAL: behind, PRIORITY_LOW: last } = constants.priority;
  const priority = Math.min(getPriority() + behind, last);
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [process.pid];
  for (const id of ids)
    try {
      setPriority(id, priority);
    } catch {
      // Gone by now, or a machine that forbids it: then it encodes as everything else runs.
    }
}

/** The same piece of memory for every image: it would be long until freed ones are collected. */
let place = Buffer.alloc(0);

function readImage(length: number): Buffer {
  if (place.byteLength < length) place = Buffer.allocUnsafeSlow(length);
  let end = 0;
  while (end < length) {
    const read = readSync(input, place.subarray(end, length));
    // The server is gone.
    if (read === 0) process.exit();
    end += read;
  }
  return place.subarray(0, length);
}

async function answer(message: unknown): Promise<void> {
  const { bytes, wish } = encodeRequest.parse(message);
  // What the last image left, an answer twice over, would stay through this one: 17 MB.
  globalThis.gc?.();
  process.send?.(await encoder.encode(readImage(bytes), wish));
}

stepBehind();
process.on("message", (message) => void answer(message));
// Also in the middle of an image: nobody waits for it any more.
process.on("disconnect", () => process.exit());
// Sent to the server and to this process alike; the server finishes what is under way first.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
