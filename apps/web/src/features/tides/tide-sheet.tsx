import { SheetContent } from "#web/features/tides/sheet-content.tsx";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

interface TideSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Leads to `/tides`. */
  readonly onFullChart: () => void;
  /** Leads to `/tides?alert=new`, or opens `TideAlertDialog` in place. */
  readonly onSetAlert: () => void;
}

export function TideSheet({ open, onClose, onFullChart, onSetAlert }: TideSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={wording.title}>
      <SheetContent onFullChart={onFullChart} onSetAlert={onSetAlert} />
    </BottomSheet>
  );
}
