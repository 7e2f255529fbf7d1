import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { currentUser, signIn, signOut, signUp } from "@striper/contract/accounts";
import type { Endpoint } from "@striper/contract/endpoint";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import * as z from "zod/mini";
import { createAccounts } from "#server/features/accounts/create-accounts.ts";
import type { AccountsDependencies } from "#server/features/accounts/dependencies.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import { createArchiveReaders } from "#server/platform/account-data/reading/archive-readers.ts";
import { createArchiveWriter } from "#server/platform/account-data/writing/archive-writer.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createSigner } from "#server/platform/blob-storage/signer.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";
import { cheapPasswords } from "#server/testing/test-app.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import { callEndpoint } from "#server/testing/call-endpoint.ts";
import type { EndpointCall } from "#server/testing/call-endpoint.ts";

/** A Saturday in the season, early; the clock stands still unless it is moved. */
const startOfTests: Instant = Date.UTC(2026, 5, 13, 9);

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly display_name: string;
}

/** Email, password and name only: a person who has joined has more fields. */
const personal = ({ email, password, display_name }: Person): Person => ({
  email,
  password,
  display_name,
});

export interface CallOptions extends Omit<EndpointCall, "headers" | "remoteAddress"> {
  readonly from?: string;
  readonly userAgent?: string;
  readonly server?: FastifyInstance | undefined;
}

const publicUrl = "https://striper.example";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const signedIn = z.object({ token: z.string(), user_id: z.string() });

/** The feature on the real transport and a database of its own, with a clock to move and mails to read. */
export async function openAccountsApp(parts: Partial<AccountsDependencies> = {}) {
  const database = await openTestDatabase();
  const mails: MailMessage[] = [];
  let time = startOfTests;
  let people = 0;
  let place = "203.0.113.7";
  const clock = { now: () => time };
  const countStore = createMemoryCountStore();
  const { log, lines: logged } = captureLog();
  const archives = createArchiveReaders();
  const signer = createSigner(createMasterKeys(masterKeyOf(randomBytes(32))));
  const dependencies: AccountsDependencies = {
    orm: database.orm,
    clock,
    log,
    passwords: cheapPasswords,
    mailer: {
      atOnce: 4,
      post: (mail) => void mails.push(mail),
      send: (mail) => Promise.resolve(void mails.push(mail)),
    },
    push: { publicKey: "A".repeat(87), send: () => Promise.resolve("sent") },
    signer,
    publicUrl,
    subscriptionOf: () => Promise.resolve({ paidUntil: null, pastDueSince: null }),
    subscriptionsOf: () => Promise.resolve(new Map()),
    cancelBilling: () => Promise.resolve(),
    contact: { markChanged: () => Promise.resolve(), send: () => Promise.resolve() },
    revokeReaders: () => Promise.resolve([]),
    accessEnded: () => undefined,
    exports: createArchiveWriter([]),
    importers: [],
    fileRemovers: [],
    farewells: [],
    temporaryFolder: tmpdir(),
    requireRoom: () => undefined,
    archives,
    ...parts,
  };

  /** Another call makes another server on the same database. */
  function openServer() {
    const accounts = createAccounts(dependencies);
    const limiter = createRateLimiter(clock, countStore, log);
    const { authenticator } = accounts;
    const { server, bind } = createTestServer({ publicUrl, log, limiter, authenticator });
    accounts.routes(bind);
    server.addHook("onClose", () => accounts.close());
    return { server, accounts };
  }
  const { server, accounts } = openServer();

  function call(endpoint: Endpoint, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    const { from = place, userAgent = safari } = options;
    const headers = { "user-agent": userAgent };
    return callEndpoint(options.server ?? server, endpoint, {
      ...options,
      remoteAddress: from,
      headers,
    });
  }

  function newPerson(): Person {
    people++;
    return {
      email: `angler${people}@example.com`,
      password: `a tide of ${people} stripers`,
      display_name: `Angler ${people}`,
    };
  }

  /** A person with an account, signed in on a phone. */
  async function join(person: Person = newPerson(), options: CallOptions = {}) {
    const answer = await call(signUp, { ...options, body: personal(person) });
    if (answer.statusCode !== 200) throw new Error(`no account was made: ${answer.body}`);
    const { token, user_id: accountId } = signedIn.parse(answer.json());
    return { ...person, token, accountId };
  }

  return {
    server,
    openServer,
    database,
    orm: database.orm,
    clock,
    mails,
    signer,
    logged,
    /** Waits until mails and whatever else no caller waits for are done. */
    settled: () => accounts.close(),
    tidy: async () => {
      for (const job of accounts.jobs) await job.run(new AbortController().signal, {});
    },
    call,
    newPerson,
    join,
    signIn: (body: Pick<Person, "email" | "password">, options: CallOptions = {}) =>
      call(signIn, { ...options, body: { email: body.email, password: body.password } }),
    signOut: (token: string) => call(signOut, { token }),
    /** The process ids of whatever reads archives at the moment. */
    readerPids: () => archives.pids(),
    me: (token: string) => call(currentUser, { token }),
    /** The address of calls that name none. */
    comeFrom: (address: string) => void (place = address),
    moveTime: (milliseconds: number) => void (time += milliseconds),
    moveDays: (days: number) => void (time += days * day),
    now: () => time,
    close: async () => {
      await server.close();
      archives.close();
      await database.close();
    },
  };
}

export type AccountsApp = Awaited<ReturnType<typeof openAccountsApp>>;

/** The secret in the newest mailed link. */
export function linkTokenIn(mails: readonly MailMessage[]): string {
  const link = mails.findLast((mail) => mail.link !== undefined)?.link;
  return new URL(link ?? "").searchParams.get("token") ?? "";
}

export const tokenOf = (answer: LightMyRequestResponse): string =>
  signedIn.parse(answer.json()).token;

export const codeOf = (answer: LightMyRequestResponse): string =>
  z.object({ code: z.string() }).parse(answer.json()).code;
