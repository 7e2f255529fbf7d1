import { bindAssistant } from "#server/features/assistant/assistant.routes.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

export interface Assistant {
  readonly routes: (bind: Binder) => void;
}

export const createAssistant = (dependencies: AssistantDependencies): Assistant => ({
  routes: (bind) => bindAssistant(bind, dependencies),
});
