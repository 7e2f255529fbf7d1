import { onServersTable, type ServersTable } from "#web/platform/api/servers-table.ts";
import { readToken } from "#web/platform/session.ts";
import { readStored } from "#web/platform/stored.ts";

/** Interval at which confirmations of the same version are stored, ms. */
const confirmedFor = 60 * 60_000;
/** Wait before the next answer may retry a failed fetch, ms. */
const retryAfter = 60_000;

/** Returns false for visitors who never loaded rules, so there is nothing to renew. */
const hasRules = () => readToken() !== null || readStored("kept_rule_table") !== null;

export function followServersRules(): void {
  let last: (ServersTable & { readonly isDone: boolean }) | null = null;

  async function learn(said: ServersTable): Promise<void> {
    last = { ...said, isDone: false };
    const { learnOfTable } = await import("#web/platform/rule-table/learn-table.ts");
    await learnOfTable(said);
    last = { ...said, isDone: true };
  }

  onServersTable((said) => {
    const isSame = last?.isDone === true && last.version === said.version;
    const wait = isSame ? confirmedFor : last?.isDone === false ? retryAfter : 0;
    if ((last !== null && said.at - last.at < wait) || !hasRules()) return;
    // After a failure, offline or during a restart, the next answer triggers a retry.
    whenIdle(() => void learn(said).catch(() => undefined));
  });
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
