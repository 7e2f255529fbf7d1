import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exifHead, readExif } from "#marine/photos/exif.ts";
import { readPhotoFacts, takenAt } from "#marine/photos/photo-facts.ts";
import { exifBlock, heicWith, jpegWith, webpWith } from "#marine/photos/testing/index.ts";

const nothing = { takenAt: null, position: null };
const dawn = Date.parse("2026-06-13T09:12:30Z");
const block = exifBlock({
  time: "2026:06:13 05:12:30",
  offset: "-04:00",
  latitude: 42.5,
  longitude: -70.75,
});

test("a block reads the same with and without its header", () => {
  expect(readExif(block.subarray(exifHead.length))).toEqual(readExif(block));
  expect(readExif(block).position).not.toBeNull();
});

describe("a picture's file", () => {
  test.each([
    ["a JPEG", jpegWith(block)],
    ["a HEIC", heicWith(block)],
    ["a WebP", webpWith(block)],
  ])("of %s has its time and position", (_name, file) => {
    expect(readPhotoFacts(file)).toEqual({
      takenAt: dawn,
      position: { latitude: 42.5, longitude: -70.75 },
    });
  });

  test("without a position or zone has a time on the harbor's clock", () => {
    const file = jpegWith(exifBlock({ time: "2026:12:13 05:12:30" }));
    expect(readPhotoFacts(file)).toEqual({
      takenAt: Date.parse("2026-12-13T10:12:30Z"),
      position: null,
    });
  });

  test("taken east of Greenwich has the same moment on its own clock", () => {
    const file = jpegWith(exifBlock({ time: "2026:06:13 11:12:30", offset: "+02:00" }));
    expect(readPhotoFacts(file).takenAt).toBe(dawn);
  });

  test.each([
    ["north-east", 42.5, 70.75],
    ["south-west", -42.5, -70.75],
    ["south-east", -42.5, 70.75],
  ])("has a position in the %s of the earth", (_name, latitude, longitude) => {
    const file = jpegWith(exifBlock({ latitude, longitude }));
    expect(readPhotoFacts(file)).toEqual({ takenAt: null, position: { latitude, longitude } });
  });

  test("with an unset clock or an impossible date has no time", () => {
    for (const time of ["0000:00:00 00:00:00", "2026:02:30 05:12:30", "yesterday"])
      expect(readPhotoFacts(jpegWith(exifBlock({ time })))).toEqual(nothing);
  });

  test("of a camera without a fix, at 0 and 0, has no position", () => {
    const file = jpegWith(exifBlock({ latitude: 0, longitude: 0 }));
    expect(readPhotoFacts(file)).toEqual(nothing);
  });

  test("that is damaged or truncated never throws or has a position off the earth", () => {
    const files = [jpegWith(block), heicWith(block)];
    const within = fc.nat({ max: Math.max(...files.map(({ length }) => length)) - 1 });
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        within,
        fc.nat({ max: 255 }),
        within,
        (file, at, value, end) => {
          const damaged = Uint8Array.from(file);
          damaged[at] = value;
          const { position } = readPhotoFacts(damaged.subarray(0, end));
          expect(Math.abs(position?.latitude ?? 0)).toBeLessThanOrEqual(90);
          expect(Math.abs(position?.longitude ?? 0)).toBeLessThanOrEqual(180);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test("a camera's clock is the harbor's unless it says otherwise", () => {
  expect(takenAt({ localTime: "2026-06-13T05:12:30", offsetMinutes: null })).toBe(dawn);
  expect(takenAt({ localTime: "2026-06-13T11:12:30", offsetMinutes: 120 })).toBe(dawn);
  expect(takenAt(null)).toBeNull();
});
