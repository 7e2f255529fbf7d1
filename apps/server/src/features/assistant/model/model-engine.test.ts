import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { packagedProviders } from "@striper/angling/assistant";
import { createChat, sendChatMessage, streamChatMessage } from "@striper/contract/assistant";
import type { AnswerEvent } from "@striper/contract/assistant";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { chatHistory } from "@striper/contract/assistant";
import { streamAnswer } from "#server/features/assistant/answering/stream-answer.ts";
import { createAssistant } from "#server/features/assistant/create-assistant.ts";
import { createModelEngine } from "#server/features/assistant/model/model-engine.ts";
import { wording } from "#server/features/assistant/wording.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import {
  breaksAfter,
  calls,
  dawdles,
  hangs,
  hangsAfter,
  openModelServer,
  refuses,
  says,
  sendsEndlessly,
  sendsGarbage,
} from "#server/testing/assistant/model-server.ts";
import type { Behavior, ModelServer } from "#server/testing/assistant/model-server.ts";

let app: Awaited<ReturnType<typeof openFeatureApp>>;
let provider: ModelServer;
let by: SignedIn;
let session_id: string;

beforeAll(async () => {
  app = await openFeatureApp();
  provider = await openModelServer();
  const { orm, clock, log } = app;
  const model = createOpenAICompatible({ name: "test", apiKey: "k", baseURL: provider.url })("m");
  const assistant = createAssistant({
    orm,
    clock,
    log,
    model: createModelEngine(model, { answerMs: 5000, silenceMs: 600 }),
    providersFor: () => packagedProviders,
  });
  app.serve(assistant.routes);
});
afterAll(async () => {
  await provider.close();
  await app.close();
});
beforeEach(async () => {
  by = await app.join();
  const opened = await app.call(createChat, { by });
  ({ session_id } = opened.json<{ session_id: string }>());
});

interface Answer {
  readonly response: string;
  readonly engine: string;
  readonly message: string | null;
  readonly facts: { kind: string }[];
  readonly reading: {
    readonly cases: { readonly slots: { readonly label: string }[] }[];
    readonly actions: { readonly label: string }[];
  } | null;
}
async function ask(message: string): Promise<Answer> {
  const answer = await app.call(sendChatMessage, { by, body: { session_id, message } });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}
const limitQuestion = "what is the limit on striped bass from shore in Massachusetts?";
const rulesCall = calls(
  "rules",
  JSON.stringify({ species: "striped bass", water: "Massachusetts", mode: "shore" }),
);

describe("the model", () => {
  test("answers from what the tools returned, and its facts come along", async () => {
    provider.behave(rulesCall, says("You may keep 1 a day, at least 28 and under 31 inches."));
    const answer = await ask(limitQuestion);
    expect(answer).toMatchObject({ engine: "model", message: null });
    expect(answer.facts.length).toBeGreaterThan(0);
    const results = JSON.stringify(provider.asked.at(-1)?.messages);
    expect(results).toContain("28");
  });

  test("is told the turns before, and nothing of anybody else", async () => {
    provider.behave(says("Good luck out there."));
    await ask("hello");
    await ask("thanks");
    const { messages } = provider.asked.at(-1) ?? { messages: [] };
    expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(JSON.stringify(messages)).not.toContain(by.accountId);
  });

  test.each([
    ["a limit of its own", "Keep 2 fish a day over 30 inches."],
    ["a rule without the table", "It is legal to keep one in season."],
    ["no words", ""],
  ])("that gives %s is replaced by the built-in answer", async (_what, text) => {
    provider.behave(says(text));
    const answer = await ask(limitQuestion);
    expect(answer).toMatchObject({ engine: "built-in", message: wording.modelUnsupported });
    expect(answer.response).toContain("28");
  });

  test("that changes the table's figures is replaced", async () => {
    provider.behave(rulesCall, says("You may keep 1 a day between 28 and 33 inches."));
    expect(await ask(limitQuestion)).toMatchObject({ engine: "built-in" });
  });

  test("that permits what the verdict forbids is replaced", async () => {
    const question = "can I keep a 30 inch striper in federal waters?";
    const given = { species: "striped bass", water: "federal waters", length_inches: 30 };
    provider.behave(
      calls("keep_or_release", JSON.stringify(given)),
      says("Yes, you can keep a 30 inch striped bass in federal waters."),
    );
    const answer = await ask(question);
    expect(answer.engine).toBe("built-in");
    expect(answer.response.toLowerCase()).toMatch(/release|closed|not/u);
  });

  test("gets the question with the case the app read, and the person sees it above the answer", async () => {
    const given = { species: "striped bass", length_inches: 30, mode: "shore" };
    provider.behave(
      calls("keep_or_release", JSON.stringify(given)),
      says("You may keep it: 30 inches is in the slot."),
    );
    const answer = await ask("can i keep a 30 inch striper from shore");
    expect(answer.engine).toBe("model");
    expect(JSON.stringify(provider.asked.at(-1)?.messages)).toContain(
      "The app read: keep; species Striped bass (read); length 30 in (read); mode Shore (read)",
    );
    expect(answer.reading?.cases[0]?.slots.map(({ label }) => label)).toContain("30 in");
    expect(answer.reading?.actions.map(({ label }) => label)).toEqual(["Keep or release"]);
  });

  test("gives no verdict over a word that was not read", async () => {
    const given = { species: "striped bass", length_inches: 30 };
    provider.behave(
      calls("keep_or_release", JSON.stringify(given)),
      says("Yes, you can keep it: 30 inches is in the slot."),
    );
    const answer = await ask("can i keep a 30 inch striper on my zorkel");
    expect(JSON.stringify(provider.asked.at(-1)?.messages)).toContain("Give no verdict");
    expect(answer).toMatchObject({ engine: "built-in", message: wording.modelUnsupported });
    expect(answer.response).toMatch(/^I did not read "zorkel"/);
  });

  test("is not asked in danger: the reviewed text answers", async () => {
    provider.behave(says("Just wait it out under the bridge."));
    const before = provider.asked.length;
    const answer = await ask("lightning on the boat what do i do");
    expect(answer).toMatchObject({ engine: "built-in", message: null });
    expect(answer.response).toContain("get ashore");
    expect(provider.asked).toHaveLength(before);
  });

  test.each<[string, Behavior]>([
    ["says 429", refuses(429)],
    ["says 500", refuses(500)],
    ["never answers", hangs],
    ["hangs in the middle", hangsAfter("The tide")],
    ["dawdles", dawdles],
    ["breaks off", breaksAfter("The tide")],
    ["sends garbage", sendsGarbage],
    ["never stops talking", sendsEndlessly],
    ["calls tools in circles", calls("tide", "{}")],
  ])("that %s is stood in for, and the chat goes on", async (_what, behavior) => {
    provider.behave(behavior);
    const answer = await ask("when is high tide in Boston?");
    expect(answer.engine).toBe("built-in");
    expect(answer.message).not.toBeNull();
    provider.behave(says("Good luck out there."));
    expect(await ask("thanks")).toMatchObject({ engine: "model" });
    const said = await app.call(chatHistory, { by, params: { session_id } });
    expect(said.json<{ messages: object[] }>().messages).toHaveLength(4);
  });

  test.each([
    ["no JSON", "{oh"],
    ["a list", "[1]"],
    ["a tool's name as a number", '{"species": 7, "extra": {"deep": [1]}}'],
  ])("that calls a tool with %s does no harm", async (_what, given) => {
    provider.behave(calls("rules", given), says("Good luck out there."));
    expect((await ask("hello there")).response).not.toBe("");
  });

  test("that calls a tool there is not does no harm", async () => {
    provider.behave(calls("other_peoples_catches", "{}"), says("Good luck out there."));
    expect((await ask("hello there")).response).not.toBe("");
  });
});

describe("the stream", () => {
  async function stream(message: string): Promise<AnswerEvent[]> {
    const answer = await app.call(streamChatMessage, { by, body: { session_id, message } });
    return answer.body
      .split("\n\n")
      .filter((line) => line !== "")
      .map((line): AnswerEvent => JSON.parse(line.replace(/^data: /u, "")));
  }

  test("hands on the words as they come", async () => {
    provider.behave(says("Good luck out there."));
    const texts = (await stream("hello")).flatMap((event) =>
      event.type === "text" ? [event.text] : [],
    );
    expect(texts).toEqual(["Good ", "luck ", "out ", "there."]);
  });

  test("starts anew when what was said does not hold", async () => {
    provider.behave(says("Keep 5 fish of 20 inches."));
    const types = (await stream(limitQuestion)).map(({ type }) => type);
    expect(types).toContain("restart");
    expect(types.at(-1)).toBe("done");
  });
});

test("an answer loses the links that no fact names as its source", async () => {
  provider.behave(says("Good luck! [Sign in again](https://evil.example/login) first."));
  expect((await ask("hello")).response).toBe("Good luck! [Sign in again] first.");
});

test("whoever hangs up stops the answer, and what was said stays", async () => {
  provider.behave(hangsAfter("The tide turns at"));
  const { orm, clock, log } = app;
  const model = createOpenAICompatible({ name: "test", apiKey: "k", baseURL: provider.url })("m");
  const context = {
    orm,
    clock,
    log,
    model: createModelEngine(model, { answerMs: 60_000, silenceMs: 60_000 }),
    providersFor: () => packagedProviders,
  };
  const asked = {
    accountId: by.accountId,
    chatId: session_id,
    message: "hello",
    position: null,
    edits: [],
    day: null,
  };
  const stream = await streamAnswer(context, asked);
  await once(stream, "data");
  stream.destroy();
  await vi.waitFor(async () => {
    const said = await app.call(chatHistory, { by, params: { session_id } });
    const { messages } = said.json<{ messages: { content: string; is_error: boolean }[] }>();
    expect(messages.at(-1)).toMatchObject({
      content: `The tide turns ${wording.stopped}`,
      is_error: false,
    });
  });
  provider.behave(says("Good luck out there."));
  expect(await ask("hello again")).toMatchObject({ engine: "model" });
});

test("an account's share of the model ends for the day, and comes back", async () => {
  provider.behave(says("Good luck out there."));
  await ask("hello");
  await vi.waitFor(async () => {
    const spent = await app.database.pool.query(
      "update assistant_model_use set tokens = 400000 where account_id = $1",
      [by.accountId],
    );
    expect(spent.rowCount).toBe(1);
  });
  expect(await ask("hello")).toMatchObject({
    engine: "built-in",
    message: wording.modelUsedUp,
  });
  app.moveDays(1);
  expect(await ask("hello")).toMatchObject({ engine: "model" });
});
