import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface PasswordCost {
  /** KiB of memory for one hash. */
  readonly memoryCost: number;
  /** Passes over that memory. */
  readonly timeCost: number;
}

/** Hashes passwords. Every call waits for its requester's turn. */
export interface Passwords {
  /** Returns an argon2id hash in its text form, with salt and cost. */
  hash(password: string, by: Requester): Promise<string>;
  verify(passwordHash: string, password: string, by: Requester): Promise<boolean>;
  /** Takes as long as `verify` and returns false, to hide that an address is unknown. */
  verifyNothing(password: string, by: Requester): Promise<false>;
  isOutdated(passwordHash: string): boolean;
}

/**
 * Exceeds OWASP's minimum for argon2id (19 MiB, two passes; Password Storage Cheat Sheet, read
 * November 2026). Measured in November 2026.
 */
export const productionCost: PasswordCost = { memoryCost: 65_536, timeCost: 4 };

/** At most three of libuv's four threads, and leaves one core for everything else. */
export const concurrentHashes = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Most waiting sign-ins of one address, such as a marina's shared one. */
export const waitingOfAnAddress = 20;
const limits = {
  running: concurrentHashes,
  waitingEach: waitingOfAnAddress,
  /** At 100 ms each, the last one waits 20 s. */
  waiting: 200,
  /** A hundred times as long as one hash takes. */
  longestMs: 10_000,
};

/** Normalizes Unicode, so that the same characters give the same hash however they were typed. */
const prepare = (password: string): string => password.normalize("NFKC");

export function createPasswords(cost: PasswordCost = productionCost): Passwords {
  const queue = createFairQueue(limits);
  // The library defaults to argon2id.
  const options = { ...cost, parallelism: 1 };
  const mark = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`;
  const make = (password: string, by: Requester) =>
    queue.run(by, () => hash(prepare(password), options));
  return {
    hash: make,
    verify: (passwordHash, password, by) =>
      queue.run(by, () => verify(passwordHash, prepare(password))),
    async verifyNothing(password, by) {
      await make(password, by);
      return false;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(mark),
  };
}
