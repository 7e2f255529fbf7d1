import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { BlobDisk, StoredBlob } from "#server/platform/blob-storage/blob-disk.ts";
import type { MasterKeys } from "#server/platform/blob-storage/master-keys.ts";
import { openSealedFile, sealBytes, sealFile } from "#server/platform/blob-storage/sealed-file.ts";
import { createSigner } from "#server/platform/blob-storage/signer.ts";
import type { Signer } from "#server/platform/blob-storage/signer.ts";

export const blobSpaces = ["catches", "licenses"] as const;
type SpaceName = (typeof blobSpaces)[number];

export interface BlobSpace {
  newKey(ownerId: string): string;
  /** Throws when there is too little room for an owner that already holds `heldBytes`. */
  requireRoom(heldBytes: number): void;
  /** Resolves with the number of bytes once they are durable. A failure leaves no file behind. */
  save(key: string, content: BlobContent, mostBytes: number): Promise<number>;
  /** Rejects with `BlobMissing` when there is no such file. */
  read(key: string): Promise<Buffer>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  removeAllOf(ownerId: string): Promise<void>;
  /** Claims unclaimed files for the installation. Resolves to true when they belong to it. */
  claim(installation: string): Promise<boolean>;
  list(ownerId?: string): AsyncIterable<StoredBlob>;
}

export type BlobContent = Uint8Array | AsyncIterable<Uint8Array>;

/** A space encrypted with the master key. Its files pass through memory as a whole. */
export interface SealedSpace extends Pick<
  BlobSpace,
  "newKey" | "remove" | "removeAllOf" | "claim" | "list" | "read"
> {
  save(key: string, content: Buffer): Promise<void>;
}

/** Encrypts content stored elsewhere with the master key and binds it to a label. */
export interface Sealer {
  seal(label: string, content: Buffer): Buffer;
  open(label: string, sealed: Buffer): Buffer;
}

export interface BlobStorage {
  space(name: SpaceName): BlobSpace;
  sealedSpace(name: SpaceName): SealedSpace;
  readonly sealer: Sealer;
  readonly signer: Signer;
}

export class BlobMissing extends Error {
  override readonly name = "BlobMissing";
}

export class BlobTooLarge extends Error {
  override readonly name = "BlobTooLarge";
}

const mostReadBytes = 64 * 1024 * 1024;

export interface BlobStorageOptions {
  readonly disk: BlobDisk;
  readonly keys: MasterKeys;
  /** Deletes nothing, because the files belong to another installation. */
  readonly keepsFiles?: boolean;
}

/** Key of the file that names the installation owning these files. */
const ownerKey = "owner";

async function* limited(content: BlobContent, mostBytes: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    seen += chunk.byteLength;
    if (seen > mostBytes) throw new BlobTooLarge(`more than ${mostBytes} bytes`);
    yield chunk;
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const collected: Uint8Array[] = [];
  for await (const chunk of chunks) collected.push(chunk);
  return Buffer.concat(collected);
}

/** Unwraps the library's error; callers need the original. */
function reasonBehind(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof BlobTooLarge ? error.cause : error;
}

/** Matches only what `newKey` makes, so that no key leads out of its space. */
const partPattern = /^[a-z0-9-]{1,64}$/u;
function requirePart(part: string): string {
  if (!partPattern.test(part)) throw new Error("not a part of a key");
  return part;
}

class DiskSpace implements BlobSpace {
  readonly #disk: BlobDisk;
  readonly #name: string;
  readonly #keepsFiles: boolean;

  constructor({ disk, keepsFiles = false }: BlobStorageOptions, name: string) {
    this.#disk = disk;
    this.#keepsFiles = keepsFiles;
    this.#name = requirePart(name);
  }

  newKey(ownerId: string): string {
    return `${this.#name}/${requirePart(ownerId)}/${randomUUID()}`;
  }

  #requireOwn(key: string): string {
    const [space, ...parts] = key.split("/");
    if (space !== this.#name || parts.length !== 2) throw new Error("a key of another space");
    for (const part of parts) requirePart(part);
    return key;
  }

  requireRoom(heldBytes: number): void {
    this.#disk.requireRoom(heldBytes);
  }

  async save(key: string, content: BlobContent, mostBytes: number): Promise<number> {
    let bytes = 0;
    async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        yield chunk;
      }
    }
    const chunks = counted(limited(content, mostBytes));
    const place = this.#requireOwn(key);
    try {
      if (this.#disk.putStream === undefined) await this.#disk.put(place, await collect(chunks));
      else await this.#disk.putStream(place, Readable.from(chunks, { objectMode: false }));
    } catch (error) {
      throw reasonBehind(error);
    }
    return bytes;
  }

  async read(key: string): Promise<Buffer> {
    return collect(limited(await this.open(key), mostReadBytes));
  }

  async open(key: string): Promise<Readable> {
    const place = this.#requireOwn(key);
    if (!(await this.#disk.exists(place))) throw new BlobMissing("there is no such file");
    return this.#disk.getStream(place);
  }

  async remove(key: string): Promise<void> {
    const place = this.#requireOwn(key);
    if (!this.#keepsFiles) await this.#disk.delete(place);
  }

  async removeAllOf(ownerId: string): Promise<void> {
    const folder = `${this.#name}/${requirePart(ownerId)}`;
    if (!this.#keepsFiles) await this.#disk.deleteAll(folder);
  }

  async claim(installation: string): Promise<boolean> {
    const isClaimed = await this.#disk.exists(ownerKey);
    if (!isClaimed) await this.#disk.put(ownerKey, Buffer.from(installation));
    const owner = await collect(await this.#disk.getStream(ownerKey));
    return owner.toString() === installation;
  }

  list(ownerId?: string): AsyncIterable<StoredBlob> {
    return this.#disk.list(
      ownerId === undefined ? this.#name : `${this.#name}/${requirePart(ownerId)}`,
    );
  }
}

function seal(space: BlobSpace, keys: MasterKeys): SealedSpace {
  return {
    newKey: (ownerId) => space.newKey(ownerId),
    remove: (key) => space.remove(key),
    removeAllOf: (ownerId) => space.removeAllOf(ownerId),
    claim: (installation) => space.claim(installation),
    list: (ownerId) => space.list(ownerId),
    async save(key, content) {
      await space.save(key, sealFile(keys, key, content), content.byteLength + sealBytes);
    },
    read: async (key) => openSealedFile(keys, key, await space.read(key)),
  };
}

export function createBlobStorage(options: BlobStorageOptions): BlobStorage {
  const space = (name: SpaceName): BlobSpace => new DiskSpace(options, name);
  const { keys } = options;
  return {
    space,
    sealedSpace: (name) => seal(space(name), keys),
    sealer: {
      seal: (label, content) => sealFile(keys, label, content),
      open: (label, sealed) => openSealedFile(keys, label, sealed),
    },
    signer: createSigner(keys),
  };
}
