import { Client } from "pg";
import { errorCode } from "#server/platform/error-code.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";

/** An arbitrary number, equal for every server on a data folder. */
const lockKey = 1_937_011_305;
/** Postgres frees a dead server's lock within milliseconds; a live server keeps it. */
const lockWaitMilliseconds = 2000;
const lockNotAvailable = "55P03";

/** Superuser for the embedded server's housekeeping. The product has its own role. */
const housekeeping = { user: "postgres", database: "postgres" } as const;

/**
 * The exclusive right to use a data folder. It is a database session, so it ends with its process.
 */
export interface FolderLock {
  readonly client: Client;
  readonly ended: Promise<void>;
  readonly release: () => Promise<void>;
}

export async function connectHousekeeping(host: string): Promise<Client> {
  const client = new Client({
    ...localConnection(host),
    ...housekeeping,
    connectionTimeoutMillis: 5000,
  });
  // Ignore errors, because `end` follows each of them.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/**
 * Takes the folder's lock on a session. Returns undefined when another server has it. A granted
 * lock is not enough, since that also happens while its previous owner shuts this Postgres down. A
 * Postgres that accepts a second session is not shutting down, and no server without the lock will
 * stop it.
 */
export async function lockFolder(client: Client, host: string): Promise<FolderLock | undefined> {
  const ended = new Promise<void>((resolve) => {
    client.once("end", () => resolve());
  });
  try {
    await client.query(`set lock_timeout = ${lockWaitMilliseconds}`);
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await (await connectHousekeeping(host)).end();
    await client.query("reset lock_timeout");
  } catch (error) {
    await client.end();
    if (errorCode(error) === lockNotAvailable) return undefined;
    throw error;
  }
  return { client, ended, release: () => client.end() };
}
