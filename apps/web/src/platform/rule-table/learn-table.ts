import type { ServersTable } from "#web/platform/api/servers-table.ts";
import { confirmTable, latestTable, renewRuleTable } from "#web/platform/rule-table/rule-table.ts";

/** The server named its version: the one held here is confirmed by it, or the newer one fetched. */
export async function learnOfTable({ version, at }: ServersTable): Promise<void> {
  const { table, checkedAt } = latestTable();
  if (version === table.version && checkedAt !== null) confirmTable(at);
  // The packaged table is confirmed by its content: another may have been published under its number.
  else await renewRuleTable();
}
