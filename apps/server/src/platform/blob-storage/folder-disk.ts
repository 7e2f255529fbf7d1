import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Disk } from "flydrive";
import type { BlobDisk, StoredBlob } from "#server/platform/blob-storage/blob-disk.ts";
import { DurableFileDriver } from "#server/platform/blob-storage/durable-file-driver.ts";
import { errorCode } from "#server/platform/error-code.ts";

function whenGone(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}

/** Lists files one by one, as there may be more than fit into memory. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<StoredBlob> {
  const entries = await opendir(join(root, folder)).catch(whenGone);
  for await (const entry of entries ?? []) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    else {
      const found = await stat(join(root, key)).catch(whenGone);
      if (found !== undefined) yield { key, bytes: found.size, savedAt: found.mtimeMs };
    }
  }
}

/** Throws when an owner that already holds `heldBytes` should not add more. */
export type RequireRoom = (heldBytes?: number) => void;

export function createFolderDisk(root: string, requireRoom: RequireRoom): BlobDisk {
  const disk = new Disk(new DurableFileDriver(root));
  return {
    requireRoom,
    async put(key, content) {
      requireRoom();
      await disk.put(key, content);
    },
    async putStream(key, content) {
      requireRoom();
      await disk.putStream(key, content);
    },
    exists: (key) => disk.exists(key),
    getStream: (key) => disk.getStream(key),
    delete: (key) => disk.delete(key),
    deleteAll: (folder) => disk.deleteAll(folder),
    list: (folder) => filesBelow(root, folder),
  };
}
