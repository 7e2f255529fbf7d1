import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { ZipFile } from "yazl";
import { receiveArchive } from "#server/platform/account-data/receive-archive.ts";

const roomy = { files: 1000, fileBytes: 10_000_000, totalBytes: 100_000_000 };

/** All files of an archive by their paths. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await receiveArchive(Readable.from([bytes]), tmpdir(), roomy);
  const files = new Map<string, Buffer>();
  for (const path of archive.paths) files.set(path, await archive.read(path));
  await archive.close();
  return files;
}

export function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files))
    archive.addBuffer(Buffer.from(content), path);
  archive.end();
  return buffer(archive.outputStream);
}
