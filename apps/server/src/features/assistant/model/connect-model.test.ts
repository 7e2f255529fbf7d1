import { createServer } from "node:http";
import { packagedProviders } from "@striper/angling/assistant";
import { afterEach, expect, test } from "vitest";
import { connectModel } from "#server/features/assistant/model/connect-model.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";

const servers = localServers();
afterEach(() => servers.close());

test.each(["anthropic", "openai-compatible"] as const)(
  "the model of a service of the kind %s that redirects does not answer, and the key goes nowhere else",
  async (provider) => {
    const asked: string[] = [];
    const other = await servers.listen(
      createServer((request, response) => {
        asked.push(`other ${request.url}`);
        response.end();
      }),
    );
    const port = await servers.listen(
      createServer((request, response) => {
        asked.push(`configured ${request.url}`);
        response.writeHead(307, { location: `http://127.0.0.1:${other}/` }).end();
      }),
    );
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const model = connectModel({ provider, apiKey: "secret-key", model: "m", baseUrl });
    const now = Date.UTC(2026, 6, 15, 18);
    const answering = model?.answer({
      history: [],
      found: { message: "hello", emergency: null, cards: [], shown: null, unread: [] },
      question: "hello",
      tools: { now, providers: packagedProviders, position: null, home: null, day: null },
      signal: new AbortController().signal,
      onUse: () => Promise.resolve(),
    });
    await expect(answering?.next()).rejects.toMatchObject({ name: "ModelRefused" });
    expect(new Set(asked)).toEqual(
      new Set([`configured /v1/${provider === "anthropic" ? "messages" : "chat/completions"}`]),
    );
  },
);
