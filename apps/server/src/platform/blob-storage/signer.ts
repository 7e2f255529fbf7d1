import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { keyBytes, keyIdBytes } from "#server/platform/blob-storage/master-keys.ts";
import type { MasterKey, MasterKeys } from "#server/platform/blob-storage/master-keys.ts";

/** Signs tokens, so that they need no database row. */
export interface Signer {
  sign(text: string): Buffer;
  /** Accepts any of the master keys, so that signatures stay valid after a key change. */
  isSigned(text: string, signature: Buffer): boolean;
}

/** 128 bits cannot be guessed and are short enough for links. */
const macBytes = 16;
/** The master key's id precedes the code. */
export const signatureBytes = keyIdBytes + macBytes;

/** Derives a key for signing, so that signatures and encryption do not share one. */
const signingKey = ({ secret }: MasterKey): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "signatures", keyBytes));

export function createSigner(keys: MasterKeys): Signer {
  // Cache derived keys: thousands of mails are signed in a row.
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
