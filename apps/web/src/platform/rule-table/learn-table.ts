import type { ServersTable } from "#web/platform/api/servers-table.ts";
import { confirmTable, latestTable, renewRuleTable } from "#web/platform/rule-table/rule-table.ts";

export async function learnOfTable({ version, at }: ServersTable): Promise<void> {
  const { table, checkedAt } = latestTable();
  if (version === table.version && checkedAt !== null) confirmTable(at);
  // The packaged table is compared by content, because another may have been published under its number.
  else await renewRuleTable();
}
