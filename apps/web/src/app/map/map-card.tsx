import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { CloseButton } from "#web/ui/actions/close-button.tsx";

interface MapCardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** Uses the height of a narrow map, so that the important facts need no scrolling. */
  readonly isTall?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const isSeen = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.getClientRects().length > 0;

/**
 * Moves the focus to the card's heading and back to the button that opened it. On a narrow map the
 * card covers that button, which would lose the focus.
 */
function useKeptFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const opening = requestAnimationFrame(() => {
      if (!isSeen(document.activeElement)) heading.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(opening);
      requestAnimationFrame(() => {
        if (opener instanceof HTMLElement && !isSeen(document.activeElement))
          opener.focus({ preventScroll: true });
      });
    };
  }, [heading]);
}

export function MapCard({ title, icon, isTall = false, onClose, children }: MapCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading);
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
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 pt-1 text-body font-semibold outline-none"
        >
          {title}
        </h2>
        <CloseButton label={wording.close} className="-mt-1 -mr-1" onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
