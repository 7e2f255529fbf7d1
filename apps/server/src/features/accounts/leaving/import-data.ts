import { Readable } from "node:stream";
import { importMaxBytes } from "@striper/contract/limits";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { accountFile, archiveMark } from "#server/features/accounts/leaving/archive-format.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Archive, ImportReport } from "#server/platform/account-data/ports.ts";
import {
  receiveArchive,
  UnreadableArchive,
} from "#server/platform/account-data/receive-archive.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

const mebibyte = 1024 * 1024;
const limits = { files: 20_000, fileBytes: 32 * mebibyte, totalBytes: 2 * importMaxBytes };
/** Each may lie on the disk with `importMaxBytes`. */
const mostAtOnce = 2;
const mostRejectedTold = 200;

/** Says no to any other archive before anything is read from it. */
async function refuseOtherArchives(archive: Archive): Promise<void> {
  const text = (await archive.read(accountFile)).toString("utf8");
  try {
    archiveMark.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnreadableArchive("not an export of this product", { cause });
  }
}

function addUp(reports: readonly ImportReport[]) {
  const added = (what: string): number =>
    reports.reduce((sum, report) => sum + (report.added[what] ?? 0), 0);
  return {
    catches: added("catches"),
    trips: added("trips"),
    photos: added("photos"),
    alreadyPresent: reports.reduce((sum, report) => sum + report.alreadyPresent, 0),
    rejected: reports.flatMap(({ rejected }) => rejected).slice(0, mostRejectedTold),
  };
}

export type ImportSummary = ReturnType<typeof addUp>;

/** Ends when the disk fills up meanwhile: the rest of it is the database's. */
async function* whileRoom(stream: Readable, requireRoom: () => void): AsyncGenerator<Uint8Array> {
  requireRoom();
  const chunks: AsyncIterable<Uint8Array> = stream;
  for await (const chunk of chunks) {
    requireRoom();
    yield chunk;
  }
}

async function takeBack(
  { importers, temporaryFolder, requireRoom }: AccountsContext,
  by: Requester,
  stream: Readable,
): Promise<ImportSummary> {
  const archive = await receiveArchive(
    Readable.from(whileRoom(stream, requireRoom), { objectMode: false }),
    temporaryFolder,
    limits,
  );
  try {
    await refuseOtherArchives(archive);
    const reports: ImportReport[] = [];
    for (const importer of importers) reports.push(await importer.takeBack(by.key, archive, by));
    return addUp(reports);
  } finally {
    await archive.close();
  }
}

/** Takes an export back in. Each importer leaves alone what is there already. */
export function createImport(context: AccountsContext) {
  let underWay = 0;
  return async (by: Requester, stream: Readable): Promise<ImportSummary> => {
    if (underWay >= mostAtOnce) throw new AppError("unavailable");
    underWay++;
    try {
      return await takeBack(context, by, stream);
    } catch (error) {
      if (error instanceof UnreadableArchive)
        throw new AppError("unreadable_import", { cause: error });
      throw error;
    } finally {
      underWay--;
    }
  };
}
