import { formatIso } from "@striper/marine/time";
import type { Fact, FactRow } from "#angling/assistant/facts.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import type { Card, CardAction, CardSource, Headline, Verdict } from "./card.ts";

export interface CardParts {
  readonly title: string;
  readonly slots: Slots;
  readonly assumed?: readonly SlotName[];
  readonly headline?: Omit<Headline, "unit"> & { readonly unit?: string | null };
  readonly verdict?: Verdict | null;
  readonly text: string;
  readonly details?: readonly (string | null)[];
  readonly facts?: readonly FactRow[];
  readonly sources?: readonly CardSource[];
  readonly actions?: readonly CardAction[];
  readonly isUnanswered?: boolean;
}

function factsOf(parts: CardParts): readonly Fact[] {
  const { verdict = null, facts = [], sources = [], slots } = parts;
  const place = slots.place ?? null;
  const rows: readonly FactRow[] = [["verdict", verdict], ...facts];
  return rows.flatMap(([kind, value, unit = null, at = null, source = sources[0]?.name ?? ""]) => {
    const time = at === null ? null : formatIso(at);
    return value === null ? [] : [{ kind, value, unit, place, time, source }];
  });
}

export function buildCard(tool: ToolName, parts: CardParts): Card {
  const { title, slots, assumed = [], headline, verdict = null, text } = parts;
  const { details = [], sources = [], actions = [] } = parts;
  return {
    tool,
    title,
    slots,
    assumed,
    headline: { unit: null, ...(headline ?? { figure: "Not known", label: title }) },
    verdict,
    text,
    details: [...new Set(details.flatMap((one) => one || []))].filter((one) => one !== text),
    facts: [...new Map(factsOf(parts).map((one) => [JSON.stringify(one), one])).values()],
    sources: [...new Map(sources.map((one) => [one.name, one])).values()],
    actions,
    isUnanswered: parts.isUnanswered ?? headline === undefined,
  };
}
