import { startFakes } from "#e2e/support/fakes.ts";
import { startProduct } from "#e2e/support/product.ts";

/**
 * One product for all journeys that move no clock; each journey makes its own accounts. The outside
 * world is the stand-ins: journeys ask nothing of public services and are the same every day.
 */
export default async function globalSetup() {
  const fakes = await startFakes();
  const product = await startProduct(fakes.env);
  process.env["PRODUCT_URL"] = product.url;
  process.env["PRODUCT_DATA_DIR"] = product.dataDir;
  process.env["FAKES_URL"] = fakes.url;
  return async () => {
    await product.stop();
    await fakes.stop();
  };
}
