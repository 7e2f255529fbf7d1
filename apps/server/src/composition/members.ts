import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import type { Config } from "#server/config.ts";
import { findAccount } from "#server/features/accounts/accounts.store.ts";
import { writeAuditEntry } from "#server/features/accounts/administration/audit.store.ts";
import { createAccounts } from "#server/features/accounts/create-accounts.ts";
import type { AccountsDependencies } from "#server/features/accounts/dependencies.ts";
import { createAnalytics } from "#server/features/analytics/create-analytics.ts";
import { createBilling } from "#server/features/billing/create-billing.ts";
import type { AccessChanges } from "#server/http/access-changes.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { accessTokensOf } from "#server/composition/access-tokens.ts";
import { calendarsOf } from "#server/composition/calendars.ts";
import { revokeReaders } from "#server/composition/revoke-readers.ts";
import type { createPersonalData } from "#server/composition/personal-data.ts";
import type { BlobStorage } from "#server/platform/blob-storage/blob-storage.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";
import type { PushSender } from "#server/platform/push/push-sender.ts";
import { createReminderMetrics } from "#server/platform/reminders/reminder-metrics.ts";
import { remindersJob } from "#server/platform/reminders/reminders-job.ts";

export interface MembersDependencies {
  readonly config: Pick<Config, "publicUrl" | "payments">;
  readonly orm: NodePgDatabase;
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly passwords: AccountsDependencies["passwords"];
  readonly mailer: Pick<Mailer, "post" | "send" | "atOnce">;
  readonly push: PushSender;
  readonly blobs: Pick<BlobStorage, "signer">;
  readonly metrics: Pick<Metrics, "registry">;
  /** Holds uploads until they are checked. */
  readonly temporaryFolder: string;
  readonly disk: { readonly requireRoom: () => void };
  readonly archives: AccountsDependencies["archives"];
  readonly exports: AccountsDependencies["exports"];
  readonly personal: ReturnType<typeof createPersonalData>;
  readonly accessChanges: AccessChanges;
}

export function createMembers(dependencies: MembersDependencies) {
  const { config, orm, reports, clock, log, personal } = dependencies;
  const shared = { orm, reports, clock, log };
  const count = createReminderMetrics(dependencies.metrics.registry);
  const billing = createBilling({
    ...shared,
    ...config,
    accountOf: (accountId) => findAccount(orm, accountId),
    recordAudit: (entry) => writeAuditEntry(orm, { actorId: null, ...entry }, clock.now()),
  });
  const accounts = createAccounts({
    ...dependencies,
    signer: dependencies.blobs.signer,
    publicUrl: config.publicUrl,
    requireRoom: dependencies.disk.requireRoom,
    subscriptionOf: billing.subscriptionOf,
    subscriptionsOf: billing.subscriptionsOf,
    cancelBilling: billing.cancelBilling,
    contact: billing.contact,
    revokeReaders,
    accessEnded: dependencies.accessChanges.announce,
    importers: personal.importers,
    fileRemovers: personal.fileRemovers,
    farewells: personal.farewells,
  });
  const accessTokens = accessTokensOf(dependencies, accounts);
  const analytics = createAnalytics({
    orm,
    clock,
    accounts: accounts.administration,
    billing,
    catchesPerDay: personal.countCatchesPerDay,
    filesBytes: personal.filesBytes,
    fewFilesBytes: personal.fewFilesBytes,
  });
  return {
    authenticator: accessTokens.authenticator,
    load: billing.load,
    bind(bind: Binder): void {
      accounts.routes(bind);
      billing.routes(bind);
      analytics.routes(bind);
      accessTokens.routes(bind);
      calendarsOf({ ...dependencies, hasAccess: accounts.hasAccess }).routes(bind);
    },
    jobs: [
      ...accounts.jobs,
      ...billing.jobs,
      ...analytics.jobs,
      remindersJob({
        ...shared,
        channels: accounts.reminderChannels,
        sources: personal.reminders,
        count,
      }),
    ],
    close: accounts.close,
  };
}
