import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createInflateRaw } from "node:zlib";
import { open as openIndex } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { BackupError, manifestPath, manifestSchema } from "#server/platform/backup/manifest.ts";
import type { Manifest } from "#server/platform/backup/manifest.ts";

export interface Backup {
  readonly manifest: Manifest;
  readonly stream: (path: string) => Promise<Readable>;
  readonly lines: (path: string) => AsyncGenerator<string>;
  readonly verify: () => Promise<void>;
}

/** ZIP's method number for uncompressed content, and the length of a local header without names. */
const stored = 0;
const localHeaderBytes = 30;
/** Reads large pieces, because each costs a thread-pool turn. */
const bytesAtOnce = 256 * 1024;

const unreadable = (path: string, cause: unknown): BackupError =>
  new BackupError(
    `${path} is not a whole backup: ${cause instanceof Error ? cause.message : "unreadable"}`,
    { cause },
  );

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openIndex(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error === null) resolve(zip);
      else reject(error);
    });
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function contentStart(archive: string, { relativeOffsetOfLocalHeader }: Entry) {
  const header = Buffer.alloc(localHeaderBytes);
  const file = await open(archive, "r");
  try {
    await file.read(header, 0, localHeaderBytes, relativeOffsetOfLocalHeader);
  } finally {
    await file.close();
  }
  const [nameBytes, extraBytes] = [header.readUInt16LE(26), header.readUInt16LE(28)];
  return relativeOffsetOfLocalHeader + localHeaderBytes + nameBytes + extraBytes;
}

/** Opens an entry without yauzl's streams: after many of them, one never emits data. */
async function openContent(
  archive: string,
  entries: ReadonlyMap<string, Entry>,
  path: string,
): Promise<Readable> {
  const entry = entries.get(path);
  if (entry === undefined) throw new BackupError(`${path} is missing in it`);
  if (entry.compressedSize === 0) return Readable.from([]);
  const start = await contentStart(archive, entry);
  const end = start + entry.compressedSize - 1;
  const packed = createReadStream(archive, { start, end, highWaterMark: bytesAtOnce });
  if (entry.compressionMethod === stored) return packed;
  const content = createInflateRaw({ chunkSize: bytesAtOnce });
  packed.on("error", (error) => content.destroy(error));
  return packed.pipe(content);
}

/** Splits content into lines. The events of `readline` would take longer than reading a row. */
async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

async function openArchive(path: string): Promise<Backup> {
  const zip = await openZip(path);
  const entries = await listEntries(zip).finally(() => zip.close());
  const stream = (name: string) => openContent(path, entries, name);
  const content: unknown = JSON.parse(await text(await stream(manifestPath)));
  const manifest = manifestSchema.parse(content);
  return {
    manifest,
    stream,
    async *lines(name) {
      yield* linesOf(await stream(name));
    },
    verify: async () => {
      for (const [name, { sha256 }] of Object.entries(manifest.entries))
        if ((await digestOf(await stream(name))) !== sha256)
          throw new BackupError(`${name} in it is damaged`);
    },
  };
}

export async function readBackup(path: string): Promise<Backup> {
  const backup = await openArchive(path).catch((cause: unknown) => {
    throw unreadable(path, cause);
  });
  const verify = () =>
    backup.verify().catch((cause: unknown) => {
      throw unreadable(path, cause);
    });
  return { ...backup, verify };
}
