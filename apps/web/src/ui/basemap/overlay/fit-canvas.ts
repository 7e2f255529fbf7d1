/** Limit of device pixels per CSS pixel; more cost time without a visible gain. */
const sharpest = 2;

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function fitCanvas(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { width, height }: Size,
  most = sharpest,
): Context2D | null {
  const ratio = Math.min(most, globalThis.devicePixelRatio || 1);
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  const context: Context2D | null = canvas.getContext("2d");
  if (context === null) return null;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

/** A double buffer: `begin` starts a new picture and `show` presents it. */
export interface Surface {
  readonly begin: (size: Size, most?: number) => Context2D | null;
  readonly show: () => void;
}

export const livelySurface = (canvas: HTMLCanvasElement): Surface => ({
  begin: (size, most) => fitCanvas(canvas, size, most),
  show: () => undefined,
});

/**
 * Returns a surface for content that rarely changes. Without a GPU, browsers copy every visible canvas for each
 * frame, changed or not; a bitmap is handed over only once.
 */
export function stillSurface(canvas: HTMLCanvasElement): Surface {
  // Safari before 16.4 has no OffscreenCanvas.
  if (typeof OffscreenCanvas === "undefined") return livelySurface(canvas);
  const drawn = new OffscreenCanvas(1, 1);
  return {
    begin: (size, most) => fitCanvas(drawn, size, most),
    show: () => {
      // A hidden map has no size, and an empty canvas yields no bitmap.
      if (drawn.width === 0 || drawn.height === 0) return;
      canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(drawn.transferToImageBitmap());
    },
  };
}
