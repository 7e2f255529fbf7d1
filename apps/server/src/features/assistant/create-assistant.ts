import { bindAssistant } from "#server/features/assistant/assistant.routes.ts";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import { exporterOfChats } from "#server/features/assistant/chats/export-chats.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Exporter } from "#server/platform/account-data/ports.ts";

export interface Assistant {
  readonly routes: (bind: Binder) => void;
  readonly exporter: Exporter;
}

export const createAssistant = (dependencies: AssistantDependencies): Assistant => ({
  routes: (bind) => bindAssistant(bind, dependencies),
  exporter: exporterOfChats(dependencies),
});
