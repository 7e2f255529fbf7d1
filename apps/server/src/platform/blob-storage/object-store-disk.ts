import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { _Object as ListedObject } from "@aws-sdk/client-s3";
import type { BlobDisk, StoredBlob } from "#server/platform/blob-storage/blob-disk.ts";

export interface ObjectStore {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Time limits in ms. Without them the client waits forever. */
export interface ObjectStorePatience {
  readonly connect: number;
  /** Limit for a request up to the beginning of its answer. */
  readonly answer: number;
  /** Limit for silence during an answer, which may be passed on over a slow connection. */
  readonly silence: number;
}

const usualPatience: ObjectStorePatience = { connect: 5000, answer: 60_000, silence: 120_000 };

class ObjectStoreDisk implements BlobDisk {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: ObjectStore,
    { connect, answer, silence }: ObjectStorePatience,
  ) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      requestHandler: {
        connectionTimeout: connect,
        requestTimeout: answer,
        throwOnRequestTimeout: true,
        socketTimeout: silence,
      },
      // Other stores than Amazon's support neither bucket host names nor the checksums that this
      // client adds by default.
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: key };
  }

  /** Does nothing: an object store has no known capacity. */
  requireRoom(): void {}

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: content }));
  }

  async exists(key: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  async getStream(key: string): Promise<Readable> {
    const { Body: body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
    if (!(body instanceof Readable)) throw new Error("the object store answered without a body");
    return body;
  }

  async delete(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  /** Lists a folder in pages. Its trailing slash keeps the prefix from matching other folders. */
  async *#pages(folder: string): AsyncGenerator<readonly ListedObject[]> {
    const where = { Bucket: this.#bucket, Prefix: `${folder}/` };
    for await (const { Contents: page = [] } of paginateListObjectsV2(
      { client: this.#client },
      where,
    ))
      yield page;
  }

  async deleteAll(folder: string): Promise<void> {
    for await (const page of this.#pages(folder)) {
      if (page.length === 0) continue;
      const Objects = page.map(({ Key }) => ({ Key }));
      const { Errors: faults = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
      );
      // The store answers 200 even when it deleted nothing.
      const [first] = faults;
      if (first !== undefined)
        throw new Error(`${faults.length} files were not deleted: ${first.Code ?? "no reason"}`);
    }
  }

  async *list(folder: string): AsyncGenerator<StoredBlob> {
    for await (const page of this.#pages(folder))
      for (const { Key: key, Size: bytes, LastModified: saved } of page) {
        if (key === undefined || bytes === undefined || saved === undefined)
          throw new Error("the object store lists a file without its key, size or time");
        yield { key, bytes, savedAt: saved.getTime() };
      }
  }
}

export const createObjectStoreDisk = (
  store: ObjectStore,
  patience: ObjectStorePatience = usualPatience,
): BlobDisk => new ObjectStoreDisk(store, patience);
