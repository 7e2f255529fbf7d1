import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod/mini";

const askedBody = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.optional(z.array(z.unknown())),
});
export type AskedOfModel = z.infer<typeof askedBody>;

/** What the provider does with one request. */
export type Behavior = (response: ServerResponse, asked: AskedOfModel) => void;

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const head = { "content-type": "text/event-stream" };
const end = `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [], usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 } })}\n\ndata: [DONE]\n\n`;

/** Streams the text word by word. */
export const says =
  (text: string): Behavior =>
  (response) => {
    response.writeHead(200, head);
    for (const word of text.split(/(?<= )/u)) response.write(chunk({ content: word }));
    response.end(chunk({}, "stop") + end);
  };

/** Says a text that the limit of tokens ends. */
export const cutsOff =
  (text: string): Behavior =>
  (response) => {
    response.writeHead(200, head);
    response.end(chunk({ content: text }) + chunk({}, "length") + end);
  };

/** Calls a tool with whatever text as its arguments. */
export const calls =
  (name: string, given: string): Behavior =>
  (response) => {
    const call = { index: 0, id: `call-${name}`, type: "function" };
    response.writeHead(200, head);
    response.write(chunk({ tool_calls: [{ ...call, function: { name, arguments: given } }] }));
    response.end(chunk({}, "tool_calls") + end);
  };

export const refuses =
  (status: number): Behavior =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "no", type: "error" } }));
  };

export const hangs: Behavior = () => undefined;

export const hangsAfter =
  (text: string): Behavior =>
  (response) => {
    response.writeHead(200, head);
    response.write(chunk({ content: text }));
  };

export const breaksAfter =
  (text: string): Behavior =>
  (response) => {
    response.writeHead(200, head);
    response.write(chunk({ content: text }), () => response.destroy());
  };

export const sendsGarbage: Behavior = (response) => {
  response.writeHead(200, head);
  response.end("data: {not json\n\ndata: [1,2\n\n");
};

export const sendsEndlessly: Behavior = (response) => {
  response.writeHead(200, head);
  const piece = chunk({ content: "fish ".repeat(2000) });
  for (let sent = 0; sent < 1_000_000; sent += piece.length) response.write(piece);
  response.end(chunk({}, "stop") + end);
};

/** Streams without end. */
export const dawdles: Behavior = (response) => {
  response.writeHead(200, head);
  const timer = setInterval(() => response.write(chunk({ content: "well, " })), 200);
  response.on("close", () => clearInterval(timer));
};

export interface ModelServer {
  readonly url: string;
  readonly asked: AskedOfModel[];
  /** One for each request; the last one goes on. */
  behave(...behaviors: readonly Behavior[]): void;
  close(): Promise<void>;
}

/** A provider with the usual interface, whose answers a test sets. */
export async function openModelServer(): Promise<ModelServer> {
  let behaviors: readonly Behavior[] = [hangs];
  const asked: AskedOfModel[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = askedBody.parse(await json(request));
    asked.push(body);
    const [behavior, ...others] = behaviors;
    if (others.length > 0) behaviors = others;
    behavior?.(response, body);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has such an address
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (...given) => void (behaviors = given),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
