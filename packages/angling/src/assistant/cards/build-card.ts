import type { Fact } from "#angling/assistant/facts.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import type { Card, CardAction, CardSource, Headline, Verdict } from "./card.ts";

export interface CardParts {
  readonly title: string;
  readonly slots: Slots;
  readonly assumed: readonly SlotName[];
  readonly headline: Headline;
  readonly verdict?: Verdict | null;
  readonly text: string;
  readonly details?: readonly (string | null)[];
  readonly facts: readonly Fact[];
  readonly sources: readonly CardSource[];
  readonly actions?: readonly CardAction[];
  readonly isUnanswered?: boolean;
}

/** Returns a card with its empty parts filled and repeated facts, sources and details dropped. */
export function buildCard(tool: ToolName, parts: CardParts): Card {
  const { verdict = null, details = [], actions = [], isUnanswered = false } = parts;
  return {
    tool,
    title: parts.title,
    slots: parts.slots,
    assumed: [...new Set(parts.assumed)],
    headline: parts.headline,
    verdict,
    text: parts.text,
    details: [...new Set(details.flatMap((one) => one || []))],
    facts: [...new Map(parts.facts.map((one) => [JSON.stringify(one), one])).values()],
    sources: [...new Map(parts.sources.map((one) => [one.name, one])).values()],
    actions,
    isUnanswered,
  };
}

/** Returns the card of a tool that has no answer; it carries no verdict and no figure. */
export const unansweredCard = (
  tool: ToolName,
  parts: Pick<CardParts, "title" | "slots" | "assumed" | "text" | "sources"> &
    Partial<Pick<CardParts, "facts" | "actions" | "details">>,
): Card =>
  buildCard(tool, {
    facts: [],
    ...parts,
    headline: { figure: "Not known", unit: null, label: parts.title },
    isUnanswered: true,
  });

/** Returns a screen's address with its form filled in; empty fields are left out. */
export function screenWith(
  path: string,
  fields: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
