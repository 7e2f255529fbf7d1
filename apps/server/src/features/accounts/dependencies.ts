import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import type { SubscriptionState } from "#server/features/accounts/membership.ts";
import type { Farewell, FileRemover, Importer } from "#server/platform/account-data/ports.ts";
import type { ArchiveReaders } from "#server/platform/account-data/reading/archive-readers.ts";
import type { ArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import type { Signer } from "#server/platform/blob-storage/signer.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import type { Passwords } from "#server/platform/passwords/passwords.ts";
import type { PushSender } from "#server/platform/push/push-sender.ts";
import type { Background } from "#server/platform/work/background.ts";
import type { FairQueue } from "#server/platform/work/fair-queue.ts";

export interface AccountsDependencies {
  readonly orm: NodePgDatabase;
  /** Where reports are read; the database itself unless set. */
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly passwords: Passwords;
  readonly mailer: Pick<Mailer, "post" | "send" | "atOnce">;
  /** For links that are valid without a row. */
  readonly signer: Signer;
  readonly push: PushSender;
  readonly publicUrl: string;
  readonly subscriptionOf: (accountId: string) => Promise<SubscriptionState>;
  /** Of many at once, by account; those that never paid may be left out. */
  readonly subscriptionsOf: (
    accountIds: readonly string[],
  ) => Promise<ReadonlyMap<string, SubscriptionState>>;
  /** Resolves once nothing is charged any more; rejects when that is not certain. */
  readonly cancelBilling: (accountId: string) => Promise<void>;
  /** Sends a new name or address to the payment provider. */
  readonly contact: {
    /** Marks it as unsent, in the transaction that changes it. */
    readonly markChanged: (
      connection: Pick<NodePgDatabase, "update">,
      accountId: string,
    ) => Promise<void>;
    /** Sends it, after that transaction. Rejects when a job has to send it later. */
    readonly send: (accountId: string) => Promise<void>;
  };
  /** Revokes what reads the account's data without a session; returns a sentence about each. */
  readonly revokeReaders: (connection: Connection, accountId: string) => Promise<readonly string[]>;
  /** Called once sessions of the account, or the account itself, have ended: so do their streams. */
  readonly accessEnded: (accountId: string) => void;
  /** Makes the archives of exports. */
  readonly exports: Pick<ArchiveWriter, "open">;
  readonly importers: readonly Importer[];
  readonly archives: ArchiveReaders;
  readonly fileRemovers: readonly FileRemover[];
  readonly farewells: readonly Farewell[];
  /** Temporary files for archives during an import. */
  readonly temporaryFolder: string;
  /** Throws while the disk of that folder is too full for more. */
  readonly requireRoom: () => void;
}

/** What every use case of the feature needs. */
export interface AccountsContext extends AccountsDependencies {
  readonly background: Background;
  /** Limits concurrent sign-ins, so that a burst of them does not take all database connections. */
  readonly signIns: FairQueue;
}

export type { Connection } from "#server/platform/database/connection.ts";
