/** Places a picture in its frame: quarter turns, scale about the center, and offset. */
export interface PictureTransform {
  readonly scale: number;
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Offset of the picture's center from the frame's, in frame pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const largestScale = 8;
export const zoomStep = 1.5;
/** Distance per press of an arrow key, px. */
export const panStep = 60;

export const wholePicture: PictureTransform = { scale: 1, quarterTurns: 0, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

export function fittedSize(picture: Size, frame: Size, quarterTurns: number): Size {
  const isTurned = quarterTurns % 2 === 1;
  const width = isTurned ? picture.height : picture.width;
  const height = isTurned ? picture.width : picture.height;
  if (width <= 0 || height <= 0) return { width: 0, height: 0 };
  const fit = Math.min(frame.width / width, frame.height / height);
  return { width: width * fit, height: height * fit };
}

export function kept(transform: PictureTransform, picture: Size, frame: Size): PictureTransform {
  const fitted = fittedSize(picture, frame, transform.quarterTurns);
  const roomX = Math.max(0, (fitted.width * transform.scale - frame.width) / 2);
  const roomY = Math.max(0, (fitted.height * transform.scale - frame.height) / 2);
  const x = roomX === 0 ? 0 : clamp(transform.x, -roomX, roomX);
  const y = roomY === 0 ? 0 : clamp(transform.y, -roomY, roomY);
  return { ...transform, x, y };
}

export function zoomedAt(
  transform: PictureTransform,
  factor: number,
  { x, y }: Point,
): PictureTransform {
  const scale = clamp(transform.scale * factor, 1, largestScale);
  const grown = scale / transform.scale;
  return {
    ...transform,
    scale,
    x: x - (x - transform.x) * grown,
    y: y - (y - transform.y) * grown,
  };
}

export function pushed(transform: PictureTransform, by: Point): PictureTransform {
  return { ...transform, x: transform.x + by.x, y: transform.y + by.y };
}

const nextTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

export function turned({ quarterTurns }: PictureTransform): PictureTransform {
  return { ...wholePicture, quarterTurns: nextTurn[quarterTurns] };
}

export type ViewerAction =
  | { readonly kind: "zoom"; readonly factor: number; readonly at: Point }
  | { readonly kind: "push"; readonly by: Point }
  | { readonly kind: "rotate" }
  | { readonly kind: "reset" };

export function applied(transform: PictureTransform, action: ViewerAction): PictureTransform {
  if (action.kind === "zoom") return zoomedAt(transform, action.factor, action.at);
  if (action.kind === "push") return pushed(transform, action.by);
  return action.kind === "rotate" ? turned(transform) : wholePicture;
}

const middle: Point = { x: 0, y: 0 };
const push = (x: number, y: number): ViewerAction => ({ kind: "push", by: { x, y } });

export function actionOfKey(key: string): ViewerAction | null {
  switch (key) {
    case "+":
    case "=":
      return { kind: "zoom", factor: zoomStep, at: middle };
    case "-":
    case "_":
      return { kind: "zoom", factor: 1 / zoomStep, at: middle };
    case "0":
      return { kind: "reset" };
    case "r":
    case "R":
      return { kind: "rotate" };
    case "ArrowLeft":
      return push(panStep, 0);
    case "ArrowRight":
      return push(-panStep, 0);
    case "ArrowUp":
      return push(0, panStep);
    case "ArrowDown":
      return push(0, -panStep);
    default:
      return null;
  }
}
