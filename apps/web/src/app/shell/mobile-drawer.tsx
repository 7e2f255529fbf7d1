import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { sidebarEntries } from "#web/app/navigation/views.ts";
import { productName } from "#web/app/product.ts";
import { LightPicker } from "#web/app/shell/light-picker.tsx";
import { NavigationLink, ToolLinks } from "#web/app/shell/navigation-link.tsx";
import { appWording } from "#web/app/wording.ts";
import { CloseButton } from "#web/ui/actions/close-button.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { useCountsAsOverlay } from "#web/ui/surfaces/overlay-count.ts";

interface MobileDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  useCountsAsOverlay(open, onClose);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-75 max-w-[86vw] flex-col gap-2 overflow-y-auto bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float outline-none transition-transform duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <div className="flex items-center justify-between gap-2 pl-1">
            <BaseDialog.Title className="flex items-center gap-2.5 font-bold">
              <BrandMark className="w-11 text-primary max-[15rem]:hidden" />
              {productName}
            </BaseDialog.Title>
            <BaseDialog.Close render={<CloseButton label="Close menu" />} />
          </div>
          <ToolLinks narrow={false} onChosen={onClose} />
          <nav aria-label="Main" className="border-t border-line pt-2">
            <ul className="flex flex-col gap-1">
              {sidebarEntries.map((entry) => (
                <li key={entry.to}>
                  <NavigationLink entry={entry} narrow={false} onChosen={onClose} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto flex flex-col gap-3 pt-3">
            <LightPicker />
            <p className="px-1 text-caption text-ink-soft">{appWording.sidebarFooter}</p>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
