import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { finished } from "node:stream/promises";
import type { ClientBase } from "pg";
import { ZipFile } from "yazl";
import { readBackup } from "#server/platform/backup/read-backup.ts";
import {
  BackupError,
  backupFormat,
  filePath,
  manifestPath,
  masterKeyPath,
  tablePath,
} from "#server/platform/backup/manifest.ts";
import type { EntryDigest, Manifest } from "#server/platform/backup/manifest.ts";
import { listSequences, listTables, readRows } from "#server/platform/backup/tables.ts";
import { BlobMissing, blobSpaces } from "#server/platform/blob-storage/blob-storage.ts";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";

export interface BackupSource {
  readonly client: ClientBase;
  readonly blobs: BlobStorage;
  readonly masterKeyFile: string;
  readonly migrations: readonly string[];
  readonly version: string;
}

/** Buffer size between reading, hashing and packing, large enough that none waits for another. */
const highWaterMark = 1024 * 1024;

function measuring(onEnd: (digest: EntryDigest) => void): Transform {
  const hash = createHash("sha256");
  let bytes = 0;
  return new Transform({
    highWaterMark,
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
    flush(done) {
      onEnd({ bytes, sha256: hash.digest("hex") });
      done();
    },
  });
}

/**
 * Compression level of zlib. Rows get a little larger than at the default level, in a third of the
 * time.
 */
const quickLevel = 1;

class BackupWriter {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  readonly entries: Record<string, EntryDigest> = {};

  constructor(path: string) {
    const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
    this.#written = finished(this.#zip.outputStream.pipe(file));
    this.#written.catch(() => undefined);
  }

  /** Adds one entry and waits for its end, so that only one is in memory. */
  async add(path: string, content: Readable, compress: boolean): Promise<void> {
    const measured = measuring((digest) => {
      this.entries[path] = digest;
    });
    content.on("error", (error) => measured.destroy(error));
    this.#zip.addReadStream(content.pipe(measured), path, {
      compressionLevel: compress ? quickLevel : 0,
    });
    await Promise.race([finished(measured), this.#written]);
  }

  async end(manifest: string): Promise<void> {
    this.#zip.addBuffer(Buffer.from(manifest), manifestPath);
    this.#zip.end();
    await this.#written;
  }
}

/**
 * Batches rows into pieces of about 100 kB of catches. Each piece is hashed and compressed
 * separately.
 */
const rowsAPiece = 128;

async function addDatabase(writer: BackupWriter, client: ClientBase) {
  const tables: Manifest["tables"] = [];
  const names = await listTables(client);
  if (names.length === 0)
    throw new BackupError("The database is empty: there is nothing to back up.");
  for (const name of names) {
    let rows = 0;
    async function* pieces() {
      let piece = "";
      for await (const line of readRows(client, name)) {
        rows += 1;
        piece += `${line}\n`;
        if (rows % rowsAPiece !== 0) continue;
        yield piece;
        piece = "";
      }
      yield piece;
    }
    await writer.add(
      tablePath(name),
      Readable.from(pieces(), { objectMode: false, highWaterMark }),
      true,
    );
    tables.push({ name, rows });
  }
  return { tables, sequences: await listSequences(client) };
}

/**
 * Adds files after the rows: files are saved before the rows that name them and removed after them.
 */
async function addFiles(writer: BackupWriter, blobs: BlobStorage) {
  let files = 0;
  let gone = 0;
  for (const name of blobSpaces) {
    const space = blobs.space(name);
    for await (const { key } of space.list()) {
      const content = await space.open(key).catch((error: unknown) => {
        if (error instanceof BlobMissing) return undefined;
        throw error;
      });
      if (content === undefined) gone += 1;
      else {
        await writer.add(filePath(key), content, false);
        files += 1;
      }
    }
  }
  return { files, gone };
}

async function writeAll(source: BackupSource, path: string): Promise<void> {
  const { client, blobs, masterKeyFile, migrations, version } = source;
  const writer = new BackupWriter(path);
  await client.query("begin isolation level repeatable read, read only");
  // The first statement takes the snapshot, then reads the clock.
  const moment = await client.query<{ at: Date }>("select clock_timestamp() as at");
  const { tables, sequences } = await addDatabase(writer, client);
  await client.query("commit");
  const { files, gone } = await addFiles(writer, blobs);
  const hasMasterKey = existsSync(masterKeyFile);
  if (hasMasterKey)
    await writer.add(masterKeyPath, Readable.from([await readFile(masterKeyFile)]), false);
  const manifest: Manifest = {
    format: backupFormat,
    version,
    taken_at: (moment.rows[0]?.at ?? new Date()).toISOString(),
    migrations: [...migrations],
    tables,
    sequences,
    files,
    files_gone: gone,
    has_master_key: hasMasterKey,
    entries: writer.entries,
  };
  await writer.end(`${JSON.stringify(manifest, null, 1)}\n`);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes database and files as of one moment into one file. The file gets its name only after it
 * was read back and verified.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<Manifest> {
  if (existsSync(path)) throw new BackupError(`${path} exists already; choose another name.`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await writeAll(source, unfinished);
    const backup = await readBackup(unfinished);
    await backup.verify();
    await syncPath(unfinished);
    await rename(unfinished, path);
    await syncPath(dirname(path));
    return backup.manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
