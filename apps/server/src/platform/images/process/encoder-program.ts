/**
 * The encoder process. It reads one image at a time from its input and sends the outcome.
 * `encoder-process.ts` starts and ends it, and it exits with the server.
 */
import { readSync } from "node:fs";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { encodeRequest } from "#server/platform/images/process/messages.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

const encoder = createEncoder();

const input = 0;

/** Reused for every image, because freed buffers would stay until the next garbage collection. */
let place = Buffer.alloc(0);

function readImage(length: number): Buffer {
  if (place.byteLength < length) place = Buffer.allocUnsafeSlow(length);
  let end = 0;
  while (end < length) {
    const read = readSync(input, place.subarray(end, length));
    if (read === 0) process.exit();
    end += read;
  }
  return place.subarray(0, length);
}

async function answer(message: unknown): Promise<void> {
  const { bytes, wish } = encodeRequest.parse(message);
  // Frees the last image's buffers, about 17 MB, which would otherwise stay during this one.
  globalThis.gc?.();
  process.send?.(await encoder.encode(readImage(bytes), wish));
}

endWithServer();
process.on("message", (message) => void answer(message));
