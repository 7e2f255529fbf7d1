import { quickStats } from "@striper/angling/catches";
import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { FishDrawing } from "#web/features/catches/book/fish-drawing.tsx";
import { Stat, StatCards } from "#web/features/catches/book/stat-cards.tsx";
import { sizeText, whenText } from "#web/features/catches/list/catch-row-view.ts";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import {
  useLog,
  useLoggedCatches,
  useLogNow,
  useReadiness,
  useLogActions,
} from "#web/features/catches/log/use-log.ts";
import { placeText } from "#web/features/catches/list/place-text.ts";
import { quickWording as wording } from "#web/features/catches/quick-modals/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const atOnce = 10;

export function MyCatchesModal({ footer }: { readonly footer?: ReactNode }) {
  const { catches } = useLog();
  const readiness = useReadiness();
  const { retry } = useLogActions();
  const stats = quickStats(useLoggedCatches(), useLogNow());
  const [shown, setShown] = useState(atOnce);
  if (readiness === "loading") return <Skeleton label={wording.loading} className="h-72" />;
  if (readiness === "failed") {
    return (
      <EmptyState
        drawing={<FishDrawing />}
        title={wording.loadFailed}
        action={<Button onClick={() => void retry()}>{wording.tryAgain}</Button>}
      />
    );
  }
  const left = Math.min(atOnce, catches.length - shown);
  return (
    <div className="flex flex-col gap-4">
      <StatCards>
        <Stat label={wording.total} value={stats.totalCatches} />
        <Stat label={wording.week} value={stats.recentCatches} />
        <Stat label={wording.speciesCount} value={stats.speciesBreakdown.length} />
      </StatCards>
      {catches.length === 0 ? (
        <EmptyState drawing={<FishDrawing />} title={wording.none}>
          {wording.noneHelp}
        </EmptyState>
      ) : (
        <ul aria-label={wording.list} className="divide-y divide-line">
          {catches.slice(0, shown).map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
      {left > 0 ? (
        <TextButton className="self-center" onClick={() => setShown(shown + atOnce)}>
          {wording.more(left)}
        </TextButton>
      ) : null}
      {footer}
    </div>
  );
}

function Row({ one }: { readonly one: LocalCatch }) {
  const units = useUnits();
  const now = useNow();
  const { remove } = useLogActions();
  const [isAsking, setAsking] = useState(false);
  const { species } = one.record;
  const erase = () => {
    remove(one.id).catch(() => showToast(wording.deleteFailed, "danger"));
  };
  return (
    <li className="py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="line-clamp-2 min-w-0 font-semibold">{species}</span>
            <span className="data text-small font-semibold">{sizeText(one, units)}</span>
          </p>
          <p className="data line-clamp-2 text-small text-ink-soft">
            {whenText(one.logged.caughtAt, now)} · {placeText(one.record, units)}
          </p>
        </div>
        <IconButton
          label={wording.delete(species)}
          icon={<Trash2 size={20} aria-hidden="true" />}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        />
      </div>
      {isAsking ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-tint px-3 py-2">
          <p className="text-small font-semibold">{wording.confirm}</p>
          <div className="flex gap-2">
            <Button tone="secondary" onClick={() => setAsking(false)}>
              {wording.cancel}
            </Button>
            <Button tone="danger" onClick={erase}>
              {wording.confirmed}
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
