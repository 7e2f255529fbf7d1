import type { RegulationEntry } from "@striper/angling/regulations";
import { summaryOf } from "#web/features/regulations/cards/entry-rows.ts";
import { OpenStatusPill } from "#web/features/regulations/pieces/open-status-pill.tsx";
import { openStatusOf } from "#web/features/regulations/pieces/open-status-view.ts";

export function EntrySummary({ entry }: { readonly entry: RegulationEntry }) {
  const openStatus = openStatusOf(entry);
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <OpenStatusPill view={openStatus} />
      <span className="data min-w-0 text-small text-ink-soft first-letter:uppercase">
        {openStatus.next === null ? "" : `${openStatus.next} · `}
        {summaryOf(entry)}
      </span>
    </span>
  );
}
