import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";

const pieceBytes = 1024 * 1024;

/**
 * Returns the SHA-256, hashed in pieces. Hashing 10 MB at once would block the event loop for 35
 * ms.
 */
export async function imageHash(bytes: Buffer): Promise<Buffer> {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    hash.update(bytes.subarray(at, at + pieceBytes));
    await setImmediate();
  }
  return hash.digest();
}
