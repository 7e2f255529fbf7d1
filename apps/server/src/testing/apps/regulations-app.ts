import { packagedTable } from "@striper/angling/regulations";
import type { RegulationRecord, RegulationsTable } from "@striper/angling/regulations";
import * as calls from "@striper/contract/regulations";
import { auditLog } from "#server/features/accounts/accounts.table.ts";
import { writeAuditEntry } from "#server/features/accounts/administration/audit.store.ts";
import { readNewestCatches } from "#server/features/catches/statistics/newest-catches.store.ts";
import { createRegulations } from "#server/features/regulations/create-regulations.ts";
import { AppError } from "#server/http/app-error.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

/** The striped bass of Massachusetts as it is packaged. */
export function stripedBass(): RegulationRecord {
  const record = packagedTable.records.find(
    ({ species, jurisdiction }) => species === "striped_bass" && jurisdiction === "MA",
  );
  if (record === undefined) throw new Error("no striped bass");
  return record;
}

/** Verified on the day on which the clock of the tests stands. */
export const verifiedToday = "2026-06-13";

/** A rule as somebody who has just read its source writes it down. */
export const edited = (changes: Partial<RegulationRecord>): RegulationRecord => ({
  ...stripedBass(),
  verifiedOn: verifiedToday,
  ...changes,
});

/** A slot limit: at least `from` inches and less than `below`. */
export const slotOf = (minimum: number, inches: number): RegulationRecord["sizes"] => [
  {
    limit: {
      kind: "length",
      measure: "total length",
      minimum,
      maximum: { inches, bound: "below" },
    },
  },
];

/** A packaged notice in other words. */
export const reworded = {
  ...packagedTable.notices[0]!,
  verifiedOn: verifiedToday,
  text: "Otherwise.",
};

/** The password that is accepted here; checking is tested with the accounts. */
const rightPassword = "ebb and flood";

/** The rules on the real transport and a database of their own. */
export async function openRegulationsApp() {
  const app = await openFeatureApp();
  const { orm, clock, log } = app;

  /** Another call is another server on the same database, possibly of another release. */
  async function startServer(table: RegulationsTable = packagedTable) {
    const regulations = createRegulations({
      orm,
      clock,
      log,
      packagedTable: table,
      isWatching: true,
      confirmPassword: ({ password }) =>
        password === rightPassword
          ? Promise.resolve()
          : Promise.reject(new AppError("wrong_password")),
      newestCatches: (most) => readNewestCatches(orm, most),
      recordAudit: (connection, entry, now) =>
        writeAuditEntry(connection, { ...entry, subjectId: null }, now),
    });
    const server = app.serve(regulations.routes);
    server.addHook("onClose", async () => regulations.stop());
    await regulations.start();
    return { server, regulations };
  }
  const { server, regulations } = await startServer();
  const admin = await app.join({ role: "admin" });

  return {
    ...app,
    server,
    regulations,
    startServer,
    admin,
    publish: (edit: object, by: SignedIn = admin) =>
      app.call(calls.publishRegulations, {
        by,
        body: { note: "A test", password: rightPassword, ...edit },
      }),
    preview: (edit: object, by: SignedIn = admin) =>
      app.call(calls.previewRegulations, { by, body: edit }),
    restore: (version: number, baseVersion: number, by: SignedIn = admin) =>
      app.call(calls.rollBackRegulations, {
        by,
        params: { version: String(version) },
        body: { base_version: baseVersion, note: "Back again", password: rightPassword },
      }),
    version: () => regulations.table().version,
    audited: () => orm.select().from(auditLog),
  };
}

export type RegulationsApp = Awaited<ReturnType<typeof openRegulationsApp>>;
