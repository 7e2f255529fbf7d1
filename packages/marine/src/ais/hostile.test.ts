import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positionReport, sealed, sentenceOf } from "./encode.fixture.ts";
import { createAisDecoder } from "./index.ts";

const harbor = positionReport({});
const first = sealed("AIVDM,2,1,3,A,55NPaL800001L@OWO;H,0");
const second = sealed("AIVDM,2,2,3,A,88888888880,2");

describe("any input", () => {
  const mutated = fc
    .tuple(fc.constantFrom(harbor, first, second), fc.nat(200), fc.string({ maxLength: 3 }))
    .map(([line, at, piece]) => line.slice(0, at) + piece + line.slice(at + 1));
  const wellSealed = fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.string({ unit: "binary-ascii", maxLength: 90 }),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([of, number, payload, fill]) => sealed(`AIVDM,${of},${number},1,A,${payload},${fill}`));
  const armored = fc
    .array(fc.integer({ min: 0, max: 63 }), { maxLength: 120 })
    .map((values) => sentenceOf(values.map((value) => [6, value] as const)));

  test("the decoder never throws, and every message has a type, an MMSI and values within its fields", () => {
    const decoder = createAisDecoder();
    const line = fc.oneof(
      fc.string({ unit: "binary", maxLength: 1100 }),
      mutated,
      wellSealed,
      armored,
    );
    fc.assert(
      fc.property(line, fc.nat(1_000_000), (given, now) => {
        const decoded = decoder.decode(given, now);
        if (decoded.kind !== "message") return;
        const { type, mmsi, latitude, longitude, speed, course, name } = decoded.message;
        expect(type >= 1 && type <= 27).toBe(true);
        expect(mmsi >= 0 && mmsi < 2 ** 30).toBe(true);
        expect(Math.abs(latitude ?? 0)).toBeLessThanOrEqual(112);
        expect(Math.abs(longitude ?? 0)).toBeLessThanOrEqual(224);
        expect(speed ?? 0).toBeLessThanOrEqual(1022);
        expect(course ?? 0).toBeLessThanOrEqual(510);
        expect((name ?? "x").length).toBeGreaterThan(0);
      }),
      { numRuns: 3000 },
    );
  });

  test("every packed field is read back", () => {
    fc.assert(
      fc.property(
        fc.record({
          longitude: fc.integer({ min: -180 * 600_000, max: 180 * 600_000 }),
          latitude: fc.integer({ min: -90 * 600_000, max: 90 * 600_000 }),
          speed: fc.integer({ min: 0, max: 1022 }),
          course: fc.integer({ min: 0, max: 3599 }),
          heading: fc.integer({ min: 0, max: 359 }),
        }),
        (raw) => {
          const decoded = createAisDecoder().decode(positionReport(raw), 0);
          expect(decoded).toHaveProperty("message", {
            type: 1,
            mmsi: 367_000_001,
            latitude: expect.closeTo(raw.latitude / 600_000, 6),
            longitude: expect.closeTo(raw.longitude / 600_000, 6),
            speed: raw.speed / 10,
            course: raw.course / 10,
            heading: raw.heading,
          });
        },
      ),
    );
  });
});
