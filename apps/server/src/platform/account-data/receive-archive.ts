import { randomUUID } from "node:crypto";
import { mkdir, open, unlink, writeFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { fromFd } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { isPlainPath } from "#server/platform/account-data/archive-path.ts";
import type { Archive } from "#server/platform/account-data/ports.ts";

/** Not an archive, or one that is damaged, encrypted, far too large unpacked, or names odd paths. */
export class UnreadableArchive extends Error {
  override readonly name = "UnreadableArchive";
}

export interface ArchiveLimits {
  readonly files: number;
  /** One file, unpacked. */
  readonly fileBytes: number;
  /** All files, unpacked. */
  readonly totalBytes: number;
}

export interface ReceivedArchive extends Archive {
  close(): Promise<void>;
}

/** ZIP's numbers for the two ways of packing that are in use. */
const stored = 0;
const deflated = 8;
const inflate = promisify(inflateRaw);

const unreadable = (cause: unknown): UnreadableArchive =>
  new UnreadableArchive(cause instanceof Error ? cause.message : "unreadable", { cause });

/** A file without a name: whatever happens, it is gone once it is closed. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.zip`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}

function openZip(file: FileHandle): Promise<ZipFile> {
  const options = {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    // Done when a file is read; the library's own check can leave a reader waiting for ever.
    validateEntrySize: false,
  };
  return new Promise((resolve, reject) => {
    fromFd(file.fd, options, (error, zip) => {
      if (error === null) resolve(zip);
      else reject(unreadable(error));
    });
  });
}

function refuseEntry(entry: Entry, known: ReadonlyMap<string, Entry>, limits: ArchiveLimits): void {
  const { fileName, compressionMethod, compressedSize, uncompressedSize } = entry;
  if (!isPlainPath(fileName)) throw new UnreadableArchive("a path is odd");
  if (known.has(fileName)) throw new UnreadableArchive("a path is given twice");
  if (entry.isEncrypted()) throw new UnreadableArchive("a file is encrypted");
  if (compressionMethod !== stored && compressionMethod !== deflated)
    throw new UnreadableArchive("a file is packed in an unknown way");
  if (Math.max(compressedSize, uncompressedSize) > limits.fileBytes)
    throw new UnreadableArchive("a file is too large");
}

/** Folders, and what file managers add of their own, say nothing. */
const isNoise = (path: string): boolean =>
  path.endsWith("/") || path.startsWith("__MACOSX/") || /(?:^|\/)\.DS_Store$/u.test(path);

function listEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) throw new UnreadableArchive("there are too many files");
  const entries = new Map<string, Entry>();
  let totalBytes = 0;
  return new Promise((resolve, reject) => {
    zip.on("error", (error) => reject(unreadable(error)));
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      try {
        if (!isNoise(entry.fileName)) {
          refuseEntry(entry, entries, limits);
          entries.set(entry.fileName, entry);
        }
        totalBytes += entry.uncompressedSize;
        if (totalBytes > limits.totalBytes) throw new UnreadableArchive("it is too large unpacked");
        zip.readEntry();
      } catch (error) {
        reject(unreadable(error));
      }
    });
    zip.readEntry();
  });
}

/** The bytes as they lie in the archive. */
function readPacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const decompress = entry.isCompressed() ? false : null;
  const asPacked = { decrypt: null, start: null, end: null, decompress };
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, asPacked, (failure, stream) => {
      if (failure !== null) return reject(failure);
      const chunks: Buffer[] = [];
      // The library's streams never close, which iterating over them would wait for.
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => resolve(Buffer.concat(chunks)));
      stream.once("error", reject);
    });
  });
}

/** Unpacks no further than the directory said, and takes nothing that differs from what it said. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { compressionMethod, uncompressedSize } = entry;
  try {
    const packed = await readPacked(zip, entry);
    const content =
      compressionMethod === stored
        ? packed
        : await inflate(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
    if (content.length === uncompressedSize && crc32(content) === entry.crc32) return content;
  } catch (error) {
    throw unreadable(error);
  }
  throw new UnreadableArchive("a file is not what the directory says");
}

/** Writes the stream to the disk and looks through the directory of the archive, not yet its files. */
export async function receiveArchive(
  stream: Readable,
  folder: string,
  limits: ArchiveLimits,
): Promise<ReceivedArchive> {
  const file = await openNameless(folder);
  try {
    await writeFile(file, stream);
    const zip = await openZip(file);
    const entries = await listEntries(zip, limits);
    return {
      paths: [...entries.keys()],
      sizeOf: (path) => entries.get(path)?.uncompressedSize,
      async read(path) {
        const entry = entries.get(path);
        if (entry === undefined) throw new UnreadableArchive("a file is missing");
        return readEntry(zip, entry);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
