import { once } from "node:events";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { explainFaultsInEnglish } from "@striper/contract/validation";
import {
  archiveRequest,
  nextPiece,
} from "#server/platform/account-data/reading/archive-messages.ts";
import type {
  ArchiveAnswer,
  ArchiveRequest,
} from "#server/platform/account-data/reading/archive-messages.ts";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";
import { readList } from "#server/platform/account-data/reading/read-list.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import { unpack } from "#server/platform/account-data/reading/unpack.ts";
import { readDirectory } from "#server/platform/account-data/reading/zip-directory.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

const filesInPiece = 500;

async function* inPieces<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let piece: Item[] = [];
  for await (const item of items) {
    piece.push(item);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  yield piece;
}

async function* whole(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  yield Buffer.concat(all);
}

function piecesOf(
  archive: FileHandle,
  request: ArchiveRequest,
  formats: readonly ListFormat[],
): AsyncGenerator {
  if (request.kind === "directory")
    return inPieces(readDirectory(archive, request.limits), filesInPiece);
  const content = unpack(archive, request.file);
  if (request.kind === "content") return whole(content);
  const format = formats.find(({ name }) => name === request.format);
  if (format === undefined) throw new Error(`there is no format ${request.format}`);
  return readList(request.file.path, content, format);
}

const say = (message: ArchiveAnswer): void => void process.send?.(message);

async function answer(request: ArchiveRequest, formats: readonly ListFormat[]): Promise<void> {
  const archive = await open(request.archive, "r");
  try {
    for await (const piece of piecesOf(archive, request, formats)) {
      const asked = once(process, "message");
      say({ kind: "piece", piece });
      await asked;
    }
    say({ kind: "end" });
  } catch (error) {
    // Any other error is a bug and ends this process, which the server notices.
    if (!(error instanceof UnreadableArchive)) throw error;
    say({ kind: "unreadable", message: error.message, isTooLarge: error.isTooLarge });
  } finally {
    await archive.close();
  }
}

export function serveArchives(formats: readonly ListFormat[]): void {
  explainFaultsInEnglish();
  endWithServer();
  process.on("message", (message) => {
    if (message !== nextPiece) void answer(archiveRequest.parse(message), formats);
  });
}
