import { afterEach } from "vitest";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";

export function freshAccounts(): () => string {
  let account = 0;
  const opened: string[] = [];
  afterEach(async () => {
    for (const accountId of opened.splice(0)) await forgetAccountDatabases(accountId);
  });
  return () => {
    account += 1;
    opened.push(`ann-${account}`);
    return `ann-${account}`;
  };
}
