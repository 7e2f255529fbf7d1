import type { Config } from "#server/config.ts";
import type { ModelEngine } from "#server/features/assistant/model/model.ts";
import { configuredFetch } from "#server/platform/upstream/configured-fetch.ts";

/** Default addresses. Most other providers copy OpenAI's interface. */
const usualBases = {
  anthropic: "https://api.anthropic.com/v1",
  "openai-compatible": "https://api.openai.com/v1",
} as const;
/** Only a fallback: the engine ends answers by its own limits. */
const timeoutMs = 120_000;
/** Many times the size of the longest streamed answer. */
const maxBytes = 8 * 1024 * 1024;

async function languageModel(settings: NonNullable<Config["assistant"]>) {
  const { provider, apiKey, model } = settings;
  const baseURL = settings.baseUrl ?? usualBases[provider];
  const fetch = configuredFetch(baseURL, { timeoutMs, maxBytes });
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ apiKey: apiKey ?? "none", baseURL, fetch })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "configured",
    ...(apiKey === undefined ? {} : { apiKey }),
    baseURL,
    fetch,
    includeUsage: true,
  })(model);
}

async function connect(settings: NonNullable<Config["assistant"]>): Promise<ModelEngine> {
  const { createModelEngine } = await import("#server/features/assistant/model/model-engine.ts");
  return createModelEngine(await languageModel(settings));
}

export function connectModel(settings: Config["assistant"]): ModelEngine | undefined {
  if (settings === undefined) return undefined;
  const connected = connect(settings);
  // The rejection is handled where it is awaited.
  connected.catch(() => undefined);
  return {
    async *answer(question) {
      return yield* (await connected).answer(question);
    },
  };
}
