import type { FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import type { PackedFile } from "#server/platform/account-data/reading/zip-directory.ts";

// Local file header, ZIP APPNOTE.TXT section 4.3.7.
const headBytes = 30;
const headMark = 0x04_03_4b_50;
const nameLengthAt = 26;
const extraLengthAt = 28;

const pieceBytes = 64 * 1024;

const damaged = ({ path }: PackedFile, cause?: unknown): UnreadableArchive =>
  new UnreadableArchive(`${path} is damaged.`, { cause });

async function contentStart(archive: FileHandle, file: PackedFile): Promise<number> {
  const { buffer, bytesRead } = await archive.read(Buffer.alloc(headBytes), {
    position: file.offset,
  });
  if (bytesRead < headBytes || buffer.readUInt32LE(0) !== headMark) throw damaged(file);
  const behind = buffer.readUInt16LE(nameLengthAt) + buffer.readUInt16LE(extraLengthAt);
  return file.offset + headBytes + behind;
}

async function* packed(archive: FileHandle, file: PackedFile): AsyncGenerator<Buffer> {
  const start = await contentStart(archive, file);
  for (let read = 0; read < file.packedBytes;) {
    const length = Math.min(pieceBytes, file.packedBytes - read);
    const position = start + read;
    const { buffer, bytesRead } = await archive.read(Buffer.allocUnsafe(length), { position });
    if (bytesRead === 0) throw damaged(file);
    read += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function contentOf(archive: FileHandle, file: PackedFile): AsyncIterable<Buffer> {
  const bytes = packed(archive, file);
  // The consumer of the last stream gets the error, so the callback can ignore it.
  return file.isDeflated ? pipeline(bytes, createInflateRaw(), () => undefined) : bytes;
}

/**
 * Yields the content of a file in pieces. Throws `UnreadableArchive` when size or checksum differ
 * from the directory, and never unpacks more than the size stated there.
 */
export async function* unpack(archive: FileHandle, file: PackedFile): AsyncGenerator<Buffer> {
  let bytes = 0;
  let sum = 0;
  try {
    for await (const chunk of contentOf(archive, file)) {
      bytes += chunk.byteLength;
      if (bytes > file.bytes) break;
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw damaged(file, error);
  }
  if (bytes !== file.bytes || sum !== file.crc32) throw damaged(file);
}
