import { vesselMapSites } from "@striper/contract/vessels";
import { Maximize, Minimize } from "lucide-react";
import { useEffect, useReducer, useRef, useState, type RefObject } from "react";
import { EmbedUnavailable, SiteLinks } from "#web/features/vessels/embed-unavailable.tsx";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classes } from "#web/ui/classes.ts";

/** Longest time in ms that the overlay covers the frame while it loads. */
const overlayFor = 2000;

/** Time in ms after which a silent site counts as unreachable. */
const givenUpAfter = 20_000;

const [site] = vesselMapSites;

/** Any answer will do. Another origin's answer cannot be read, but its arrival can be seen. */
const probeSite = (signal: AbortSignal): Promise<Response> =>
  fetch(`${site.origin}/favicon.ico`, {
    mode: "no-cors",
    credentials: "omit",
    cache: "no-store",
    signal,
  });

interface EmbedFrameProps {
  readonly dispatch: (event: EmbedEvent) => void;
}

function EmbedFrame({ dispatch }: EmbedFrameProps) {
  useEffect(() => {
    const overlay = setTimeout(() => dispatch("overlay-over"), overlayFor);
    const patience = setTimeout(() => dispatch("given-up"), givenUpAfter);
    const leaving = new AbortController();
    probeSite(leaving.signal).then(
      () => dispatch("reached"),
      () => (leaving.signal.aborted ? undefined : dispatch("unreachable")),
    );
    return () => {
      clearTimeout(overlay);
      clearTimeout(patience);
      leaving.abort();
    };
  }, [dispatch]);
  return (
    <iframe
      src={site.frame}
      title={`${wording.site} ${site.name}`}
      className="size-full border-0"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's page cannot reach ours, and needs its own storage
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => dispatch("loaded")}
      onError={() => dispatch("unreachable")}
    />
  );
}

export function EmbeddedMap() {
  const box = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useReducer(afterEmbedEvent, startOfEmbed);
  const { isFull, isOverPage, toggle } = useFullscreen(box);
  const online = useOnline();

  useEffect(() => {
    if (!online) dispatch("offline");
  }, [online]);

  function again() {
    dispatch("again");
    setAttempt(attempt + 1);
    // The pressed button is gone, so move the focus.
    box.current?.focus();
  }

  return (
    <div className="space-y-3">
      <section
        ref={box}
        aria-label={wording.embedded}
        tabIndex={-1}
        className={classes(
          "relative overflow-hidden bg-foam",
          isOverPage
            ? "fixed inset-0 z-40"
            : "h-[max(22rem,calc(100dvh-20rem))] rounded-card border border-line",
        )}
      >
        {state.isFailed ? (
          <div className="grid size-full place-items-center overflow-y-auto">
            <EmbedUnavailable onAgain={again} />
          </div>
        ) : (
          <>
            <EmbedFrame key={attempt} dispatch={dispatch} />
            {state.isCovered ? (
              <output className="absolute inset-0 grid place-items-center bg-foam text-ink-soft">
                {wording.loading}
              </output>
            ) : null}
            <div className="absolute top-2 right-2">
              <IconButton
                framed
                className="shadow-float"
                label={isFull ? wording.leaveFullscreen : wording.fullscreen}
                icon={
                  isFull ? (
                    <Minimize size={22} aria-hidden="true" />
                  ) : (
                    <Maximize size={22} aria-hidden="true" />
                  )
                }
                onClick={toggle}
              />
            </div>
          </>
        )}
      </section>
      <p className="text-center text-small text-ink-soft">{wording.embedNote}</p>
      {state.isFailed ? null : <SiteLinks />}
    </div>
  );
}

export interface EmbedState {
  readonly isCovered: boolean;
  readonly hasLoaded: boolean;
  readonly isReached: boolean;
  readonly isFailed: boolean;
}

type EmbedEvent =
  | "loaded"
  | "reached"
  | "unreachable"
  | "overlay-over"
  | "given-up"
  | "offline"
  | "again";

export const startOfEmbed: EmbedState = {
  isCovered: true,
  hasLoaded: false,
  isReached: false,
  isFailed: false,
};

/**
 * Reduces an event of the frame. A cross-origin frame also reports "loaded" for the browser's error
 * page, so the map counts as shown only when its site has answered too.
 */
export function afterEmbedEvent(state: EmbedState, event: EmbedEvent): EmbedState {
  if (event === "again") return startOfEmbed;
  // A loaded map survives losing the network; a failed one waits for the next try.
  if (state.isFailed || (state.hasLoaded && state.isReached)) return state;
  if (event === "loaded") return { ...state, hasLoaded: true, isCovered: false };
  if (event === "reached") return { ...state, isReached: true };
  if (event === "overlay-over") return { ...state, isCovered: false };
  return { ...state, isFailed: true };
}

interface Fullscreen {
  readonly isFull: boolean;
  /**
   * True when the map covers the page because the browser (on iPhones) has no full screen for
   * elements.
   */
  readonly isOverPage: boolean;
  readonly toggle: () => void;
}

/** Browsers without full screen leave `fullscreenElement` undefined. */
const isRealFull = () => document.fullscreenElement instanceof Element;

function useFullscreen(box: RefObject<HTMLElement | null>): Fullscreen {
  const [isReal, setReal] = useState(false);
  const [isOverPage, setOverPage] = useState(false);

  useEffect(() => {
    const onChange = () => setReal(isRealFull());
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOverPage(false);
    };
    document.addEventListener("fullscreenchange", onChange);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  async function toggle() {
    if (isRealFull()) await document.exitFullscreen();
    else if (isOverPage) setOverPage(false);
    else if (box.current !== null && document.fullscreenEnabled) {
      await box.current.requestFullscreen().catch(() => setOverPage(true));
    } else setOverPage(true);
  }

  return { isFull: isReal || isOverPage, isOverPage, toggle: () => void toggle() };
}
