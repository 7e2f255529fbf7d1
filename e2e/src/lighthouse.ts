/**
 * `npm run lighthouse`: what Lighthouse says of the landing page on a phone, as a table.
 * Lighthouse is fetched when this runs: it is larger than everything else the project installs.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "#e2e/support/chromium.ts";
import { startProduct } from "#e2e/support/product.ts";

// 13 and later need Node 22.
const lighthouse = "lighthouse@12.8.2";
const pages = ["/"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

const { executablePath, env } = findChromium();
const folder = mkdtempSync(join(tmpdir(), "striper-lighthouse-"));
const product = await startProduct();
try {
  const rows = pages.map((page) => {
    const file = join(folder, "report.json");
    execFileSync(
      "npx",
      [
        "--yes",
        lighthouse,
        `${product.url}${page}`,
        "--output=json",
        `--output-path=${file}`,
        "--quiet",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
      ],
      {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, ...env, CHROME_PATH: executablePath },
      },
    );
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => report.audits[audit]?.displayValue ?? "";
    const scores = categories.map((category) => [category, score(category)] as const);
    return Object.fromEntries<string | number>([
      ["page", page],
      ...scores,
      ["largest paint", value("largest-contentful-paint")],
      ["layout shift", value("cumulative-layout-shift")],
      ["bytes", value("total-byte-weight")],
    ]);
  });
  // oxlint-disable-next-line no-console -- the table is what this command is for
  console.table(rows);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
