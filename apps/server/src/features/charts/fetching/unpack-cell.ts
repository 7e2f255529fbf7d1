import { crc32 } from "node:zlib";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

/** Limit of all files in an archive; the largest cells have about 5 MB. */
const mostBytes = 60e6;
const mostFiles = 1000;

const open = (archive: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error === null ? resolve(zip) : reject(error),
    );
  });

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await new Promise<AsyncIterable<Uint8Array>>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
  return bytes;
}

async function readAll(zip: ZipFile, cell: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  let entries = 0;
  await new Promise<void>((resolve, reject) => {
    const take = async (entry: Entry): Promise<void> => {
      const name = entry.fileName.split("/").at(-1) ?? "";
      entries += 1;
      if (entries > mostFiles) throw new Error("too many files");
      if (name.startsWith(`${cell}.`) && /^\.\d{3}$/u.test(name.slice(cell.length))) {
        bytes += entry.uncompressedSize;
        if (bytes > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
        files.set(name, await readEntry(zip, entry));
      }
      zip.readEntry();
    };
    zip.on("entry", (entry: Entry) => void take(entry).catch(reject));
    zip.on("end", resolve);
    zip.on("error", reject);
    zip.readEntry();
  });
  return files;
}

/** Returns the cell and its updates by file name, after checking sizes and checksums. */
export async function unpackCell(
  archive: Buffer,
  cell: string,
): Promise<ReadonlyMap<string, Buffer>> {
  try {
    const files = await readAll(await open(archive), cell);
    if (files.has(`${cell}.000`)) return files;
  } catch (cause) {
    throw new UpstreamError("damaged", "the archive cannot be read", { cause });
  }
  throw new UpstreamError("damaged", "the archive lacks the cell");
}
