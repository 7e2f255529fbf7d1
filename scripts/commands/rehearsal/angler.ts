/**
 * Simulates an angler who signs in, logs catches and asks the assistant, and remembers every
 * acknowledgment.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { currentUser, signIn, signUp } from "@striper/contract/accounts";
import { chatHistory, createChat, sendChatMessage } from "@striper/contract/assistant";
import { catchChanges } from "@striper/contract/catch-sync";
import { logCatch } from "@striper/contract/catches";
import type { Answer, Balancer, Call } from "./instances.ts";

const pauseMs = 400;
const roundsPerSignIn = 20;
const roundsPerQuestion = 10;
export interface Kept {
  readonly lost: number;
  readonly doubled: number;
}

function compare(acknowledged: ReadonlySet<string>, found: readonly string[]): Kept {
  const there = new Set(found);
  const lost = [...acknowledged].filter((one) => !there.has(one)).length;
  return { lost, doubled: found.length - there.size };
}

export class Angler {
  readonly #balancer: Balancer;
  readonly #name: string;
  readonly #address: string;
  #token = "";
  #chat = "";
  readonly catches = new Set<string>();
  readonly questions = new Set<string>();
  readonly tokens = new Set<string>();
  readonly errors: string[] = [];
  /** Times of acknowledged catches, ms. */
  readonly loggedAt: number[] = [];
  /** Questions whose answer was cut off; they are not repeated here. */
  unanswered = 0;

  constructor(balancer: Balancer, index: number) {
    this.#balancer = balancer;
    this.#name = `angler${index}`;
    this.#address = `10.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
  }

  get token(): string {
    return this.#token;
  }

  #send(call: Omit<Call, "address" | "token">): Promise<Answer> {
    const token = this.#token === "" ? {} : { token: this.#token };
    return this.#balancer.send({ ...call, ...token, address: this.#address });
  }

  async #need(what: string, call: Omit<Call, "address" | "token">): Promise<unknown> {
    const answer = await this.#send(call);
    if (answer?.status === 200) return JSON.parse(answer.text);
    this.errors.push(`${what}: ${answer === undefined ? "no answer" : answer.status}`);
    return undefined;
  }

  #credentials(): { email: string; password: string } {
    return { email: `${this.#name}@example.com`, password: `stripers in the rip, ${this.#name}` };
  }

  async join(): Promise<void> {
    const body = { ...this.#credentials(), display_name: this.#name };
    const joined = await this.#need("sign up", { method: "POST", path: signUp.path, body });
    this.#token = signUp.response.parse(joined).token;
    const begun = await this.#need("begin a chat", { method: "POST", path: createChat.path });
    this.#chat = createChat.response.parse(begun).session_id;
  }

  async #signIn(): Promise<void> {
    const body = this.#credentials();
    const answer = await this.#need("sign in", { method: "POST", path: signIn.path, body });
    if (answer === undefined) return;
    this.#token = signIn.response.parse(answer).token;
    this.tokens.add(this.#token);
  }

  async #logCatch(round: number): Promise<void> {
    const mark = `${this.#name} ${round}`;
    const body = { catch_id: randomUUID(), species: "Striped Bass", notes: mark };
    const answer = await this.#need("log a catch", { method: "POST", path: logCatch.path, body });
    if (answer === undefined) return;
    this.catches.add(mark);
    this.loggedAt.push(Date.now());
  }

  async #ask(round: number): Promise<void> {
    const message = `When is high tide in Boston on day ${round} of this rehearsal?`;
    const body = { session_id: this.#chat, message };
    const call = { method: "POST", path: sendChatMessage.path, body, isOnce: true } as const;
    const answer = await this.#send(call);
    if (answer?.status === 200) this.questions.add(message);
    else if (answer === undefined || answer.status >= 500) this.unanswered += 1;
    // The chat stays claimed until the killed instance's claim expires.
    else if (answer.status === 409 && this.unanswered > 0) this.unanswered += 1;
    else this.errors.push(`ask: ${answer.status}`);
  }

  async fishUntil(end: number): Promise<void> {
    for (let round = 0; Date.now() < end; round++) {
      await this.#logCatch(round);
      if (round % roundsPerSignIn === 5) await this.#signIn();
      if (round % roundsPerQuestion === 0) await this.#ask(round);
      await delay(pauseMs * (0.5 + Math.random()));
    }
  }

  async #readLog(): Promise<string[]> {
    const marks: string[] = [];
    let since = "";
    for (;;) {
      const path = `${catchChanges.path}?limit=1000${since}`;
      const part = catchChanges.response.parse(
        await this.#need("read the log", { method: "GET", path }),
      );
      marks.push(...part.catches.map(({ notes }) => notes ?? ""));
      since = `&since=${encodeURIComponent(part.cursor)}`;
      if (!part.has_more) return marks;
    }
  }

  async #readChat(): Promise<string[]> {
    const path = chatHistory.path.replace(":session_id", this.#chat);
    const said: string[] = [];
    for (let query = ""; ;) {
      const read = await this.#need("read the chat", { method: "GET", path: `${path}${query}` });
      const { messages, earlier } = chatHistory.response.parse(read);
      const asked = messages.filter(({ role }) => role === "user");
      said.unshift(...asked.map(({ content }) => content));
      if (earlier === null) return said;
      query = `?before=${earlier}`;
    }
  }

  async compare(): Promise<{
    catches: Kept;
    questions: Kept;
    sessionsLost: number;
  }> {
    const catches = compare(this.catches, await this.#readLog());
    const questions = compare(this.questions, await this.#readChat());
    let sessionsLost = 0;
    for (const token of this.tokens) {
      const call = {
        method: "GET",
        path: currentUser.path,
        token,
        address: this.#address,
      } as const;
      const answer = await this.#balancer.send(call);
      if (answer?.status !== 200) sessionsLost += 1;
    }
    return { catches, questions, sessionsLost };
  }
}
