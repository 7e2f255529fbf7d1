import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { onWindow } from "#web/platform/on-window.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

const key = "rule_news";

const store = new Store(readStored(key) !== null);

onWindow("storage", (event) => {
  // `key` is null when another tab cleared everything.
  if (event.key === key || event.key === null) store.setState(() => readStored(key) !== null);
});

export function announceRuleNews(): void {
  writeStored(key, "1");
  store.setState(() => true);
}

export function clearRuleNews(): void {
  removeStored(key);
  store.setState(() => false);
}

export const useHasRuleNews = (): boolean => useSelector(store);
