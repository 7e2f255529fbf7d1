/** Stores electronic charts on this device. They are public data and survive a sign-out. */
import { chartArchive, chartCellFile, type ChartIndex } from "@striper/contract/chart-cells";
import { isConnectionFailure } from "#web/platform/api/api-errors.ts";
import { download, type Progress } from "#web/platform/api/download.ts";
import { isOutOfRoom } from "#web/platform/local-store/storage-room.ts";
import { chartCache } from "#web/platform/worker/chart-files.ts";

/** West, south, east and north in millionths of a degree, as in the index. */
export type ChartArea = readonly [number, number, number, number];

export interface ChartFile {
  readonly file: string;
  readonly bytes: number;
  readonly isArchive: boolean;
}

/** Boston Harbor. Cells inside it are stored automatically. */
export const harborArea: ChartArea = [-71_150_000, 42_200_000, -70_700_000, 42_460_000];

export const everywhere: ChartArea = [-180_000_000, -90_000_000, 180_000_000, 90_000_000];

const isTouching = (box: ChartArea, [west, south, east, north]: ChartArea): boolean =>
  box[0] < east && west < box[2] && box[1] < north && south < box[3];
const isWithin = (box: ChartArea, [west, south, east, north]: ChartArea): boolean =>
  box[0] >= west && box[1] >= south && box[2] <= east && box[3] <= north;

/** Returns the files of the cells that touch the area, or, for null, of those inside the harbor. */
export function filesFor({ cells }: ChartIndex, area: ChartArea | null): readonly ChartFile[] {
  const wanted = cells.filter(({ box }) =>
    area === null ? isWithin(box, harborArea) : isTouching(box, area),
  );
  return wanted.flatMap(({ file, bytes, tiles }) => {
    const answers = { file, bytes, isArchive: false };
    return tiles === null
      ? [answers]
      : [{ file: tiles.file, bytes: tiles.bytes, isArchive: true }, answers];
  });
}

/** Returns the files that answer questions about places, without map tiles. */
export const answersFor = (index: ChartIndex, area: ChartArea): readonly ChartFile[] =>
  filesFor(index, area).filter(({ isArchive }) => !isArchive);

export const bytesOf = (files: readonly ChartFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const callOf = ({ isArchive }: ChartFile) => (isArchive ? chartArchive : chartCellFile);
const addressOf = (file: ChartFile): string => callOf(file).path.replace(":file", file.file);

/** Checks a file against its name, which ends with the start of its content's SHA-256. */
async function isWhole(blob: Blob, { file, bytes }: ChartFile): Promise<boolean> {
  if (blob.size !== bytes) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hash.startsWith(/-([0-9a-f]+)\.\w+$/.exec(file)?.[1] ?? "none");
}

export async function missingOf(files: readonly ChartFile[]): Promise<readonly ChartFile[]> {
  const cache = await caches.open(chartCache);
  const missing: ChartFile[] = [];
  for (const file of files) {
    const kept = await cache.match(addressOf(file));
    if (kept === undefined || !(await isWhole(await kept.blob(), file))) missing.push(file);
  }
  return missing;
}

export type Keeping =
  | { readonly kind: "kept" }
  | { readonly kind: "stopped" }
  | { readonly kind: "offline" }
  | { readonly kind: "damaged" }
  | { readonly kind: "no-room" };

export interface KeepOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (receivedBytes: number) => void;
}

type Received = { readonly blob: Blob } | { readonly failure: Exclude<Keeping["kind"], "kept"> };

function fetchFile(
  { file, isArchive }: ChartFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const input = { params: { file } };
  const options = {
    signal,
    onProgress: ({ receivedBytes }: Progress) => onBytes(receivedBytes),
  };
  return isArchive
    ? download(chartArchive, input, options)
    : download(chartCellFile, input, options);
}

async function receive(
  file: ChartFile,
  { signal, onProgress }: KeepOptions,
  attempts = 2,
): Promise<Received> {
  try {
    const blob = await fetchFile(file, signal, (bytes) => onProgress(Math.min(bytes, file.bytes)));
    if (await isWhole(blob, file)) return { blob };
    return attempts > 1 ? await receive(file, { signal, onProgress }, attempts - 1) : damaged;
  } catch (error) {
    if (signal.aborted) return { failure: "stopped" };
    return isConnectionFailure(error) ? { failure: "offline" } : damaged;
  }
}
const damaged: Received = { failure: "damaged" };

/**
 * Deletes a damaged copy before fetching the file again, because the service worker would answer
 * with it. Restores it after a failure, because the map can use a part.
 */
async function receiveAnew(file: ChartFile, options: KeepOptions): Promise<Received> {
  const cache = await caches.open(chartCache);
  const kept = await cache.match(addressOf(file));
  await cache.delete(addressOf(file));
  const received = await receive(file, options);
  if ("failure" in received && kept !== undefined) await cache.put(addressOf(file), kept);
  return received;
}

/** Stores all files or none. When the room runs out, those already stored are deleted again. */
async function put(received: readonly (readonly [ChartFile, Blob])[]): Promise<Keeping> {
  const cache = await caches.open(chartCache);
  try {
    for (const [file, blob] of received) {
      const headers = {
        "content-type": callOf(file).responseType,
        "content-length": String(blob.size),
        etag: `"${file.file}"`,
      };
      await cache.put(addressOf(file), new Response(blob, { headers }));
    }
    return { kind: "kept" };
  } catch (error) {
    for (const [file] of received) await cache.delete(addressOf(file)).catch(() => false);
    if (isOutOfRoom(error)) return { kind: "no-room" };
    throw error;
  }
}

/** Fetches missing files and keeps all others. */
export async function addFiles(
  files: readonly ChartFile[],
  { signal, onProgress }: KeepOptions,
): Promise<Keeping> {
  const missing = await missingOf(files);
  const received: [ChartFile, Blob][] = [];
  let before = bytesOf(files) - bytesOf(missing);
  for (const file of missing) {
    const from = before;
    onProgress(from);
    const show = (bytes: number) => onProgress(from + bytes);
    const one = await receiveAnew(file, { signal, onProgress: show });
    if ("failure" in one) return { kind: one.failure };
    received.push([file, one.blob]);
    before += file.bytes;
  }
  onProgress(before);
  return put(received);
}

/** Fetches missing files, then deletes all others. */
export async function storeFiles(
  files: readonly ChartFile[],
  options: KeepOptions,
): Promise<Keeping> {
  const outcome = await addFiles(files, options);
  if (outcome.kind === "kept") await removeAllBut(files);
  return outcome;
}

async function removeAllBut(files: readonly ChartFile[]): Promise<void> {
  const cache = await caches.open(chartCache);
  const wanted = new Set(files.map(addressOf));
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

export async function removeCharts(): Promise<void> {
  await caches.delete(chartCache);
}
