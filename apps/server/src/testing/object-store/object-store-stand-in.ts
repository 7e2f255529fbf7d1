/**
 * An S3-compatible object store in memory, path-style, as far as the product uses one: put, get,
 * head, delete, delete many, list in pages. Refuses unsigned requests.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ObjectStore } from "#server/platform/blob-storage/object-store-disk.ts";
import { errorXml, keysToDelete, listingXml } from "#server/testing/object-store/wire.ts";

interface StoredObject {
  readonly content: Buffer;
  readonly etag: string;
  savedAt: Date;
}

export interface ObjectStoreStandIn {
  /** What `openBlobStorage` takes as its `s3`. */
  readonly settings: ObjectStore;
  readonly objects: Map<string, StoredObject>;
  /** `PUT /bucket/key`, the newest last. */
  readonly requests: string[];
  /** Keys that it refuses to delete, as a store with a lock on them does. */
  readonly locked: Set<string>;
  /** Status of every answer from now on; undefined: normal behavior. */
  failing: number | undefined;
  readonly close: () => Promise<void>;
}

const bucket = "striper";
const accessKeyId = "stand-in-key";

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const body: AsyncIterable<Uint8Array> = request;
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function sayXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(body);
}

class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly locked = new Set<string>();
  readonly #pageSize: number;

  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get("prefix") ?? "";
    const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
    const matching = [...this.objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const page = matching.slice(0, this.#pageSize);
    const last = page.at(-1)?.[0] ?? "";
    const next = matching.length > page.length ? Buffer.from(last).toString("base64") : undefined;
    const entries = page.map(([key, { content, etag, savedAt }]) => ({
      key,
      etag,
      bytes: content.byteLength,
      savedAt,
    }));
    sayXml(response, 200, listingXml({ bucket, prefix, entries, next }));
  }

  deleteMany(body: Buffer, response: ServerResponse): void {
    const keys = keysToDelete(body.toString());
    const refused = keys.filter((key) => this.locked.has(key));
    for (const key of keys) if (!this.locked.has(key)) this.objects.delete(key);
    const faults = refused.map(
      (key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>locked</Message></Error>`,
    );
    sayXml(response, 200, `<DeleteResult>${faults.join("")}</DeleteResult>`);
  }

  put(key: string, content: Buffer, response: ServerResponse): void {
    const etag = `"${createHash("md5").update(content).digest("hex")}"`;
    this.objects.set(key, { content, etag, savedAt: new Date() });
    response.writeHead(200, { etag }).end();
  }

  get(key: string, isHead: boolean, response: ServerResponse): void {
    const found = this.objects.get(key);
    if (found === undefined) {
      if (isHead) response.writeHead(404).end();
      else sayXml(response, 404, errorXml("NoSuchKey"));
      return;
    }
    response.writeHead(200, {
      etag: found.etag,
      "content-length": found.content.byteLength,
      "content-type": "application/octet-stream",
      "last-modified": found.savedAt.toUTCString(),
    });
    response.end(isHead ? undefined : found.content);
  }

  answer(request: IncomingMessage, url: URL, body: Buffer, response: ServerResponse): void {
    const [, name, ...parts] = url.pathname.split("/");
    const key = decodeURIComponent(parts.join("/"));
    const { method = "GET" } = request;
    if (name !== bucket) return sayXml(response, 404, errorXml("NoSuchBucket"));
    if (key === "" && method === "GET") return this.list(url.searchParams, response);
    if (method === "POST" && url.searchParams.has("delete")) return this.deleteMany(body, response);
    if (method === "PUT") return this.put(key, body, response);
    if (method === "GET" || method === "HEAD") return this.get(key, method === "HEAD", response);
    if (method !== "DELETE") return sayXml(response, 405, errorXml("MethodNotAllowed"));
    this.objects.delete(key);
    response.writeHead(204).end();
  }
}

/** `pageSize` keys to a page of a listing; other stores have 1000. */
export async function startObjectStore({ pageSize = 1000 } = {}): Promise<ObjectStoreStandIn> {
  const kept = new Bucket(pageSize);
  const requests: string[] = [];
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? "/", "http://store");
    requests.push(`${request.method} ${url.pathname}`);
    const isSigned = request.headers.authorization?.includes(`Credential=${accessKeyId}/`);
    if (store.failing !== undefined) sayXml(response, store.failing, errorXml("AccessDenied"));
    else if (isSigned !== true) sayXml(response, 403, errorXml("AccessDenied"));
    else kept.answer(request, url, body, response);
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const store: ObjectStoreStandIn = {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket,
      region: "us-east-1",
      accessKeyId,
      secretAccessKey: "stand-in-secret",
    },
    objects: kept.objects,
    requests,
    locked: kept.locked,
    failing: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return store;
}
