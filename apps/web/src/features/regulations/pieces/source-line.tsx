import { OfficialSource } from "#web/features/regulations/pieces/official-source.tsx";
import { VerifiedChip } from "#web/features/regulations/pieces/verified-chip.tsx";
import { WatchChip } from "#web/features/regulations/pieces/watch-chip.tsx";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";

interface SourceLineProps {
  readonly id: string;
  readonly url: string;
  readonly citation: string;
  readonly verifiedOn: string | null;
  readonly today: string;
  readonly ruleYear?: number;
}

export function SourceLine({ id, url, citation, verifiedOn, today, ruleYear }: SourceLineProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
      <OfficialSource url={url} citation={citation} />
      <span className="text-ink-soft">
        {citation}
        {ruleYear === undefined ? "" : ` · ${wording.ruleYear(ruleYear)}`}
      </span>
      <VerifiedChip verifiedOn={verifiedOn} today={today} />
      <WatchChip ruleId={id} />
    </div>
  );
}
