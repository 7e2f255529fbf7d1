import { HarborCurrentLine } from "#web/features/tides/harbor-current-line.tsx";
import { StageMark } from "#web/features/tides/stage-mark.tsx";
import type { TideNow } from "#web/features/tides/tide-now-view.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";

/** The stage in a word, the height, and how far the water is on its way to the next tide. */
export function StageMeter({ tide }: { readonly tide: TideNow }) {
  return (
    <div>
      <div className="flex items-end justify-between gap-3">
        <p className="flex items-center gap-2 text-heading font-bold">
          <StageMark stage={tide.stage} size={30} />
          {tide.stageText}
        </p>
        <p className="figure text-figure">
          <span className="sr-only">{wording.heightNow}: </span>
          {tide.height}
        </p>
      </div>
      {tide.next.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">{wording.noData}</p>
      ) : (
        <div className="mt-2">
          <ProgressBar
            label={wording.progress}
            done={Math.round(tide.progress)}
            total={100}
            text={tide.untilNext}
          />
          <div className="mt-1.5">
            <HarborCurrentLine />
          </div>
        </div>
      )}
    </div>
  );
}
