import { WatersChooser } from "#web/features/spots/waters/waters-chooser.tsx";
import { watersWording as wording } from "#web/features/spots/waters/wording.ts";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

export function WatersSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <BottomSheet open backCloses onClose={onClose} title={wording.yourWaters}>
      <WatersChooser onShown={onClose} />
    </BottomSheet>
  );
}
