import { randomUUID } from "node:crypto";
import { link, mkdir, open, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "#server/platform/error-code.ts";

const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/** A new directory entry is durable only after fsync of the directory. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes a folder and its parents so that a power cut loses none of them. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: ownerOnly.folder });
  if (first === undefined) return;
  const highest = dirname(first);
  for (let parent = dirname(path); ; parent = dirname(parent)) {
    await syncFolder(parent);
    if (parent === highest || parent === dirname(parent)) return;
  }
}

async function writeTemporary(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "wx", ownerOnly.file);
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

const mostTries = 10;

/** Retries when the folder is removed in between, as happens when an owner's files are deleted. */
async function withFolder(folder: string, run: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await makeFolder(folder);
      return await run();
    } catch (error) {
      if (errorCode(error) !== "ENOENT" || tries === mostTries) throw error;
    }
}

/** Syncs a folder. One that is gone has no entry left to lose. */
async function syncUnlessGone(folder: string): Promise<void> {
  await syncFolder(folder).catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
  });
}

export interface DurableWrite {
  readonly path: string;
  /** Folder for incomplete files, on the same file system. */
  readonly temporaryFolder: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Keeps an existing file; the write then resolves to false. */
  readonly keepExisting?: boolean;
}

/**
 * Writes a file that is either complete or absent at any time. Once resolved, it survives a power
 * cut. A failure leaves nothing behind.
 */
export async function writeDurably(write: DurableWrite): Promise<boolean> {
  const { path, temporaryFolder, content, keepExisting = false } = write;
  await makeFolder(temporaryFolder);
  const temporary = join(temporaryFolder, randomUUID());
  try {
    await writeTemporary(temporary, content);
    await withFolder(dirname(path), () =>
      keepExisting ? link(temporary, path) : rename(temporary, path),
    );
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    if (keepExisting && errorCode(error) === "EEXIST") return false;
    throw error;
  }
  if (keepExisting) await unlink(temporary);
  await syncUnlessGone(dirname(path));
  return true;
}
