/**
 * A server process to kill: `tsx test-database-child.ts '{"dataDir": …}'` opens the embedded
 * database and keeps it until the parent says so. A line on its standard output says how that went, and
 * one on its standard input ends it: `exit` leaves without closing, anything else closes.
 */
import { createInterface } from "node:readline";
import * as z from "zod/mini";
import { DatabaseError } from "#server/platform/database/database-error.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { createLog } from "#server/platform/log/log.ts";

const order = z.object({
  dataDir: z.string(),
  /** Become this user first. */
  user: z.optional(z.object({ uid: z.number(), gid: z.number() })),
  durability: z.enum(["durable", "throwaway"]),
  source: z.optional(z.object({ native: z.string(), version: z.string() })),
});

function become(user: { uid: number; gid: number } | undefined): void {
  if (user === undefined) return;
  process.setgroups?.([]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}

async function serve(): Promise<void> {
  const { dataDir, user, durability, source } = order.parse(JSON.parse(process.argv[2] ?? "null"));
  become(user);
  const database = await startEmbeddedPostgres({
    dataDir,
    log: createLog("silent"),
    durability,
    onLost: () => process.exit(3),
    ...(source === undefined ? {} : { source }),
  });
  process.stdout.write("ready\n");
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === "exit") process.exit(0);
    await database.stop();
    return;
  }
}

try {
  await serve();
  process.exit(0);
} catch (error) {
  const fault = error instanceof DatabaseError ? error.fault : "bug";
  process.stdout.write(`${fault}: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
