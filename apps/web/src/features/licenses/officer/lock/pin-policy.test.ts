import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterFailure,
  noTries,
  pinGate,
  pinProblem,
  triesAllowed,
  waitText,
  type Tries,
} from "#web/features/licenses/officer/lock/pin-policy.ts";

const now = Date.UTC(2026, 5, 13, 16);
const failed = (times: number, at = now): Tries =>
  Array.from({ length: times }).reduce<Tries>((tries) => afterFailure(tries, at), noTries);

describe("a PIN", () => {
  test.each(["", "123", "123456789", "12a4", " 1234", "１２３４"])("of %j is none", (pin) => {
    expect(pinProblem(pin)).toBe("invalid");
  });
  const easy = ["0000", "1111", "1234", "4321", "7890", "98765432", "5555555", "1973", "2004"];
  test.each(easy)("of %j is too easy", (pin) => {
    expect(pinProblem(pin)).toBe("trivial");
  });
  test.each(["2580", "1357", "1873", "2173", "19730521", "0011"])("of %j will do", (pin) => {
    expect(pinProblem(pin)).toBeNull();
  });
});

describe("wrong tries", () => {
  test("are free twice, then cost more each time, and at last only the password opens", () => {
    const waits = Array.from({ length: triesAllowed + 1 }, (_, times) => {
      const gate = pinGate(failed(times), now);
      return gate.kind === "waiting" ? gate.leftMs / 1000 : gate.kind;
    });
    expect(waits).toEqual(["open", "open", "open", 5, 15, 30, 60, 300, 900, 900, "password-only"]);
  });

  test("are forgiven when the time is over, and not a moment sooner", () => {
    expect(pinGate(failed(3), now + 4999)).toEqual({ kind: "waiting", leftMs: 1 });
    expect(pinGate(failed(3), now + 5000)).toEqual({ kind: "open" });
  });

  test("cannot be undone by turning back the clock", () => {
    expect(pinGate(failed(6), now - 86_400_000)).toEqual({ kind: "waiting", leftMs: 60_000 });
  });

  test("never make the next try come sooner", () => {
    const law = fc.property(fc.nat({ max: 20 }), fc.nat({ max: 1_000_000 }), (times, later) => {
      const rank = (gate: ReturnType<typeof pinGate>) =>
        gate.kind === "open" ? 0 : gate.kind === "waiting" ? gate.leftMs : Infinity;
      const less = rank(pinGate(failed(times), now + later));
      return rank(pinGate(failed(times + 1), now + later)) >= less;
    });
    expect(fc.check(law).failed).toBe(false);
  });
});

test.each([
  [1, "1 second"],
  [4500, "5 seconds"],
  [60_000, "60 seconds"],
  [61_000, "2 minutes"],
  [900_000, "15 minutes"],
])("%d ms read %s", (ms, text) => {
  expect(waitText(ms)).toBe(text);
});
