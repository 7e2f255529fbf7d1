import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import type * as z from "zod/mini";
import { createImportTally } from "#server/platform/account-data/import-tally.ts";
import type { Archive, Exporter, Importer } from "#server/platform/account-data/ports.ts";
import type {
  ListFormat,
  ReadEntry,
  RejectedEntry,
} from "#server/platform/account-data/reading/list-format.ts";
import { readList } from "#server/platform/account-data/reading/read-list.ts";
import { unpack } from "#server/platform/account-data/reading/unpack.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import { readDirectory } from "#server/platform/account-data/reading/zip-directory.ts";
import type {
  ArchiveLimits,
  PackedFile,
} from "#server/platform/account-data/reading/zip-directory.ts";
import { createArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import { requesterFor } from "#server/platform/work/fair-queue.ts";

const roomy: ArchiveLimits = { files: 1000, fileBytes: 32_000_000, totalBytes: 100_000_000 };

interface OpenArchive {
  readonly file: FileHandle;
  readonly entries: ReadonlyMap<string, PackedFile>;
}

/** An archive as it lies on the disk, opened for as long as somebody works on it. */
async function withArchive<Result>(
  bytes: Buffer,
  limits: ArchiveLimits,
  work: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "striper-archive-"));
  await writeFile(join(folder, "archive.zip"), bytes);
  const file = await open(join(folder, "archive.zip"));
  try {
    const entries = new Map<string, PackedFile>();
    for await (const entry of readDirectory(file, limits)) entries.set(entry.path, entry);
    return await work({ file, entries });
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}

async function contentOf({ file, entries }: OpenArchive, path: string): Promise<Buffer> {
  const entry = entries.get(path);
  if (entry === undefined) throw new UnreadableArchive(`${path} is missing.`);
  const chunks: Buffer[] = [];
  for await (const chunk of unpack(file, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** All files of an archive by their paths. */
export const unzip = (bytes: Buffer, limits = roomy): Promise<Map<string, Buffer>> =>
  withArchive(bytes, limits, async (archive) => {
    const files = new Map<string, Buffer>();
    for (const path of archive.entries.keys()) files.set(path, await contentOf(archive, path));
    return files;
  });

export function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files))
    archive.addBuffer(Buffer.from(content), path);
  archive.end();
  return buffer(archive.outputStream);
}

/** The archive content of exporters, without HTTP and without other processes. */
export const exportArchive = (
  exporters: readonly Exporter[],
  accountId: string,
  includePositions = true,
): Promise<Buffer> => {
  const by = requesterFor(accountId);
  const order = { accountId, options: { includePositions }, first: [], at: 0 };
  return buffer(createArchiveWriter(exporters).open(order, by));
};

/** The same reading code as in the helper process, run in this process. */
function openedArchive(archive: OpenArchive): Archive {
  return {
    has: (path) => archive.entries.has(path),
    content: (path) => contentOf(archive, path),
    runQueued: (by, work) => work(by),
    async list<Entry extends z.ZodMiniType>(path: string, format: ListFormat<Entry>) {
      const entries: ReadEntry<z.output<Entry>>[] = [];
      const rejected: RejectedEntry[] = [];
      const content = await contentOf(archive, path);
      const chunks = async function* () {
        yield content;
      };
      for await (const batch of readList(path, chunks(), format)) {
        rejected.push(...batch.rejected);
        for (const { number, value } of batch.entries)
          entries.push({ number, value: format.entry.parse(value) });
      }
      return { entries, rejected };
    },
  };
}

/** The result of importing an archive, without HTTP and without other processes. */
export const restoreInto = (
  importers: readonly Importer[],
  accountId: string,
  bytes: Buffer,
  signal = new AbortController().signal,
) =>
  withArchive(bytes, roomy, async (archive) => {
    const by = { ...requesterFor(accountId), signal };
    const tally = createImportTally();
    for (const importer of importers)
      await importer.importArchive(by, openedArchive(archive), tally);
    return tally;
  });
