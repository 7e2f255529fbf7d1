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

/** Each piece of work waits for its turn among those of all requesters. */
export interface Passwords {
  /** argon2id in its own text form, with salt and cost. */
  hash(password: string, by: Requester): Promise<string>;
  verify(passwordHash: string, password: string, by: Requester): Promise<boolean>;
  /** Takes as long as `verify` and returns false: for unknown addresses. */
  verifyNothing(password: string, by: Requester): Promise<false>;
  /** Whether the hash was made at another cost than today's. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * Above the least that OWASP asks of argon2id (19 MiB, two passes; Password Storage Cheat Sheet,
 * read November 2026). Measured in November 2026.
 */
export const productionCost: PasswordCost = { memoryCost: 65_536, timeCost: 4 };

/** At most three of libuv's four threads, and always one core for everything else. */
export const concurrentHashes = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Waiting sign-ins of one address, such as a marina's shared one. */
export const waitingOfAnAddress = 20;
const limits = {
  running: concurrentHashes,
  waitingEach: waitingOfAnAddress,
  /** Most waiting sign-ins: at 100 ms each the last one waits twenty seconds. */
  waiting: 200,
  /** Timeout: a hundred times as long as one hash takes. */
  longestMs: 10_000,
};

/** Unicode normalization: the same characters give the same hash however they were typed. */
const prepare = (password: string): string => password.normalize("NFKC");

export function createPasswords(cost: PasswordCost = productionCost): Passwords {
  const queue = createFairQueue(limits);
  // The library's default is argon2id.
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
