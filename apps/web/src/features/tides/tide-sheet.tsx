import { SheetContent } from "#web/features/tides/sheet-content.tsx";
import type { TideOfWater } from "#web/features/tides/tide-of-water.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

interface TideSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly water: TideOfWater;
  readonly onFullChart: () => void;
  readonly onSetAlert: () => void;
}

export function TideSheet({ open, onClose, water, onFullChart, onSetAlert }: TideSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={wording.titleOf(water.name)}>
      <SheetContent water={water} onFullChart={onFullChart} onSetAlert={onSetAlert} />
    </BottomSheet>
  );
}
