import { packagedTable } from "@striper/angling/regulations";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { writeAuditEntry } from "#server/features/accounts/administration/audit.store.ts";
import { createRegulations } from "#server/features/regulations/create-regulations.ts";
import type { Regulations } from "#server/features/regulations/create-regulations.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface RulesDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
}

/** The rules, updated as long as the server runs. */
export function serveRules(
  server: FastifyInstance,
  bind: Binder,
  dependencies: RulesDependencies,
): Regulations {
  const regulations = createRegulations({
    ...dependencies,
    packagedTable,
    // It is done to the rules, not to anybody.
    recordAudit: (connection, entry, now) =>
      writeAuditEntry(connection, { ...entry, subjectId: null }, now),
  });
  regulations.routes(bind);
  server.addHook("onReady", () => regulations.start());
  server.addHook("onClose", async () => regulations.stop());
  return regulations;
}
