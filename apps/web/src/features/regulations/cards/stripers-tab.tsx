import { type RegulationEntry, stripedBassRegulations } from "@striper/angling/regulations";
import { EntryDetails } from "#web/features/regulations/cards/entry-details.tsx";
import { EntrySummary } from "#web/features/regulations/cards/entry-summary.tsx";
import {
  stripersWording as wording,
  cardWording,
} from "#web/features/regulations/cards/wording.ts";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { regulationsWording } from "#web/features/regulations/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";

export function StripersTab() {
  const today = useToday();
  const { massachusetts, new_hampshire, federal, summary } = stripedBassRegulations(
    today,
    useRuleTable(),
  );
  const facts = [
    [wording.slot, summary.slot_limit ?? regulationsWording.fallback.size],
    [wording.bag, summary.bag_limit ?? regulationsWording.fallback.bag],
    [wording.season, summary.season ?? regulationsWording.fallback.season],
    [wording.hooks, summary.circle_hooks ?? regulationsWording.fallback.bag],
    [wording.federal, summary.federal_waters],
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <Banner tone="warning">
        <p className="font-semibold">{summary.notice}</p>
      </Banner>
      <WaterCard title={wording.waters.MA} entry={massachusetts} today={today} initiallyOpen />
      <WaterCard title={wording.waters.FED} entry={federal} today={today} initiallyOpen />
      <WaterCard title={wording.waters.NH} entry={new_hampshire} today={today} />
      <Card>
        <CardHeader title={wording.quickReference} />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt className="text-caption font-semibold text-ink-soft">{term}</dt>
              <dd className="data text-small">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

interface WaterCardProps {
  readonly title: string;
  readonly entry: RegulationEntry | null;
  readonly today: string;
  readonly initiallyOpen?: boolean;
}

function WaterCard({ title, entry, today, initiallyOpen = false }: WaterCardProps) {
  if (entry === null) {
    return (
      <Card>
        <CardHeader title={title} />
        <p className="text-small text-ink-soft">{cardWording.noRule}</p>
      </Card>
    );
  }
  return (
    <CollapsibleCard
      title={title}
      initiallyOpen={initiallyOpen}
      summary={<EntrySummary entry={entry} />}
    >
      <EntryDetails entry={entry} today={today} />
    </CollapsibleCard>
  );
}
