import { CircleAlert, CircleCheck, CircleDashed, Clock } from "lucide-react";
import type { LedgerLine, LedgerView } from "#web/features/trip-plans/ledger-view.ts";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = tripPlanWording.pack;

const icons = {
  good: { icon: CircleCheck, color: "text-ok" },
  soon: { icon: Clock, color: "text-ink" },
  bad: { icon: CircleAlert, color: "text-danger" },
  unneeded: { icon: CircleDashed, color: "text-ink-soft" },
} as const satisfies Record<LedgerLine["mark"], unknown>;

interface PackCardProps {
  readonly view: LedgerView;
  readonly isRenewing: boolean;
  readonly isOnline: boolean;
  readonly onRenew: () => void;
}

export function PackCard({ view, isRenewing, isOnline, onRenew }: PackCardProps) {
  return (
    <Card>
      <CardHeader title={wording.title} />
      <Banner tone={view.isGreen ? "ok" : "warning"}>{view.sentence}</Banner>
      <div className="my-3">
        <ProgressBar
          label={wording.title}
          done={view.ready}
          total={view.needed}
          text={`${view.ready} / ${view.needed}`}
        />
      </div>
      {view.lacking === null ? null : (
        <p className="mb-3 text-small font-semibold">{view.lacking}</p>
      )}
      {view.first === null ? null : (
        <p className="data mb-3 text-small font-semibold">{view.first}</p>
      )}
      <ul className="flex flex-col gap-2 text-small">
        {view.lines.map((line) => {
          const { icon: Icon, color } = icons[line.mark];
          return (
            <li key={line.name} className="flex gap-2">
              <Icon size={18} aria-hidden="true" className={`mt-0.5 shrink-0 ${color}`} />
              <span className="min-w-0">
                <span className="font-semibold">{line.name}</span>: {line.state}
                <span className="block text-ink-soft">{line.note}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        tone="secondary"
        wide
        className="mt-3"
        disabled={isRenewing || !isOnline}
        onClick={onRenew}
      >
        {isRenewing ? wording.renewing : wording.renew}
      </Button>
    </Card>
  );
}
