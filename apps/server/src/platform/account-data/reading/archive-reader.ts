import type { ChildProcess } from "node:child_process";
import type * as z from "zod/mini";
import {
  archiveAnswer,
  contentPiece,
  directoryPiece,
  nextPiece,
  readList,
} from "#server/platform/account-data/reading/archive-messages.ts";
import type { ArchiveRequest } from "#server/platform/account-data/reading/archive-messages.ts";
import type {
  ListFormat,
  ReadEntry,
  ReadList,
  RejectedEntry,
} from "#server/platform/account-data/reading/list-format.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import type {
  ArchiveLimits,
  PackedFile,
} from "#server/platform/account-data/reading/zip-directory.ts";
import { createHelperProcess, nextMessage } from "#server/platform/work/helper/helper-process.ts";
import type { HelperProcess } from "#server/platform/work/helper/helper-process.ts";
import type { Program } from "#server/platform/work/helper/program.ts";

/** Thrown when the reading process ended unexpectedly. The archive may be fine. */
export class ArchiveReaderLost extends Error {
  override readonly name = "ArchiveReaderLost";
}

export interface ArchiveReader {
  directory(archive: string, limits: ArchiveLimits, signal: AbortSignal): Promise<PackedFile[]>;
  /** Reads entries. The helper has validated them; here they are parsed into their types again. */
  list<Entry extends z.ZodMiniType>(
    archive: string,
    file: PackedFile,
    format: ListFormat<Entry>,
    signal: AbortSignal,
  ): Promise<ReadList<z.output<Entry>>>;
  content(archive: string, file: PackedFile, signal: AbortSignal): Promise<Buffer>;
  pid(): number | undefined;
  close(): void;
}

const idleMs = 10_000;

async function converse(
  child: ChildProcess,
  signal: AbortSignal,
  request: ArchiveRequest,
  take: (piece: unknown) => void,
): Promise<UnreadableArchive | undefined> {
  let next = nextMessage(child, signal);
  child.send(request);
  for (;;) {
    const answer = archiveAnswer.parse(await next);
    if (answer.kind === "end") return undefined;
    if (answer.kind === "unreadable") return new UnreadableArchive(answer.message, answer);
    take(answer.piece);
    next = nextMessage(child, signal);
    child.send(nextPiece);
  }
}

async function ask(
  helper: HelperProcess,
  signal: AbortSignal,
  request: ArchiveRequest,
  take: (piece: unknown) => void,
): Promise<void> {
  const refusal = await helper
    .use(signal, (child, ending) => converse(child, ending, request, take))
    .catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new ArchiveReaderLost("the process that reads archives was lost", { cause });
    });
  if (refusal !== undefined) throw refusal;
}

export function createArchiveReader(program: Program): ArchiveReader {
  const helper = createHelperProcess(program, { idleMs });
  return {
    async directory(archive, limits, signal) {
      const files: PackedFile[] = [];
      await ask(helper, signal, { kind: "directory", archive, limits }, (piece) => {
        files.push(...directoryPiece.parse(piece));
      });
      return files;
    },
    async list<Entry extends z.ZodMiniType>(
      archive: string,
      file: PackedFile,
      { name, entry }: ListFormat<Entry>,
      signal: AbortSignal,
    ) {
      const entries: ReadEntry<z.output<Entry>>[] = [];
      const rejected: RejectedEntry[] = [];
      await ask(helper, signal, { kind: "list", archive, file, format: name }, (piece) => {
        const batch = readList.parse(piece);
        for (const { number, value } of batch.entries)
          entries.push({ number, value: entry.parse(value) });
        rejected.push(...batch.rejected);
      });
      return { entries, rejected };
    },
    async content(archive, file, signal) {
      const pieces: Buffer[] = [];
      await ask(helper, signal, { kind: "content", archive, file }, (piece) => {
        pieces.push(contentPiece.parse(piece));
      });
      return Buffer.concat(pieces);
    },
    pid: () => helper.pid(),
    close: () => helper.close(),
  };
}
