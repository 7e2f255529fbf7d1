import { vesselMapSites } from "@striper/contract/vessels";
import { Maximize, Minimize } from "lucide-react";
import { useEffect, useReducer, useRef, useState } from "react";
import {
  afterEmbedEvent,
  givenUpAfter,
  overlayFor,
  type EmbedEvent,
} from "#web/features/vessels/embed/embed-state.ts";
import { EmbedUnavailable, SiteLinks } from "#web/features/vessels/embed/embed-unavailable.tsx";
import { useFullscreen } from "#web/features/vessels/embed/use-fullscreen.ts";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classes } from "#web/ui/classes.ts";

const [site] = vesselMapSites;

interface EmbedFrameProps {
  readonly tell: (event: EmbedEvent) => void;
}

/** One attempt to show it. */
function EmbedFrame({ tell }: EmbedFrameProps) {
  useEffect(() => {
    const overlay = setTimeout(() => tell("overlay-over"), overlayFor);
    const patience = setTimeout(() => tell("given-up"), givenUpAfter);
    return () => {
      clearTimeout(overlay);
      clearTimeout(patience);
    };
  }, [tell]);
  return (
    <iframe
      src={site.frame}
      title={`${wording.site} ${site.name}`}
      className="size-full border-0"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's page cannot reach ours, and needs its own storage
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => tell("loaded")}
      onError={() => tell("failed")}
    />
  );
}

/** Another site's vessel map, centered on the harbor. */
export function EmbeddedMap() {
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, tell] = useReducer(afterEmbedEvent, "loading");
  const { isFull, isOverPage, toggle } = useFullscreen(box);
  const online = useOnline();

  useEffect(() => {
    if (!online) tell("offline");
  }, [online]);

  function again() {
    tell("again");
    setAttempt(attempt + 1);
  }

  return (
    <div className="space-y-3">
      <div
        ref={box}
        className={classes(
          "relative overflow-hidden bg-foam",
          isOverPage
            ? "fixed inset-0 z-40"
            : "h-[max(22rem,calc(100dvh-20rem))] rounded-card border border-line",
        )}
      >
        {state === "failed" ? (
          <div className="grid size-full place-items-center overflow-y-auto">
            <EmbedUnavailable onAgain={again} />
          </div>
        ) : (
          <>
            <EmbedFrame key={attempt} tell={tell} />
            {state === "loading" ? (
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
      </div>
      <p className="text-center text-small text-ink-soft">{wording.embedNote}</p>
      {state === "failed" ? null : <SiteLinks />}
    </div>
  );
}
