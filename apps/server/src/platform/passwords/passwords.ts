import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createWorkLine } from "#server/platform/work/work-line.ts";

export interface PasswordCost {
  /** KiB of memory for one hash. */
  readonly memoryCost: number;
  /** Passes over that memory. */
  readonly timeCost: number;
}

export interface Passwords {
  /** argon2id in its own text form, with salt and cost. */
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
  /** Takes as long as `verify` and says no: for names that nobody has. */
  verifyNothing(password: string): Promise<false>;
  /** Whether the hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * Above the least that OWASP asks of argon2id (19 MiB, two passes; Password Storage Cheat Sheet,
 * read November 2026). Measured by `bench/accounts.ts`.
 */
export const productionCost: PasswordCost = { memoryCost: 65_536, timeCost: 4 };

/** At most three of libuv's four threads, and always one core for everything else. */
export const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
/** At 100 ms each the last in line waits ten seconds. */
const longestLine = 100;

/** One look for every way of typing the same characters. */
const prepare = (password: string): string => password.normalize("NFKC");

/** Throws `LineTooLong` when more is asked than can be done in a bearable time. */
export function createPasswords(cost: PasswordCost = productionCost): Passwords {
  const inLine = createWorkLine(hashesAtOnce, longestLine);
  // The library makes argon2id unless told otherwise.
  const options = { ...cost, parallelism: 1 };
  const mark = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`;
  const make = (password: string) => inLine(() => hash(prepare(password), options));
  return {
    hash: make,
    verify: (passwordHash, password) => inLine(() => verify(passwordHash, prepare(password))),
    async verifyNothing(password) {
      await make(password);
      return false;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(mark),
  };
}
