import type { Endpoint } from "@striper/contract/endpoint";
import { second } from "@striper/marine/time";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AccessWatch } from "#server/http/access-watch.ts";
import { AppError } from "#server/http/app-error.ts";
import {
  authenticate,
  knownAccount,
  rememberAccount,
  requireAccess,
} from "#server/http/authentication.ts";
import type { Authenticator, SignedInAccount } from "#server/http/authentication.ts";
import { tooManyBodiesWording } from "#server/http/error-wording.ts";
import { callerOf, callersPerNetwork, networkOf, refuseWhenOver } from "#server/http/rate-limit.ts";
import { discardBody } from "#server/http/request/receive-body.ts";
import { type BodyRules, hasBody, refuseUnfitBody } from "#server/http/request/request-body.ts";
import { requesterOf } from "#server/http/request/requester.ts";
import { createUnfinishedBodies } from "#server/http/request/unfinished-bodies.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { createTurns } from "#server/platform/work/turns.ts";

export interface Admitted {
  readonly account: SignedInAccount;
  /** Returns the account as a requester until its session ends or nobody waits for the answer. */
  readonly requester: () => Requester;
}

/**
 * Decides whether a request reaches its handler. Each method throws its refusal before the body is
 * read.
 */
export interface Admission {
  anyone(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  anyoneAtOnce(endpoint: Endpoint, request: FastifyRequest): void;
  chargeOf(endpoint: Endpoint, request: FastifyRequest): (units: number) => void;
  account(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  admitted(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Admitted;
}

/** Limit for calls without a valid token, over all endpoints that need one. */
const signedOutPerMinute = 120;
/** Admitting 16 requests and the work that follows takes about 5 ms. */
const requestsATurn = 16;

/** Writing 1000 refusals at once would block the event loop for 20 to 30 ms. */
const refusalPace = { pieces: 4, everyMs: 5 };
const tooManyBodies = ({ stalledAfterMs }: AdmissionDependencies["bodies"]): AppError =>
  new AppError("rate_limited", {
    message: tooManyBodiesWording,
    headers: { "retry-after": String(Math.ceil(stalledAfterMs / second)) },
  });

const checkEveryMs = 2 * second;

async function orDiscard(
  request: FastifyRequest,
  caller: string,
  admit: () => Promise<void>,
): Promise<void> {
  try {
    await admit();
  } catch (error) {
    discardBody(request.raw, caller);
    throw error;
  }
}

export interface AdmissionDependencies {
  readonly limiter: RateLimiter;
  readonly authenticator: Authenticator;
  readonly access: AccessWatch;
  readonly bodies: Pick<BodyRules, "atOnce" | "stalledAfterMs">;
}

/** Refuses bodies beyond their sender's share, before any lookup and without taking a turn. */
function createBodyAdmission(rules: AdmissionDependencies["bodies"]) {
  const { atOnce } = rules;
  const refusals = createTurns(refusalPace);
  const ofTokens = createUnfinishedBodies(atOnce.ofToken);
  const ofAddresses = createUnfinishedBodies(atOnce.ofAddress);

  function isWithinShare(request: FastifyRequest): boolean {
    const { raw } = request;
    const token = raw.headers.authorization?.slice("bearer ".length);
    if (token !== undefined && !ofTokens.count(token, raw)) return false;
    return ofAddresses.count(callerOf(request), raw);
  }

  return async (request: FastifyRequest, caller: string): Promise<void> => {
    if (!hasBody(request) || isWithinShare(request)) return;
    await refusals.wait(caller);
    throw tooManyBodies(rules);
  };
}

function createCounting(limiter: RateLimiter) {
  /** Counts the caller and also its IPv6 /48, from which one customer can send as many callers. */
  function countInTurn(scope: string, caller: string, perMinute: number, units?: number): void {
    refuseWhenOver(limiter.countLoosely(scope, caller, perMinute, units));
    const network = networkOf(caller);
    if (network === null) return;
    const ofNetwork = callersPerNetwork * perMinute;
    refuseWhenOver(limiter.countLoosely(scope, network, ofNetwork, units));
  }

  const countAtOnce = ({ path, limits }: Endpoint, caller: string): void =>
    countInTurn(path, caller, limits.perMinute);

  /** Counts reads loosely, by path. Counts requests that write, sign in or cost money exactly. */
  async function count(endpoint: Endpoint, caller: string): Promise<void> {
    const { method, path, limits } = endpoint;
    if (method === "GET") return countAtOnce(endpoint, caller);
    const scope = `${method} ${path}`;
    refuseWhenOver(await limiter.countExactly(scope, caller, limits.perMinute));
    const network = networkOf(caller);
    if (network === null) return;
    const ofNetwork = callersPerNetwork * limits.perMinute;
    refuseWhenOver(await limiter.countExactly(scope, network, ofNetwork));
  }

  function countSignedOut(request: FastifyRequest): void {
    countInTurn("signed out", callerOf(request), signedOutPerMinute);
  }

  return { countInTurn, countAtOnce, count, countSignedOut };
}

export function createAdmission(dependencies: AdmissionDependencies): Admission {
  const { limiter, authenticator, access, bodies } = dependencies;
  const { countInTurn, countAtOnce, count, countSignedOut } = createCounting(limiter);
  const turns = createTurns({ pieces: requestsATurn, everyMs: 0 });
  const admitBody = createBodyAdmission(bodies);

  async function admitAccount(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
    const account = await authenticate(request, endpoint.access, authenticator).catch(
      (error: unknown) => {
        if (error instanceof AppError) countSignedOut(request);
        throw error;
      },
    );
    // Count by account: callers behind one address must not share a limit.
    await count(endpoint, account.accountId);
    requireAccess(endpoint.access, account);
    refuseUnfitBody(endpoint, request);
    rememberAccount(request, account);
  }

  return {
    anyone(endpoint, request) {
      const caller = callerOf(request);
      return orDiscard(request, caller, async () => {
        await admitBody(request, caller);
        await turns.wait(caller);
        refuseUnfitBody(endpoint, request);
        await count(endpoint, caller);
      });
    },
    anyoneAtOnce(endpoint, request) {
      refuseUnfitBody(endpoint, request);
      countAtOnce(endpoint, callerOf(request));
    },
    chargeOf:
      ({ path, limits: { madePerMinute } }, request) =>
      (units) => {
        if (madePerMinute === undefined) return;
        countInTurn(`${path} made`, callerOf(request), madePerMinute, units);
      },
    account(endpoint, request) {
      // The account is unknown before the database lookup, so the token stands for it.
      const caller = request.headers.authorization ?? callerOf(request);
      return orDiscard(request, caller, async () => {
        await admitBody(request, caller);
        await turns.wait(caller);
        await admitAccount(endpoint, request);
      });
    },
    admitted(endpoint, request, reply) {
      const account = knownAccount(request);
      if (account === undefined) throw new Error("a handler ran before its caller was admitted");
      const { accountId } = account;
      const requester = (): Requester =>
        requesterOf(reply, accountId, (ended) =>
          access.watch({ endpoint, request, accountId, checkEveryMs }, ended),
        );
      return { account, requester };
    },
  };
}
