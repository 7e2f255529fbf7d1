import { packagedProviders } from "@striper/angling/assistant";
import type { AssistantDependencies } from "#server/features/assistant/dependencies.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

/** Tools that read nothing of an account. */
export const publicContextAt =
  (clock: Clock): AssistantDependencies["toolContextFor"] =>
  ({ position, day }) =>
    Promise.resolve({
      providers: packagedProviders,
      now: clock.now(),
      position,
      home: null,
      day,
    });
