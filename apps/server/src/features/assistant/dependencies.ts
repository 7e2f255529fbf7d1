import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import type { DayState } from "@striper/angling/regulations";
import type { Position } from "@striper/marine/geo";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ModelEngine } from "#server/features/assistant/model/model.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface Source {
  /** Null when nothing personal may be read. */
  readonly accountId: string | null;
  readonly position: Position | null;
  /** Sent by the device; null means to read it from the account's log. */
  readonly day: DayState | null;
}

export interface Asker extends Source {
  readonly accountId: string;
}

export interface AssistantDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly toolContextFor: (asker: Asker) => Promise<ToolContext>;
  /** Undefined when only the finder answers. */
  readonly model: ModelEngine | undefined;
}
