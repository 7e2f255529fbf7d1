import { useEffect, useRef } from "react";
import { EntryDetails } from "#web/features/regulations/cards/entry-details.tsx";
import { EntrySummary } from "#web/features/regulations/cards/entry-summary.tsx";
import { waterName } from "#web/features/regulations/cards/rule-card.tsx";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { useRegulationSearch } from "#web/features/regulations/search/use-search.ts";
import { searchWording as wording } from "#web/features/regulations/search/wording.ts";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { RetryBanner } from "#web/ui/surfaces/banner.tsx";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

export function ResultsTab({ text }: { readonly text: string }) {
  const today = useToday();
  const { found, failure, again } = useRegulationSearch(text, today);
  const isSeveral = new Set(found.regulations.map(({ species_id }) => species_id)).size > 1;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = part.current;
    if (shown !== null && shown.getBoundingClientRect().top > innerHeight / 2)
      shown.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={part} className="flex scroll-mt-34 flex-col gap-3">
      {failure === null ? null : (
        <RetryBanner retry={wording.tryAgain} onRetry={again}>
          {failure} {wording.keptShown}
        </RetryBanner>
      )}
      {found.count === 0 ? (
        <EmptyState drawing={<SlackBuoyDrawing />} title={wording.none}>
          {wording.noneHint}
        </EmptyState>
      ) : (
        <>
          <div>
            <h2 className="text-title font-semibold">{found.species}</h2>
            <output className="block text-small text-ink-soft">
              {wording.found(found.count)}
              {found.species.toLowerCase() === text.toLowerCase()
                ? ""
                : ` · ${wording.readAs(text)}`}
            </output>
          </div>
          {found.regulations.map((entry, index) => (
            <CollapsibleCard
              key={entry.id}
              level={3}
              title={isSeveral ? `${entry.common_name}, ${waterName(entry)}` : waterName(entry)}
              initiallyOpen={index === 0}
              summary={<EntrySummary entry={entry} />}
            >
              <EntryDetails entry={entry} today={today} />
            </CollapsibleCard>
          ))}
        </>
      )}
    </div>
  );
}
