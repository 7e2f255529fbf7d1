import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startProcess, type StartedProcess } from "@striper/server/testing/start-process";

const program = join(import.meta.dirname, "../../../apps/server/dist/main.mjs");
const answerLimitMs = 20_000;
const triesOfARequest = 8;
const pauseBetweenTriesMs = 150;

export class Instance {
  readonly name: string;
  readonly url: string;
  readonly #process: StartedProcess;
  isLiving = true;
  #isAskedToEnd = false;

  constructor(name: string, port: number, settings: Readonly<Record<string, string>>) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.#process = startProcess({ ...settings, PORT: String(port) }, [program]);
    void this.#noteEnd();
  }

  async #noteEnd(): Promise<void> {
    await this.#process.exit;
    this.isLiving = false;
    if (!this.#isAskedToEnd) console.log(`${this.name} has ended: ${this.output.slice(-2000)}`);
  }

  async untilReady(): Promise<void> {
    await this.#process.prints("is ready");
  }

  get output(): string {
    return this.#process.output();
  }

  async refusesWith(sentence: string): Promise<boolean> {
    this.#isAskedToEnd = true;
    const limit = delay(answerLimitMs, undefined, { ref: false });
    const code = await Promise.race([this.#process.exit, limit]);
    return code === 1 && this.output.includes(sentence);
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    this.#isAskedToEnd = true;
    this.#process.kill(signal);
    await this.#process.exit;
  }
}

export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  /** A separate address per device, as behind a real balancer. */
  readonly address: string;
  /** True when a retry would count twice. */
  readonly isOnce?: boolean;
}

export type Answer = { readonly status: number; readonly text: string } | undefined;

export class Balancer {
  readonly #instances: readonly Instance[];
  #next = 0;
  requests = 0;
  repeated = 0;
  readonly statuses = new Map<number, number>();

  constructor(instances: readonly Instance[]) {
    this.#instances = instances;
  }

  next(): Instance {
    const living = this.#instances.filter(({ isLiving }) => isLiving);
    const chosen = living[this.#next++ % living.length];
    if (chosen === undefined) throw new Error("no instance is left");
    return chosen;
  }

  /** Returns the complete answer or undefined; headers alone acknowledge nothing. */
  async #try({ method, path, token, body, address }: Call): Promise<Answer> {
    const headers = {
      "x-forwarded-for": address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const signal = AbortSignal.timeout(answerLimitMs);
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      const answer = await fetch(`${this.next().url}${path}`, { method, headers, signal, ...sent });
      const { status } = answer;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      return { status, text: await answer.text() };
    } catch {
      return undefined;
    }
  }

  async send(call: Call): Promise<Answer> {
    this.requests += 1;
    let answer = await this.#try(call);
    const isFinal = (): boolean =>
      answer !== undefined && answer.status < 500 && answer.status !== 429;
    for (let tries = 1; tries < triesOfARequest && !isFinal() && call.isOnce !== true; tries++) {
      this.repeated += 1;
      await delay(pauseBetweenTriesMs * tries);
      answer = await this.#try(call);
    }
    return answer;
  }
}
