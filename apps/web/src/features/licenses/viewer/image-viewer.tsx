import { ChevronLeft, ChevronRight, Sun } from "lucide-react";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { PictureStage } from "#web/features/licenses/viewer/picture-stage.tsx";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { FullScreen } from "#web/ui/full-screen.tsx";

interface ImageViewerProps {
  readonly license: WalletLicense;
  readonly imageId: string;
  readonly onClose: () => void;
  readonly onTurnTo: (imageId: string) => void;
}

export function ImageViewer({ license, imageId, onClose, onTurnTo }: ImageViewerProps) {
  const { imageIds } = license;
  const index = Math.max(0, imageIds.indexOf(imageId));
  const title = wording.typeTitle(license.license_type);
  const neighbour = (offset: number) => imageIds[index + offset];
  const turn = (offset: number) => {
    const id = neighbour(offset);
    if (id !== undefined) onTurnTo(id);
  };
  return (
    <FullScreen
      open
      fills
      onClose={onClose}
      title={
        imageIds.length < 2
          ? title
          : wording.viewer.title(wording.side(index), index, imageIds.length)
      }
      aside={
        imageIds.length < 2 ? null : (
          <>
            <IconButton
              label={wording.viewer.previous}
              icon={<ChevronLeft size={24} aria-hidden="true" />}
              disabled={neighbour(-1) === undefined}
              className="disabled:opacity-40"
              onClick={() => turn(-1)}
            />
            <IconButton
              label={wording.viewer.next}
              icon={<ChevronRight size={24} aria-hidden="true" />}
              disabled={neighbour(1) === undefined}
              className="disabled:opacity-40"
              onClick={() => turn(1)}
            />
          </>
        )
      }
      actions={
        <p className="flex items-center gap-2 text-small text-ink-soft">
          <Sun size={18} aria-hidden="true" className="shrink-0" />
          {wording.viewer.brightness}
        </p>
      }
    >
      <PictureStage
        key={imageIds[index]}
        licenseId={license.license_id}
        imageId={imageIds[index]}
        label={wording.imageOf(title, index, imageIds.length)}
        className="size-full"
      />
    </FullScreen>
  );
}
