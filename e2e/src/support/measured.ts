/** For programs that measure or take pictures: the product, stand-ins and browsers, ended whatever happens. */
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "#e2e/support/chromium.ts";
import { buildFakes, startFakes, type Fakes } from "#e2e/support/fakes.ts";
import { somebody } from "#e2e/support/people.ts";
import { startProduct, type Product } from "#e2e/support/product.ts";

export interface Measured {
  readonly product: Product;
  readonly fakes: Fakes;
  /** A browser of its own, drawing as the arguments say; without any, with the processor. */
  readonly launch: (...args: string[]) => Promise<Browser>;
}

export async function onTheProduct(work: (measured: Measured) => Promise<void>): Promise<void> {
  const { executablePath, env } = findChromium();
  buildFakes();
  const fakes = await startFakes();
  const browsers: Browser[] = [];
  const launch = async (...args: string[]) => {
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ["--no-sandbox", ...(args.length === 0 ? ["--disable-gpu"] : args)],
    });
    browsers.push(browser);
    return browser;
  };
  try {
    const product = await startProduct(fakes.env);
    try {
      await work({ product, fakes, launch });
    } finally {
      for (const browser of browsers) await browser.close();
      await product.stop();
    }
  } finally {
    await fakes.stop();
  }
}

/** The token of a fresh account. */
export async function newAccount(url: string): Promise<string> {
  const { name, email, password } = somebody();
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, display_name: name }),
  });
  const { token }: { token: string } = await answer.json();
  return token;
}
