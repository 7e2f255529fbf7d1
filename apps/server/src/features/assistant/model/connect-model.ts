import type { Config } from "#server/config.ts";
import type { ModelEngine } from "#server/features/assistant/model/model.ts";

/** Where most providers with this interface are imitated from. */
const usualCompatibleBase = "https://api.openai.com/v1";

/** Loaded only where a model is configured. */
async function languageModel({
  provider,
  apiKey,
  baseUrl,
  model,
}: NonNullable<Config["assistant"]>) {
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ apiKey, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(
      model,
    );
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "configured",
    apiKey,
    baseURL: baseUrl ?? usualCompatibleBase,
    includeUsage: true,
  })(model);
}

async function connect(settings: NonNullable<Config["assistant"]>): Promise<ModelEngine> {
  const { createModelEngine } = await import("#server/features/assistant/model/model-engine.ts");
  return createModelEngine(await languageModel(settings));
}

/** Undefined: nothing is configured, and the built-in engine answers. */
export function connectModel(settings: Config["assistant"]): ModelEngine | undefined {
  if (settings === undefined) return undefined;
  const connected = connect(settings);
  // Heard when it is asked.
  connected.catch(() => undefined);
  return {
    async *answer(question) {
      yield* (await connected).answer(question);
    },
  };
}
