import { useCurrentStation } from "#web/features/tides/queries.ts";
import { currentSentence } from "#web/features/tides/tide-now-view.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

export function CurrentLine({ stationId }: { readonly stationId: string | null }) {
  const now = useNow();
  const { predictor } = useCurrentStation(stationId);
  const sentence = predictor === null ? null : nonBreaking(currentSentence(predictor, now));
  return (
    <span className="data block min-h-6 text-small">
      {stationId === null ? wording.noCurrent : sentence}
    </span>
  );
}
