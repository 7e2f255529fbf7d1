import type { OutputOf } from "@striper/contract/endpoint";
import type { capabilities } from "@striper/contract/operations";

export interface OptionalServices {
  readonly payments: { readonly secretKey: string } | undefined;
  readonly assistant: { readonly provider: string } | undefined;
  readonly vessels: {
    readonly aisstreamApiKey: string | undefined;
    readonly nmeaTcp: object | undefined;
  };
  readonly support: string | undefined;
}

type Capabilities = OutputOf<(typeof capabilities)["response"]>;

/** The prefix of a Stripe key tells whether cards are charged. */
const liveKey = /^(?:sk|rk)_live_/u;

function paymentsOf({ payments }: OptionalServices): Capabilities["payments"] {
  if (payments === undefined) return "none";
  return liveKey.test(payments.secretKey) ? "live" : "test";
}

export function capabilitiesOf(
  services: OptionalServices,
): Pick<Capabilities, "payments" | "assistant" | "vessel_feed" | "support"> {
  const { assistant, vessels } = services;
  return {
    payments: paymentsOf(services),
    assistant: {
      engine: assistant === undefined ? "built-in" : "model",
      provider: assistant?.provider ?? null,
    },
    vessel_feed: vessels.aisstreamApiKey !== undefined || vessels.nmeaTcp !== undefined,
    support: services.support ?? null,
  };
}
