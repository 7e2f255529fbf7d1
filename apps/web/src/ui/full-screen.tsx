import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useCountsAsOverlay } from "#web/ui/surfaces/overlay-count.ts";

interface FullScreenProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes it with the Back gesture, for screens that have no address. */
  readonly backCloses?: boolean;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly fills?: boolean;
  readonly children: ReactNode;
}

export function FullScreen(props: FullScreenProps) {
  const { open, onClose, backCloses = false, title, aside, actions, fills = false } = props;
  useCountsAsOverlay(open, backCloses ? onClose : undefined);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Popup className="fixed inset-0 z-50 flex flex-col bg-paper outline-none transition duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0">
          <header className="flex shrink-0 items-center gap-2 border-b border-line bg-surface px-2 pt-[max(0.25rem,env(safe-area-inset-top))] pb-1">
            <BaseDialog.Close
              render={
                <IconButton label="Close" icon={<ArrowLeft size={22} aria-hidden="true" />} />
              }
            />
            <BaseDialog.Title className="my-2.5 line-clamp-2 min-w-0 flex-1 text-title font-semibold">
              {title}
            </BaseDialog.Title>
            {aside}
          </header>
          {fills ? (
            <div className="relative min-h-0 flex-1">{props.children}</div>
          ) : (
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <div className="mx-auto w-full max-w-160 px-4 py-5">{props.children}</div>
            </div>
          )}
          {actions ? (
            <footer
              data-bottom-bar
              className="shrink-0 border-t border-line bg-surface pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
            >
              <div className="mx-auto w-full max-w-160 px-4">{actions}</div>
            </footer>
          ) : null}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
