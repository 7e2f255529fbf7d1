import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { ApiContext } from "#fakes/stripe/api.ts";
import type { Webhooks } from "#fakes/stripe/webhooks.ts";
import { sessionWire, subscriptionWire } from "#fakes/stripe/wire.ts";

const wantedWebhooks = z.strictObject({
  url: z.optional(z.url()),
  secret: z.optional(z.string()),
  copies: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  reversed: z.optional(z.boolean()),
  delay_ms: z.optional(z.number().check(z.minimum(0))),
  paused: z.optional(z.boolean()),
});
const wantedApi = z.strictObject({
  shape: z.optional(z.enum(["items", "subscription"])),
  most_on_page: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
});
const wantedAction = z.strictObject({
  action: z.enum([
    "end_period",
    "fail_payment",
    "recover",
    "give_up",
    "cancel_at_period_end",
    "resume",
    "delete",
  ]),
});
type Action = z.output<typeof wantedAction>["action"];

function act({ lifecycle, state }: ApiContext, id: string, action: Action): object | undefined {
  const subscription =
    id === "latest" ? [...state.subscriptions.values()].at(-1) : state.subscriptions.get(id);
  if (subscription === undefined) return undefined;
  const actions: Readonly<Record<Action, () => void>> = {
    end_period: () => lifecycle.endPeriod(subscription),
    fail_payment: () => lifecycle.failPayment(subscription),
    recover: () => lifecycle.recover(subscription),
    give_up: () => lifecycle.giveUp(subscription),
    cancel_at_period_end: () => lifecycle.cancelAtPeriodEnd(subscription, true),
    resume: () => lifecycle.cancelAtPeriodEnd(subscription, false),
    delete: () => lifecycle.cancelNow(subscription),
  };
  actions[action]();
  return subscriptionWire(state, subscription);
}

/** For tests: advances a subscription and disturbs the webhooks. */
export function addStripeControls(
  app: FastifyInstance,
  context: ApiContext,
  webhooks: Webhooks,
): void {
  const { state, pages } = context;
  app.get("/state", () => ({
    shape: state.shape,
    webhooks: webhooks.knobs,
    delivered: webhooks.delivered,
    customers: [...state.customers.values()],
    sessions: [...state.sessions.values()].map((one) => sessionWire(state, one, pages())),
    subscriptions: [...state.subscriptions.values()].map((one) => subscriptionWire(state, one)),
  }));
  app.post("/api", (request) => {
    const wanted = wantedApi.parse(request.body);
    state.shape = wanted.shape ?? state.shape;
    state.mostOnPage = wanted.most_on_page ?? state.mostOnPage;
    return { shape: state.shape, most_on_page: state.mostOnPage };
  });
  app.post("/webhooks", (request) => {
    const { delay_ms: delay, paused, ...rest } = wantedWebhooks.parse(request.body);
    Object.assign(webhooks.knobs, rest);
    if (delay !== undefined) webhooks.knobs.delayMilliseconds = delay;
    if (paused === true) webhooks.knobs.paused = true;
    if (paused === false) webhooks.resume();
    return webhooks.knobs;
  });
  app.post<{ Params: { id: string } }>("/subscriptions/:id", (request, reply) => {
    const wire = act(context, request.params.id, wantedAction.parse(request.body).action);
    return wire ?? reply.code(404).send({ error: "no such subscription" });
  });
}
