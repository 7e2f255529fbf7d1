import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { keyBytes, keyIdBytes } from "#server/platform/blob-storage/master-keys.ts";
import type { MasterKeys } from "#server/platform/blob-storage/master-keys.ts";

/*
 * A sealed file, version 1:
 *
 *    0  4  "SCF1"
 *    4  8  id of the master key
 *   12 12  nonce of the data key
 *   24 32  data key, AES-256-GCM under the master key
 *   56 16  its tag
 *   72 12  nonce of the content
 *   84  n  content, AES-256-GCM under the data key
 *    …  16  its tag
 *
 * Both tags also cover the file's key, so that no file can be put in another's place.
 */

const magic = Buffer.from("SCF1");
const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = magic.byteLength + keyIdBytes + nonceBytes + keyBytes + tagBytes + nonceBytes;

export const sealBytes = headerBytes + tagBytes;

/** Thrown when a file is damaged, misplaced, or sealed with a key that is not available. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

type Key = KeyObject | Buffer;

/** Returns the encrypted content and the tag, which also covers `boundTo`. */
function encrypt(key: Key, nonce: Buffer, boundTo: Buffer, content: Buffer): Buffer[] {
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  sealing.setAAD(boundTo);
  return [sealing.update(content), sealing.final(), sealing.getAuthTag()];
}

function decrypt(key: Key, nonce: Buffer, boundTo: Buffer, sealed: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAAD(boundTo);
  opening.setAuthTag(sealed.subarray(-tagBytes));
  const content = opening.update(sealed.subarray(0, -tagBytes));
  opening.final();
  return content;
}

export function sealFile(keys: MasterKeys, key: string, content: Buffer): Buffer {
  const place = Buffer.from(key);
  const dataKey = randomBytes(keyBytes);
  const [keyNonce, contentNonce] = [randomBytes(nonceBytes), randomBytes(nonceBytes)];
  const { id, secret } = keys.current;
  const start = Buffer.concat([magic, id]);
  const header = Buffer.concat([
    start,
    keyNonce,
    ...encrypt(secret, keyNonce, Buffer.concat([start, place]), dataKey),
    contentNonce,
  ]);
  const boundTo = Buffer.concat([header, place]);
  return Buffer.concat([header, ...encrypt(dataKey, contentNonce, boundTo, content)]);
}

export function openSealedFile(keys: MasterKeys, key: string, sealed: Buffer): Buffer {
  if (sealed.byteLength < sealBytes || !sealed.subarray(0, magic.byteLength).equals(magic))
    throw new SealBroken("not a sealed file");
  let end = magic.byteLength;
  const next = (bytes: number): Buffer => sealed.subarray(end, (end += bytes));
  const id = next(keyIdBytes);
  const start = sealed.subarray(0, end);
  const keyNonce = next(nonceBytes);
  const sealedKey = next(keyBytes + tagBytes);
  const contentNonce = next(nonceBytes);
  const master = keys.withId(id);
  if (master === undefined)
    throw new SealBroken(`sealed with the master key ${id.toString("hex")}, which is not here`);
  const place = Buffer.from(key);
  try {
    const dataKey = decrypt(master.secret, keyNonce, Buffer.concat([start, place]), sealedKey);
    const boundTo = Buffer.concat([sealed.subarray(0, end), place]);
    return decrypt(dataKey, contentNonce, boundTo, sealed.subarray(end));
  } catch (cause) {
    throw new SealBroken("the file does not fit its seal", { cause });
  }
}
