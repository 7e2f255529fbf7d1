/** Watches vessels over successive streams, like the web app. */
import { setTimeout as delay } from "node:timers/promises";
import { vesselStream } from "@striper/contract/vessels";
import type { Angler } from "./angler.ts";
import type { Balancer } from "./instances.ts";

const box = "south=40.8&west=-72&north=43.8&east=-68.3";
const pauseBeforeNextMs = 500;

export class Viewer {
  readonly #balancer: Balancer;
  readonly #angler: Angler;
  readonly #stop = new AbortController();
  lastEventAt = 0;
  longestSilenceMs = 0;

  constructor(balancer: Balancer, angler: Angler) {
    this.#balancer = balancer;
    this.#angler = angler;
  }

  #hear(text: string): void {
    if (!text.includes('"type":"vessels"')) return;
    const now = Date.now();
    if (this.lastEventAt > 0)
      this.longestSilenceMs = Math.max(this.longestSilenceMs, now - this.lastEventAt);
    this.lastEventAt = now;
  }

  async #watchOnce(): Promise<void> {
    const headers = { authorization: `Bearer ${this.#angler.token}` };
    const { url } = this.#balancer.next();
    const answer = await fetch(`${url}${vesselStream.path}?${box}`, {
      headers,
      signal: this.#stop.signal,
    });
    if (answer.body === null || !answer.ok) return;
    const pieces: AsyncIterable<Uint8Array> = answer.body;
    for await (const piece of pieces) this.#hear(Buffer.from(piece).toString("latin1"));
  }

  async watch(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.#watchOnce().catch(() => undefined);
      if (!this.#stop.signal.aborted) await delay(pauseBeforeNextMs);
    }
  }

  stop(): void {
    this.#stop.abort();
  }
}
