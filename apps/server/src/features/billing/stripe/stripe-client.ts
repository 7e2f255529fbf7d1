import type Stripe from "stripe";
import { configuredFetch } from "#server/platform/upstream/configured-fetch.ts";

export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Undefined means Stripe's own API. */
  readonly apiBase: string | undefined;
  readonly timeoutMs?: number;
}

/** A person waits for each of these calls. */
const usualTimeoutMs = 4000;
const networkRetries = 1;
/** A subscription takes a few kilobytes of a page. */
const maxBytes = 8 * 1024 * 1024;
const usualBase = "https://api.stripe.com";

/** Adds a path prefix, which the SDK does not support and a stand-in may need. */
function belowPath(client: Stripe.HttpClient, prefix: string): Stripe.HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, ...rest) =>
      client.makeRequest(host, port, `${prefix}${path}`, ...rest),
  };
}

function placeOf(apiBase: string, client: Stripe.HttpClient): Stripe.StripeConfig {
  const { protocol, hostname, port, pathname } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? "http" : "https",
    httpClient: belowPath(client, pathname.replace(/\/$/u, "")),
  };
}

export interface StripeClient {
  readonly sdk: Stripe;
  readonly errors: (typeof Stripe)["errors"];
}

/**
 * Loads the SDK only when payments are configured, before the server listens: loading blocks the
 * event loop for 50 ms.
 */
export function lazyStripeClient(settings: PaymentSettings) {
  const { secretKey, apiBase, timeoutMs = usualTimeoutMs } = settings;
  async function load(): Promise<StripeClient> {
    const { default: Sdk } = await import("stripe");
    const ask = configuredFetch(apiBase ?? usualBase, { timeoutMs, maxBytes });
    const httpClient = Sdk.createFetchHttpClient(ask);
    const sdk = new Sdk(secretKey, {
      httpClient,
      ...(apiBase === undefined ? {} : placeOf(apiBase, httpClient)),
      timeout: timeoutMs,
      maxNetworkRetries: networkRetries,
      telemetry: false,
    });
    return { sdk, errors: Sdk.errors };
  }
  let loading: Promise<StripeClient> | undefined;
  return () => (loading ??= load());
}
