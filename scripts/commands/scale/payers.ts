import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { longestHeld, startOfRehearsal, type ScaleWorld } from "./world.ts";

const longestWaitMs = 10 * 60_000;
const daySeconds = 86_400;
const nowSeconds = startOfRehearsal / 1000;

/** Returns the subscription of a paying account; every second account pays. */
const subscriptionOf = (number: number) => ({
  id: `sub_${String(number).padStart(9, "0")}`,
  object: "subscription",
  customer: `cus_${number}`,
  status: "active",
  created: nowSeconds - 90 * daySeconds,
  metadata: {},
  latest_invoice: { id: `in_${number}`, object: "invoice", status: "paid" },
  items: {
    object: "list",
    data: [
      {
        id: `si_${number}`,
        current_period_start: nowSeconds - 10 * daySeconds,
        // A day later than in the database, so that every row changes.
        current_period_end: nowSeconds + 21 * daySeconds,
        quantity: 1,
        price: { id: "price_rehearsal", unit_amount: 1999 },
      },
    ],
  },
});

export interface StripeList {
  readonly url: string;
  setAccounts(accounts: number): void;
  close(): void;
}

export async function startStripeList(): Promise<StripeList> {
  let accounts = 0;
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://stripe.example");
    const limit = Number(searchParams.get("limit") ?? 10);
    const after = Number(searchParams.get("starting_after")?.slice("sub_".length) ?? 0);
    const data = [];
    for (let number = after + 2; number <= accounts && data.length < limit; number += 2)
      data.push(subscriptionOf(number));
    const last = after + 2 * data.length;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        object: "list",
        url: "/v1/subscriptions",
        has_more: last + 2 <= accounts,
        data,
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port for payments");
  return {
    url: `http://127.0.0.1:${address.port}`,
    setAccounts: (count) => (accounts = count),
    close: () => server.close(),
  };
}

export interface ReconciliationFinding {
  readonly heldMs: number;
  readonly payers: number;
  readonly current: number;
  readonly seconds: number;
}

/** Runs the nightly reconciliation by hand in a jobs instance. */
export async function reconcilePayers(
  world: ScaleWorld,
  list: StripeList,
): Promise<ReconciliationFinding> {
  const { pool } = world.database;
  const payers = Math.floor(world.size.accounts / 2);
  list.setAccounts(world.size.accounts);
  const instance = await world.startInstance("jobs");
  await delay(3000);
  const from = instance.output().length;
  const { rows } = await pool.query<{ id: string }>(
    `insert into pgboss.job (name, policy, expire_in) select name, policy, interval '30 minutes'
       from pgboss.queue where name = 'billing-reconciliation' returning id`,
  );
  const id = rows[0]?.id;
  const ended = async () => {
    const { rows: found } = await pool.query<{ seconds: string; state: string }>(
      `select state, extract(epoch from completed_on - started_on) as seconds
         from pgboss.job where id = $1 and state in ('completed', 'failed')`,
      [id],
    );
    return found[0];
  };
  const limit = performance.now() + longestWaitMs;
  let outcome = await ended();
  while (outcome === undefined && performance.now() < limit) {
    await delay(500);
    outcome = await ended();
  }
  const { rows: counted } = await pool.query<{ current: string }>(
    "select count(*) as current from billing_subscriptions where period_ends_at = $1",
    [new Date((nowSeconds + 21 * daySeconds) * 1000)],
  );
  const pulses = instance.pulses(from);
  await instance.end("SIGTERM");
  return {
    payers,
    current: Number(counted[0]?.current ?? 0),
    seconds: outcome?.state === "completed" ? Number(outcome.seconds) : Number.NaN,
    heldMs: longestHeld(pulses),
  };
}
