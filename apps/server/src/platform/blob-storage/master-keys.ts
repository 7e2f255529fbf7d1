import { createHash, createSecretKey, randomBytes } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#server/platform/error-code.ts";
import { writeDurably } from "#server/platform/blob-storage/durable-file.ts";

export interface MasterKey {
  readonly id: Buffer;
  readonly secret: KeyObject;
}

export interface MasterKeys {
  readonly current: MasterKey;
  withId(id: Buffer): MasterKey | undefined;
}

export const keyBytes = 32;
export const keyIdBytes = 8;

/** Thrown when there is no usable key. The message is for the operator. */
export class MasterKeyError extends Error {
  override readonly name = "MasterKeyError";
}

export function masterKeyOf(bytes: Buffer): MasterKey {
  if (bytes.byteLength !== keyBytes)
    throw new MasterKeyError(`A master key has ${keyBytes} bytes, not ${bytes.byteLength}.`);
  const id = createHash("sha256").update("files ").update(bytes).digest().subarray(0, keyIdBytes);
  return { id, secret: createSecretKey(bytes) };
}

export function createMasterKeys(current: MasterKey, older: readonly MasterKey[] = []): MasterKeys {
  const all = new Map([current, ...older].map((key) => [key.id.toString("hex"), key]));
  return { current, withId: (id) => all.get(id.toString("hex")) };
}

export const masterKeyFile = (folder: string): string => join(folder, "files.key");

async function readKeyFile(path: string): Promise<MasterKey | undefined> {
  try {
    return masterKeyOf(Buffer.from((await readFile(path, "utf8")).trim(), "base64"));
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return undefined;
    const why = cause instanceof Error ? cause.message : "unknown reason";
    throw new MasterKeyError(
      `${path} cannot be used: ${why} Put the backup of it back; without it no license image opens.`,
      { cause },
    );
  }
}

async function* newKey(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${randomBytes(keyBytes).toString("base64")}\n`);
}

/**
 * Opens the configured keys, the first of them for writing. Without any, opens the key in the data
 * folder, which is made when first needed. That key still opens older files after others are
 * configured.
 */
export async function openMasterKeys(
  folder: string,
  configured: readonly string[],
): Promise<MasterKeys> {
  const path = masterKeyFile(folder);
  const [first, ...others] = configured.map((text) => masterKeyOf(Buffer.from(text, "base64")));
  const generated = await readKeyFile(path);
  if (first !== undefined)
    return createMasterKeys(first, generated === undefined ? others : [...others, generated]);
  if (generated !== undefined) return createMasterKeys(generated);
  // Several processes may start together: one writes the key and all read it.
  await writeDurably({ path, temporaryFolder: folder, content: newKey(), keepExisting: true });
  const made = await readKeyFile(path);
  if (made === undefined) throw new Error(`${path} could not be read back`);
  return createMasterKeys(made);
}
