import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actionOfKey,
  applied,
  fittedSize,
  kept,
  largestScale,
  pushed,
  turned,
  wholePicture,
  zoomedAt,
} from "#web/features/licenses/viewer/picture-transform.ts";

const frame = { width: 390, height: 700 };
const picture = { width: 1600, height: 1000 };
const coordinate = fc.integer({ min: -350, max: 350 });
const point = fc.record({ x: coordinate, y: coordinate });

describe("zooming", () => {
  test("leaves what is under the finger where it is", () => {
    const law = fc.property(
      point,
      point,
      fc.double({ min: 1, max: 2.5, noNaN: true }),
      (at, by, factor) => {
        const before = pushed(zoomedAt(wholePicture, 2, { x: 0, y: 0 }), by);
        const after = zoomedAt(before, factor, at);
        const under = { x: (at.x - before.x) / before.scale, y: (at.y - before.y) / before.scale };
        return (
          Math.abs(after.x + under.x * after.scale - at.x) < 1e-6 &&
          Math.abs(after.y + under.y * after.scale - at.y) < 1e-6
        );
      },
    );
    expect(fc.check(law).failed).toBe(false);
  });

  test("stays between the whole picture and eight times that", () => {
    const law = fc.property(
      fc.array(fc.double({ min: 0.01, max: 100, noNaN: true })),
      point,
      (factors, at) => {
        const end = factors.reduce((now, factor) => zoomedAt(now, factor, at), wholePicture);
        return end.scale >= 1 && end.scale <= largestScale;
      },
    );
    expect(fc.check(law).failed).toBe(false);
  });
});

describe("moving", () => {
  test("never shows a gap where there is more of the picture", () => {
    const law = fc.property(
      point,
      fc.double({ min: 1, max: largestScale, noNaN: true }),
      (by, scale) => {
        const { x, y } = kept(pushed({ ...wholePicture, scale }, by), picture, frame);
        const fitted = fittedSize(picture, frame, 0);
        return (
          Math.abs(x) <= Math.max(0, (fitted.width * scale - frame.width) / 2) + 1e-9 &&
          Math.abs(y) <= Math.max(0, (fitted.height * scale - frame.height) / 2) + 1e-9
        );
      },
    );
    expect(fc.check(law).failed).toBe(false);
  });

  test("keeps a picture that fits in the middle", () => {
    expect(kept(pushed(wholePicture, { x: 50, y: -80 }), picture, frame)).toEqual(wholePicture);
  });
});

test("a picture on its side is fitted by its other measure", () => {
  expect(fittedSize(picture, frame, 0)).toEqual({ width: 390, height: 243.75 });
  expect(fittedSize(picture, frame, 1)).toEqual({ width: 390, height: 624 });
  expect(fittedSize({ width: 0, height: 0 }, frame, 0)).toEqual({ width: 0, height: 0 });
});

test("four quarter turns are none", () => {
  const once = turned({ ...wholePicture, scale: 3, x: 5 });
  expect(once).toEqual({ ...wholePicture, quarterTurns: 1 });
  expect(turned(turned(turned(once)))).toEqual(wholePicture);
});

test("every gesture has a key, and other keys are the browser's", () => {
  const does = (key: string) => {
    const action = actionOfKey(key);
    return action === null ? null : applied({ ...wholePicture, scale: 2 }, action);
  };
  expect(does("+")?.scale).toBe(3);
  expect(does("-")?.scale).toBeCloseTo(4 / 3);
  expect(does("0")).toEqual(wholePicture);
  expect(does("r")?.quarterTurns).toBe(1);
  expect(does("ArrowLeft")).toMatchObject({ x: 60, y: 0 });
  expect(does("ArrowRight")).toMatchObject({ x: -60, y: 0 });
  expect(does("ArrowUp")).toMatchObject({ x: 0, y: 60 });
  expect(does("ArrowDown")).toMatchObject({ x: 0, y: -60 });
  expect(does("Tab")).toBeNull();
});
