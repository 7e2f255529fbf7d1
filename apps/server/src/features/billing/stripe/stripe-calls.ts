import type Stripe from "stripe";
import type { StripeClient } from "#server/features/billing/stripe/stripe-client.ts";
import { AppError } from "#server/http/app-error.ts";

type Call<Result> = (sdk: Stripe) => Promise<Result>;

/** Calls Stripe. Every failure becomes `payments_unavailable`. */
export interface StripeCalls {
  always<Result>(call: Call<Result>): Promise<Result>;
  /** Returns undefined when Stripe does not know the object in the address or in `parameter`. */
  unlessMissing<Result>(call: Call<Result>, parameter?: string): Promise<Result | undefined>;
  /** Returns undefined when Stripe refuses the request, for example for the object's state. */
  unlessRefused<Result>(call: Call<Result>): Promise<Result | undefined>;
}

const unavailable = (cause: unknown): AppError => new AppError("payments_unavailable", { cause });

export function createStripeCalls(client: () => Promise<StripeClient>): StripeCalls {
  async function ask<Result>(
    call: Call<Result>,
    isForeseen: (error: Stripe.errors.StripeInvalidRequestError) => boolean,
  ): Promise<Result | undefined> {
    const { sdk, errors } = await client();
    return call(sdk).catch((error: unknown) => {
      if (error instanceof errors.StripeInvalidRequestError && isForeseen(error)) return undefined;
      throw unavailable(error);
    });
  }
  return {
    async always(call) {
      const { sdk } = await client();
      return call(sdk).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
    unlessMissing: (call, parameter) =>
      ask(
        call,
        ({ code, param }) =>
          code === "resource_missing" && (parameter === undefined || param === parameter),
      ),
    unlessRefused: (call) => ask(call, () => true),
  };
}
