import type { ReactNode } from "react";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { CloseButton } from "#web/ui/actions/close-button.tsx";

interface MapCardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** As high as a narrow map: much is told, and what matters may not wait for a scroll. */
  readonly isTall?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** About one thing on the map; the map beside it stays usable. */
export function MapCard({ title, icon, isTall = false, onClose, children }: MapCardProps) {
  return (
    <section
      aria-label={title}
      data-map-card
      className={classes(
        "pointer-events-auto w-full max-w-96 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float",
        isTall ? "max-h-full @md:max-h-[75%]" : "max-h-[75%]",
      )}
    >
      <header className="flex items-start gap-3">
        {icon}
        <h2 className="min-w-0 flex-1 pt-1 text-body font-semibold">{title}</h2>
        <CloseButton label={wording.close} className="-mt-1 -mr-1" onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
