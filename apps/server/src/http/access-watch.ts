import type { Endpoint } from "@striper/contract/endpoint";
import { second } from "@striper/marine/time";
import type { FastifyRequest } from "fastify";
import type { AccessChanges } from "#server/http/access-changes.ts";
import { AppError } from "#server/http/app-error.ts";
import { authenticate, requireAccess } from "#server/http/authentication.ts";
import type { Authenticator } from "#server/http/authentication.ts";

export interface GoingOn {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly accountId: string;
  /** Interval between checks, which notice access that ended on another instance or expired. */
  readonly checkEveryMs: number;
}

export interface AccessWatch {
  readonly streamCheckMs: number;
  /**
   * Calls `ended` once, as soon as the session, the account or the plan no longer admits the
   * caller. Changes made by this process are noticed at once. The returned function ends the watch.
   */
  watch(goingOn: GoingOn, ended: (refusal: AppError) => void): () => void;
}

export interface AccessWatchOptions {
  readonly authenticator: Authenticator;
  readonly accessChanges: AccessChanges;
  readonly checkEveryMs?: number;
}

const usualStreamCheckMs = 30 * second;

interface Watched {
  readonly goingOn: GoingOn;
  readonly ended: (refusal: AppError) => void;
  timer?: NodeJS.Timeout;
}

export function createAccessWatch(options: AccessWatchOptions): AccessWatch {
  const { authenticator, accessChanges, checkEveryMs = usualStreamCheckMs } = options;
  const all = new Set<Watched>();
  let looking: Promise<void> = Promise.resolve();

  async function refusalOf({ endpoint, request }: GoingOn): Promise<AppError | undefined> {
    try {
      const { access } = endpoint;
      requireAccess(access, await authenticate(request, access, authenticator));
      return undefined;
    } catch (error) {
      // Let the request continue while access cannot be checked.
      return error instanceof AppError ? error : undefined;
    }
  }

  function forget(one: Watched): void {
    all.delete(one);
    clearTimeout(one.timer);
  }

  async function look(one: Watched): Promise<void> {
    if (!all.has(one)) return;
    const refusal = await refusalOf(one.goingOn);
    if (refusal === undefined || !all.has(one)) return;
    forget(one);
    one.ended(refusal);
  }

  async function lookAgain(before: Promise<void>, one: Watched): Promise<void> {
    await before;
    await look(one);
    if (all.has(one)) lookLater(one);
  }

  /** Runs the checks one after the other, so that they hold at most one database connection. */
  function lookLater(one: Watched): void {
    const checkAgain = () => void (looking = lookAgain(looking, one));
    one.timer = setTimeout(checkAgain, one.goingOn.checkEveryMs).unref();
  }

  accessChanges.onChange((accountId) => {
    for (const one of all) if (one.goingOn.accountId === accountId) void look(one);
  });

  return {
    streamCheckMs: checkEveryMs,
    watch(goingOn, ended) {
      const one: Watched = { goingOn, ended };
      all.add(one);
      lookLater(one);
      return () => forget(one);
    },
  };
}
