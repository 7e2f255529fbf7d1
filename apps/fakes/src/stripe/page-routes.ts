import type { FastifyInstance, FastifyReply } from "fastify";
import { currentSession } from "#fakes/stripe/api.ts";
import type { ApiContext } from "#fakes/stripe/api.ts";
import { parseForm, textOf } from "#fakes/stripe/form.ts";
import { checkoutPage, missingPage, portalPage } from "#fakes/stripe/pages.ts";
import type { PortalSession, Subscription } from "#fakes/stripe/state.ts";

type WithId = { Params: { id: string } };

const html = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(text);

const actionIn = (body: unknown): string | undefined =>
  typeof body === "string" ? textOf(parseForm(body)["action"]) : undefined;

function addCheckoutPage(app: FastifyInstance, context: ApiContext): void {
  app.get<WithId>("/pay/:id", (request, reply) => {
    const session = currentSession(context, request.params.id);
    return session === undefined
      ? html(reply, missingPage(), 404)
      : html(reply, checkoutPage(session, false));
  });
  app.post<WithId>("/pay/:id", (request, reply) => {
    const session = currentSession(context, request.params.id);
    if (session === undefined) return html(reply, missingPage(), 404);
    const isPaying = actionIn(request.body) === "pay";
    if (session.status !== "open" || !isPaying)
      return html(reply, checkoutPage(session, !isPaying));
    context.lifecycle.pay(session);
    return reply.redirect(session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id), 303);
  });
}

function addPortalPage(app: FastifyInstance, { state, lifecycle }: ApiContext): void {
  /** The subscription that still runs, else the last one. */
  function planOf({ customer }: PortalSession): Subscription | undefined {
    const all = [...state.subscriptions.values()].filter((one) => one.customer === customer);
    return all.findLast(({ status }) => status !== "canceled") ?? all.at(-1);
  }
  app.get<WithId>("/portal/:id", (request, reply) => {
    const portal = state.portals.get(request.params.id);
    return portal === undefined
      ? html(reply, missingPage(), 404)
      : html(reply, portalPage(portal, planOf(portal)));
  });
  app.post<WithId>("/portal/:id", (request, reply) => {
    const portal = state.portals.get(request.params.id);
    if (portal === undefined) return html(reply, missingPage(), 404);
    const plan = planOf(portal);
    const action = actionIn(request.body);
    if (plan !== undefined && plan.status !== "canceled") {
      if (action === "cancel") lifecycle.cancelAtPeriodEnd(plan, true);
      if (action === "resume") lifecycle.cancelAtPeriodEnd(plan, false);
      if (action === "recover") lifecycle.recover(plan);
    }
    return reply.redirect(request.url, 303);
  });
}

export function addPages(app: FastifyInstance, context: ApiContext): void {
  addCheckoutPage(app, context);
  addPortalPage(app, context);
}
