import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Controls, Fake } from "#fakes/fake.ts";
import { api } from "#fakes/stripe/api.ts";
import type { ApiContext } from "#fakes/stripe/api.ts";
import { parseForm } from "#fakes/stripe/form.ts";
import { createIdempotency, refusal } from "#fakes/stripe/idempotency.ts";
import { createLifecycle } from "#fakes/stripe/lifecycle.ts";
import { addPages } from "#fakes/stripe/page-routes.ts";
import { createStripeState } from "#fakes/stripe/state.ts";
import { addStripeControls } from "#fakes/stripe/stripe-controls.ts";
import { createWebhooks } from "#fakes/stripe/webhooks.ts";
import type { Webhooks } from "#fakes/stripe/webhooks.ts";

export interface StripeFakeSettings {
  /** Where events go; undefined: to the origin that a payment goes back to. */
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string;
}

const isKey = (request: FastifyRequest): boolean =>
  /^Bearer sk_\w+$/u.test(request.headers.authorization ?? "");

function formOf(request: FastifyRequest) {
  const query = request.url.split("?")[1] ?? "";
  return parseForm(typeof request.body === "string" ? request.body : query);
}

function addApi(app: FastifyInstance, context: ApiContext): void {
  const once = createIdempotency();
  for (const [method, path, answer] of api) {
    app.route<{ Params: { id?: string } }>({
      method,
      url: `/v1${path}`,
      handler: (request, reply) => {
        if (!isKey(request)) {
          const denied = refusal(401, "invalid_request_error", "api_key", "Invalid API Key");
          return reply.code(denied.status).send(denied.body);
        }
        const form = formOf(request);
        const key = request.headers["idempotency-key"];
        const call = {
          key: method === "POST" && typeof key === "string" ? key : undefined,
          path: request.url,
          form,
        };
        const { status, body } = once(call, () =>
          answer(context, { id: request.params.id ?? "", form }),
        );
        return reply.code(status).header("request-id", context.state.newId("req")).send(body);
      },
    });
  }
}

/** Speaks the part of Stripe's API that the product uses, with its two hosted pages. */
export function createStripeFake(settings: StripeFakeSettings): Fake {
  let made: { readonly context: ApiContext; readonly webhooks: Webhooks } | undefined;
  function make(controls: Controls) {
    const state = createStripeState(controls.now);
    const webhooks = createWebhooks(state, {
      url: settings.webhookUrl,
      secret: settings.webhookSecret,
    });
    const lifecycle = createLifecycle(state, webhooks, controls.baseUrl);
    return { webhooks, context: { state, lifecycle, pages: controls.baseUrl } };
  }
  return {
    name: "stripe",
    register: (app, controls) => {
      made ??= make(controls);
      app.addContentTypeParser(
        "application/x-www-form-urlencoded",
        { parseAs: "string" },
        (_request, body, done) => done(null, body),
      );
      addApi(app, made.context);
      addPages(app, made.context);
    },
    registerControls: (app, controls) => {
      made ??= make(controls);
      addStripeControls(app, made.context, made.webhooks);
    },
  };
}
