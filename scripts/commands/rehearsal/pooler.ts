/** pgbouncer in transaction mode before the database of the rehearsal. */
import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { limitsOfCalls } from "@striper/server/testing/benches/shared-database";
import type { SharedDatabase } from "@striper/server/testing/benches/shared-database";

export interface Pooler {
  /** What an instance takes as its DATABASE_URL. */
  readonly urlFor: (instance: string) => string;
  readonly stop: () => Promise<void>;
}

const port = 6432;
const startLimitMs = 10_000;
/** Fewer than the instances open, so that they have to share. */
const serverConnections = 6;

function findProgram(): string {
  const places = (process.env["PATH"] ?? "").split(delimiter);
  const program = [...places, "/usr/sbin"]
    .map((place) => join(place, "pgbouncer"))
    .find(existsSync);
  if (program === undefined)
    throw new Error("pgbouncer is not installed (apt-get install pgbouncer)");
  return program;
}

export async function startPooler(database: SharedDatabase): Promise<Pooler> {
  const program = findProgram();
  const { folder: host, user, name } = database.place;
  const folder = mkdtempSync(join(tmpdir(), "striper-pooler-"));
  // Like PostgreSQL it does not run as root, and only the owner reaches that socket.
  const { uid, gid } = statSync(host);
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o755);
  const settings = join(folder, "pgbouncer.ini");
  const { statementMs, lockMs } = limitsOfCalls;
  writeFileSync(
    settings,
    `[databases]
${name} = host=${host} dbname=${name} user=${user} connect_query='set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}'
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`,
  );
  const child = spawn(program, ["-q", settings], { uid, gid, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const socket = join(folder, `.s.PGSQL.${port}`);
  for (const end = Date.now() + startLimitMs; !existsSync(socket); await delay(50))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`no pgbouncer: ${output}`);
  return {
    urlFor: (instance) => {
      const query = new URLSearchParams({ host: folder, application_name: `${instance} pooled` });
      return `postgres://${user}@localhost:${port}/${name}?${query.toString()}`;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
