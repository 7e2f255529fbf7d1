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
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly passwords: Passwords;
  readonly mailer: Pick<Mailer, "post" | "send" | "atOnce">;
  /** Signs links that are valid without a row. */
  readonly signer: Signer;
  readonly push: PushSender;
  readonly publicUrl: string;
  readonly subscriptionOf: (accountId: string) => Promise<SubscriptionState>;
  /** Returns subscriptions by account; accounts that never paid may be missing. */
  readonly subscriptionsOf: (
    accountIds: readonly string[],
  ) => Promise<ReadonlyMap<string, SubscriptionState>>;
  /** Resolves once nothing will be charged; rejects when that is uncertain. */
  readonly cancelBilling: (accountId: string) => Promise<void>;
  readonly contact: {
    /** Marks the contact as outdated, in the transaction that changes it. */
    readonly markChanged: (
      connection: Pick<NodePgDatabase, "update">,
      accountId: string,
    ) => Promise<void>;
    /** Sends the contact after that transaction. Rejects when a job has to retry. */
    readonly send: (accountId: string) => Promise<void>;
  };
  /** Revokes access that works without a session; returns a sentence about each for the mail. */
  readonly revokeReaders: (connection: Connection, accountId: string) => Promise<readonly string[]>;
  /** Closes open streams after sessions of the account, or the account, have ended. */
  readonly accessEnded: (accountId: string) => void;
  readonly exports: Pick<ArchiveWriter, "open">;
  readonly importers: readonly Importer[];
  readonly archives: ArchiveReaders;
  readonly fileRemovers: readonly FileRemover[];
  readonly farewells: readonly Farewell[];
  readonly temporaryFolder: string;
  /** Throws while that folder's disk is too full. */
  readonly requireRoom: () => void;
}

export interface AccountsContext extends AccountsDependencies {
  readonly background: Background;
  /** Limits concurrent sign-ins, so that a burst does not take all database connections. */
  readonly signIns: FairQueue;
}

export type { Connection } from "#server/platform/database/connection.ts";
