import { BackToSpots } from "#web/features/spots/detail/actions/back-to-spots.tsx";
import { spotsWording } from "#web/features/spots/wording.ts";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

export function UnknownSpot() {
  return (
    <EmptyState
      wholePage
      drawing={<SlackBuoyDrawing />}
      title={spotsWording.unknownTitle}
      action={<BackToSpots />}
    >
      {spotsWording.unknownHelp}
    </EmptyState>
  );
}
