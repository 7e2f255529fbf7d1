/** The PostgreSQL and the pgbouncer of this machine, as docs/operating.md has them. */
import { execFile, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { Pool } from "pg";
import { findFreePort } from "#server/testing/start-process.ts";

const debianFolder = "/usr/lib/postgresql";
const password = "rehearsal";

function folderOf(program: string): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).toSorted().toReversed()
    : [];
  const ofDebian = versions.map((version) => join(debianFolder, version, "bin"));
  const folders = [...ofDebian, ...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.find((folder) => existsSync(join(folder, program)));
}

/** Neither program runs as root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync("id", [flag, "postgres"]).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}

interface Place {
  readonly folder: string;
  readonly owner: ReturnType<typeof account>;
  readonly serverPort: number;
  readonly poolerPort: number;
}

async function makePlace(): Promise<Place> {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), "striper-debian-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  return { folder, owner, serverPort: await findFreePort(), poolerPort: await findFreePort() };
}

const urlAt = (port: number, database: string, user = database): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Returns what `pg_ctl` does to the cluster. */
async function startServer(programs: string, { folder, owner, serverPort }: Place) {
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), args, { ...owner, cwd: folder });
  const cluster = join(folder, "cluster");
  const control = (...args: string[]) =>
    run("pg_ctl", "-D", cluster, "-l", join(folder, "log"), "-w", ...args);
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  const access = ["--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  await run("initdb", "-D", cluster, "-U", "postgres", ...access, "--no-sync");
  await control("start", "-o", `-p ${serverPort} -k ${folder} -c listen_addresses=127.0.0.1`);
  const administrator = new Pool({ connectionString: urlAt(serverPort, "postgres"), max: 1 });
  await administrator.query(`create role striper login password '${password}'`);
  await administrator.query("create database striper owner striper");
  await administrator.end();
  return control;
}

function startPooler(programs: string, { folder, owner, serverPort, poolerPort }: Place) {
  const settings = `[databases]
striper = host=127.0.0.1 port=${serverPort} connect_query='set statement_timeout = 30000; set lock_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users
pool_mode = transaction
server_login_retry = 1
query_wait_timeout = 10
`;
  writeFileSync(join(folder, "users"), `"striper" "${password}"\n`);
  writeFileSync(join(folder, "pooler.ini"), settings);
  const command = join(programs, "pgbouncer");
  return spawn(command, ["-q", join(folder, "pooler.ini")], { ...owner, stdio: "ignore" });
}

export interface DebianDatabase {
  /** An instance's addresses; its own sessions at the server carry its name. */
  readonly settingsFor: (instance: string) => Readonly<Record<string, string>>;
  readonly pool: Pool;
  /** Restarts PostgreSQL and returns how many milliseconds that took. */
  readonly restart: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Undefined where one of the two programs is missing. */
export async function startDebianDatabase(): Promise<DebianDatabase | undefined> {
  const [serverFolder, poolerFolder] = [folderOf("initdb"), folderOf("pgbouncer")];
  if (serverFolder === undefined || poolerFolder === undefined) return undefined;
  const place = await makePlace();
  const control = await startServer(serverFolder, place);
  const pooler = startPooler(poolerFolder, place);
  const directUrl = urlAt(place.serverPort, "striper");
  const pool = new Pool({ connectionString: directUrl, max: 1 });
  pool.on("error", () => undefined);
  return {
    settingsFor: (name) => ({
      DATABASE_URL: urlAt(place.poolerPort, "striper"),
      DATABASE_DIRECT_URL: `${directUrl}?application_name=${name}`,
    }),
    pool,
    async restart() {
      const begun = performance.now();
      await control("restart", "-m", "fast");
      return performance.now() - begun;
    },
    async stop() {
      await pool.end();
      pooler.kill("SIGKILL");
      await control("stop", "-m", "immediate");
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}
