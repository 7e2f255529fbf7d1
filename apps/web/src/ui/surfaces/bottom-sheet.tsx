import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { CloseButton } from "#web/ui/actions/close-button.tsx";
import { classes } from "#web/ui/classes.ts";
import { useCountsAsOverlay } from "#web/ui/surfaces/overlay-count.ts";
import { useDragDown } from "#web/ui/surfaces/use-drag-down.ts";

interface BottomSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes it with the Back gesture, for sheets that have no address. */
  readonly backCloses?: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

export function BottomSheet(props: BottomSheetProps) {
  const { open, onClose, backCloses = false, title, children } = props;
  useCountsAsOverlay(open, backCloses ? onClose : undefined);
  const drag = useDragDown(onClose);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          style={{ translate: `0 ${drag.distance}px` }}
          className={classes(
            "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] w-full max-w-160 flex-col rounded-t-card",
            "bg-surface shadow-float outline-none",
            "data-ending-style:translate-y-full data-starting-style:translate-y-full",
            !drag.dragging && "transition duration-250",
          )}
        >
          <div className="touch-none select-none px-5 pt-2" {...drag.handlers}>
            <div className="mx-auto h-1.5 w-11 rounded-pill bg-line-strong" aria-hidden="true" />
            <div className="flex items-center justify-between gap-3 py-1">
              <BaseDialog.Title className="text-title font-semibold">{title}</BaseDialog.Title>
              <BaseDialog.Close
                onPointerDown={(event) => event.stopPropagation()}
                render={<CloseButton className="-mr-3" />}
              />
            </div>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
