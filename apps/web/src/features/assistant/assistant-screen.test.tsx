// @vitest-environment jsdom
import { blankDay } from "@striper/angling/regulations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AssistantScreen } from "#web/features/assistant/assistant-screen.tsx";
import { someCard } from "#web/features/assistant/testing/some-card.ts";
import { gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { currentToast, dismissToast } from "#web/ui/surfaces/toast-store.ts";

configure({ asyncUtilTimeout: 10_000 });

const id = "0198a000-0000-4000-8000-000000000001";
const create = "POST /api/ai/chat/session";
const list = "GET /api/ai/chat/sessions";
const history = `GET /api/ai/chat/history/${id}`;

const listed = {
  session_id: id,
  last_message_preview: "When is high tide?",
  last_activity: "2026-06-13T12:00:00.000Z",
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    [create]: gives({ success: true, session_id: id, welcome: null }),
    [list]: gives({ success: true, sessions: [listed] }),
    ...answers,
  });
  const context = () => Promise.reject(new Error("not at hand"));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AssistantScreen context={context} position={null} day={blankDay("2026-06-13")} />
    </QueryClientProvider>,
  );
  return api;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

describe("a chat", () => {
  // SPEC 8.20
  test("that cannot be started says so, and can be tried again", async () => {
    const api = open({ [create]: refuses(500, "internal") });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Failed to initialize AI assistant",
    );
    api.change(create, gives({ success: true, session_id: id, welcome: null }));
    await press("Try Again");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  test("starts once, however often the button is tapped", async () => {
    const asked = {
      message_id: id,
      role: "user",
      content: "When is high tide?",
      timestamp: "2026-06-13T12:00:00.000Z",
      is_welcome: false,
      is_error: false,
      engine: null,
      answer: null,
    };
    const api = open({ [history]: gives({ success: true, session_id: id, messages: [asked] }) });
    await waitFor(() => expect(api.callsOf(create)).toHaveLength(1));
    await press("New chat");
    expect(api.callsOf(create)).toHaveLength(1);
    await press("Chat history");
    await press(/^When is high tide/);
    await screen.findByText("When is high tide?", { selector: "main *, p, div" });
    await userEvent.dblClick(screen.getByRole("button", { name: "New chat" }));
    await waitFor(() => expect(screen.queryByText("When is high tide?")).toBeNull());
    expect(api.callsOf(create)).toHaveLength(2);
  });

  test("of many pages is shown from its first message on", async () => {
    const message = (content: string) => ({
      message_id: crypto.randomUUID(),
      role: "user",
      content,
      timestamp: "2026-06-13T12:00:00.000Z",
      is_welcome: false,
      is_error: false,
      engine: null,
      answer: null,
    });
    const api = open({
      [history]: () => {
        const isLast = api.asked.at(-1)?.query.get("before") === null;
        const messages = [message(isLast ? "The newest question" : "The oldest question")];
        return Response.json({ success: true, messages, earlier: isLast ? "cursor" : null });
      },
    });
    await press("Chat history");
    await press(/^When is high tide/);
    const newest = await screen.findByText("The newest question", { selector: "main *, p, div" });
    const oldest = screen.getByText("The oldest question", { selector: "main *, p, div" });
    expect(oldest.compareDocumentPosition(newest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("that an ended session does not get raises no alarm over the sign-in", async () => {
    dismissToast(currentToast()?.id ?? 0);
    open({ [create]: refuses(401, "session_expired") });
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to initialize");
    expect(currentToast()).toBeNull();
  });

  // SPEC 8.20
  test("whose history cannot be loaded says so", async () => {
    open({ [list]: refuses(500, "internal") });
    await press("Chat history");
    expect(await screen.findByText("Failed to load chat history")).not.toBeNull();
  });

  // SPEC 8.20
  test("from the history that cannot be loaded says so", async () => {
    open({ [history]: refuses(500, "internal") });
    await press("Chat history");
    await press(/^When is high tide/);
    await waitFor(() => expect(currentToast()?.text).toBe("Failed to load chat session"));
  });

  // SPEC 4.20
  test("that is deleted while it is open gives way to a new one", async () => {
    const api = open({
      [`DELETE /api/ai/chat/session/${id}`]: gives({ success: true, message: "" }),
    });
    await waitFor(() => expect(api.callsOf(create)).toHaveLength(1));
    await press("Chat history");
    await press(/^Delete chat/);
    expect(await screen.findByText("Delete this chat session?")).not.toBeNull();
    await press("Delete");
    await waitFor(() => expect(api.callsOf(create)).toHaveLength(2));
  });
});

describe("the list of chats", () => {
  test("is empty in words, and tried again after a failure", async () => {
    const api = open({ [list]: refuses(500, "internal") });
    await press("Chat history");
    expect(await screen.findByText("Failed to load chat history")).not.toBeNull();
    api.change(list, gives({ success: true, sessions: [] }));
    await press("Try Again");
    expect(await screen.findByText("No previous conversations")).not.toBeNull();
  });

  test("asks before a chat is deleted, and keeps it when that fails or is not meant", async () => {
    dismissToast(currentToast()?.id ?? 0);
    const remove = `DELETE /api/ai/chat/session/${id}`;
    const api = open({ [remove]: refuses(500, "internal") });
    await press("Chat history");
    await press(/^Delete chat/);
    await press("Keep");
    expect(screen.queryByText("Delete this chat session?")).toBeNull();
    expect(api.callsOf(remove)).toHaveLength(0);
    await press(/^Delete chat/);
    await press("Delete");
    await waitFor(() =>
      expect(currentToast()?.text).toBe("The chat could not be deleted. Please try again."),
    );
    expect(screen.getByRole("button", { name: /^When is high tide/ })).not.toBeNull();
  });
});

describe("a question that is sent before the session is open", () => {
  const answers = {
    "POST /api/ai/chat/message/stream": () =>
      new Response(null, { status: 503, headers: { "content-type": "text/event-stream" } }),
  };
  function sessionOfLater() {
    let answer = (_response: Response): void => undefined;
    const opening = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    return { opening, answer };
  }
  const write = async (keys: string) =>
    userEvent.type(await screen.findByLabelText("Your question"), keys);

  // SPEC 4.18
  test("waits for it, and is sent once", async () => {
    const session = sessionOfLater();
    const api = open({ ...answers, [create]: () => session.opening });
    await write("When is high tide?{Enter}");
    expect(api.callsOf("POST /api/ai/chat/message/stream")).toHaveLength(0);
    expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
    session.answer(Response.json({ success: true, session_id: id, welcome: null }));
    await waitFor(() => expect(api.callsOf("POST /api/ai/chat/message/stream")).toHaveLength(1));
    expect(screen.getByLabelText("Your question")).toHaveProperty("value", "");
  });

  test("and changed since waits to be sent again", async () => {
    const session = sessionOfLater();
    const api = open({ ...answers, [create]: () => session.opening });
    await write("When is{Enter} high tide?");
    session.answer(Response.json({ success: true, session_id: id, welcome: null }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", false),
    );
    expect(api.callsOf("POST /api/ai/chat/message/stream")).toHaveLength(0);
  });

  test("stays written where the session cannot be opened", async () => {
    const session = sessionOfLater();
    open({ ...answers, [create]: () => session.opening });
    await write("When is high tide?{Enter}");
    session.answer(Response.json({ code: "internal", message: "no" }, { status: 500 }));
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Your question")).toHaveProperty("value", "When is high tide?");
  });
});

describe("an answer that ends before it is whole", () => {
  const ask = async () => {
    await userEvent.type(await screen.findByLabelText("Your question"), "When is high tide?");
    await press("Send");
  };
  const half = () =>
    new Response(`data: ${JSON.stringify({ type: "card", card: someCard() })}\n\n`, {
      headers: { "content-type": "text/event-stream" },
    });

  test.each([
    [401, "unauthorized", "Please sign in."],
    [402, "subscription_required", "Your free trial has ended."],
  ] as const)("with %i %s says why, and waits for nothing more", async (status, code, sentence) => {
    open({
      "POST /api/ai/chat/message/stream": half,
      [history]: refuses(status, code, sentence),
    });
    await ask();
    await waitFor(() => expect(currentToast()?.text).toBe(sentence));
    expect(await screen.findByText(/I encountered an issue/)).not.toBeNull();
    expect(screen.queryByRole("region", { name: someCard().title })).toBeNull();
    expect(await screen.findByRole("button", { name: "Send" })).not.toBeNull();
  });
});

test("a model's words stand above its open cards, and the next question goes on from them", async () => {
  const stream = "POST /api/ai/chat/message/stream";
  const cards = [someCard(), someCard({ tool: "sky", title: "Sun and moon, Boston, today" })];
  const told = () => ({
    success: true,
    response: "High tide at ten.",
    timestamp: "2026-06-13T12:00:00.000Z",
    message_id: crypto.randomUUID(),
    message: null,
    engine: "model",
    answer: { emergency: null, cards, open: 2, unread: [] },
  });
  const events = () => [
    ...cards.map((card) => ({ type: "card", card })),
    { type: "done", answer: told() },
  ];
  const lines = () => events().map((event) => `data: ${JSON.stringify(event)}\n\n`);
  const api = open({
    [stream]: () =>
      new Response(lines().join(""), { headers: { "content-type": "text/event-stream" } }),
  });
  const field = await screen.findByLabelText("Your question");
  await waitFor(() => expect(api.callsOf(create)).toHaveLength(1));
  await userEvent.type(field, "When is high tide?{Enter}");
  const words = await screen.findByText("High tide at ten.");
  const regions = screen.getAllByRole("region");
  expect(regions.map((one) => one.ariaLabel)).toEqual(cards.map(({ title }) => title));
  expect(words.compareDocumentPosition(regions[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.type(field, "and on Sunday?{Enter}");
  await waitFor(() => expect(api.callsOf(stream)).toHaveLength(2));
  const [first, second] = api.callsOf(stream).map((call) => call.body);
  expect(first).toMatchObject({ after: null });
  expect(second).toMatchObject({ after: { tool: "tide", slots: { date: "2026-06-13" } } });
});
