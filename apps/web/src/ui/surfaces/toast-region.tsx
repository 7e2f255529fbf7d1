import { useSelector } from "@tanstack/react-store";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { type Toast, dismissToast, toastStore } from "#web/ui/surfaces/toast-store.ts";

/** Sideways swipe beyond which a toast is dismissed, px. */
const swipeThreshold = 50;

/** How long a toast stays, ms. Hover and focus pause it. */
const shownFor = 5000;
const focusKey = "F8";

const icons = { info: Info, ok: CircleCheck, danger: CircleAlert } as const;

function ToastBox({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  const away = () => dismissToast(toast.id);
  const swipe = useSwipeAway(away);
  const timeOut = useEffectEvent(away);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => timeOut(), shownFor);
    return () => clearTimeout(timer);
  }, [held]);
  const Icon = icons[toast.tone];
  return (
    <div
      className="pointer-events-auto flex w-full max-w-md touch-pan-y items-center gap-3 rounded-card border border-line-strong bg-surface py-1.5 pr-1.5 pl-4 shadow-float"
      style={{ translate: `${swipe.shift}px 0` }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe.handlers}
    >
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      <p className="flex-1 py-2 text-small font-medium">{toast.text}</p>
      <IconButton
        label="Dismiss message"
        icon={<X size={20} aria-hidden="true" />}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={away}
      />
    </div>
  );
}

export function ToastRegion() {
  const toast = useSelector(toastStore);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== focusKey) return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <section
      ref={region}
      aria-label={`Messages (${focusKey})`}
      tabIndex={-1}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(5.25rem+var(--thumb-bar)+env(safe-area-inset-bottom))] z-60 flex justify-center md:bottom-[calc(1.5rem+var(--bottom-bar))] md:justify-end"
    >
      <output className="flex w-full justify-center md:justify-end">
        {toast ? <ToastBox key={toast.id} toast={toast} /> : null}
      </output>
    </section>
  );
}

function useSwipeAway(onAway: () => void) {
  const start = useRef<number | null>(null);
  const [shift, setShift] = useState(0);

  function stop() {
    start.current = null;
    setShift(0);
  }

  return {
    shift,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button === 0) start.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current === null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setShift(event.clientX - start.current);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const moved = start.current === null ? 0 : event.clientX - start.current;
        stop();
        if (Math.abs(moved) > swipeThreshold) onAway();
      },
      onPointerCancel: stop,
    },
  };
}
