import { packagedTable } from "@striper/angling/regulations";
import { ruleTableHeader } from "@striper/contract/rule-table-header";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { adminAddresses } from "#server/features/accounts/accounts.store.ts";
import { writeAuditEntry } from "#server/features/accounts/administration/audit.store.ts";
import type { AccountsDependencies } from "#server/features/accounts/dependencies.ts";
import { confirmPassword } from "#server/features/accounts/signing-in/confirm-person.ts";
import { readNewestCatches } from "#server/features/catches/statistics/newest-catches.store.ts";
import { createRegulations } from "#server/features/regulations/create-regulations.ts";
import type { Regulations } from "#server/features/regulations/create-regulations.ts";
import { createWatchJob } from "#server/features/regulations/watch/watch-job.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { readReport, type ReportSource } from "#server/platform/database/read-report.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface RulesDependencies {
  readonly config: Pick<Config, "publicUrl" | "rulePages" | "weatherService">;
  readonly orm: NodePgDatabase;
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly passwords: AccountsDependencies["passwords"];
  readonly mailer: AccountsDependencies["mailer"];
}

/** Serves the rules, which follow new versions, and creates the job that watches official pages. */
export function serveRules(
  server: FastifyInstance,
  bind: Binder,
  dependencies: RulesDependencies,
): Regulations & { readonly jobs: readonly Job[] } {
  const { config, orm, reports, mailer } = dependencies;
  const regulations = createRegulations({
    ...dependencies,
    packagedTable,
    isWatching: config.rulePages !== undefined,
    confirmPassword: (asking) => confirmPassword(dependencies, asking),
    newestCatches: (most) =>
      readReport(reports ?? orm, (report) => readNewestCatches(report, most)),
    // The rules are no account, so there is no subject.
    recordAudit: (connection, entry, now) =>
      writeAuditEntry(connection, { ...entry, subjectId: null }, now),
  });
  regulations.routes(bind);
  server.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/"))
      reply.header(ruleTableHeader, String(regulations.table().version));
    done();
  });
  server.addHook("onReady", () => regulations.start());
  server.addHook("onClose", async () => regulations.stop());
  const job = createWatchJob({
    ...dependencies,
    table: regulations.table,
    settings: { from: config.rulePages, userAgent: config.weatherService.userAgent },
    mails: { mailer, publicUrl: config.publicUrl, adminAddresses },
  });
  return { ...regulations, jobs: job === null ? [] : [job] };
}
