import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tokenOf, type Size } from "@striper/server/testing/benches/scale/fill-database";
import {
  observerOfProcess,
  openFilledDatabase,
  type FilledDatabase,
} from "@striper/server/testing/benches/scale/filled-database";
import {
  findFreePort,
  sharedFiles,
  startProcess,
  type StartedProcess,
} from "@striper/server/testing/start-process";

/** 10 am in Boston on the last day of most licenses. */
export const startOfRehearsal = Date.UTC(2026, 11, 31, 15);
/** The built server, without a compiler and source maps, which cost time. */
const builtServer = join(import.meta.dirname, "../../../apps/server/dist/main.mjs");
/** Matches `npm start`. */
const heapLimit = "--max-old-space-size=1024";

/** Mail connections per server, and so the mails under way when it is killed. */
export const smtpConnections = 16;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let addresses = 0;

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly by?: number;
}

export interface Answer {
  readonly milliseconds: number;
  readonly status: number;
}

interface Pulse {
  readonly megabytes: number;
  /** Longest block of the event loop, without time used by other processes, ms. */
  readonly heldMs: number;
}

export const longestHeld = (pulses: readonly Pulse[]): number =>
  Math.max(0, ...pulses.map(({ heldMs }) => heldMs));

export class Instance {
  readonly #process: StartedProcess;
  readonly #port: number;

  constructor(port: number, process: StartedProcess) {
    this.#port = port;
    this.#process = process;
  }

  call(wanted: Call): Promise<Answer> {
    const { method, path, body, by } = wanted;
    addresses++;
    // A new address each time avoids rate limits.
    const from = `198.18.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
    const headers = {
      "x-forwarded-for": from,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(by === undefined ? {} : { authorization: `Bearer ${tokenOf(by)}` }),
    };
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port: this.#port, path, method, headers, agent };
      const sent = request(options, (answer) => {
        answer.resume();
        answer.on("end", () =>
          resolve({ milliseconds: performance.now() - begun, status: answer.statusCode ?? 0 }),
        );
      });
      sent.on("error", (error) => {
        // The server closed a kept-alive connection, as browsers see too; a GET is retried.
        if (sent.reusedSocket && method === "GET") resolve(this.call(wanted));
        else reject(error);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  output(from = 0): string {
    return this.#process.output().slice(from);
  }

  pulses(from: number): Pulse[] {
    return [...this.output(from).matchAll(/^PULSE (\d+) (\d+)$/gmu)].map(([, rss, held]) => ({
      megabytes: Number(rss),
      heldMs: Number(held),
    }));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#process.kill(signal);
    await this.#process.exit;
  }
}

export interface ScaleWorld {
  readonly size: Size;
  readonly database: FilledDatabase;
  readonly startInstance: (role: "both" | "jobs" | "web") => Promise<Instance>;
  readonly moveTime: (milliseconds: number) => void;
  readonly now: () => number;
  readonly stop: () => Promise<void>;
}

export interface OutsideAddresses {
  readonly mails: string;
  readonly payments: string;
}

const settingsOfAll = ({ mails, payments }: OutsideAddresses) => ({
  NODE_ENV: "test",
  SMTP_URL: mails,
  SMTP_CONNECTIONS: String(smtpConnections),
  MAIL_FROM: "reminders@striper.example",
  LOG_LEVEL: "warn",
  STRIPE_API_BASE: payments,
  STRIPE_SECRET_KEY: "sk_test_rehearsal",
  STRIPE_WEBHOOK_SECRET: "whsec_rehearsal",
  STRIPE_PRICE_ID: "price_rehearsal",
  // Unreachable or disabled, so that no outside service is asked.
  NWS_BASE_URL: "http://127.0.0.1:9",
  COOPS_BASE_URL: "http://127.0.0.1:9",
  NDBC_BASE_URL: "http://127.0.0.1:9",
  CHARTS_BASE_URL: "none",
  RULE_PAGES: "none",
  REPORT_FEEDS: "none",
});

export async function openWorld(
  size: Size,
  outside: OutsideAddresses,
  say: (text: string) => void,
  keptIn?: string,
): Promise<ScaleWorld> {
  const folder = mkdtempSync(join(tmpdir(), "striper-scale-"));
  const offsetFile = join(folder, "clock");
  let offset = startOfRehearsal - Date.now();
  const moveTime = (milliseconds: number): void => {
    offset += milliseconds;
    writeFileSync(offsetFile, String(Math.round(offset)));
  };
  moveTime(0);
  const database = await openFilledDatabase(size, new Date(startOfRehearsal), say, keptIn);
  const instances: Instance[] = [];
  return {
    size,
    database,
    moveTime,
    now: () => Date.now() + offset,
    async startInstance(role) {
      const port = await findFreePort();
      const name = `instance-${instances.length + 1}`;
      const settings = {
        TEST_CLOCK_OFFSET_FILE: offsetFile,
        DATA_DIR: join(folder, name),
        ...sharedFiles,
        DATABASE_URL: database.urlFor(name),
        PORT: String(port),
        ROLE: role,
        ...settingsOfAll(outside),
      };
      const process = startProcess(settings, [
        heapLimit,
        "--import",
        observerOfProcess,
        builtServer,
      ]);
      await process.prints(role === "jobs" ? "is ready" : "is ready at");
      const instance = new Instance(port, process);
      instances.push(instance);
      return instance;
    },
    async stop() {
      await Promise.all(instances.map((one) => one.end("SIGKILL")));
      await database.stop();
      agent.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
