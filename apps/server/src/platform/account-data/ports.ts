import type { Readable } from "node:stream";
import type * as z from "zod/mini";
import type { ListFormat, ReadList } from "#server/platform/account-data/reading/list-format.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

// Ports through which features export, import and delete an account's data.

export interface ExportedFile {
  readonly path: string;
  /** A function is called when the file is written, so that only one file is open at a time. */
  readonly content: string | Buffer | (() => Promise<Readable>);
  /** Already compressed, as photos are, so the archive stores it unchanged. */
  readonly isCompressed?: boolean;
}

export interface ExportOptions {
  readonly includePositions: boolean;
}

export interface Exporter {
  readonly name: string;
  entries(accountId: string, options: ExportOptions): AsyncIterable<ExportedFile>;
}

/** An uploaded archive. A helper process reads it, in turns with other archives. */
export interface Archive {
  has(path: string): boolean;
  /**
   * Reads and checks the entries of a list. Rejects with `UnreadableArchive` when the file is
   * missing, damaged or too large.
   */
  list<Entry extends z.ZodMiniType>(
    path: string,
    format: ListFormat<Entry>,
    by: Requester,
  ): Promise<ReadList<z.output<Entry>>>;
  content(path: string, mostBytes: number, by: Requester): Promise<Buffer>;
  /**
   * Runs `work`, which stores what was read, in the queue of readers, so that few imports write at
   * once.
   */
  runQueued<Result>(by: Requester, work: (within: Requester) => Promise<Result>): Promise<Result>;
}

export interface ImportTally {
  /** Records a file that was imported as a whole, as if in one transaction. */
  took(part: string): void;
  /** Adds counts by kind, such as `{ catches: 12, photos: 3 }`. */
  added(what: Readonly<Record<string, number>>): void;
  wasPresent(count: number): void;
  rejected(entry: string, reason: string): void;
}

/** Imports the files of its feature. Importing them twice has no further effect. */
export interface Importer {
  readonly name: string;
  importArchive(by: Requester, archive: Archive, tally: ImportTally): Promise<void>;
}

/**
 * Returns the mails to people who rely on an account that is about to be deleted. It runs in the
 * deleting transaction, before the rows are gone. The mails are sent after it.
 */
export type Farewell = (
  connection: Connection,
  accountId: string,
) => Promise<readonly MailMessage[]>;

export type FileRemover = (accountId: string) => Promise<void>;
