import { Zap } from "lucide-react";
import { useState } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { AfterLogLoads } from "#web/features/catches/book/after-log-loads.tsx";
import { Stat, StatCards } from "#web/features/catches/book/stat-cards.tsx";
import { AllCatches, CatchList } from "#web/features/catches/list/catch-list.tsx";
import { useBests } from "#web/features/catches/list/use-bests.ts";
import { caughtThisMonth, type LogBookSummary } from "#web/features/catches/log/log-summary.ts";
import { useCatches, useLogSummary, useLogNow } from "#web/features/catches/log/use-log.ts";
import { PhotoButton } from "#web/features/catches/logging/form/photo-field.tsx";
import { useMarkCatch } from "#web/features/catches/logging/use-mark-catch.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { TripsCard } from "#web/features/catches/trips/trips-card.tsx";
import { FishDrawing } from "#web/features/catches/book/fish-drawing.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

interface DashboardTabProps {
  readonly onOpen: (catchId: string) => void;
}

export function DashboardTab({ onOpen }: DashboardTabProps) {
  const summary = useLogSummary();
  const now = useLogNow();
  if (summary === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <StatCards>
        <Stat label={wording.total} value={summary.total} />
        <Stat label={wording.bests} value={summary.personalBests} />
        <Stat
          label={wording.month}
          value={caughtThisMonth(summary, now)}
          hint={wording.monthHint}
        />
      </StatCards>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentCard summary={summary} onOpen={onOpen} />
        <div className="flex flex-col gap-4">
          <MarkCard />
          <AfterLogLoads className="h-40">
            <TripsCard />
          </AfterLogLoads>
        </div>
      </div>
    </div>
  );
}

interface RecentCardProps extends DashboardTabProps {
  readonly summary: LogBookSummary;
}

function RecentCard({ summary: { total, recent }, onOpen }: RecentCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (total === 0) {
    return (
      <Card>
        <EmptyState drawing={<FishDrawing />} title={wording.none}>
          {wording.noneHelp}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title={wording.recent} />
      <CatchList label={wording.recent} catches={recent} onOpen={onOpen} />
      {total > recent.length ? (
        <TextButton onClick={() => setShowsAll(true)}>{wording.all(total)}</TextButton>
      ) : null}
      {showsAll ? <All onOpen={onOpen} onClose={() => setShowsAll(false)} /> : null}
    </Card>
  );
}

interface AllProps extends DashboardTabProps {
  readonly onClose: () => void;
}

/** A separate component, so that the dashboard does not re-render with every catch. */
function All(props: AllProps) {
  return <AllCatches {...props} catches={useCatches()} bests={useBests()} />;
}

function MarkCard() {
  const mark = useMarkCatch();
  const [isBusy, setBusy] = useState(false);
  async function run(file: File | null) {
    setBusy(true);
    await mark(file).finally(() => setBusy(false));
  }
  return (
    <Card className="flex flex-col gap-3">
      <Button tone="first-light" size="large" wide disabled={isBusy} onClick={() => void run(null)}>
        <Zap size={20} aria-hidden="true" /> {loggingWording.markNow}
      </Button>
      <PhotoButton
        label={loggingWording.markPhoto}
        disabled={isBusy}
        onFile={(file) => void run(file)}
      />
      <p className="text-small text-ink-soft">{loggingWording.markHint}</p>
    </Card>
  );
}
