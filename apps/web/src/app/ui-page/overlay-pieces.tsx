import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

export function OverlayPieces() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <Card>
      <CardHeader title="Overlays" />
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button tone="secondary" onClick={() => setOpen("sheet")}>
          Bottom sheet
        </Button>
        <Button
          tone="secondary"
          onClick={() => showToast("Location found for distance calculations")}
        >
          Toast
        </Button>
        <Button tone="secondary" onClick={() => showToast("Catch deleted successfully!", "ok")}>
          Good toast
        </Button>
        <Button tone="secondary" onClick={() => showToast("Failed to delete catch", "danger")}>
          Bad toast
        </Button>
      </div>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="A dialog"
        description="With a sentence below its title."
      >
        <Button wide onClick={close}>
          Understood
        </Button>
      </Dialog>
      <BottomSheet open={open === "sheet"} onClose={close} title="Boston Harbor Tides">
        <p>Pull its head down, or press the button.</p>
      </BottomSheet>
    </Card>
  );
}
