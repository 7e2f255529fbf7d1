import type { Readable } from "node:stream";
import type * as z from "zod/mini";
import type { ListFormat, ReadList } from "#server/platform/account-data/reading/list-format.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

/* Ports by which features take part in export, import and deletion of an account's data. */

export interface ExportedFile {
  /** Inside the archive, such as `catches/catches.csv`. */
  readonly path: string;
  /** A function is called when the file is written, so that only one is open at a time. */
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

/** An uploaded archive. It is read in a helper process, in turns with other archives. */
export interface Archive {
  has(path: string): boolean;
  /**
   * The entries of a list, checked. Rejects with `UnreadableArchive` where there is no such file, it
   * is damaged or contains more than it may.
   */
  list<Entry extends z.ZodMiniType>(
    path: string,
    format: ListFormat<Entry>,
    by: Requester,
  ): Promise<ReadList<z.output<Entry>>>;
  /** All bytes of a file. */
  content(path: string, mostBytes: number, by: Requester): Promise<Buffer>;
  /** For storing what was read: in the same queue, so that few imports write at once. */
  runQueued<Result>(by: Requester, work: (within: Requester) => Promise<Result>): Promise<Result>;
}

/** The progress of an import, which may end at any time. */
export interface ImportTally {
  /** A file of the archive was taken as a whole, in one transaction or with equal effect. */
  took(part: string): void;
  /** How many of what: `{ catches: 12, photos: 3 }`. */
  added(what: Readonly<Record<string, number>>): void;
  wasPresent(count: number): void;
  rejected(entry: string, reason: string): void;
}

/** Imports its own files; idempotent. */
export interface Importer {
  readonly name: string;
  importArchive(by: Requester, archive: Archive, tally: ImportTally): Promise<void>;
}

/**
 * Mails to others who rely on an account that is about to be deleted. Read in that transaction, before its
 * rows are gone; posted after it.
 */
export type Farewell = (
  connection: Connection,
  accountId: string,
) => Promise<readonly MailMessage[]>;

/** Removes every file of an account; there may be none left. */
export type FileRemover = (accountId: string) => Promise<void>;
