/**
 * The process that encodes images, one at a time: it reads one from its input and sends what
 * became of it. Started and ended by `encoder-process.ts`, and gone when the server is.
 */
import { readSync } from "node:fs";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { encodeRequest } from "#server/platform/images/process/messages.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

const encoder = createEncoder();

const input = 0;

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

endWithServer();
process.on("message", (message) => void answer(message));
