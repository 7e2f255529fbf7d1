import { harborCurrentId, useCurrentStation } from "#web/features/tides/queries.ts";
import { currentSentence } from "#web/features/tides/tide-now-view.ts";
import { unbroken } from "#web/ui/figures/unbroken.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

/** The current at the harbor's mouth in a sentence; holds its place until it is known. */
export function HarborCurrentLine() {
  const now = useNow();
  const { predictor } = useCurrentStation(harborCurrentId);
  return (
    <span className="data block min-h-6 text-small">
      {predictor === null ? null : unbroken(currentSentence(predictor, now))}
    </span>
  );
}
