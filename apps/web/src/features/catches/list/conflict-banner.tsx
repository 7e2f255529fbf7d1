import { bookWording } from "#web/features/catches/book/wording.ts";
import type { Hold } from "#web/platform/synced/collection.ts";
import { useLogActions } from "#web/features/catches/log/use-log.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = bookWording.hold;

interface ConflictBannerProps {
  readonly subjectId: string;
  readonly hold: Hold;
  readonly isTrip?: boolean;
}

const sentences = {
  conflict: wording.conflict,
  gone: wording.gone,
  refused: wording.refused,
} as const;

const choices = {
  conflict: { mine: wording.mine, theirs: wording.theirs },
  gone: { mine: wording.keep, theirs: wording.discard },
  refused: { mine: wording.again, theirs: wording.discard },
} as const;

export function ConflictBanner({ subjectId, hold, isTrip = false }: ConflictBannerProps) {
  const { decide } = useLogActions();
  const choice = choices[hold.kind];
  const isTripConflict = isTrip && hold.kind === "conflict";
  return (
    <Banner
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void decide(subjectId, true)}>{choice.mine}</Button>
          <Button tone="secondary" onClick={() => void decide(subjectId, false)}>
            {choice.theirs}
          </Button>
        </div>
      }
    >
      {isTripConflict ? wording.conflictTrip : sentences[hold.kind]}
      {hold.kind === "refused" ? ` ${hold.message}` : ""}
    </Banner>
  );
}
