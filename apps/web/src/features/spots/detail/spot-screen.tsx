import { Pencil, Trash2 } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { DirectionsLink } from "#web/features/spots/detail/actions/directions-link.tsx";
import { ShareButton } from "#web/features/spots/detail/actions/share-button.tsx";
import { SpotHeader } from "#web/features/spots/detail/spot-header.tsx";
import { FavoriteButton } from "#web/features/spots/favorite-button.tsx";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import type { MySpot } from "#web/features/spots/mine/my-spots.ts";
import { RemoveSpotDialog } from "#web/features/spots/own/remove-spot-dialog.tsx";
import { spotsWording } from "#web/features/spots/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { useIsMobile } from "#web/platform/media.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useCountsAsOverlay } from "#web/ui/surfaces/overlay-count.ts";

const OwnSpotDialog = lazyPart(
  async () => (await import("#web/features/spots/own/own-spot-dialog.tsx")).OwnSpotDialog,
);

interface SpotScreenProps {
  readonly spot: ListedSpot;
  readonly isFavorite: boolean;
  /** The own spot is gone. */
  readonly onRemoved: () => void;
  readonly children: ReactNode;
}

/** The whole screen for one spot: on a phone the way there takes the place of the tabs. */
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
