import type { FileHandle } from "node:fs/promises";
import { fromFd } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { isPlainPath } from "#server/platform/account-data/archive-path.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";

export interface PackedFile {
  readonly path: string;
  /** Offset of the local file header in bytes. */
  readonly offset: number;
  readonly packedBytes: number;
  /** Size after unpacking. */
  readonly bytes: number;
  readonly crc32: number;
  readonly isDeflated: boolean;
}

export interface ArchiveLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

/** ZIP compression methods in use: 0 is stored, 8 is deflated. */
const isDeflatedBy: ReadonlyMap<number, boolean> = new Map([
  [0, false],
  [8, true],
]);

const tooLarge = (sentence: string): UnreadableArchive =>
  new UnreadableArchive(sentence, { isTooLarge: true });
const inWords = (count: number): string => count.toLocaleString("en-US");

function openZip(file: FileHandle): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
  return new Promise((resolve, reject) => {
    fromFd(file.fd, options, (error, zip) => {
      if (error === null) resolve(zip);
      else reject(noArchive(error));
    });
  });
}

const noArchive = (cause: unknown): UnreadableArchive =>
  new UnreadableArchive("It is no ZIP archive, or a damaged one.", { cause });

function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void): void => {
      zip.removeListener("entry", found);
      zip.removeListener("end", ended);
      zip.removeListener("error", failed);
      how();
    };
    const found = (entry: Entry): void => settle(() => resolve(entry));
    const ended = (): void => settle(() => resolve(undefined));
    const failed = (error: Error): void => settle(() => reject(noArchive(error)));
    zip.on("entry", found);
    zip.on("end", ended);
    zip.on("error", failed);
    zip.readEntry();
  });
}

function packedFile(entry: Entry, { fileBytes }: ArchiveLimits): PackedFile {
  const { fileName, compressionMethod, compressedSize, uncompressedSize } = entry;
  if (!isPlainPath(fileName)) throw new UnreadableArchive("One of its paths is odd.");
  if (entry.isEncrypted()) throw new UnreadableArchive(`${fileName} is encrypted.`);
  const isDeflated = isDeflatedBy.get(compressionMethod);
  if (isDeflated === undefined)
    throw new UnreadableArchive(`${fileName} is packed in an unknown way.`);
  if (Math.max(compressedSize, uncompressedSize) > fileBytes)
    throw tooLarge(`${fileName} is larger than ${inWords(fileBytes)} bytes.`);
  return {
    path: fileName,
    offset: entry.relativeOffsetOfLocalHeader,
    packedBytes: compressedSize,
    bytes: uncompressedSize,
    crc32: entry.crc32,
    isDeflated,
  };
}

const isNoise = (path: string): boolean =>
  path.endsWith("/") || path.startsWith("__MACOSX/") || /(?:^|\/)\.DS_Store$/u.test(path);

export async function* readDirectory(
  file: FileHandle,
  limits: ArchiveLimits,
): AsyncGenerator<PackedFile> {
  const zip = await openZip(file);
  if (zip.entryCount > limits.files)
    throw tooLarge(`It has more than ${inWords(limits.files)} files.`);
  const known = new Set<string>();
  let totalBytes = 0;
  for (let entry = await nextEntry(zip); entry !== undefined; entry = await nextEntry(zip)) {
    if (isNoise(entry.fileName)) continue;
    const packed = packedFile(entry, limits);
    totalBytes += packed.bytes;
    if (totalBytes > limits.totalBytes)
      throw tooLarge(`It is larger than ${inWords(limits.totalBytes)} bytes unpacked.`);
    if (known.has(packed.path)) throw new UnreadableArchive(`${packed.path} is in it twice.`);
    known.add(packed.path);
    yield packed;
  }
}
