import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FSDriver } from "flydrive/drivers/fs";
import { writeDurably } from "#server/platform/blob-storage/durable-file.ts";

export const incomingFolder = "incoming";

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Stores files in a local folder. The base driver's own writes can be lost in a power cut. */
export class DurableFileDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: "private" });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, once(Buffer.from(contents)));
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  async #write(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const temporaryFolder = join(this.#root, incomingFolder);
    await writeDurably({ path: join(this.#root, key), temporaryFolder, content });
  }
}

export async function removeUnfinished(root: string, before: number): Promise<number> {
  const folder = join(root, incomingFolder);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats === undefined || stats.mtimeMs >= before) continue;
    await unlink(path).catch(() => undefined);
    removed++;
  }
  return removed;
}
