import type { GeneralCard, RegulationEntry } from "@striper/angling/regulations";
import { EntryList } from "#web/features/regulations/cards/rule-card.tsx";
import { cardWording as wording } from "#web/features/regulations/cards/wording.ts";
import { OfficialSource } from "#web/features/regulations/pieces/official-source.tsx";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";

interface GeneralRuleCardProps {
  readonly card: GeneralCard;
  readonly today: string;
}

export function GeneralRuleCard({ card, today }: GeneralRuleCardProps) {
  const { permit } = card;
  const facts = [
    [wording.permitNotNeeded, permit.notNeeded],
    [wording.permitFee, permit.fee],
    [wording.permitExpires, permit.expires],
    [wording.permitReciprocity, permit.reciprocity],
    [wording.permitCopy, permit.storedCopy],
  ] as const;
  return (
    <CollapsibleCard
      title={card.title}
      summary={
        <span className="text-small text-ink-soft">
          {permit.title} · {wording.everySpecies(card.rules.length)}
        </span>
      }
    >
      <h3 className="font-semibold">{permit.title}</h3>
      <p className="mt-1 text-small">{permit.who}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([term, text]) =>
          text === null ? null : (
            <div key={term}>
              <dt className="text-caption font-semibold text-ink-soft">{term}</dt>
              <dd className="text-small">{text}</dd>
            </div>
          ),
        )}
      </dl>
      <OfficialSource url={card.source_url} citation={permit.source.title} />
      <h3 className="mt-2 border-t border-line pt-4 font-semibold">
        {wording.everySpecies(card.rules.length)}
      </h3>
      <EntryList entries={card.rules} today={today} titleOf={speciesOf} />
    </CollapsibleCard>
  );
}

const speciesOf = ({ common_name, area }: RegulationEntry): string =>
  area === null ? common_name : `${common_name} (${area})`;
