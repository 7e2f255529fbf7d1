import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { createStripeCalls } from "#server/features/billing/stripe/stripe-calls.ts";
import { lazyStripeClient } from "#server/features/billing/stripe/stripe-client.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";

const servers = localServers();
afterEach(() => servers.close());

const serve = async (answer: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await servers.listen(createServer(answer))}`;

function readCustomer(apiBase: string): Promise<unknown> {
  const settings = { secretKey: "sk_test_1234", webhookSecret: "whsec_1", priceId: "price_1" };
  const asking = createStripeCalls(lazyStripeClient({ ...settings, apiBase }));
  return asking.always((sdk) => sdk.customers.retrieve("cus_1"));
}
const unavailable = { code: "payments_unavailable" };

describe("Stripe", () => {
  test("is called below the configured address", async () => {
    let asked = "";
    const base = await serve((request, response) => {
      asked = `${request.method} ${request.url} ${request.headers.authorization}`;
      response.writeHead(200, { "content-type": "application/json" }).end('{"id":"cus_1"}');
    });
    expect(await readCustomer(`${base}/stripe`)).toMatchObject({ id: "cus_1" });
    expect(asked).toBe("GET /stripe/v1/customers/cus_1 Bearer sk_test_1234");
  });

  test("that redirects counts as failed, and the key is sent nowhere else", async () => {
    let others = 0;
    const other = await serve((_request, response) => {
      others += 1;
      response.end('{"id":"cus_1"}');
    });
    const base = await serve((_request, response) => {
      response.writeHead(307, { location: `${other}/v1/customers/cus_1` }).end();
    });
    await expect(readCustomer(base)).rejects.toMatchObject(unavailable);
    expect(others).toBe(0);
  });

  test("that answers endlessly counts as failed", async () => {
    const base = await serve((_request, response) => {
      const piece = Buffer.alloc(1024 * 1024, " ");
      const send = (): void => {
        if (!response.destroyed) response.write(piece, send);
      };
      send();
    });
    await expect(readCustomer(base)).rejects.toMatchObject(unavailable);
  });
});
