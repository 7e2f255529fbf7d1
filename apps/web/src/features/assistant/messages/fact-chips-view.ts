import type { ChatFact } from "#web/features/assistant/chat/chat.ts";

export interface FactChip {
  readonly source: string;
  /** Path of the view behind it; null: nowhere to go. */
  readonly screen: string | null;
  /** How many figures of the answer rest on it. */
  readonly facts: number;
}

/** Where an answer's figures are from, each source once, in the order of the answer. */
export function factChips(facts: readonly ChatFact[]): FactChip[] {
  const chips = new Map<string, FactChip>();
  for (const { source, screen } of facts) {
    const key = `${source}\n${screen ?? ""}`;
    const known = chips.get(key);
    chips.set(key, { source, screen, facts: (known?.facts ?? 0) + 1 });
  }
  return [...chips.values()];
}

/** Only addresses of this app lead anywhere. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/u.test(path);
