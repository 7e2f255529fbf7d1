import type { Position } from "@striper/marine/geo";
import type { CaptureTime } from "@striper/marine/photos";
import { imageKindOf, isAnimated } from "#server/platform/images/image-kind.ts";
import { createWorkLine, LineTooLong } from "#server/platform/work/work-line.ts";

export interface ImageWish {
  /** In pixels; a smaller image keeps its size. */
  readonly longestSide: number;
  /** Asks for a second, smaller one. */
  readonly smallSide?: number;
  /** Asks where the photo was taken; else it is forgotten here. */
  readonly withPosition?: boolean;
}

export interface EncodedImage {
  /** WebP, upright, with nothing in it but the picture. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type ImageOutcome =
  | {
      readonly kind: "image";
      readonly image: EncodedImage;
      /** Null unless asked for. */
      readonly small: EncodedImage | null;
      readonly capturedAt: CaptureTime | null;
      /** Null unless asked for. */
      readonly position: Position | null;
    }
  /** Not of a kind that is taken, whatever its name says. */
  | { readonly kind: "unsupported" }
  | { readonly kind: "unreadable"; readonly reason: "damaged" | "animated" | "too-large" };

export interface Encoder {
  /** Of a JPEG, a PNG or a WebP; one at a time. */
  encode(bytes: Buffer, wish: ImageWish): Promise<ImageOutcome>;
  /** For good; what is under way is given up. */
  close(): void;
}

/** Nothing was found out about the image: asked again later, there may be an answer. */
export class ImageNotEncoded extends Error {
  override readonly name = "ImageNotEncoded";
}

export interface Images {
  /** Waits its turn; rejects with `ImageNotEncoded` when too many wait or the encoder is lost. */
  encode(bytes: Buffer, wish: ImageWish): Promise<ImageOutcome>;
  close(): void;
}

const longestLine = 40;

/** Makes of what people send an image that is nothing but one. */
export function createImages(encoder: Encoder): Images {
  // One at a time, whatever the machine: its other processors answer everybody else.
  const inLine = createWorkLine(1, longestLine);

  return {
    async encode(bytes, wish) {
      const kind = imageKindOf(bytes);
      if (kind === undefined) return { kind: "unsupported" };
      if (isAnimated(bytes, kind)) return { kind: "unreadable", reason: "animated" };
      try {
        return await inLine(() => encoder.encode(bytes, wish));
      } catch (cause) {
        if (cause instanceof LineTooLong)
          throw new ImageNotEncoded("too many images wait", { cause });
        throw cause;
      }
    },
    close: () => encoder.close(),
  };
}
