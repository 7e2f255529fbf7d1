import type { ChatFact } from "#web/features/assistant/chat/chat.ts";

export interface FactChip {
  readonly label: string;
  /** Path of the view behind it; null: nowhere to go. */
  readonly screen: string | null;
  /** Before the label, for whoever listens: shown on the chip before already. */
  readonly heard?: string;
}

/** A source that leads to several views has a chip for each, with its place; its name is shown once. */
function chipsOf(source: string, facts: readonly ChatFact[]): FactChip[] {
  const views = new Map<string, FactChip>();
  for (const { screen, place } of facts) {
    if (screen === null || views.has(screen)) continue;
    const chip = { label: place === null ? source : `${source}: ${place}`, screen };
    const isLater = views.size > 0 && place !== null;
    views.set(screen, isLater ? { label: place, screen, heard: `${source}: ` } : chip);
  }
  const [only] = views.values();
  if (only === undefined) return [{ label: source, screen: null }];
  return views.size === 1 ? [{ ...only, label: source }] : [...views.values()];
}

/** Where an answer's figures are from, in the order of the answer, nothing twice. */
export function factChips(facts: readonly ChatFact[]): FactChip[] {
  const sources = [...new Set(facts.map(({ source }) => source))];
  const chips = sources.flatMap((source) =>
    chipsOf(
      source,
      facts.filter((one) => one.source === source),
    ),
  );
  return [...new Map(chips.map((chip) => [`${chip.heard ?? ""}${chip.label}`, chip])).values()];
}

/** Only addresses of this app lead anywhere. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/u.test(path);
