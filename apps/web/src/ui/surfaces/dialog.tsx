import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { useRef, type ReactNode } from "react";
import { CloseButton } from "#web/ui/actions/close-button.tsx";
import { useCountsAsOverlay } from "#web/ui/surfaces/overlay-count.ts";

/** Selects the first element to focus: a field, or the button marked as the dialog's main one. */
const fields = "input:not([hidden]), select, textarea, [data-first]";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes it with the Back gesture, for dialogs that have no address. */
  readonly backCloses?: boolean;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  readonly emblem?: ReactNode;
}

/** A modal, centered from 640 px and full screen below. Its button, Escape or the backdrop closes it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, backCloses = false, title, description, children, emblem } = props;
  useCountsAsOverlay(open, backCloses ? onClose : undefined);
  const popup = useRef<HTMLDivElement>(null);
  // On a touch screen, focusing a field would raise the keyboard before anything was read.
  const firstField = (opened: string) =>
    opened === "touch" ? true : (popup.current?.querySelector<HTMLElement>(fields) ?? true);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center overflow-y-auto sm:p-6">
          <BaseDialog.Popup
            ref={popup}
            initialFocus={firstField}
            className="min-h-full w-full min-w-0 bg-surface px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float outline-none transition duration-200 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:my-auto sm:min-h-0 sm:max-h-[calc(100dvh-3rem)] sm:max-w-md sm:overflow-y-auto sm:overscroll-contain sm:rounded-card"
          >
            <div className="sticky top-0 z-10 -mx-5 flex items-start justify-between gap-3 bg-surface px-5 pt-3 sm:rounded-t-card">
              <div className="pt-2.5">
                {emblem}
                <BaseDialog.Title className="text-title font-semibold">{title}</BaseDialog.Title>
              </div>
              <BaseDialog.Close render={<CloseButton className="-mr-3" />} />
            </div>
            {description ? (
              <BaseDialog.Description className="mt-1 text-small text-ink-soft">
                {description}
              </BaseDialog.Description>
            ) : null}
            <div className="mt-4">{children}</div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
