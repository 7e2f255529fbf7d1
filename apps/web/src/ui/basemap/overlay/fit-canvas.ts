/** Device pixels in a CSS pixel, at most: more cost time and show nothing more. */
const sharpest = 2;

/** Clears the canvas, fits it to its size on the screen, and scales it so that drawing is in CSS pixels. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: { readonly width: number; readonly height: number },
  most = sharpest,
): CanvasRenderingContext2D | null {
  const ratio = Math.min(most, globalThis.devicePixelRatio || 1);
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}
