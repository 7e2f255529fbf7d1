import { watchedRules } from "@striper/contract/regulations";
import type { OutputOf } from "@striper/contract/endpoint";
import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { call } from "#web/platform/api/api-client.ts";
import { cacheAnswer, readCachedAnswer } from "#web/platform/api/cached-answer.ts";

export type RuleWatch = OutputOf<(typeof watchedRules)["response"]>["rules"][number];

const cacheName = "rule_watch";

const store = new Store<readonly RuleWatch[] | null>(null);

let atFirst: readonly RuleWatch[] | null = null;

function heldWatch(): readonly RuleWatch[] {
  const held = store.get();
  if (held !== null) return held;
  atFirst ??= readCachedAnswer(cacheName, watchedRules.response, Date.now())?.answer.rules ?? [];
  return atFirst;
}

export async function renewRuleWatch(signal?: AbortSignal): Promise<void> {
  const answer = await call(watchedRules, {}, { signal, timeout: 15_000 });
  cacheAnswer(cacheName, Date.now(), answer);
  store.setState(() => answer.rules);
}

export function useRuleWatch(ruleId: string): RuleWatch | undefined {
  const rules = useSelector(store) ?? heldWatch();
  return rules.find(({ rule_id }) => rule_id === ruleId);
}
