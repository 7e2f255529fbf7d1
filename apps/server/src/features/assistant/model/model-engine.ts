import type { Card } from "@striper/angling/assistant/cards/card";
import { quote } from "@striper/angling/assistant/cards/quote";
import { callTool, compactCard, toolSchema } from "@striper/angling/assistant/tools/call-tool";
import { tools } from "@striper/angling/assistant/tools/index";
import { cardsPerAnswer } from "@striper/contract/limits";
import { jsonSchema, stepCountIs, streamText, tool } from "ai";
import type { FinishReason, LanguageModel, ModelMessage, ToolSet } from "ai";
import { likelyTools } from "#server/features/assistant/model/likely-tools.ts";
import { messagesFor } from "#server/features/assistant/model/messages.ts";
import { ModelRefused } from "#server/features/assistant/model/model.ts";
import type {
  ModelAnswer,
  ModelEngine,
  ModelQuestion,
} from "#server/features/assistant/model/model.ts";
import { createOnePerLoopTurn } from "#server/platform/work/one-per-loop-turn.ts";
import { systemPrompt } from "#server/features/assistant/model/system-prompt.ts";

export interface ModelLimits {
  readonly answerMs: number;
  /** Timeout between two parts; a model on a small machine takes long before the first. */
  readonly silenceMs: number;
}

const usualLimits: ModelLimits = { answerMs: 120_000, silenceMs: 40_000 };
/** Maximum rounds of tool calls, in the first attempt and after rejected prose; more is a loop. */
const stepsOfAttempts = [6, 2];
/** Several times the longest prose, for models that think aloud. */
const mostOutputTokens = 1500;
const mostCharacters = 4000;
/** Returns the last cards, preferring those with a verdict. */
function shownOf(cards: readonly Card[]): readonly Card[] {
  const byWeight = cards.toSorted(
    (a, b) => Number(a.verdict !== null) - Number(b.verdict !== null),
  );
  const shown = new Set(byWeight.slice(-cardsPerAnswer));
  return cards.filter((card) => shown.has(card));
}

const notShown =
  "Not shown to the person: only whole sentences of the cards are, copied letter by letter. Choose some, or say nothing.";
/** Finish reasons of incomplete prose. */
const cutOff: ReadonlySet<FinishReason> = new Set(["length", "content-filter", "tool-calls"]);

interface Worked {
  readonly cards: Map<string, Card>;
  readonly waiting: Card[];
}

function toolsFor(asked: ModelQuestion, { cards, waiting }: Worked): ToolSet {
  const execute = async (name: string, given: unknown): Promise<string> => {
    const result = await callTool(name, given, asked.tools);
    if (result.kind === "error") return result.message;
    const { card } = result;
    const key = JSON.stringify([card.tool, card.slots]);
    if (!cards.has(key)) waiting.push(card);
    cards.set(key, card);
    return JSON.stringify(compactCard(card));
  };
  return Object.fromEntries(
    likelyTools(asked).map((name) => [
      name,
      tool({
        description: tools[name].description,
        inputSchema: jsonSchema({ ...toolSchema(tools[name]) }),
        execute: (given: unknown) => execute(name, given),
      }),
    ]),
  );
}

/** Rejects when nothing arrives in time, whatever the provider's connection does. */
async function nextWithin<Part>(
  parts: AsyncIterator<Part>,
  milliseconds: number,
): Promise<IteratorResult<Part>> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelRefused("silent")), milliseconds);
  });
  try {
    return await Promise.race([parts.next(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

interface Spoken {
  readonly prose: string;
  readonly isWhole: boolean;
  readonly messages: readonly ModelMessage[];
}

interface Speaker {
  readonly model: LanguageModel;
  readonly myTurn: () => Promise<void>;
  readonly silenceMs: number;
  readonly system: string;
  readonly tools: ToolSet;
  readonly signal: AbortSignal;
  readonly onUse: (tokens: number) => void;
}

/** Lets the model call tools and speak; the text of its last round is the prose. */
async function* speak(
  { model, myTurn, silenceMs, system, tools: toolSet, signal, onUse }: Speaker,
  said: ModelMessage[],
  { waiting, mostSteps }: Pick<Worked, "waiting"> & { readonly mostSteps: number },
): AsyncGenerator<Card, Spoken> {
  await myTurn();
  const { fullStream, response } = streamText({
    model,
    system,
    messages: said,
    tools: toolSet,
    stopWhen: stepCountIs(mostSteps),
    maxOutputTokens: mostOutputTokens,
    maxRetries: 1,
    abortSignal: signal,
    onError: () => undefined,
  });
  // Rejects when no round ends.
  const responded = Promise.resolve(response).catch(() => ({ messages: [] }));
  const parts = fullStream[Symbol.asyncIterator]();
  let prose = "";
  let finish: FinishReason = "other";
  for (;;) {
    const step = await nextWithin(parts, silenceMs);
    yield* waiting.splice(0);
    if (step.done === true) break;
    const part = step.value;
    if (part.type === "error") throw new ModelRefused("failed", { cause: part.error });
    if (part.type === "abort") throw new ModelRefused("silent");
    if (part.type === "start-step") prose = "";
    if (part.type === "text-delta") prose += part.text;
    if (part.type === "finish-step") onUse(part.usage.totalTokens ?? 0);
    if (part.type === "finish") finish = part.finishReason;
    if (prose.length > mostCharacters) throw new ModelRefused("unsupported");
  }
  const { messages } = await responded;
  return { prose: prose.trim(), isWhole: !cutOff.has(finish), messages };
}

/** Asks again when none of the prose can be shown. */
async function* converse(
  asked: ModelQuestion,
  { cards: worked, waiting }: Worked,
  speaker: Speaker,
): AsyncGenerator<Card, ModelAnswer> {
  const said: ModelMessage[] = [...messagesFor(asked)];
  for (const mostSteps of stepsOfAttempts) {
    const spoken = yield* speak(speaker, [...said], { waiting, mostSteps });
    const cards = shownOf([...worked.values()]);
    const prose = spoken.isWhole ? quote(spoken.prose, cards) : null;
    if (prose !== null) return { prose, cards };
    said.push(...spoken.messages, { role: "user", content: notShown });
  }
  throw new ModelRefused("unsupported");
}

export function createModelEngine(
  model: LanguageModel,
  { answerMs, silenceMs }: ModelLimits = usualLimits,
): ModelEngine {
  const myTurn = createOnePerLoopTurn();
  async function* answer(asked: ModelQuestion): AsyncGenerator<Card, ModelAnswer> {
    const worked: Worked = { cards: new Map(), waiting: [] };
    const ended = new AbortController();
    let used = 0;
    // A timeout signal would keep this answer in memory until it expires.
    const hurry = setTimeout(() => ended.abort(), answerMs);
    try {
      return yield* converse(asked, worked, {
        model,
        myTurn,
        silenceMs,
        system: systemPrompt(asked.tools.now),
        tools: toolsFor(asked, worked),
        signal: AbortSignal.any([asked.signal, ended.signal]),
        onUse: (tokens) => void (used += tokens),
      });
    } catch (error) {
      const { reason, message } =
        error instanceof ModelRefused ? error : { reason: "failed" as const, message: "failed" };
      const cards = shownOf([...worked.cards.values()]);
      throw new ModelRefused(reason, { message, cards, cause: error });
    } finally {
      clearTimeout(hurry);
      ended.abort();
      asked.onUse(used).catch(() => undefined);
    }
  }
  return { answer };
}
