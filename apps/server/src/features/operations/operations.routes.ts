import { capabilities, health, ready } from "@striper/contract/operations";
import type { Role } from "@striper/contract/operations";
import { capabilitiesOf } from "#server/features/operations/capabilities.ts";
import type { OptionalServices } from "#server/features/operations/capabilities.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface OperationsDependencies {
  readonly role: Role;
  readonly version: string;
  readonly clock: Clock;
  readonly services: OptionalServices;
  readonly regulationsVersion: () => number;
  readonly database: {
    readonly ping: () => Promise<boolean>;
    readonly migrationStatus: () => Promise<{ readonly pending: readonly string[] }>;
  };
  readonly disk: { readonly isFull: () => boolean };
}

const notReady = (check: "database" | "migrations" | "disk", message: string): AppError =>
  new AppError("unavailable", { message, answer: { check } });

async function requireReady({ database, disk }: OperationsDependencies): Promise<void> {
  // Checked first, because a full disk can be why the database does not answer.
  if (disk.isFull()) throw notReady("disk", "The disk is full.");
  if (!(await database.ping())) throw notReady("database", "The database does not answer.");
  const { pending } = await database.migrationStatus();
  if (pending.length > 0) throw notReady("migrations", "The database is not up to date yet.");
}

export function bindOperations(bind: Binder, dependencies: OperationsDependencies): void {
  bind.open(health, () => ({
    status: "ok" as const,
    role: dependencies.role,
    version: dependencies.version,
    uptime_seconds: Math.round(process.uptime()),
  }));
  bind.open(ready, async () => {
    await requireReady(dependencies);
    return {
      status: "ready" as const,
      role: dependencies.role,
      checks: { database: "ok" as const, migrations: "ok" as const, disk: "ok" as const },
    };
  });
  bind.open(capabilities, () => ({
    version: dependencies.version,
    server_time: new Date(dependencies.clock.now()).toISOString(),
    ...capabilitiesOf(dependencies.services),
    regulations_version: dependencies.regulationsVersion(),
  }));
}
