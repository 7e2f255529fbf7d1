import type { Endpoint } from "@striper/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import {
  authenticate,
  knownAccount,
  lookUpCaller,
  rememberAccount,
  requireAccess,
} from "#server/http/authentication.ts";
import type { Authenticator, SignedInAccount } from "#server/http/authentication.ts";
import { callerOf, refuseWhenOver } from "#server/http/rate-limit.ts";
import { discardBody } from "#server/http/request/receive-body.ts";
import { refuseUnfitBody } from "#server/http/request/request-body.ts";
import { requesterOf } from "#server/http/request/requester.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { createTurns } from "#server/platform/work/turns.ts";

export interface Admitted {
  readonly account: SignedInAccount;
  /** The account, for as long as its session lasts and somebody waits for the answer. */
  readonly requester: () => Requester;
}

/** Decides whether a request reaches its handler. Each throws the refusal before the body is read. */
export interface Admission {
  anyone(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Without waiting for anything. */
  anyoneAtOnce(endpoint: Endpoint, request: FastifyRequest): void;
  account(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Whom `account` has admitted with this request. */
  admitted(request: FastifyRequest, reply: FastifyReply): Admitted;
}

/** Calls without a valid token, over all endpoints that need one. */
const signedOutPerMinute = 120;
/** Together with what follows on their admission, some 5 ms of work. */
const requestsATurn = 16;

export function createAdmission(limiter: RateLimiter, authenticator: Authenticator): Admission {
  const turns = createTurns(requestsATurn);

  function countAtOnce({ path, limits }: Endpoint, caller: string): void {
    refuseWhenOver(limiter.countLoosely(path, caller, limits.perMinute));
  }

  /** Reads are counted loosely, by path; requests that write, sign in or cost money exactly. */
  async function count(endpoint: Endpoint, caller: string): Promise<void> {
    const { method, path, limits } = endpoint;
    if (method === "GET") return countAtOnce(endpoint, caller);
    refuseWhenOver(await limiter.countExactly(`${method} ${path}`, caller, limits.perMinute));
  }

  function countSignedOut(request: FastifyRequest): void {
    refuseWhenOver(limiter.countLoosely("signed out", callerOf(request), signedOutPerMinute));
  }

  /** A body that nobody will read is read into nothing with the others, in turns. */
  async function orDiscard(
    request: FastifyRequest,
    caller: string,
    admit: () => Promise<void>,
  ): Promise<void> {
    await turns.wait(caller);
    try {
      await admit();
    } catch (error) {
      discardBody(request.raw, caller);
      throw error;
    }
  }

  async function admitAccount(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
    const account = await authenticate(request, authenticator).catch((error: unknown) => {
      if (error instanceof AppError) countSignedOut(request);
      throw error;
    });
    // Signed-in callers behind the same address have a limit each.
    await count(endpoint, account.accountId);
    requireAccess(endpoint.access, account);
    refuseUnfitBody(endpoint, request);
    rememberAccount(request, account);
  }

  return {
    anyone(endpoint, request) {
      const caller = callerOf(request);
      return orDiscard(request, caller, () => {
        refuseUnfitBody(endpoint, request);
        return count(endpoint, caller);
      });
    },
    anyoneAtOnce(endpoint, request) {
      refuseUnfitBody(endpoint, request);
      countAtOnce(endpoint, callerOf(request));
    },
    account(endpoint, request) {
      // Whose token it is takes the database to say.
      const caller = request.headers.authorization ?? callerOf(request);
      return orDiscard(request, caller, () => admitAccount(endpoint, request));
    },
    admitted(request, reply) {
      const account = knownAccount(request);
      if (account === undefined) throw new Error("a handler ran before its caller was admitted");
      const lookUp = () => lookUpCaller(request, authenticator);
      return { account, requester: () => requesterOf(reply, account.accountId, lookUp) };
    },
  };
}
