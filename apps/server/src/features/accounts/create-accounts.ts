import { bindAccounts } from "#server/features/accounts/accounts.routes.ts";
import { createAdministration } from "#server/features/accounts/administration/create-administration.ts";
import type { Administration } from "#server/features/accounts/administration/create-administration.ts";
import { tidyJob } from "#server/features/accounts/administration/tidy-accounts.ts";
import type { AccountsDependencies } from "#server/features/accounts/dependencies.ts";
import { mailChannel } from "#server/features/accounts/reminders/mail-channel.ts";
import { pushChannel } from "#server/features/accounts/reminders/push-channel.ts";
import { createAuthenticator } from "#server/features/accounts/sessions/authenticator.ts";
import { turningAway } from "#server/features/accounts/signing-in/password-work.ts";
import type { Authenticator } from "#server/http/authentication.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { hashesAtOnce } from "#server/platform/passwords/passwords.ts";
import type { ReminderChannel } from "#server/platform/reminders/reminder.ts";
import { createBackground } from "#server/platform/work/background.ts";
import { createWorkLine } from "#server/platform/work/work-line.ts";

/** One more than are hashed: it looks things up meanwhile. */
const signInsAtOnce = hashesAtOnce + 1;
const longestLine = 100;

export interface Accounts {
  readonly authenticator: Authenticator;
  readonly routes: (bind: Binder) => void;
  readonly jobs: readonly Job[];
  /** For whoever looks after the installation. */
  readonly administration: Administration;
  /** The ways in which people are reminded. */
  readonly reminderChannels: readonly ReminderChannel[];
  /** Waits for what no caller waited for. */
  readonly close: () => Promise<void>;
}

export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const background = createBackground(dependencies.log);
  const passwords = turningAway(dependencies.passwords);
  const signInLine = createWorkLine(signInsAtOnce, longestLine);
  const context = { ...dependencies, passwords, background, signInLine };
  return {
    authenticator: createAuthenticator(context),
    routes: (bind) => bindAccounts(bind, context),
    jobs: [tidyJob(context)],
    administration: createAdministration(context),
    reminderChannels: [mailChannel(context), pushChannel(context)],
    close: () => background.settled(),
  };
}
