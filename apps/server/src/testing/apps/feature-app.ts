import { randomBytes, randomUUID } from "node:crypto";
import type { Endpoint } from "@striper/contract/endpoint";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { accounts } from "#server/features/accounts/accounts.table.ts";
import type { Authenticator, SignedInAccount } from "#server/http/authentication.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { createAcceleratedClock } from "#server/testing/http/garbage.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import { callEndpoint } from "#server/testing/call-endpoint.ts";
import type { EndpointCall } from "#server/testing/call-endpoint.ts";

/** A Saturday in the season, early; the clock stands still unless it is moved. */
const startOfTests: Instant = Date.UTC(2026, 5, 13, 9);

export interface SignedIn {
  readonly accountId: string;
  readonly token: string;
}

export interface FeatureCall extends Omit<EndpointCall, "token"> {
  readonly by?: SignedIn;
  readonly server?: FastifyInstance;
}

const asMember = { role: "user", hasAccess: true } as const;

/** What a feature under test stands on: database, transport, people and a clock to move. */
export async function openFeatureApp() {
  const database = await openTestDatabase();
  const { orm } = database;
  const { log, lines: logged } = captureLog();
  let time = startOfTests;
  const clock = { now: () => time };
  const people = new Map<string, SignedInAccount>();
  const servers: FastifyInstance[] = [];

  const authenticator: Authenticator = (token) => {
    const account = people.get(token);
    return Promise.resolve(
      account === undefined ? { kind: "unknown" } : { kind: "known", account },
    );
  };

  /** Another call makes another server on the same database. */
  function serve(bindTo: (bind: Binder) => void): FastifyInstance {
    const limiter = createRateLimiter(createAcceleratedClock(), createMemoryCountStore(), log);
    const { server, bind } = createTestServer({ authenticator, log, limiter });
    bindTo(bind);
    servers.push(server);
    return server;
  }

  async function join(
    may: Partial<Pick<SignedInAccount, "role" | "hasAccess">> = {},
  ): Promise<SignedIn> {
    const email = `${randomUUID()}@example.com`;
    const [row] = await orm
      .insert(accounts)
      .values({
        email,
        emailNormalized: email,
        displayName: "Angler",
        passwordHash: "$argon2id$",
        trialEndsAt: time,
      })
      .returning({ id: accounts.id });
    if (row === undefined) throw new Error("no account was made");
    const token = randomBytes(32).toString("base64url");
    people.set(token, { ...asMember, ...may, accountId: row.id, sessionId: randomUUID() });
    return { accountId: row.id, token };
  }

  /** A trial or plan that ends, or begins. */
  function setAccess({ token }: SignedIn, hasAccess: boolean): void {
    const account = people.get(token);
    if (account === undefined) throw new Error("nobody has this token");
    people.set(token, { ...account, hasAccess });
  }

  async function call(
    endpoint: Endpoint,
    options: FeatureCall = {},
  ): Promise<LightMyRequestResponse> {
    const { by, ...asked } = options;
    const server = options.server ?? servers[0];
    if (server === undefined) throw new Error("nothing is served yet");
    return callEndpoint(server, endpoint, { ...asked, token: by?.token });
  }

  return {
    database,
    orm,
    clock,
    log,
    logged,
    serve,
    join,
    setAccess,
    call,
    moveTime: (milliseconds: number) => void (time += milliseconds),
    moveDays: (days: number) => void (time += days * day),
    setTime: (instant: Instant) => void (time = instant),
    close: async () => {
      for (const server of servers) await server.close();
      await database.close();
    },
  };
}

export type FeatureApp = Awaited<ReturnType<typeof openFeatureApp>>;
