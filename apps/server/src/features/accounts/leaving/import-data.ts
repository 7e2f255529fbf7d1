import type { Readable } from "node:stream";
import { minute } from "@striper/marine/time";
import { importMaxBytes } from "@striper/contract/limits";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import {
  accountFile,
  archivedSettings,
  archiveMark,
} from "#server/features/accounts/leaving/archive-format.ts";
import { importSettings } from "#server/features/accounts/leaving/import-settings.ts";
import { withProgress } from "#server/features/accounts/leaving/import-refusal.ts";
import { createByteBudget } from "#server/http/request/byte-budget.ts";
import type { ByteBudget } from "#server/http/request/byte-budget.ts";
import { createImportTally } from "#server/platform/account-data/import-tally.ts";
import type { CountedImport } from "#server/platform/account-data/import-tally.ts";
import type { Archive } from "#server/platform/account-data/ports.ts";
import {
  receiveFile,
  removeLeftOvers,
} from "#server/platform/account-data/reading/receive-file.ts";
import type { ReceivedFile } from "#server/platform/account-data/reading/receive-file.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import { readJson } from "#server/platform/bounded-json/read-json.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

const mebibyte = 1024 * 1024;
/** A full account has 20,000 photos and a few hundred other files. */
const archiveLimits = {
  files: 25_000,
  fileBytes: 32 * mebibyte,
  totalBytes: 2 * importMaxBytes,
};
const diskRules = { bytes: 4 * importMaxBytes, bytesOfCaller: 2 * importMaxBytes };

/** Uploads are not queued: each delays only its own caller. */
const uploadLimits = { running: 200, waitingEach: 0, waiting: 0, longestMs: 10 * minute };
/**
 * Concurrent imports are interleaved step by step. The largest one, with 20,000 photos, needs
 * several requests.
 */
const importLimits = { running: 16, waiting: 100, longestMs: 15 * minute };

const markBudget = {
  bytes: 256 * 1024,
  depth: 8,
  elements: 5000,
  keys: 20_000,
  textLength: 10_000,
};

/** Reads the account file; rejects archives of other products before anything else is read. */
async function readAccount(archive: Archive, by: Requester): Promise<unknown> {
  const text = await archive.content(accountFile, markBudget.bytes, by);
  try {
    const content = await readJson([text], markBudget);
    archiveMark.parse(content);
    return content;
  } catch (cause) {
    throw new UnreadableArchive("It is no export of this product.", { cause });
  }
}

async function importArchive(
  context: AccountsContext,
  by: Requester,
  file: ReceivedFile,
  tally: CountedImport,
): Promise<void> {
  const archive = await context.archives.open(file.path, archiveLimits, by);
  const account = archivedSettings.safeParse(await readAccount(archive, by));
  for (const importer of context.importers) await importer.importArchive(by, archive, tally);
  if (account.success)
    tally.added({ settings: await importSettings(context, by.key, account.data) });
}

async function* counted(
  stream: Readable,
  byteBudget: ByteBudget,
  requireRoom: () => void,
  by: Requester,
  opened: (release: () => void) => void,
): AsyncGenerator<Buffer> {
  const reservation = byteBudget.open(by.key, undefined, (reason) => stream.destroy(reason));
  opened(() => reservation.release());
  const chunks: AsyncIterable<Buffer> = stream;
  requireRoom();
  for await (const chunk of chunks) {
    // Checked for every chunk: the rest of a full disk is reserved for the database.
    requireRoom();
    reservation.add(chunk.byteLength);
    yield chunk;
  }
  reservation.settle();
}

export function createImport(context: AccountsContext) {
  const { temporaryFolder, clock, requireRoom } = context;
  const uploads = createFairQueue(uploadLimits);
  const imports = createFairQueue(importLimits);
  const byteBudget = createByteBudget(diskRules);
  let swept: Promise<void> | undefined;

  return async (by: Requester, stream: Readable): Promise<CountedImport> => {
    swept ??= removeLeftOvers(temporaryFolder, clock.now());
    await swept;
    // Refuses before the upload, which may be half a gigabyte.
    imports.refuseExcess(by);
    const tally = createImportTally();
    let release = (): void => undefined;
    try {
      // Receives the whole upload first, so that nobody waits for a slow sender.
      const file = await uploads.run(by, ({ signal }) => {
        const chunks = counted(
          stream,
          byteBudget,
          requireRoom,
          by,
          (done) => void (release = done),
        );
        return receiveFile(chunks, temporaryFolder, signal);
      });
      try {
        await imports.run(by, (within) => importArchive(context, within, file, tally));
      } finally {
        await file.remove();
      }
    } catch (error) {
      throw withProgress(error, tally);
    } finally {
      release();
    }
    return tally;
  };
}
