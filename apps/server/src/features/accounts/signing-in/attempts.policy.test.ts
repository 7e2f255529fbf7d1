import { day, hour, minute, second } from "@striper/marine/time";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  attemptKey,
  attemptLimits,
  waitBefore,
} from "#server/features/accounts/signing-in/attempts.policy.ts";

const limit = { freeAttempts: 5, firstWaitMs: second, longestWaitMs: 15 * minute };
const now = Date.UTC(2026, 5, 13, 9);
const waitAfter = (attempts: number): number => waitBefore(limit, { attempts, lastAt: now }, now);

test("the first attempts are free, and each further one waits twice as long, up to a limit", () => {
  expect([0, 1, 4].map(waitAfter)).toEqual([0, 0, 0]);
  expect([5, 6, 7, 8].map(waitAfter)).toEqual([1000, 2000, 4000, 8000]);
  expect([14, 15, 100, 5000].map(waitAfter)).toEqual([512_000, 900_000, 900_000, 900_000]);
});

test("the wait passes with time", () => {
  const count = { attempts: 7, lastAt: now };
  expect(waitBefore(limit, count, now + 3999)).toBe(1);
  expect(waitBefore(limit, count, now + 4000)).toBe(0);
});

test("the count restarts after a day and an hour without an attempt", () => {
  const count = { attempts: 5000, lastAt: now };
  const long = { ...limit, longestWaitMs: 10 * day };
  expect(waitBefore(long, count, now + day + hour - 1)).toBeGreaterThan(0);
  expect(waitBefore(long, count, now + day + hour)).toBe(0);
});

test("the wait never exceeds the longest wait while the clock is right", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...Object.values(attemptLimits)),
      (...given) => {
        const [attempts, since, kind] = given;
        const wait = waitBefore(kind, { attempts, lastAt: now - since }, now);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(kind.longestWaitMs);
      },
    ),
  );
});

test("keys differ between kinds, and between names that read alike when joined", () => {
  const keys = [
    attemptKey("sign-in-account", "ab"),
    attemptKey("sign-in-address", "ab"),
    attemptKey("sign-in-pair", "a", "b"),
    attemptKey("sign-in-pair", "ab"),
  ];
  expect(new Set(keys.map(({ keyHash }) => keyHash.toString("hex"))).size).toBe(keys.length);
});
