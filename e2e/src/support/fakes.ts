/** Starts the stand-ins for the outside world on a port of their own. */
import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { collectOutput, ended, freePort, waitUntilReachable } from "#e2e/support/processes.ts";

const root = join(import.meta.dirname, "../../..");

/** Stand-ins that run, in this process or another. */
export interface RunningFakes {
  url: string;
  /** Tells a stand-in what to do next: `control("stripe/subscriptions/latest", { action: "end_period" })`. */
  control: (path: string, body: unknown) => Promise<void>;
  /** How the subscriptions of a customer stand: `active`, `past_due`, `canceled`. */
  subscriptionsOf: (email: string) => Promise<string[]>;
}

export interface Fakes extends RunningFakes {
  /** What points the product at them. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

interface StripeState {
  customers: { id: string; email?: string }[];
  subscriptions: { customer: string; status: string }[];
}

async function subscriptionsOf(url: string, email: string): Promise<string[]> {
  const state: StripeState = await (await fetch(`${url}/control/stripe/state`)).json();
  const ids = new Set(state.customers.filter((one) => one.email === email).map(({ id }) => id));
  return state.subscriptions
    .filter(({ customer }) => ids.has(customer))
    .map(({ status }) => status);
}

export const fakesAt = (url: string): RunningFakes => ({
  url,
  control: async (path, body) => {
    const answer = await fetch(`${url}/control/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  },
  subscriptionsOf: (email) => subscriptionsOf(url, email),
});

/** Bundles them when their sources have changed. */
export const buildFakes = () =>
  execFileSync(process.execPath, [join(root, "scripts/build.mjs"), "stand-ins"], {
    stdio: "inherit",
  });

export async function startFakes(env: Record<string, string> = {}): Promise<Fakes> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, "apps/fakes/dist/program/main.js")], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collectOutput(child);
  const end = ended(child);
  await waitUntilReachable(`${url}/control/settings`, child, output);
  const settings: Record<string, string> = await (await fetch(`${url}/control/settings`)).json();
  return {
    ...fakesAt(url),
    // Converting the cells takes a processor for half a minute, in each product that starts: those
    // that are built in are as good here. The server's tests fetch and convert.
    env: { ...settings, CHARTS_BASE_URL: "none" },
    stop: async () => {
      child.kill("SIGTERM");
      await end;
    },
  };
}
