import { join } from "node:path";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import { createBlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import { removeUnfinished } from "#server/platform/blob-storage/durable-file-driver.ts";
import { createFolderDisk, type RequireRoom } from "#server/platform/blob-storage/folder-disk.ts";
import { openMasterKeys } from "#server/platform/blob-storage/master-keys.ts";
import type { MasterKeys } from "#server/platform/blob-storage/master-keys.ts";
import type { ObjectStore } from "#server/platform/blob-storage/object-store-disk.ts";

export interface BlobStorageConfig {
  readonly dataDir: string;
  readonly s3: ObjectStore | undefined;
  /** Base64 keys, the one for writing first. When empty, a key is made in the data folder. */
  readonly masterKeys: readonly string[];
  readonly isTrialCopy?: boolean;
}

const anyRoom: RequireRoom = () => undefined;

export function createFolderStorage(
  root: string,
  keys: MasterKeys,
  requireRoom = anyRoom,
): BlobStorage {
  return createBlobStorage({ disk: createFolderDisk(root, requireRoom), keys });
}

export async function openBlobStorage(
  { dataDir, s3, masterKeys, isTrialCopy: keepsFiles = false }: BlobStorageConfig,
  now: Instant,
  requireRoom = anyRoom,
): Promise<BlobStorage> {
  const keys = await openMasterKeys(join(dataDir, "keys"), masterKeys);
  if (s3 !== undefined) {
    // Load the client only where it is used: it is larger than the rest of the server.
    const { createObjectStoreDisk } =
      await import("#server/platform/blob-storage/object-store-disk.ts");
    return createBlobStorage({ disk: createObjectStoreDisk(s3), keys, keepsFiles });
  }
  const root = join(dataDir, "files");
  await removeUnfinished(root, now - day);
  return createBlobStorage({ disk: createFolderDisk(root, requireRoom), keys, keepsFiles });
}
