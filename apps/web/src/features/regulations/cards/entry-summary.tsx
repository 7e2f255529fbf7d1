import type { RegulationEntry } from "@striper/angling/regulations";
import { summaryOf } from "#web/features/regulations/cards/entry-rows.ts";
import { StandingPill } from "#web/features/regulations/pieces/standing-pill.tsx";
import { standingOf } from "#web/features/regulations/pieces/standing-view.ts";

/** The answer of a rule that is folded: may I, and what. */
export function EntrySummary({ entry }: { readonly entry: RegulationEntry }) {
  const standing = standingOf(entry);
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <StandingPill view={standing} />
      <span className="data min-w-0 text-small text-ink-soft first-letter:uppercase">
        {standing.next === null ? "" : `${standing.next} · `}
        {summaryOf(entry)}
      </span>
    </span>
  );
}
