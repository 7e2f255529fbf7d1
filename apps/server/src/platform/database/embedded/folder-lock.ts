import { Client } from "pg";
import { errorCode } from "#server/platform/error-code.ts";
import { localConnection } from "#server/platform/database/embedded/socket-host.ts";

/** Any number; it only has to be the same for every server on a data folder. */
const lockKey = 1_937_011_305;
/** Postgres frees a dead server's lock within milliseconds; a live one keeps it. */
const lockWaitMilliseconds = 2000;
const lockNotAvailable = "55P03";

/** Superuser, for the embedded server's own housekeeping; the product connects as its own role. */
const housekeeping = { user: "postgres", database: "postgres" } as const;

/** The right to use a data folder. It is a database session, so it dies with its process. */
export interface FolderLock {
  readonly client: Client;
  /** Settles when the session has ended, whoever ended it. */
  readonly ended: Promise<void>;
  readonly release: () => Promise<void>;
}

export async function connectHousekeeping(host: string): Promise<Client> {
  const client = new Client({
    ...localConnection(host),
    ...housekeeping,
    connectionTimeoutMillis: 5000,
  });
  // The end of the session is what matters, and `end` follows every error.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/**
 * Takes the lock of the folder on a session; undefined when another server has it. Being granted the
 * lock is not enough: that also happens for an instant while the server that held it shuts this
 * Postgres down. So a second session is opened: a Postgres that accepts it is not shutting down, and
 * no server without the lock will stop it.
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
