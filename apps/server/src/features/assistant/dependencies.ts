import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import type { DayState } from "@striper/angling/regulations";
import type { Position } from "@striper/marine/geo";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ModelEngine } from "#server/features/assistant/model/model.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface Source {
  /** Null: nothing personal may be read. */
  readonly accountId: string | null;
  /** Null: not shared. */
  readonly position: Position | null;
  /** As the device sent it; null: taken from the account's log. */
  readonly day: DayState | null;
}

export interface Asker extends Source {
  readonly accountId: string;
}

export interface AssistantDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** What the tools read for one question. */
  readonly toolContextFor: (asker: Asker) => Promise<ToolContext>;
  /** Undefined: the finder answers. */
  readonly model: ModelEngine | undefined;
}
