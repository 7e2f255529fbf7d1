import type { Archive } from "#server/platform/account-data/ports.ts";
import { createArchiveReader } from "#server/platform/account-data/reading/archive-reader.ts";
import type { ArchiveReader } from "#server/platform/account-data/reading/archive-reader.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import type {
  ArchiveLimits,
  PackedFile,
} from "#server/platform/account-data/reading/zip-directory.ts";
import type { Program } from "#server/platform/work/helper/program.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface ArchiveReaders {
  /** Reads the directory. Opening and reading an archive reject with `UnreadableArchive`. */
  open(path: string, limits: ArchiveLimits, by: Requester): Promise<Archive>;
  pids(): readonly number[];
  close(): void;
}

const mostReaders = 2;
const queueLimits = { running: mostReaders, waiting: 200, longestMs: 60_000 };

/** The program lives in the composition folder because it knows the formats of every feature. */
const program: Program = {
  name: "archive-program",
  folder: "composition",
  flags: ["--max-old-space-size=128", "--max-semi-space-size=4"],
  input: "ignore",
};

export function createArchiveReaders(): ArchiveReaders {
  const readers = Array.from({ length: mostReaders }, () => createArchiveReader(program));
  const idle = [...readers];
  const queue = createFairQueue(queueLimits);

  const runQueued: Archive["runQueued"] = (by, work) => queue.run(by, work);

  const read = <Result>(
    by: Requester,
    work: (reader: ArchiveReader, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> =>
    queue.run(by, async ({ signal }) => {
      // Take the reader used last, whose process is still running.
      const reader = idle.pop();
      if (reader === undefined) throw new Error("more is read at once than may be");
      try {
        return await work(reader, signal);
      } finally {
        idle.push(reader);
      }
    });

  async function open(path: string, limits: ArchiveLimits, by: Requester): Promise<Archive> {
    const listed = await read(by, (reader, signal) => reader.directory(path, limits, signal));
    const files = new Map(listed.map((file) => [file.path, file]));

    function find(name: string): PackedFile {
      const file = files.get(name);
      if (file === undefined) throw new UnreadableArchive(`${name} is missing.`);
      return file;
    }
    return {
      has: (name) => files.has(name),
      runQueued,
      list: (name, format, reading) =>
        read(reading, (reader, signal) => reader.list(path, find(name), format, signal)),
      content(name, mostBytes, reading) {
        const file = find(name);
        if (file.bytes > mostBytes)
          throw new UnreadableArchive(`${name} is larger than ${mostBytes} bytes.`, {
            isTooLarge: true,
          });
        return read(reading, (reader, signal) => reader.content(path, file, signal));
      },
    };
  }
  return {
    open,
    pids: () => readers.flatMap((reader) => reader.pid() ?? []),
    close() {
      for (const reader of readers) reader.close();
    },
  };
}
