/**
 * A hundred people chat at once with a slow language model: how long
 * others wait, how soon the model's first word is passed on, what memory does, and how quick the
 * built-in engine answers. `npx tsx bench/chats.ts [chats]`; exits 1 off a target.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { retainedMegabytes } from "@striper/server/testing/benches/held-memory";
import { findFreePort, startProcess } from "@striper/server/testing/start-process";
import * as z from "zod/mini";
import { quantile } from "@striper/testkit/statistics";

const [chats = 100] = process.argv.slice(2).map(Number);
const words = 40;
const wordEveryMs = 250;
const othersEveryMs = 20;
/** Memory is flat when the later crowds leave no more behind than the ones before; the least of three. */
const memoryWaves = 6;
const targets = { others: 50, firstWord: 50, builtIn: 50, memory: 30 };
const restMs = 4000;

let faults = 0;
function report(what: string, value: number, unit: string, most: number): void {
  const isGood = value <= most;
  if (!isGood) faults++;
  console.log(
    what.padEnd(58),
    `${value.toFixed(1)} ${unit}`.padStart(12),
    isGood ? " " : " NOT",
    `at most ${most} ${unit}`,
  );
}

/** When the provider said its first word to a question, by the question. */
const firstSaid = new Map<string, number>();

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const provider = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    const question = /number-\d+/u.exec(body.slice(body.lastIndexOf("number-")))?.[0] ?? "";
    response.writeHead(200, { "content-type": "text/event-stream" });
    let said = 0;
    const timer = setInterval(() => {
      if (said === 0) firstSaid.set(question, performance.now());
      response.write(chunk({ content: "fish " }));
      said++;
      if (said < words) return;
      clearInterval(timer);
      response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
    }, wordEveryMs);
    response.on("close", () => clearInterval(timer));
  });
});
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has such an address
const { port: providerPort } = provider.address() as AddressInfo;

let addresses = 0;
const headersFor = (token?: string, hasBody = false): Record<string, string> => {
  addresses++;
  return {
    ...(hasBody ? { "content-type": "application/json" } : {}),
    "x-forwarded-for": `198.18.${Math.floor(addresses / 250) % 250}.${addresses % 250}`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
};

async function withProduct(
  settings: Record<string, string>,
  act: (url: string, pid: number) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), "striper-bench-chats-"));
  const product = startProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    ...settings,
  });
  try {
    await product.prints("is ready at");
    await act(`http://127.0.0.1:${port}`, product.pid);
  } catch (error) {
    console.error(product.output().slice(-4000));
    throw error;
  } finally {
    product.kill("SIGTERM");
    await product.exit;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const begun = z.object({ token: z.optional(z.string()), session_id: z.optional(z.string()) });

async function post(
  url: string,
  body: object | null,
  token?: string,
): Promise<z.infer<typeof begun>> {
  const answer = await fetch(url, {
    method: "POST",
    headers: headersFor(token, body !== null),
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return begun.parse(await answer.json());
}

interface Chatter {
  readonly token: string;
  readonly session: string;
}

async function signUpToChat(url: string, index: number): Promise<Chatter> {
  const { token = "" } = await post(`${url}/api/auth/signup`, {
    email: `bench-${index}@example.com`,
    password: "harbor-light-42",
    display_name: "Bench",
  });
  const { session_id: session = "" } = await post(`${url}/api/ai/chat/session`, null, token);
  return { token, session };
}

async function joinAll(url: string, count: number): Promise<Chatter[]> {
  const people: Chatter[] = [];
  for (let index = 0; index < count; index++) people.push(await signUpToChat(url, index));
  return people;
}

/** Milliseconds from the provider's first word to the reader's. */
async function chat(url: string, { token, session }: Chatter, index: number): Promise<number> {
  const name = `number-${index}`;
  const answer = await fetch(`${url}/api/ai/chat/message/stream`, {
    method: "POST",
    headers: headersFor(token, true),
    body: JSON.stringify({ session_id: session, message: `hello ${name}` }),
  });
  const decoder = new TextDecoder();
  let text = "";
  let waited = Number.NaN;
  const body: ReadableStream<Uint8Array> | null = answer.body;
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (Number.isNaN(waited) && text.includes('"type":"text"'))
      waited = performance.now() - (firstSaid.get(name) ?? Number.NaN);
  }
  if (!text.includes('"engine":"model"')) throw new Error(`${name}: ${text.slice(-300)}`);
  return waited;
}

async function readAlong(url: string, stop: AbortSignal): Promise<number[]> {
  const durations: Promise<number>[] = [];
  while (!stop.aborted) {
    const sentAt = performance.now();
    durations.push(
      fetch(`${url}/api/capabilities`, { headers: headersFor() }).then(async (answer) => {
        await answer.text();
        return performance.now() - sentAt;
      }),
    );
    await delay(othersEveryMs);
  }
  return Promise.all(durations);
}

const model = {
  AI_PROVIDER: "openai-compatible",
  AI_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
  AI_API_KEY: "bench-key",
  AI_MODEL: "slow",
};

const inspectorPort = await findFreePort();
const inspected = { ...model, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };
await withProduct(inspected, async (url, pid) => {
  const people = await joinAll(url, chats);
  const crowd = (wave: number): Promise<number[]> =>
    Promise.all(people.map((one, index) => chat(url, one, wave * 1000 + index)));
  await crowd(0);
  const stop = new AbortController();
  const others = readAlong(url, stop.signal);
  const waits = await crowd(1);
  stop.abort();
  const durations = await others;
  report(`others during ${chats} chats, p99`, quantile(durations, 0.99), "ms", targets.others);
  report(
    "the model's first word is passed on, median",
    quantile(waits, 0.5),
    "ms",
    targets.firstWord,
  );

  const rests: number[] = [];
  for (let wave = 2; wave < 2 + memoryWaves; wave++) {
    await crowd(wave);
    await delay(restMs);
    rests.push(await retainedMegabytes(pid, inspectorPort));
  }
  const half = memoryWaves / 2;
  const growth = Math.min(...rests.slice(half)) - Math.min(...rests.slice(0, half));
  report("memory kept over the chats before", growth, "MB", targets.memory);
});
provider.close();

const questions = [
  "when is slack at Hull Gut tomorrow",
  "can I keep a 30 inch striper off Stellwagen",
  "best time this weekend from shore near Quincy",
  "what is the limit on fluke from a boat",
  "should I go tonight",
];
await withProduct({}, async (url) => {
  const [one] = await joinAll(url, 1);
  const durations: number[] = [];
  for (let round = 0; round < 4; round++)
    for (const message of questions) {
      const sentAt = performance.now();
      await post(`${url}/api/ai/chat/message`, { session_id: one?.session, message }, one?.token);
      if (round > 0) durations.push(performance.now() - sentAt);
      await delay(3100);
    }
  report("built-in answer of the server, median", quantile(durations, 0.5), "ms", targets.builtIn);
});
process.exitCode = faults === 0 ? 0 : 1;
