import type { AssistantProviders } from "@striper/angling/assistant";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ModelEngine } from "#server/features/assistant/model/model.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface AssistantDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** What the tools read for one account. */
  readonly providersFor: (accountId: string) => AssistantProviders;
  /** Undefined: the built-in engine answers. */
  readonly model: ModelEngine | undefined;
}
