/** How the bench talks to the product: as people do, and as nobody should. */
import { connect } from "node:net";
import type { Socket } from "node:net";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  /** The address it comes from; another one each time unless set. */
  readonly from?: string;
  readonly signal?: AbortSignal;
}

export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly text: string;
}

let addresses = 0;
/** Each call comes from another address, so that no limit of addresses protects the product. */
export function anyAddress(): string {
  addresses++;
  return `198.${18 + (addresses >> 16)}.${(addresses >> 8) % 256}.${addresses % 256}`;
}

export function headersOf({ token, contentType, from }: Call): Record<string, string> {
  return {
    "x-forwarded-for": from ?? anyAddress(),
    ...(contentType === undefined ? {} : { "content-type": contentType }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

export function send(port: number, agent: Agent, call: Call): Promise<Answered> {
  const { method = call.body === undefined ? "GET" : "POST", path, body, signal } = call;
  const headers = {
    ...headersOf(call),
    ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers, agent, signal };
    const sent = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const milliseconds = performance.now() - begun;
        resolve({ status: answer.statusCode ?? 0, milliseconds, text });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends the same again and again on some connections, whatever is answered, until it is stopped. */
export async function keepSending(
  port: number,
  connections: number,
  callOf: (turn: number) => Call,
  signal: AbortSignal,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  async function one(): Promise<void> {
    while (!signal.aborted) {
      try {
        const { status } = await send(port, agent, { ...callOf(turn++), signal });
        // Hammering at a closed door says nothing about what is behind it.
        if (status === 429) await delay(100);
      } catch {
        await delay(20);
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
}

/** Opens connections that say what they are given and then nothing, or a little every second. */
export async function holdOpen(
  port: number,
  connections: number,
  beginning: (index: number) => readonly (string | Buffer)[],
  signal: AbortSignal,
  everySecond?: string,
): Promise<void> {
  const sockets = new Set<Socket>();
  function open(index: number): void {
    if (signal.aborted) return;
    const socket = connect(port, "127.0.0.1");
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", () => undefined);
    // Whoever is cut off comes again.
    socket.on("close", () => {
      sockets.delete(socket);
      setTimeout(() => open(index), 200).unref();
    });
    for (const part of beginning(index)) socket.write(part);
  }
  for (let index = 0; index < connections; index++) open(index);
  while (!signal.aborted) {
    await delay(1000, undefined, { signal }).catch(() => undefined);
    if (everySecond !== undefined) for (const socket of sockets) socket.write(everySecond);
  }
  for (const socket of sockets) socket.destroy();
}
