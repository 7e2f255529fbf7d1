import type { Instant } from "@striper/marine/time";
import { and, between, lt } from "drizzle-orm";
import { observedFigures } from "#server/features/catches/catches.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export type ObservedFigure = typeof observedFigures.$inferSelect;

export async function rememberFigures(
  connection: Connection,
  figures: readonly ObservedFigure[],
): Promise<void> {
  if (figures.length > 0)
    await connection
      .insert(observedFigures)
      .values([...figures])
      .onConflictDoNothing();
}

export async function forgetFigures(connection: Connection, before: Instant): Promise<void> {
  await deleteInSteps(connection, observedFigures, lt(observedFigures.at, before));
}

export function figuresBetween(
  connection: Connection,
  from: Instant,
  to: Instant,
): Promise<ObservedFigure[]> {
  return connection
    .select()
    .from(observedFigures)
    .where(and(between(observedFigures.at, from, to)));
}
