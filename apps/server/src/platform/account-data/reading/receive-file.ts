import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { hour } from "@striper/marine/time";

/** Longer than receiving and reading any archive takes. */
const leftOverAfterMs = hour;
const ending = ".archive";

export interface ReceivedFile {
  readonly path: string;
  remove(): Promise<void>;
}

export async function receiveFile(
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}${ending}`);
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(chunks, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal });
  } catch (error) {
    await remove();
    throw signal.aborted ? signal.reason : error;
  }
  return { path, remove };
}

export async function removeLeftOvers(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && now - found.mtimeMs > leftOverAfterMs)
      await rm(path, { force: true });
  }
}
