import {
  assistantTools,
  factWithoutScreen,
  type AnswerContext,
  type Fact,
} from "@striper/angling/assistant";
import { jsonSchema, stepCountIs, streamText, tool } from "ai";
import type { LanguageModel, ToolSet } from "ai";
import type { Saying } from "#server/features/assistant/answering/engine.ts";
import { createLinkDropper } from "#server/features/assistant/model/drop-links.ts";
import { faultOf } from "#server/features/assistant/model/guard.ts";
import { trimHistory } from "#server/features/assistant/model/history.ts";
import { ModelRefused } from "#server/features/assistant/model/model.ts";
import type { ModelEngine, ModelQuestion } from "#server/features/assistant/model/model.ts";
import { createOnePerLoopTurn } from "#server/features/assistant/model/one-per-loop-turn.ts";
import { isHeld, withCase } from "#server/features/assistant/model/question-case.ts";
import { systemPrompt } from "#server/features/assistant/model/system-prompt.ts";

export interface ModelLimits {
  /** Timeout of the whole answer. */
  readonly answerMs: number;
  /** Timeout between two pieces. */
  readonly silenceMs: number;
}

const usualLimits: ModelLimits = { answerMs: 60_000, silenceMs: 20_000 };
/** Most rounds of tool calls; more means a loop. */
const mostSteps = 6;
const mostOutputTokens = 700;
const mostCharacters = 6000;

interface Turn {
  text: string;
  readonly facts: Fact[];
  readonly calledTools: string[];
  readonly toolWords: string[];
}

/** In the provider's form; the same for every question. */
const definitions = assistantTools.map(({ name, description, parameters, run }) => ({
  name,
  description,
  run,
  inputSchema: jsonSchema({
    type: "object",
    properties: Object.fromEntries(
      Object.entries(parameters.properties).map(([key, { type, description: about, ...rest }]) => [
        key,
        {
          type,
          description: about,
          ...("enum" in rest && rest.enum ? { enum: [...rest.enum] } : {}),
        },
      ]),
    ),
    required: [...parameters.required],
    additionalProperties: false,
  }),
}));

/** Each tool call adds its facts to the turn; the answer is checked against them. */
function toolsOf(
  context: AnswerContext,
  turn: Turn,
  heard: (facts: readonly Fact[]) => void,
): ToolSet {
  return Object.fromEntries(
    definitions.map(({ name, description, inputSchema, run }) => [
      name,
      tool({
        description,
        inputSchema,
        execute: async (given: unknown) => {
          const { text, facts } = await run(given, context);
          turn.calledTools.push(name);
          turn.toolWords.push(text);
          turn.facts.push(...facts);
          heard(facts);
          return {
            answer: text,
            facts: facts.map(factWithoutScreen),
          };
        },
      }),
    ]),
  );
}

/** Rejects when nothing comes for too long, whatever the provider's connection does. */
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

/** The model's answer, if the guard accepts it. */
function checked(turn: Turn, { question, reading }: ModelQuestion) {
  const fault = faultOf({
    ...turn,
    tools: turn.calledTools,
    known: [question, ...turn.toolWords],
    isHeld: isHeld(reading),
  });
  if (fault !== null) throw new ModelRefused("unsupported", { message: fault });
  return { text: turn.text.trim(), facts: turn.facts, declined: false };
}

export function createModelEngine(
  model: LanguageModel,
  { answerMs, silenceMs }: ModelLimits = usualLimits,
): ModelEngine {
  const myTurn = createOnePerLoopTurn();

  async function* answer(asked: ModelQuestion): AsyncGenerator<Saying> {
    const turn: Turn = { text: "", facts: [], calledTools: [], toolWords: [] };
    const waiting: Fact[] = [];
    const links = createLinkDropper(turn.facts);
    let received = 0;
    const ended = new AbortController();
    const failure: { error?: unknown } = {};
    await myTurn();
    // A signal with its own timeout would hold this whole answer in memory until it expires.
    const hurry = setTimeout(() => ended.abort(), answerMs);
    const { fullStream, totalUsage } = streamText({
      model,
      system: systemPrompt(asked.tools.now),
      messages: [...trimHistory(asked.history), { role: "user", content: withCase(asked) }],
      tools: toolsOf(asked.tools, turn, (facts) => waiting.push(...facts)),
      stopWhen: stepCountIs(mostSteps),
      maxOutputTokens: mostOutputTokens,
      maxRetries: 1,
      abortSignal: AbortSignal.any([asked.signal, ended.signal]),
      onError: ({ error }) => {
        failure.error = error;
      },
    });
    const parts = fullStream[Symbol.asyncIterator]();
    try {
      for (;;) {
        const step = await nextWithin(parts, silenceMs);
        for (const fact of waiting.splice(0)) yield { type: "fact", fact };
        if (step.done === true) break;
        const part = step.value;
        if (part.type === "error") throw new ModelRefused("failed", { cause: part.error });
        if (part.type === "abort") throw new ModelRefused("silent");
        if (part.type !== "text-delta" || part.text === "") continue;
        received += part.text.length;
        if (received > mostCharacters) throw new ModelRefused("too-long");
        const text = links.push(part.text);
        if (text === "") continue;
        turn.text += text;
        yield { type: "text", text };
      }
      if (failure.error !== undefined) throw new ModelRefused("failed", { cause: failure.error });
    } finally {
      clearTimeout(hurry);
      ended.abort();
      void Promise.resolve(totalUsage)
        .then(({ totalTokens }) => asked.onUse(totalTokens ?? 0))
        .catch(() => undefined);
    }
    const rest = links.end();
    turn.text += rest;
    if (rest !== "") yield { type: "text", text: rest };
    yield { type: "answer", answer: checked(turn, asked) };
  }
  return { answer };
}
