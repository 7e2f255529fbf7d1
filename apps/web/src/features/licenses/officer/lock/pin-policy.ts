import type { Instant } from "@striper/marine/time";
import { minute, second } from "@striper/marine/time";

export const pinMinDigits = 4;
export const pinMaxDigits = 8;

export type PinProblem = "invalid" | "trivial";

const isRun = (digits: readonly number[], step: number): boolean =>
  digits.every(
    (digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + step + 10) % 10,
  );

/** Matches years of birth or of a wedding. */
const isYear = (pin: string): boolean => /^(?:19|20)\d\d$/.test(pin);

/** Rejects PINs that anybody would try first: equal digits, runs and years. */
export function pinProblem(pin: string): PinProblem | null {
  if (!/^[0-9]*$/.test(pin) || pin.length < pinMinDigits || pin.length > pinMaxDigits)
    return "invalid";
  const digits = Array.from(pin, Number);
  const isEasy = isYear(pin) || [0, 1, -1].some((step) => isRun(digits, step));
  return isEasy ? "trivial" : null;
}

export interface Tries {
  readonly failures: number;
  /** Time of the last failure, ms; 0 before the first. */
  readonly lastAt: Instant;
}

export const noTries: Tries = { failures: 0, lastAt: 0 };

/** Wait after each failure: none at first, then longer and longer. */
const waits = [
  0,
  0,
  0,
  5 * second,
  15 * second,
  30 * second,
  minute,
  5 * minute,
  15 * minute,
] as const;
/** Failures after which only the password unlocks. */
export const triesAllowed = 10;

const waitAfter = (failures: number): number => waits[failures] ?? 15 * minute;

export type PinGate =
  | { readonly kind: "open" }
  | { readonly kind: "waiting"; readonly leftMs: number }
  | { readonly kind: "password-only" };

/** Returns whether a PIN may be tried now. Setting the clock back does not shorten the wait. */
export function pinGate({ failures, lastAt }: Tries, now: Instant): PinGate {
  if (failures >= triesAllowed) return { kind: "password-only" };
  const wait = waitAfter(failures);
  const passed = Math.max(0, now - lastAt);
  return passed >= wait ? { kind: "open" } : { kind: "waiting", leftMs: wait - passed };
}

export const afterFailure = ({ failures }: Tries, now: Instant): Tries => ({
  failures: failures + 1,
  lastAt: now,
});

export function waitText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second);
  if (seconds <= 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
