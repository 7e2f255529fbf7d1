import { BellRing, Cloud, RefreshCw, Zap } from "lucide-react";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

const icons = [Zap, BellRing, Cloud, RefreshCw] as const;

export function EmptyWallet({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        drawing={<PermitDrawing />}
        title={wording.empty.title}
        action={
          <Button size="large" onClick={onAdd}>
            {wording.add}
          </Button>
        }
      >
        <p>{wording.empty.lead}</p>
        <ul className="mx-auto mt-4 flex w-fit flex-col gap-3 text-left text-body text-ink">
          {wording.empty.benefits.map((benefit, index) => {
            const Icon = icons[index] ?? Zap;
            return (
              <li key={benefit} className="flex items-center gap-3">
                <Icon size={20} aria-hidden="true" className="shrink-0 text-primary" />
                {benefit}
              </li>
            );
          })}
        </ul>
      </EmptyState>
    </Card>
  );
}

function PermitDrawing() {
  return (
    <svg viewBox="0 0 160 96" className="w-40" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="14" y="10" width="132" height="76" rx="10" strokeWidth="2.5" />
      <path d="M14 30h132" strokeWidth="2.5" />
      <path
        d="M34 58c9-12 31-14 45-3l11-8v21l-11-8c-14 10-36 9-45-2z"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M45 53h28M44 58h32M45 63h28" strokeWidth="1.5" />
      <path d="M104 48h28M104 58h28M104 68h16" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
