import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:net";
import { createTestDatabase } from "#server/testing/database/test-database.ts";
import { findFreePort, sharedFiles, startProcess } from "#server/testing/start-process.ts";
import type { StartedProcess } from "#server/testing/start-process.ts";

const nowhere = "http://127.0.0.1:9";
/** Nobody outside is asked, and instances share their files as far as a start can tell. */
const services = {
  ...sharedFiles,
  NWS_BASE_URL: nowhere,
  COOPS_BASE_URL: nowhere,
  NDBC_BASE_URL: nowhere,
  REPORT_FEEDS: "none",
  CHARTS_BASE_URL: "none",
  RULE_PAGES: "none",
};

/** Starts the program again and again on one database, each in a data folder of its own. */
export async function openMainPrograms() {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "striper-main-"));
  const started: StartedProcess[] = [];

  async function start(settings: Record<string, string> = {}) {
    const port = await findFreePort();
    const folder = join(dataDir, String(port));
    const own = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url };
    const program = startProcess({ ...services, ...own, ...settings });
    started.push(program);
    return { ...program, port, dataDir: folder, url: `http://127.0.0.1:${port}` };
  }

  async function killAll(): Promise<void> {
    for (const program of started.splice(0)) {
      program.kill("SIGKILL");
      await program.exit;
    }
  }

  return {
    databaseUrl: database.url,
    start,
    async startReady(settings: Record<string, string> = {}) {
      const program = await start(settings);
      await program.prints("is ready at");
      return program;
    },
    killAll,
    async close(): Promise<void> {
      await killAll();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type MainPrograms = Awaited<ReturnType<typeof openMainPrograms>>;

/** A request whose head is still on its way. */
export function openRequest(port: number) {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write("GET /api/health HTTP/1.1\r\nhost: x\r\n");
  return {
    finish: async () => {
      socket.write("\r\n");
      await closed;
      return received;
    },
  };
}
