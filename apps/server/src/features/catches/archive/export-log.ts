import { Readable } from "node:stream";
import { catchWaypoint, gpxHead, gpxTail } from "@striper/contract/catches-gpx";
import { catchesHead, catchLine, tripLine, tripsHead } from "@striper/contract/catches-csv";
import {
  entriesPerPart,
  folder,
  partPath,
  photoFile,
  photosFile,
} from "#server/features/catches/archive/log-format.ts";
import { catchPieces, photosOf, tripPieces } from "#server/features/catches/archive/whole-log.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { isoOrNull, positionOf } from "#server/features/catches/entries/catches.presenter.ts";
import { BlobMissing } from "#server/platform/blob-storage/blob-storage.ts";
import type { ExportedFile, ExportOptions, Exporter } from "#server/platform/account-data/ports.ts";

type Context = Pick<CatchesDependencies, "orm" | "blobs" | "log">;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const streamed = (parts: () => AsyncGenerator<string>) => () =>
  Promise.resolve(Readable.from(parts(), { objectMode: false }));

async function* linesOf<Entry>(
  head: string,
  pieces: AsyncIterable<readonly Entry[]>,
  line: (entry: Entry) => string,
  tail = "",
): AsyncGenerator<string> {
  yield head;
  for await (const piece of pieces) yield piece.map(line).join("");
  yield tail;
}

/**
 * Yields the entries of one part file and passes the first batch that no longer fits to `ended`.
 */
async function* entriesOfPart(
  kind: "catches" | "trips",
  pieces: AsyncIterator<readonly object[]>,
  first: readonly object[],
  ended: (next: IteratorResult<readonly object[]>) => void,
): AsyncGenerator<string> {
  const text = (entries: readonly object[]): string =>
    entries.map((entry) => `\n    ${JSON.stringify(entry)}`).join(",");
  yield `{\n  "${kind}": [${text(first)}`;
  let count = first.length;
  let next = await pieces.next();
  while (next.done !== true && count + next.value.length <= entriesPerPart) {
    yield `,${text(next.value)}`;
    count += next.value.length;
    next = await pieces.next();
  }
  yield "\n  ]\n}\n";
  ended(next);
}

async function* partsOf(
  kind: "catches" | "trips",
  pieces: AsyncGenerator<readonly object[]>,
): AsyncGenerator<ExportedFile> {
  let next = await pieces.next();
  if (next.done === true) yield { path: partPath(kind, 1), content: json({ [kind]: [] }) };
  for (let part = 1; next.done !== true; part++) {
    const first = next.value;
    const following: IteratorResult<readonly object[]>[] = [];
    const entries = () => entriesOfPart(kind, pieces, first, (piece) => following.push(piece));
    yield { path: partPath(kind, part), content: streamed(entries) };
    // The archive writer reads files one at a time, so this part is complete here.
    const [piece] = following;
    if (piece === undefined) throw new Error("a part of an export was not read to its end");
    next = piece;
  }
}

async function* photoFiles(
  { orm, blobs, log }: Context,
  accountId: string,
  { includePositions }: ExportOptions,
): AsyncGenerator<ExportedFile> {
  const photos = [];
  for await (const photo of photosOf(orm, accountId)) {
    // A partial restore can leave a row without its file; the rest is still exported.
    const file = await blobs.read(photo.largeKey).catch((error: unknown) => {
      if (!(error instanceof BlobMissing)) throw error;
      log.warn({ photo: photo.id }, "the file of a photo is missing");
      return undefined;
    });
    if (file === undefined) continue;
    yield { path: photoFile(photo.id), content: file, isCompressed: true };
    photos.push({
      photo_id: photo.id,
      taken_at: isoOrNull(photo.takenAt),
      position: includePositions ? positionOf(photo) : null,
    });
  }
  yield { path: photosFile, content: json({ photos }) };
}

async function* logFiles(
  context: Context,
  accountId: string,
  options: ExportOptions,
): AsyncGenerator<ExportedFile> {
  const { includePositions } = options;
  const catches = () => catchPieces(context.orm, accountId, includePositions);
  const trips = () => tripPieces(context.orm, accountId, includePositions);
  yield* partsOf("catches", catches());
  yield* partsOf("trips", trips());
  yield {
    path: `${folder}/catches.csv`,
    content: streamed(() => linesOf(catchesHead, catches(), catchLine)),
  };
  yield {
    path: `${folder}/trips.csv`,
    content: streamed(() => linesOf(tripsHead, trips(), tripLine)),
  };
  if (includePositions)
    yield {
      path: `${folder}/catches.gpx`,
      content: streamed(() => linesOf(gpxHead, catches(), catchWaypoint, gpxTail)),
    };
  yield* photoFiles(context, accountId, options);
}

export const exporterOfLog = (context: Context): Exporter => ({
  name: "catches",
  entries: (accountId, options) => logFiles(context, accountId, options),
});
