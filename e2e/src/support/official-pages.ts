/** The watch over official pages, which looks once in an hour of the machine's own. */
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Client } from "pg";
import type { World } from "#e2e/support/world.ts";

/** Where the limits of Massachusetts are published. */
export const massachusettsLimits =
  "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations";

/** Asks the database of a product that is running. */
async function ask({ product }: World, text: string, values: readonly string[]) {
  const socket = { host: join(product.dataDir, "postgres"), port: 5432, ssl: false };
  const client = new Client({ ...socket, user: "striper", database: "striper" });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Every page was read once: from here on a look finds what has changed. */
export async function untilPagesAreRead(world: World): Promise<void> {
  const open = "select from watched_pages where read_at is null and fault is null";
  const read = "select from watched_pages where read_at is not null";
  await expect
    .poll(async () => (await ask(world, read, [])).rowCount ?? 0, { timeout: 90_000 })
    .toBeGreaterThan(0);
  await expect.poll(async () => (await ask(world, open, [])).rowCount, { timeout: 90_000 }).toBe(0);
}

/** The page's week is over, and the job's hour too. */
export async function recheckPage(world: World, url: string): Promise<void> {
  await ask(world, "update watched_pages set next_at = 'epoch' where url = $1", [url]);
  await ask(
    world,
    "insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = $1",
    ["rule-watch"],
  );
}
