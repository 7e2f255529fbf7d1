import { second } from "@striper/marine/time";
import { bindAccounts } from "#server/features/accounts/accounts.routes.ts";
import { createAdministration } from "#server/features/accounts/administration/create-administration.ts";
import type { Administration } from "#server/features/accounts/administration/create-administration.ts";
import { tellOfAccessToken } from "#server/features/accounts/tell-of-access-token.ts";
import { tidyJob } from "#server/features/accounts/administration/tidy-accounts.ts";
import type { AccountsDependencies } from "#server/features/accounts/dependencies.ts";
import { describeCurrentUser } from "#server/features/accounts/describe-user.ts";
import { mailChannel } from "#server/features/accounts/reminders/mail-channel.ts";
import { pushChannel } from "#server/features/accounts/reminders/push-channel.ts";
import { createAuthenticator } from "#server/features/accounts/sessions/authenticator.ts";
import type { Authenticator } from "#server/http/authentication.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { concurrentHashes, waitingOfAnAddress } from "#server/platform/passwords/passwords.ts";
import type { ReminderChannel } from "#server/platform/reminders/reminder.ts";
import { createBackground } from "#server/platform/work/background.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";

const signInLimits = {
  /** One more than the concurrent hashes, to look up accounts meanwhile. */
  running: concurrentHashes + 1,
  waitingEach: waitingOfAnAddress,
  waiting: 200,
  longestMs: 15 * second,
};

export interface Accounts {
  readonly authenticator: Authenticator;
  readonly routes: (bind: Binder) => void;
  readonly jobs: readonly Job[];
  readonly administration: Administration;
  readonly reminderChannels: readonly ReminderChannel[];
  readonly hasAccess: (accountId: string) => Promise<boolean>;
  readonly tellOfAccessToken: (accountId: string, client: string) => void;
  readonly close: () => Promise<void>;
}

export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const background = createBackground(dependencies.log);
  const signIns = createFairQueue(signInLimits);
  const context = { ...dependencies, background, signIns };
  return {
    authenticator: createAuthenticator(context),
    routes: (bind) => bindAccounts(bind, context),
    jobs: [tidyJob(context)],
    administration: createAdministration(context),
    reminderChannels: [mailChannel(context), pushChannel(context)],
    hasAccess: async (accountId) => (await describeCurrentUser(context, accountId)).has_access,
    tellOfAccessToken: (...made) => tellOfAccessToken(context, ...made),
    close: () => background.settled(),
  };
}
