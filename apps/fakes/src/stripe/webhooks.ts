import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { StripeState } from "#fakes/stripe/state.ts";

export interface WebhookKnobs {
  /** Undefined: `/api/payments/webhook` at the origin that a payment goes back to. */
  url: string | undefined;
  secret: string;
  /** How often each event is delivered. */
  copies: number;
  /** The events of one action arrive last first. */
  reversed: boolean;
  delayMilliseconds: number;
  /** While true, events are held back; when it becomes false, all are delivered. */
  paused: boolean;
}

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly object: object;
}

interface Delivery {
  readonly url: string;
  readonly type: string;
  readonly payload: string;
}

export interface Webhooks {
  readonly knobs: WebhookKnobs;
  /** `origin` is where the product is reached by the person who is paying. */
  readonly emit: (events: readonly StripeEvent[], origin: string) => void;
  readonly resume: () => void;
  /** What was delivered, with the status that came back; 0 when nobody answered. */
  readonly delivered: { readonly type: string; readonly status: number }[];
}

const attempts = 5;
const answerLimitMilliseconds = 10_000;
/** Doubled from one attempt to the next. */
const firstRetryMilliseconds = 500;

const pause = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}

async function post({ url, payload }: Delivery, signature: string): Promise<number> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature,
      "user-agent": "Stripe/1.0 (stand-in)",
    },
    body: payload,
    signal: AbortSignal.timeout(answerLimitMilliseconds),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const eventWire = ({ id, type, object }: StripeEvent, created: number) => ({
  id,
  object: "event",
  api_version: "2026-10-28.endive",
  created,
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  data: { object },
});

export function createWebhooks(
  state: StripeState,
  settings: Pick<WebhookKnobs, "url" | "secret">,
): Webhooks {
  const knobs: WebhookKnobs = {
    ...settings,
    copies: 1,
    reversed: false,
    delayMilliseconds: 0,
    paused: false,
  };
  const delivered: { type: string; status: number }[] = [];
  const waiting: Delivery[] = [];

  async function deliver(delivery: Delivery): Promise<void> {
    if (knobs.delayMilliseconds > 0) await pause(knobs.delayMilliseconds);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const signature = signatureHeader(delivery.payload, knobs.secret, state.now());
      const status = await post(delivery, signature).catch(() => 0);
      delivered.push({ type: delivery.type, status });
      if (status >= 200 && status < 300) return;
      await pause(firstRetryMilliseconds * 2 ** attempt);
    }
  }

  /** Delivered one after the other, so that the order is the configured one. */
  async function deliverAll(deliveries: readonly Delivery[]): Promise<void> {
    for (const delivery of deliveries)
      for (let copy = 0; copy < knobs.copies; copy++) await deliver(delivery);
  }

  return {
    knobs,
    delivered,
    emit(events, origin) {
      const url = knobs.url ?? `${origin}/api/payments/webhook`;
      const deliveries = events.map((event) => ({
        url,
        type: event.type,
        payload: JSON.stringify(eventWire(event, state.now())),
      }));
      if (knobs.reversed) deliveries.reverse();
      if (knobs.paused) waiting.push(...deliveries);
      else void deliverAll(deliveries);
    },
    resume() {
      knobs.paused = false;
      void deliverAll(waiting.splice(0));
    },
  };
}
