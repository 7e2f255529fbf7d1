import { directionsLink } from "@striper/angling/spots";
import { Pencil, Trash2, Navigation, Share2 } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { SpotHeader } from "#web/features/spots/detail/spot-header.tsx";
import { FavoriteButton } from "#web/features/spots/favorite-button.tsx";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import type { MySpot } from "#web/features/spots/my-spots.ts";
import { useChangeSpots } from "#web/features/spots/use-my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useCountsAsOverlay } from "#web/ui/surfaces/overlay-count.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const OwnSpotDialog = lazyPart(
  async () => (await import("#web/features/spots/own/own-spot-dialog.tsx")).OwnSpotDialog,
);

interface SpotScreenProps {
  readonly spot: ListedSpot;
  readonly isFavorite: boolean;
  readonly onRemoved: () => void;
  readonly children: ReactNode;
}

/** Shows one spot. On a phone the directions button replaces the tab bar. */
export function SpotScreen({ spot, isFavorite, onRemoved, children }: SpotScreenProps) {
  const mobile = useIsMobile();
  useCountsAsOverlay(mobile);
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-3 md:px-8 md:py-6">
      <SpotHeader
        spot={spot}
        actions={
          <>
            <FavoriteButton framed spotId={spot.id} name={spot.name} isFavorite={isFavorite} />
            {spot.own === null ? (
              <ShareButton id={spot.id} name={spot.name} />
            ) : (
              <OwnActions spot={spot.own} onRemoved={onRemoved} />
            )}
            {mobile ? null : <DirectionsLink spot={spot} wide={false} />}
          </>
        }
      />
      {children}
      {mobile ? (
        <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <DirectionsLink spot={spot} wide />
        </div>
      ) : null}
    </div>
  );
}

interface OwnActionsProps {
  readonly spot: MySpot;
  readonly onRemoved: () => void;
}

function OwnActions({ spot, onRemoved }: OwnActionsProps) {
  const [open, setOpen] = useState<"edit" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton
        framed
        label={spotsWording.edit}
        icon={<Pencil size={20} aria-hidden="true" />}
        onClick={() => setOpen("edit")}
      />
      <IconButton
        framed
        label={spotsWording.remove}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={() => setOpen("remove")}
      />
      {open === "edit" ? (
        <Suspense fallback={null}>
          <OwnSpotDialog spot={spot} where="" onClose={close} onSaved={close} />
        </Suspense>
      ) : null}
      {open === "remove" ? (
        <RemoveSpotDialog spot={spot} onClose={close} onRemoved={onRemoved} />
      ) : null}
    </>
  );
}

interface DirectionsLinkProps {
  readonly spot: ListedSpot;
  readonly wide: boolean;
}

function DirectionsLink({ spot, wide }: DirectionsLinkProps) {
  return (
    <a
      href={directionsLink(spot)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle("primary", wide ? "large" : "regular", wide)}
    >
      <Navigation size={20} aria-hidden="true" />
      {spotsWording.directions}
    </a>
  );
}

interface ShareButtonProps {
  readonly id: string;
  readonly name: string;
}

/** Only for built-in spots, because own spots are private. */
function ShareButton({ id, name }: ShareButtonProps) {
  async function share() {
    const outcome = await shareLink(name, `${location.origin}/fishing-spots/${id}`);
    if (outcome === "copied") showToast(spotsWording.linkCopied, "ok");
    if (outcome === "failed") showToast(spotsWording.shareFailed, "danger");
  }
  return (
    <IconButton
      framed
      label={spotsWording.share}
      icon={<Share2 size={20} aria-hidden="true" />}
      onClick={() => void share()}
    />
  );
}

type Shared = "shared" | "copied" | "dismissed" | "failed";

export async function shareLink(title: string, url: string): Promise<Shared> {
  if ("share" in navigator && typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError") return "dismissed";
      // Some devices have a share sheet but refuse to open it; use the clipboard.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

interface RemoveSpotDialogProps {
  readonly spot: MySpot;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveSpotDialog({ spot, onClose, onRemoved }: RemoveSpotDialogProps) {
  const change = useChangeSpots();
  async function remove() {
    if (!(await change({ kind: "remove", subjectId: spot.spot_id }))) return;
    showToast(spotsWording.removed, "ok");
    onRemoved();
  }
  return (
    <Dialog
      open
      backCloses
      onClose={onClose}
      title={spotsWording.removeTitle}
      description={spotsWording.removeHelp(spot.name)}
    >
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" size="large" className="flex-1" onClick={() => void remove()}>
          {spotsWording.removeForGood}
        </Button>
        <Button tone="secondary" size="large" onClick={onClose}>
          {spotsWording.keep}
        </Button>
      </div>
    </Dialog>
  );
}
