import { spawn } from "node:child_process";
import * as z from "zod/mini";
import { standIns } from "#server/testing/bundled-programs.ts";

const stateShape = z.object({
  delivered: z.array(z.object({ type: z.string(), status: z.number() })),
  customers: z.array(
    z.object({
      id: z.string(),
      email: z.nullish(z.string()),
      name: z.nullish(z.string()),
      deleted: z.boolean(),
    }),
  ),
  sessions: z.array(z.object({ id: z.string(), status: z.string(), url: z.nullable(z.string()) })),
  subscriptions: z.array(z.object({ id: z.string(), status: z.string(), customer: z.string() })),
});

export type SubscriptionAction =
  | "end_period"
  | "fail_payment"
  | "recover"
  | "give_up"
  | "cancel_at_period_end"
  | "resume"
  | "delete";

export interface WebhookKnobs {
  readonly url?: string;
  readonly secret?: string;
  readonly copies?: number;
  readonly reversed?: boolean;
  readonly delay_ms?: number;
  readonly paused?: boolean;
}

/** The stand-in for Stripe in a process of its own, as the product meets it. */
export async function startStripeStandIn() {
  const child = spawn(process.execPath, [standIns], {
    env: { PORT: "0", AIS_NMEA_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const base = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`the stand-ins ended: ${said}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const url = /ready at (\S+)/u.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
  });

  async function control(path: string, body: object): Promise<void> {
    const answer = await fetch(`${base}/control/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }

  return {
    apiBase: `${base}/stripe`,
    /** Presses a button of a hosted page; returns the address it leads to. */
    async press(page: string, action: string): Promise<string | null> {
      const body = new URLSearchParams({ action });
      const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
      return answer.headers.get("location");
    },
    misbehave: (mode: string, times?: number) =>
      control("stripe", times === undefined ? { mode } : { mode, times }),
    setTime: (now: number) => control("clock", { offset_ms: now - Date.now() }),
    setShape: (shape: "items" | "subscription") => control("stripe/api", { shape }),
    setPageSize: (size: number) => control("stripe/api", { most_on_page: size }),
    setWebhooks: (knobs: WebhookKnobs) => control("stripe/webhooks", knobs),
    happen: (action: SubscriptionAction, subscription = "latest") =>
      control(`stripe/subscriptions/${subscription}`, { action }),
    state: async () => stateShape.parse(await (await fetch(`${base}/control/stripe/state`)).json()),
    async close(): Promise<void> {
      child.removeAllListeners("exit");
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;
