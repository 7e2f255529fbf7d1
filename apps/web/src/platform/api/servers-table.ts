import { ruleTableHeader } from "@striper/contract/rule-table-header";
import { Store } from "@tanstack/store";

export interface ServersTable {
  readonly version: number;
  /** When the server named it, ms. */
  readonly at: number;
}

const heard = new Store<ServersTable | null>(null);

export function noteServersTable(headers: Headers): void {
  const named = headers.get(ruleTableHeader) ?? "";
  if (/^\d{1,9}$/u.test(named)) heard.setState(() => ({ version: Number(named), at: Date.now() }));
}

export function onServersTable(listener: (said: ServersTable) => void): void {
  heard.subscribe(() => {
    const said = heard.get();
    if (said !== null) listener(said);
  });
}
