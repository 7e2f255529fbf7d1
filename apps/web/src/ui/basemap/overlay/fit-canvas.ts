/** Device pixels in a CSS pixel, at most: more cost time and show nothing more. */
const sharpest = 2;

/** What is drawn with: of a canvas in the page, or of one that is shown as a bitmap. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Clears the canvas, fits it to its size on the screen, and scales it so that drawing is in CSS pixels. */
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

/** Where a picture is drawn from its beginning, and shown once it is complete. */
export interface Surface {
  readonly begin: (size: Size, most?: number) => Context2D | null;
  readonly show: () => void;
}

/** For what changes with each picture. */
export const livelySurface = (canvas: HTMLCanvasElement): Surface => ({
  begin: (size, most) => fitCanvas(canvas, size, most),
  show: () => undefined,
});

/**
 * For what stays while others change. Without a graphics chip a browser copies each canvas that is seen
 * for each picture, changed or not; a bitmap is handed over once.
 */
export function stillSurface(canvas: HTMLCanvasElement): Surface {
  // Safari before 16.4.
  if (typeof OffscreenCanvas === "undefined") return livelySurface(canvas);
  const drawn = new OffscreenCanvas(1, 1);
  return {
    begin: (size, most) => fitCanvas(drawn, size, most),
    show: () => {
      // A map that is not shown has no size, and there is no bitmap of that.
      if (drawn.width === 0 || drawn.height === 0) return;
      canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(drawn.transferToImageBitmap());
    },
  };
}
