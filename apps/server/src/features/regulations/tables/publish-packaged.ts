import { describeChanges } from "@striper/angling/regulations";
import { harborDate } from "@striper/marine/time";
import type { RegulationsDependencies } from "#server/features/regulations/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import {
  findNewest,
  findTable,
  insertVersion,
  knowsContent,
  lockVersions,
} from "#server/features/regulations/regulations.store.ts";
import { contentHashOf } from "#server/features/regulations/tables/content-hash.ts";

type Context = Pick<RegulationsDependencies, "orm" | "clock" | "log" | "packagedTable">;

async function publishPackaged(
  { clock, log, packagedTable }: Context,
  connection: Connection,
  contentHash: string,
): Promise<void> {
  const shared = {
    origin: "packaged",
    publishedAt: clock.now(),
    publishedBy: null,
    contentHash,
  } as const;
  const newest = await findNewest(connection);
  if (newest === undefined) {
    const note = "The rules that the product came with.";
    await insertVersion(connection, { ...shared, table: packagedTable, note, changes: [] });
    return;
  }
  if (newest.origin === "desk") {
    log.warn(
      { version: newest.version },
      "the rule desk's table stays in force over a newer packaged one",
    );
    return;
  }
  const before = await findTable(connection, newest.version);
  const version = newest.version + 1;
  const table = { ...packagedTable, version, publishedOn: harborDate(clock.now()) };
  const changes = before === undefined ? [] : describeChanges(before, table);
  const note = "Newer rules that came with the product.";
  await insertVersion(connection, { ...shared, table, note, changes });
}

/**
 * Publishes the packaged table as the first version. The newer table of a newer program is
 * published only if nobody has edited the rules.
 */
export async function publishPackagedTable(context: Context): Promise<void> {
  const contentHash = contentHashOf(context.packagedTable);
  if (await knowsContent(context.orm, contentHash)) return;
  await context.orm.transaction(async (transaction) => {
    await lockVersions(transaction);
    // An older program that starts later must not put its rules back in force.
    if (await knowsContent(transaction, contentHash)) return;
    await publishPackaged(context, transaction, contentHash);
  });
}
