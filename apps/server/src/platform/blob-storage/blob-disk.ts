import type { Readable } from "node:stream";
import type { Instant } from "@striper/marine/time";

export interface StoredBlob {
  readonly key: string;
  readonly bytes: number;
  readonly savedAt: Instant;
}

/** Where the bytes lie: a folder or an object store. Keys are those that a space makes. */
export interface BlobDisk {
  /** Throws while an owner of so many bytes should not add to them. */
  requireRoom(heldBytes: number): void;
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined when the disk must know the length in advance. */
  readonly putStream?: (key: string, content: Readable) => Promise<void>;
  exists(key: string): Promise<boolean>;
  getStream(key: string): Promise<Readable>;
  /** There may be none. */
  delete(key: string): Promise<void>;
  /** Of a folder, given without a slash at its end. */
  deleteAll(folder: string): Promise<void>;
  list(folder: string): AsyncIterable<StoredBlob>;
}
