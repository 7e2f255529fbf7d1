import { setTimeout as delay } from "node:timers/promises";
import { startFakes } from "#e2e/support/fakes.ts";
import { startProduct } from "#e2e/support/product.ts";

/** Right after the start no service has answered yet, and the dashboard says that nothing is live. */
async function untilForecastIsThere(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await (await fetch(`${url}/api/weather`)).text();
    if (answer.includes('"live"')) return;
    await delay(1000);
  }
}

/**
 * One product for all journeys that move no clock; each journey makes its own accounts. The outside
 * world is the stand-ins: journeys ask nothing of public services and are the same every day.
 */
export default async function globalSetup() {
  const fakes = await startFakes();
  const product = await startProduct(fakes.env);
  await untilForecastIsThere(product.url);
  process.env["PRODUCT_URL"] = product.url;
  process.env["PRODUCT_DATA_DIR"] = product.dataDir;
  process.env["FAKES_URL"] = fakes.url;
  return async () => {
    await product.stop();
    await fakes.stop();
  };
}
