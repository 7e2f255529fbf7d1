import type { RegulationCard, RegulationEntry } from "@striper/angling/regulations";
import { EntryDetails } from "#web/features/regulations/cards/entry-details.tsx";
import { EntrySummary } from "#web/features/regulations/cards/entry-summary.tsx";
import { cardWording as wording } from "#web/features/regulations/cards/wording.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";

interface RuleCardProps {
  readonly title: string;
  readonly card: RegulationCard | null;
  readonly today: string;
  readonly initiallyOpen?: boolean;
}

export function RuleCard({ title, card, today, initiallyOpen = false }: RuleCardProps) {
  if (card === null) {
    return (
      <Card>
        <CardHeader title={title} />
        <p className="text-small text-ink-soft">{wording.noRule}</p>
      </Card>
    );
  }
  return (
    <CollapsibleCard
      title={title}
      initiallyOpen={initiallyOpen}
      summary={<EntrySummary entry={card} />}
    >
      <EntryDetails entry={card} today={today} />
      {card.others.length === 0 ? null : (
        <>
          <h3 className="mt-4 border-t border-line pt-4 font-semibold">{wording.otherWaters}</h3>
          <EntryList entries={card.others} today={today} titleOf={waterName} />
        </>
      )}
    </CollapsibleCard>
  );
}

export const waterName = ({ jurisdiction_name, area, jurisdiction }: RegulationEntry): string =>
  area === null || jurisdiction === "FED" ? jurisdiction_name : `${jurisdiction_name}: ${area}`;

interface EntryListProps {
  readonly entries: readonly RegulationEntry[];
  readonly today: string;
  readonly titleOf: (entry: RegulationEntry) => string;
}

export function EntryList({ entries, today, titleOf }: EntryListProps) {
  return entries.map((entry) => (
    <CollapsibleCard
      key={entry.id}
      plain
      level={4}
      title={titleOf(entry)}
      summary={<EntrySummary entry={entry} />}
    >
      <EntryDetails entry={entry} today={today} />
    </CollapsibleCard>
  ));
}
