import { currentUser, signUp } from "@striper/contract/accounts";
import { createCheckout } from "@striper/contract/billing";
import type { Endpoint } from "@striper/contract/endpoint";
import type { PushMessage } from "@striper/contract/reminders";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { LightMyRequestResponse } from "fastify";
import * as z from "zod/mini";
import type { PaymentSettings } from "#server/features/billing/stripe/stripe-client.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type { PushOutcome, PushSender } from "#server/platform/push/push-sender.ts";
import type { StripeStandIn } from "#server/testing/billing/stripe-stand-in.ts";
import { createTestApp, testConfig } from "#server/testing/test-app.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { callEndpoint } from "#server/testing/call-endpoint.ts";
import type { EndpointCall } from "#server/testing/call-endpoint.ts";

export const publicUrl = "http://localhost:3000";
export const webhookSecret = "whsec_test_secret";

const startOfTests: Instant = Date.UTC(2026, 5, 13, 9);
const member = z.object({ token: z.string(), user_id: z.string() });
const page = z.object({ checkout_url: z.string() });

export interface SentPush {
  readonly endpoint: string;
  readonly message: PushMessage;
  readonly seconds: number;
}

interface Plan {
  readonly id: string;
  readonly accountId: string;
  readonly status: string;
  readonly startedAt: Instant;
  readonly endedAt?: Instant;
}

/** The whole app on a database of its own, paying through the stand-in; time moves for both. */
export async function openBillingApp(
  stripe: StripeStandIn | undefined,
  payments: Partial<PaymentSettings> = {},
) {
  const database = await openTestDatabase();
  const mails: MailMessage[] = [];
  const keepMail = (mail: MailMessage) => void mails.push(mail);
  const pushes: SentPush[] = [];
  /** The answer of the push service by device; by default "sent". */
  const pushOutcomes = new Map<string, PushOutcome>();
  const push: PushSender = {
    publicKey: "A".repeat(87),
    send({ endpoint }, message, seconds) {
      pushes.push({ endpoint, message, seconds });
      return Promise.resolve(pushOutcomes.get(endpoint) ?? "sent");
    },
  };
  let time = startOfTests;
  let people = 0;
  const settings = {
    secretKey: "sk_test_stand_in",
    webhookSecret,
    priceId: "price_monthly",
    apiBase: stripe?.apiBase,
    ...payments,
  };
  const app = createTestApp({
    database,
    orm: database.orm,
    clock: { now: () => time },
    push,
    mailer: { atOnce: 4, post: keepMail, send: (mail) => Promise.resolve(keepMail(mail)) },
    config: { ...testConfig, publicUrl, payments: stripe === undefined ? undefined : settings },
  });
  const listening = await app.server.listen({ host: "127.0.0.1", port: 0 });
  async function moveTo(instant: Instant): Promise<void> {
    time = instant;
    await stripe?.setTime(instant);
  }
  await stripe?.misbehave("ok");
  await moveTo(startOfTests);
  await stripe?.setWebhooks({
    url: `${listening}/api/payments/webhook`,
    secret: webhookSecret,
    copies: 1,
    reversed: false,
    delay_ms: 0,
    paused: false,
  });

  function call(endpoint: Endpoint, options: EndpointCall = {}): Promise<LightMyRequestResponse> {
    return callEndpoint(app.server, endpoint, options);
  }

  async function join() {
    people++;
    const person = {
      email: `angler${people}@example.com`,
      password: `a tide of ${people} stripers`,
      display_name: `Angler ${people}`,
    };
    const { token, user_id: accountId } = member.parse(
      (await call(signUp, { body: person })).json(),
    );
    return { ...person, token, accountId };
  }

  async function joinAdmin() {
    const person = await join();
    await database.pool.query("update accounts set role = 'admin' where id = $1", [
      person.accountId,
    ]);
    return person;
  }

  /** A plan stored without asking Stripe. */
  async function addPlan({ id, accountId, status, startedAt, endedAt }: Plan): Promise<void> {
    const iso = (instant: Instant) => new Date(instant).toISOString();
    await database.pool.query(
      `insert into billing_subscriptions
         (id, account_id, status, period_ends_at, started_at, ended_at, amount_cents, read_at)
       values ($1, $2, $3, $4, $5, $6, 1999, $5)`,
      [
        id,
        accountId,
        status,
        iso(time + 20 * day),
        iso(startedAt),
        endedAt === undefined ? null : iso(endedAt),
      ],
    );
  }

  const askForCheckout = (token: string) =>
    call(createCheckout, { token, body: { plan: "monthly", origin_url: publicUrl } });

  /** Opens the payment page; its address and the session's id. */
  async function openCheckout(token: string) {
    const answer = await askForCheckout(token);
    if (answer.statusCode !== 200) throw new Error(`no payment page: ${answer.body}`);
    const { checkout_url: url } = page.parse(answer.json());
    return { url, sessionId: url.split("/").at(-1) ?? "" };
  }

  return {
    ...app,
    database,
    mails,
    pushes,
    pushOutcomes,
    call,
    join,
    joinAdmin,
    query: (text: string, values: unknown[] = []) => database.pool.query(text, values),
    addPlan,
    askForCheckout,
    openCheckout,
    me: async (token: string): Promise<Record<string, unknown>> =>
      z.record(z.string(), z.unknown()).parse((await call(currentUser, { token })).json()),
    now: () => time,
    moveTo,
    moveDays: (days: number) => moveTo(time + days * day),
    runJob: async (name: string) => {
      const job = app.jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`there is no job ${name}`);
      await job.run(new AbortController().signal, {});
    },
    close: async () => {
      // A webhook that was under way leaves its connection open for the next one.
      const cut = setInterval(() => app.server.server.closeIdleConnections(), 50);
      await app.server.close().finally(() => clearInterval(cut));
      await database.close();
    },
  };
}

export type BillingApp = Awaited<ReturnType<typeof openBillingApp>>;
