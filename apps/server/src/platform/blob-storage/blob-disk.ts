import type { Readable } from "node:stream";
import type { Instant } from "@striper/marine/time";

export interface StoredBlob {
  readonly key: string;
  readonly bytes: number;
  readonly savedAt: Instant;
}

/** A folder or an object store. `BlobSpace` makes the keys. */
export interface BlobDisk {
  requireRoom(heldBytes: number): void;
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined for disks that must know the length in advance. */
  readonly putStream?: (key: string, content: Readable) => Promise<void>;
  exists(key: string): Promise<boolean>;
  getStream(key: string): Promise<Readable>;
  delete(key: string): Promise<void>;
  /** Deletes a folder, named without a trailing slash. */
  deleteAll(folder: string): Promise<void>;
  list(folder: string): AsyncIterable<StoredBlob>;
}
