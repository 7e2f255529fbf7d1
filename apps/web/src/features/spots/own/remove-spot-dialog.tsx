import type { MySpot } from "#web/features/spots/mine/my-spots.ts";
import { useChangeSpots } from "#web/features/spots/mine/use-my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

interface RemoveSpotDialogProps {
  readonly spot: MySpot;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveSpotDialog({ spot, onClose, onRemoved }: RemoveSpotDialogProps) {
  const change = useChangeSpots();
  async function remove() {
    if (!(await change({ kind: "remove", subjectId: spot.spot_id }))) return;
    showToast(spotsWording.removed, "ok");
    onRemoved();
  }
  return (
    <Dialog
      open
      backCloses
      onClose={onClose}
      title={spotsWording.removeTitle}
      description={spotsWording.removeHelp(spot.name)}
    >
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" size="large" className="flex-1" onClick={() => void remove()}>
          {spotsWording.removeForGood}
        </Button>
        <Button tone="secondary" size="large" onClick={onClose}>
          {spotsWording.keep}
        </Button>
      </div>
    </Dialog>
  );
}
