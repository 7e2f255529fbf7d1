/**
 * Draws the product's icons from the geometry of its mark, into public/icons.
 *
 *   npx tsx apps/web/scripts/draw-icons.ts
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { flankStripes, type Curve, type Point } from "#web/ui/flank-stripes.ts";

type Color = readonly [red: number, green: number, blue: number];

const folder = join(import.meta.dirname, "../public/icons");
// The marks of the Dusk light: these files stand outside of any page.
const deep: Color = [11, 27, 43];
const stripe: Color = [95, 224, 207];
const lateral: Color = [242, 165, 65];
/** The mark's own box and line, see the brand mark. */
const box = { width: 64, height: 32 };
const lineWidth = 2.1;

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Share of the width that the mark takes; a maskable icon keeps it inside the safe circle. */
  readonly share: number;
  /** Share of the width by which the corners are rounded. */
  readonly rounding: number;
}

const pictures: readonly Picture[] = [
  { file: "icon-192.png", width: 192, height: 192, share: 0.78, rounding: 0.22 },
  { file: "icon-512.png", width: 512, height: 512, share: 0.78, rounding: 0.22 },
  { file: "maskable-192.png", width: 192, height: 192, share: 0.6, rounding: 0 },
  { file: "maskable-512.png", width: 512, height: 512, share: 0.6, rounding: 0 },
  { file: "apple-touch-icon.png", width: 180, height: 180, share: 0.74, rounding: 0 },
  { file: "preview.png", width: 1200, height: 630, share: 0.62, rounding: 0 },
];

/** Points along a curve, close enough together to look round. */
function alongCurve([a, b, c, d]: Curve): Point[] {
  return Array.from({ length: 33 }, (_, index) => {
    const t = index / 32;
    const u = 1 - t;
    const [ka, kb, kc, kd] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    return [
      ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0],
      ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1],
    ];
  });
}

const curves = flankStripes.map((flankStripe) => ({
  points: flankStripe.curves.flatMap(alongCurve),
  color: flankStripe.lateral ? lateral : stripe,
}));

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function distanceToCurve(point: Point, points: readonly Point[]): number {
  return points.reduce((least, next, index) => {
    const previous = points[index - 1];
    return previous ? Math.min(least, distanceToSegment(point, previous, next)) : least;
  }, Infinity);
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How much of the pixel lies inside the rounded frame. */
function frameCover({ width, height, rounding }: Picture, x: number, y: number): number {
  const radius = rounding * width;
  const outX = Math.max(0, Math.abs(x - width / 2) - (width / 2 - radius));
  const outY = Math.max(0, Math.abs(y - height / 2) - (height / 2 - radius));
  return radius === 0 ? 1 : clamp(radius - Math.hypot(outX, outY) + 0.5);
}

function pixel(picture: Picture, x: number, y: number): readonly number[] {
  const scale = (picture.width * picture.share) / box.width;
  const point: Point = [
    (x - picture.width / 2) / scale + box.width / 2,
    (y - picture.height / 2) / scale + box.height / 2,
  ];
  let [red, green, blue] = deep;
  for (const { points, color } of curves) {
    const cover = clamp((lineWidth / 2 - distanceToCurve(point, points)) * scale + 0.5);
    red += (color[0] - red) * cover;
    green += (color[1] - green) * cover;
    blue += (color[2] - blue) * cover;
  }
  return [red, green, blue, 255 * frameCover(picture, x, y)].map(Math.round);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The check sum of PNG (ISO 3309). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function png(picture: Picture): Buffer {
  const { width, height } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, with transparency.
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_row, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (_column, x) => pixel(picture, x + 0.5, y + 0.5)).flat(),
    ]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const hex = (color: Color) =>
  `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** For browser tabs: the same mark, sharp at any size. */
function svg(): string {
  const lines = flankStripes
    .map(
      ({ path, lateral: middle }) =>
        `<path d="${path}" stroke="${hex(middle ? lateral : stripe)}"/>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -25 82 82"><rect x="-9" y="-25" width="82" height="82" rx="18" fill="${hex(deep)}"/><g fill="none" stroke-width="2.3" stroke-linecap="round">${lines}</g></svg>\n`;
}

for (const picture of pictures) writeFileSync(join(folder, picture.file), png(picture));
writeFileSync(join(folder, "mark.svg"), svg());
