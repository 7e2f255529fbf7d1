import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { keyBytes, keyIdBytes } from "#server/platform/blob-storage/master-keys.ts";
import type { MasterKey, MasterKeys } from "#server/platform/blob-storage/master-keys.ts";

/** Signs what leaves the server and comes back, so that no row has to be kept for it. */
export interface Signer {
  sign(text: string): Buffer;
  /** With any of the master keys, so that what was signed before a new one came goes on. */
  isSigned(text: string, signature: Buffer): boolean;
}

/** As many as cannot be guessed; the links that hold them stay short. */
const macBytes = 16;
/** With the id of the master key before the code. */
export const signatureBytes = keyIdBytes + macBytes;

function codeOf({ secret }: MasterKey, text: string): Buffer {
  // Not the key that seals: neither use says anything about the other.
  const key = Buffer.from(hkdfSync("sha256", secret, "", "signatures", keyBytes));
  return createHmac("sha256", key).update(text).digest().subarray(0, macBytes);
}

export const createSigner = (keys: MasterKeys): Signer => ({
  sign: (text) => Buffer.concat([keys.current.id, codeOf(keys.current, text)]),
  isSigned(text, signature) {
    if (signature.byteLength !== signatureBytes) return false;
    const key = keys.withId(signature.subarray(0, keyIdBytes));
    return key !== undefined && timingSafeEqual(codeOf(key, text), signature.subarray(keyIdBytes));
  },
});
