import { Suspense } from "react";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { usableFix } from "#web/features/regulations/place/usable-fix.ts";
import type { WhereFormProps } from "#web/features/regulations/place/where-form.tsx";
import { placeWording as wording } from "#web/features/regulations/place/wording.ts";
import { useIsMobile } from "#web/platform/media.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";
import { lazyPart } from "#web/platform/load-part.ts";

const WhereForm = lazyPart(
  async () => (await import("#web/features/regulations/place/where-form.tsx")).WhereForm,
);

/** The rules of where one is, or of a spot one is going to. */
export function WhereCard({ spotId, onSpot }: Pick<WhereFormProps, "spotId" | "onSpot">) {
  const device = useDevicePosition();
  const now = useNow();
  const isMobile = useIsMobile();
  const fix = usableFix(device, now);
  return (
    <CollapsibleCard
      title={wording.title}
      initiallyOpen={!isMobile || spotId !== undefined}
      summary={
        <span className="text-small text-ink-soft">
          {fix === null ? wording.lead : placeView(fix.position, fix.accuracyM).headline}
        </span>
      }
    >
      {/* As high as the form while nothing is chosen. */}
      <Suspense fallback={<div className="min-h-48" />}>
        <WhereForm spotId={spotId} onSpot={onSpot} fix={fix} now={now} />
      </Suspense>
    </CollapsibleCard>
  );
}
