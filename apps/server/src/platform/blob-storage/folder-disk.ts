import { Disk } from "flydrive";
import type { BlobDisk } from "#server/platform/blob-storage/blob-disk.ts";
import { DurableFileDriver } from "#server/platform/blob-storage/durable-file-driver.ts";

/** Files in a folder of this machine. `requireRoom` throws while nothing more should be written. */
export function createFolderDisk(root: string, requireRoom: () => void): BlobDisk {
  const disk = new Disk(new DurableFileDriver(root));
  return {
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
    async *list(folder) {
      const { objects } = await disk.listAll(folder, { recursive: true });
      for (const file of objects) {
        if (file.isDirectory) continue;
        const { contentLength: bytes, lastModified } = await file.getMetaData();
        yield { key: file.key, bytes, savedAt: lastModified.getTime() };
      }
    },
  };
}
