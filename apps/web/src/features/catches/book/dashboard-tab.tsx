import { logBookStats } from "@striper/angling/catches";
import { useState } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { StatCards } from "#web/features/catches/book/stat-cards.tsx";
import { AllCatches } from "#web/features/catches/list/all-catches.tsx";
import { CatchList } from "#web/features/catches/list/catch-list.tsx";
import { useBests } from "#web/features/catches/list/use-bests.ts";
import { useCatches, useLoggedCatches, useLogNow } from "#web/features/catches/log/use-log.ts";
import { MarkCard } from "#web/features/catches/logging/mark-card.tsx";
import { TripsCard } from "#web/features/catches/trips/trips-card.tsx";
import { FishDrawing } from "#web/features/catches/book/fish-drawing.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

/** Specification, section 9: ten are asked for and eight shown. */
const shownRecent = 8;

interface DashboardTabProps {
  readonly onOpen: (catchId: string) => void;
}

export function DashboardTab({ onOpen }: DashboardTabProps) {
  const stats = logBookStats(useLoggedCatches(), useLogNow());
  return (
    <div className="flex flex-col gap-4">
      <StatCards
        stats={[
          { label: wording.total, value: stats.totalCatches },
          { label: wording.bests, value: stats.personalBests },
          { label: wording.month, value: stats.recentCatches30Days, hint: wording.monthHint },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentCard onOpen={onOpen} />
        <div className="flex flex-col gap-4">
          <MarkCard />
          <TripsCard />
        </div>
      </div>
    </div>
  );
}

function RecentCard({ onOpen }: DashboardTabProps) {
  const catches = useCatches();
  const bests = useBests();
  const [showsAll, setShowsAll] = useState(false);
  if (catches.length === 0) {
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
      <CatchList
        label={wording.recent}
        catches={catches.slice(0, shownRecent)}
        bests={bests}
        onOpen={onOpen}
      />
      {catches.length > shownRecent ? (
        <TextButton onClick={() => setShowsAll(true)}>{wording.all(catches.length)}</TextButton>
      ) : null}
      {showsAll ? (
        <AllCatches
          catches={catches}
          bests={bests}
          onOpen={onOpen}
          onClose={() => setShowsAll(false)}
        />
      ) : null}
    </Card>
  );
}
