import type { Readable } from "node:stream";
import type { Requester } from "#server/platform/work/fair-queue.ts";

/*
 * How whatever keeps something for an account takes part in export, import and deletion, without
 * knowing of accounts.
 */

export interface ExportedFile {
  /** Inside the archive, such as `catches/catches.csv`. */
  readonly path: string;
  /** A function is called when the file's turn has come, so that only one is open at a time. */
  readonly content: string | Buffer | (() => Promise<Readable>);
  /** Photos are compressed already. */
  readonly isCompressed?: boolean;
}

export interface ExportOptions {
  readonly includePositions: boolean;
}

export interface Exporter {
  readonly name: string;
  entries(accountId: string, options: ExportOptions): AsyncIterable<ExportedFile>;
}

/** An archive that was handed in; its sizes are checked, its content is not. */
export interface Archive {
  readonly paths: readonly string[];
  /** In bytes, unpacked. */
  sizeOf(path: string): number | undefined;
  /** Rejects with `UnreadableArchive` where there is no such file or it is damaged. */
  read(path: string): Promise<Buffer>;
}

export interface ImportReport {
  /** How many of what: `{ catches: 12, photos: 3 }`. */
  readonly added: Readonly<Record<string, number>>;
  readonly alreadyPresent: number;
  readonly rejected: readonly { readonly entry: string; readonly reason: string }[];
}

/** Takes its own files back; doing so again adds nothing. */
export interface Importer {
  readonly name: string;
  takeBack(accountId: string, archive: Archive, by: Requester): Promise<ImportReport>;
}

/** Removes every file of an account; there may be none left. */
export type FileRemover = (accountId: string) => Promise<void>;
