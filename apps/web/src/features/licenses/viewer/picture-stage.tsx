import { Maximize, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { MissingPicture, PictureImage } from "#web/features/licenses/stored/license-picture.tsx";
import { usePicture } from "#web/features/licenses/stored/use-picture.ts";
import {
  actionOfKey,
  applied,
  fittedSize,
  kept,
  wholePicture,
  zoomStep,
  type PictureTransform,
  type Size,
  type ViewerAction,
} from "#web/features/licenses/viewer/picture-transform.ts";
import { useGestures } from "#web/features/licenses/viewer/use-gestures.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classes } from "#web/ui/classes.ts";

interface PictureStageProps {
  readonly licenseId: string;
  readonly imageId: string | undefined;
  readonly label: string;
  readonly className?: string;
}

const none: Size = { width: 0, height: 0 };

function measured(frame: HTMLElement | null): { readonly frame: Size; readonly picture: Size } {
  const image = frame?.querySelector("img");
  if (!frame || !image) return { frame: none, picture: none };
  return {
    frame: { width: frame.clientWidth, height: frame.clientHeight },
    picture: { width: image.naturalWidth, height: image.naturalHeight },
  };
}

function fitOf(quarterTurns: number, frame: Size, picture: Size): number {
  const upright = fittedSize(picture, frame, 0);
  const turned = fittedSize(picture, frame, quarterTurns);
  if (upright.width === 0) return 1;
  return quarterTurns % 2 === 1 ? turned.width / upright.height : 1;
}

function cssOf(transform: PictureTransform, fit: number): string {
  const { x, y, scale, quarterTurns } = transform;
  return `translate(${x}px, ${y}px) rotate(${quarterTurns * 90}deg) scale(${scale * fit})`;
}

export function PictureStage({ licenseId, imageId, label, className }: PictureStageProps) {
  const frame = useRef<HTMLElement>(null);
  const state = usePicture(licenseId, imageId);
  const [view, setView] = useState({ transform: wholePicture, fit: 1 });

  function act(action: ViewerAction) {
    const sizes = measured(frame.current);
    setView((now) => {
      const transform = kept(applied(now.transform, action), sizes.picture, sizes.frame);
      return { transform, fit: fitOf(transform.quarterTurns, sizes.frame, sizes.picture) };
    });
  }

  const gestures = useGestures(frame, act);

  function onKeyDown(event: KeyboardEvent) {
    const action = event.ctrlKey || event.metaKey || event.altKey ? null : actionOfKey(event.key);
    if (action === null) return;
    event.preventDefault();
    act(action);
  }

  return (
    <div className={classes("relative overflow-hidden bg-foam", className)}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the frame is moved and zoomed with keys as it is with fingers */}
      <section
        ref={frame}
        aria-label={wording.viewer.stage}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="absolute inset-0 touch-none overflow-hidden -outline-offset-4 select-none"
        {...gestures}
      >
        {state.kind === "ready" ? (
          <div
            className="size-full will-change-transform"
            style={{ transform: cssOf(view.transform, view.fit) }}
          >
            <PictureImage
              picture={state.picture}
              label={label}
              className="pointer-events-none block size-full object-contain"
              fallback={<MissingPicture className="size-full" />}
            />
          </div>
        ) : state.kind === "missing" ? (
          <MissingPicture className="size-full" />
        ) : (
          <p className="grid size-full place-items-center text-small text-ink-soft">
            {wording.imageLoading}
          </p>
        )}
      </section>
      <StageButtons scale={view.transform.scale} onAct={act} />
    </div>
  );
}

interface StageButtonsProps {
  readonly scale: number;
  readonly onAct: (action: ViewerAction) => void;
}

function StageButtons({ scale, onAct }: StageButtonsProps) {
  const zoom = (factor: number) => onAct({ kind: "zoom", factor, at: { x: 0, y: 0 } });
  return (
    <div className="absolute right-2 bottom-2 flex items-center gap-1 rounded-card border border-line bg-surface p-1">
      <output className="data px-2 text-caption">
        {wording.viewer.zoom(Math.round(scale * 100))}
      </output>
      <IconButton
        label={wording.viewer.zoomOut}
        icon={<ZoomOut size={22} aria-hidden="true" />}
        onClick={() => zoom(1 / zoomStep)}
      />
      <IconButton
        label={wording.viewer.zoomIn}
        icon={<ZoomIn size={22} aria-hidden="true" />}
        onClick={() => zoom(zoomStep)}
      />
      <IconButton
        label={wording.viewer.rotate}
        icon={<RotateCw size={22} aria-hidden="true" />}
        onClick={() => onAct({ kind: "rotate" })}
      />
      <IconButton
        label={wording.viewer.reset}
        icon={<Maximize size={22} aria-hidden="true" />}
        onClick={() => onAct({ kind: "reset" })}
      />
    </div>
  );
}
