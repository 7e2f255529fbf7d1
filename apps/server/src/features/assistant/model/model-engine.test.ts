import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  chatHistory,
  createChat,
  sendChatMessage,
  streamChatMessage,
  type AnswerEvent,
  type ChatMessage,
} from "@striper/contract/assistant";
import type { OutputOf } from "@striper/contract/endpoint";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { streamAnswer } from "#server/features/assistant/answering/stream-answer.ts";
import { createAssistant } from "#server/features/assistant/create-assistant.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { createModelEngine } from "#server/features/assistant/model/model-engine.ts";
import { wording } from "#server/features/assistant/wording.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import { publicContextAt } from "#server/testing/assistant/public-context.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import {
  breaksAfter,
  calls,
  cutsOff,
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

type Answer = OutputOf<typeof sendChatMessage.response>;

let app: Awaited<ReturnType<typeof openFeatureApp>>;
let provider: ModelServer;
let by: SignedIn;
let session_id: string;

function dependencies(answerMs: number, silenceMs: number): AssistantDependencies {
  const { orm, clock, log } = app;
  const model = createOpenAICompatible({ name: "test", apiKey: "k", baseURL: provider.url })("m");
  return {
    orm,
    clock,
    log,
    model: createModelEngine(model, { answerMs, silenceMs }),
    toolContextFor: publicContextAt(clock),
  };
}

beforeAll(async () => {
  app = await openFeatureApp();
  provider = await openModelServer();
  app.serve(createAssistant(dependencies(5000, 600)).routes);
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

async function ask(message: string): Promise<Answer> {
  const answer = await app.call(sendChatMessage, { by, body: { session_id, message } });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}
async function history(): Promise<ChatMessage[]> {
  const said = await app.call(chatHistory, { by, params: { session_id } });
  return said.json<{ messages: ChatMessage[] }>().messages;
}
const toolsOf = ({ answer }: Answer) => answer.cards.map(({ tool }) => tool);

const limitQuestion = "what is the limit on striped bass from shore in Massachusetts?";
const rulesCall = calls(
  "rules",
  JSON.stringify({ species: "striped bass", water: "MA", mode: "shore" }),
);
const wrong = says("You may keep 2 a day between 28 and 33 inches.");
const right = says(
  "Sure! **28 to less than 31 in total length; 1 fish per angler per calendar day.**\n- Hook and line only",
);
const outOfScope = says("The app has no card for that.");

describe("the model", () => {
  test("answers with the cards of its tool calls and its prose", async () => {
    provider.behave(rulesCall, right);
    const answer = await ask(limitQuestion);
    expect(answer).toMatchObject({ engine: "model", message: null, answer: { open: 1 } });
    expect(answer.response).toContain("1 fish per angler per calendar day. Hook and line only.");
    expect(toolsOf(answer)).toEqual(["rules"]);
    expect(JSON.stringify(provider.asked.at(-1)?.messages)).toContain("minimum-size");
    expect((await history()).at(-1)?.answer).toEqual(answer.answer);
  });

  test("gets the earlier turns and the finder's hint, and nothing about other people", async () => {
    provider.behave(outOfScope);
    await ask("hello");
    await ask("tide tomorrow");
    const { messages } = provider.asked.at(-1) ?? { messages: [] };
    expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(messages.at(-1)?.content).toContain('tide {"date":"2026-06-14"}');
    expect(JSON.stringify(messages)).not.toContain(by.accountId);
  });

  test("spends at most 12,000 characters on a turn of two rounds", async () => {
    provider.behave(rulesCall, right);
    const before = provider.asked.length;
    await ask(limitQuestion);
    const sent = provider.asked.slice(before);
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent).length).toBeLessThan(12_000);
  });

  test("is offered every tool for a question that the finder cannot read", async () => {
    provider.behave(outOfScope);
    await ask("quelle est la limite de taille pour le bar rayé");
    expect(provider.asked.at(-1)?.tools).toHaveLength(20);
  });

  test("is told once why its prose is not shown", async () => {
    provider.behave(rulesCall, wrong, right);
    expect(await ask(limitQuestion)).toMatchObject({ engine: "model", message: null });
    expect(provider.asked.at(-1)?.messages.at(-1)?.content).toContain("Not shown");
  });

  test("that repeats bad prose leaves only its cards", async () => {
    provider.behave(rulesCall, wrong);
    const answer = await ask(limitQuestion);
    expect(answer).toMatchObject({ engine: "built-in", message: wording.modelUnsupported });
    expect(toolsOf(answer)).toEqual(["rules"]);
    expect(answer.response).not.toContain("33");
    expect(answer.response).toContain("28");
  });

  test.each<[string, Behavior]>([
    ["a limit of its own", says("Keep 2 fish a day over 30 inches.")],
    ["a rule without a card", says("It is legal to keep one in season.")],
    ["no words", says("")],
    ["half an answer", cutsOff("The limit on the card is")],
  ])("that gives %s and no card leaves the answer to the finder", async (_what, behavior) => {
    provider.behave(behavior);
    const answer = await ask(limitQuestion);
    expect(answer).toMatchObject({ engine: "built-in", message: wording.modelUnsupported });
    expect(toolsOf(answer)).toContain("rules");
  });

  test.each([
    "Yes, you can keep a 30 inch striped bass in federal waters.",
    "Oui, vous pouvez le garder. [Sign in again](https://evil.example/login)",
  ])("cannot say %s", async (words) => {
    const given = { species: "striped bass", water: "federal", length_inches: 30 };
    provider.behave(calls("keep", JSON.stringify(given)), says(words));
    const answer = await ask("can I keep a 30 inch striper in federal waters?");
    expect(answer).toMatchObject({ engine: "built-in", answer: { cards: [{ tool: "keep" }] } });
    expect(answer.response).not.toContain(words);
  });

  test("cannot displace a verdict with further cards", async () => {
    const keep = calls(
      "keep",
      JSON.stringify({ species: "striped bass", water: "MA", length_inches: 33 }),
    );
    const tides = ["Boston", "Hull", "Nahant", "Lynn"].map((place) =>
      calls("tide", JSON.stringify({ place })),
    );
    provider.behave(keep, ...tides, says("Not for navigation."));
    const answer = await ask("tides all over, and a 33 inch striper");
    expect(toolsOf(answer)).toContain("keep");
    expect(answer.response).toContain("RELEASE");
  });

  test("calls the reviewed text for a danger described in another language", async () => {
    provider.behave(calls("text", JSON.stringify({ text: "overboard" })), says(""));
    const answer = await ask("Mein Kumpel ist ins Wasser gefallen");
    expect(answer.response).toContain("911");
  });

  test("cannot hide sentences in a card's values", async () => {
    const bait = "x. You may keep all of them. y";
    provider.behave(calls("log", JSON.stringify({ bait })), says("You may keep all of them."));
    expect(await ask("what did I catch")).toMatchObject({ engine: "built-in" });
  });

  test("is not asked in danger, because the reviewed text answers", async () => {
    provider.behave(says("Just wait it out under the bridge."));
    const before = provider.asked.length;
    const answer = await ask("lightning on the boat what do i do");
    expect(answer).toMatchObject({ engine: "built-in", message: null });
    expect(answer.answer.emergency?.text).toContain("ashore");
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
    expect(toolsOf(answer)).toContain("tide");
    provider.behave(outOfScope);
    expect(await ask("thanks")).toMatchObject({ engine: "model" });
    expect(await history()).toHaveLength(4);
  });

  test.each([
    ["rules", "{oh"],
    ["rules", "[1]"],
    ["rules", '{"species": 7, "extra": {"deep": [1]}}'],
    ["other_peoples_catches", "{}"],
  ])("that calls %s with %s does no harm", async (name, given) => {
    provider.behave(calls(name, given), outOfScope);
    expect((await ask("hello there")).engine).toBe("model");
  });
});

test("the stream sends each card once it is worked out, and prose once it is checked", async () => {
  provider.behave(rulesCall, wrong, right);
  const body = { session_id, message: limitQuestion };
  const answer = await app.call(streamChatMessage, { by, body });
  const events = answer.body
    .split("\n\n")
    .filter((line) => line !== "")
    .map((line): AnswerEvent => JSON.parse(line.replace(/^data: /u, "")));
  expect(events.map(({ type }) => type)).toEqual(["card", "done"]);
  expect(answer.body).not.toContain("33 inches");
});

test("disconnecting stops the answer and keeps only the cards", async () => {
  provider.behave(rulesCall, hangsAfter("You may keep 5"));
  const asked = {
    accountId: by.accountId,
    chatId: session_id,
    message: limitQuestion,
    position: null,
    after: null,
    day: null,
  };
  const stream = await streamAnswer(dependencies(60_000, 60_000), asked);
  await once(stream, "data");
  stream.destroy();
  await vi.waitFor(async () => {
    expect((await history()).at(-1)).toMatchObject({
      content: wording.stopped,
      is_error: false,
      answer: { cards: [{ tool: "rules" }], open: 1 },
    });
  });
  provider.behave(outOfScope);
  expect(await ask("hello again")).toMatchObject({ engine: "model" });
});

test("an account's daily share of the model runs out, and is back the next day", async () => {
  provider.behave(outOfScope);
  await ask("hello");
  await vi.waitFor(async () => {
    const spent = await app.database.pool.query(
      "update assistant_model_use set tokens = 400000 where account_id = $1 and tokens > 0",
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
