import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { signUp } from "@striper/contract/accounts";
import { catchChanges } from "@striper/contract/catch-sync";
import { logCatch, logQuickCatch } from "@striper/contract/catches";
import { findFreePort, startProcess } from "#server/testing/start-process.ts";
import type { StartedProcess } from "#server/testing/start-process.ts";

export interface DurabilityOptions {
  readonly kills: number;
  /** Devices that log at the same time. */
  readonly clients: number;
  readonly say: (sentence: string) => void;
}

export interface DurabilityReport {
  readonly kills: Readonly<Record<Victim, number>>;
  readonly acknowledged: number;
  /** Requests that got no answer or a 5xx, and were sent again. */
  readonly repeated: number;
  /** Acknowledged and not in the log. */
  readonly lost: number;
  /** In the log more than once, under whatever id. */
  readonly doubled: number;
  /** In the log and never sent. */
  readonly invented: number;
}

const victims = ["server", "database", "both"] as const;
type Victim = (typeof victims)[number];

/** Longer than a start with recovery takes on a busy machine. */
const startLimitMs = 90_000;
const answerLimitMs = 20_000;
const betweenKillsMs = { least: 300, most: 2500 };
const pauseBeforeRetryMs = 50;
/** Fewer than an account may log in a minute. */
const pauseBetweenCatchesMs = 120;

/** One product on one data folder, started again as often as it is killed. */
class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), "striper-durability-"));
  readonly url: string;
  readonly #port: number;
  #program: StartedProcess;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#program = this.#start();
  }

  #start(): StartedProcess {
    const settings = { DATA_DIR: this.dataDir, PORT: String(this.#port), LOG_LEVEL: "error" };
    // Nobody outside is asked while a process lives for seconds.
    const nowhere = "http://127.0.0.1:9";
    return startProcess({
      ...settings,
      NWS_BASE_URL: nowhere,
      COOPS_BASE_URL: nowhere,
      NDBC_BASE_URL: nowhere,
      CHARTS_BASE_URL: "none",
      REPORT_FEEDS: "none",
    });
  }

  /** It answers; where it has ended, which it may after its database was killed, it is started. */
  async untilReady(): Promise<void> {
    const deadline = Date.now() + startLimitMs;
    let ended = this.#watchEnd();
    while (Date.now() < deadline) {
      if (ended.isOver) {
        this.#program = this.#start();
        ended = this.#watchEnd();
      }
      const limit = AbortSignal.timeout(answerLimitMs);
      const answer = await fetch(`${this.url}/api/ready`, { signal: limit }).catch(() => undefined);
      if (answer?.ok === true) return;
      await delay(pauseBeforeRetryMs);
    }
    throw new Error(`the product does not come back: ${this.#program.output()}`);
  }

  #watchEnd(): { isOver: boolean } {
    const state = { isOver: false };
    void this.#program.exit.then(() => (state.isOver = true));
    return state;
  }

  /** False while it is down, as it may be from the last time. */
  #killDatabase(): boolean {
    try {
      const file = join(this.dataDir, "postgres", "postmaster.pid");
      return process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), "SIGKILL");
    } catch {
      return false;
    }
  }

  async kill(victim: Victim): Promise<void> {
    if (victim !== "server") while (!this.#killDatabase()) await this.untilReady();
    if (victim === "database") return;
    this.#program.kill("SIGKILL");
    await this.#program.exit;
    this.#program = this.#start();
  }

  async close(): Promise<void> {
    this.#program.kill("SIGTERM");
    await this.#program.exit;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** A device that sends each catch until it is acknowledged, always under the same id. */
class Device {
  readonly #url: string;
  readonly #name: string;
  token = "";
  readonly acknowledged = new Set<string>();
  readonly sent = new Set<string>();
  repeated = 0;
  isStopping = false;

  constructor(url: string, name: string) {
    this.#url = url;
    this.#name = name;
  }

  async #post(path: string, body: object): Promise<Response | undefined> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${this.token}` };
    const signal = AbortSignal.timeout(answerLimitMs);
    const sending = { method: "POST", headers, body: JSON.stringify(body), signal };
    return fetch(`${this.#url}${path}`, sending).catch(() => undefined);
  }

  async join(): Promise<void> {
    const body = {
      email: `${this.#name}@example.com`,
      password: `a tide of stripers for ${this.#name}`,
      display_name: this.#name,
    };
    const answer = await this.#post(signUp.path, body);
    if (answer?.ok !== true) throw new Error(`no account was made: ${answer?.status ?? "silence"}`);
    ({ token: this.token } = signUp.response.parse(await answer.json()));
  }

  async #logOne(mark: string, isQuick: boolean): Promise<void> {
    const body = { catch_id: randomUUID(), species: "Striped Bass", notes: mark };
    const path = isQuick ? logQuickCatch.path : logCatch.path;
    this.sent.add(mark);
    while (!this.isStopping) {
      const answer = await this.#post(path, body);
      // The whole answer has to arrive: a head alone acknowledges nothing.
      const text = await answer?.text().catch(() => undefined);
      if (answer?.ok === true && text !== undefined) {
        this.acknowledged.add(mark);
        return;
      }
      if (answer !== undefined && answer.status < 500 && answer.status !== 429)
        throw new Error(`a catch was refused: ${answer.status} ${text ?? ""}`);
      this.repeated += 1;
      await delay(pauseBeforeRetryMs);
    }
  }

  async logUntilStopped(): Promise<void> {
    // The short form may be sent less often.
    for (let count = 0; !this.isStopping; count++) {
      await this.#logOne(`${this.#name} ${count}`, count % 10 === 0);
      await delay(pauseBetweenCatchesMs);
    }
  }

  /** The marks of all catches in the log, with repeats. */
  async logged(): Promise<string[]> {
    const marks: string[] = [];
    let since: string | undefined;
    for (;;) {
      const query = new URLSearchParams({
        limit: "1000",
        ...(since === undefined ? {} : { since }),
      });
      const answer = await fetch(`${this.#url}${catchChanges.path}?${query.toString()}`, {
        headers: { authorization: `Bearer ${this.token}` },
      });
      const part = catchChanges.response.parse(await answer.json());
      marks.push(...part.catches.map(({ notes }) => notes ?? ""));
      since = part.cursor;
      if (!part.has_more) return marks;
    }
  }
}

async function killAll(product: Product, { kills, say }: DurabilityOptions) {
  const counts: Record<Victim, number> = { server: 0, database: 0, both: 0 };
  for (let kill = 0; kill < kills; kill++) {
    const { least, most } = betweenKillsMs;
    await delay(least + Math.random() * (most - least));
    // One of each kind first, then at random.
    const victim = victims[kill] ?? victims[Math.floor(Math.random() * victims.length)] ?? "both";
    await product.kill(victim);
    counts[victim] += 1;
    const killedAt = Date.now();
    await product.untilReady();
    say(`${kill + 1} of ${kills}: ${victim}; back after ${Date.now() - killedAt} ms`);
  }
  return counts;
}

async function compare(devices: readonly Device[]) {
  let lost = 0;
  let doubled = 0;
  let invented = 0;
  for (const device of devices) {
    const marks = await device.logged();
    const found = new Set(marks);
    doubled += marks.length - found.size;
    for (const mark of device.acknowledged) if (!found.has(mark)) lost += 1;
    for (const mark of found) if (!device.sent.has(mark)) invented += 1;
  }
  return { lost, doubled, invented };
}

/**
 * Kills server, database or both with -9 at random moments while devices log with retries, and
 * compares what was acknowledged with what is there in the end.
 */
export async function checkDurability(options: DurabilityOptions): Promise<DurabilityReport> {
  const product = new Product(await findFreePort());
  try {
    await product.untilReady();
    const devices = Array.from(
      { length: options.clients },
      (_, index) => new Device(product.url, `device${index}`),
    );
    for (const device of devices) await device.join();
    const logging = Promise.all(devices.map((device) => device.logUntilStopped()));
    const kills = await Promise.race([killAll(product, options), logging.then(() => undefined)]);
    if (kills === undefined) throw new Error("the devices stopped by themselves");
    // Until the last answers have come.
    await delay(betweenKillsMs.most);
    for (const device of devices) device.isStopping = true;
    await logging;
    await product.untilReady();
    const sum = (of: (device: Device) => number): number =>
      devices.reduce((total, device) => total + of(device), 0);
    return {
      kills,
      acknowledged: sum(({ acknowledged }) => acknowledged.size),
      repeated: sum(({ repeated }) => repeated),
      ...(await compare(devices)),
    };
  } finally {
    await product.close();
  }
}
