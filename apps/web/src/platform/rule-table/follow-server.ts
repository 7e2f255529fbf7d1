import { onServersTable, type ServersTable } from "#web/platform/api/servers-table.ts";
import { readToken } from "#web/platform/session.ts";
import { readStored } from "#web/platform/stored.ts";

/** A confirmation of the same version is stored again only after this time, ms. */
const confirmedFor = 60 * 60_000;
/** A table that could not be fetched is tried again with a contact after this time, ms. */
const retryAfter = 60_000;

/** A visitor who has never had rules here has none to be renewed. */
const hasRules = () => readToken() !== null || readStored("kept_rule_table") !== null;

/** Every answer tells the version of the rule table; a newer one is fetched when idle. */
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
    // Offline or a server restart: the next answer triggers a retry.
    whenIdle(() => void learn(said).catch(() => undefined));
  });
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
