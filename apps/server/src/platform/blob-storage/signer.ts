import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { keyBytes, keyIdBytes } from "#server/platform/blob-storage/master-keys.ts";
import type { MasterKey, MasterKeys } from "#server/platform/blob-storage/master-keys.ts";

/** Signs tokens that the server gives out, so that they need no database row. */
export interface Signer {
  sign(text: string): Buffer;
  /** Any of the master keys is accepted, so that older signatures stay valid after a key change. */
  isSigned(text: string, signature: Buffer): boolean;
}

/** Signature length: impossible to guess, short enough for links. */
const macBytes = 16;
/** With the id of the master key before the code. */
export const signatureBytes = keyIdBytes + macBytes;

/** Not the key that seals: neither use says anything about the other. */
const signingKey = ({ secret }: MasterKey): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "signatures", keyBytes));

export function createSigner(keys: MasterKeys): Signer {
  // Thousands of mails are signed one after the other.
  const known = new WeakMap<MasterKey, Buffer>();

  function codeOf(key: MasterKey, text: string): Buffer {
    const derived = known.get(key) ?? signingKey(key);
    known.set(key, derived);
    return createHmac("sha256", derived).update(text).digest().subarray(0, macBytes);
  }

  return {
    sign: (text) => Buffer.concat([keys.current.id, codeOf(keys.current, text)]),
    isSigned(text, signature) {
      if (signature.byteLength !== signatureBytes) return false;
      const key = keys.withId(signature.subarray(0, keyIdBytes));
      return (
        key !== undefined && timingSafeEqual(codeOf(key, text), signature.subarray(keyIdBytes))
      );
    },
  };
}
