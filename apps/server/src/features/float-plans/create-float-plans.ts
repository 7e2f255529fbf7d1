import { day, minute } from "@striper/marine/time";
import { deleteContactRequests } from "#server/features/float-plans/contacts/contacts.store.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { awaitedReminders } from "#server/features/float-plans/due-reminders.ts";
import { bindFloatPlans } from "#server/features/float-plans/float-plans.routes.ts";
import { removeExpiredLinks } from "#server/features/float-plans/contacts/links.store.ts";
import { importerOfPlans } from "#server/features/float-plans/archive/import-plans.ts";
import { forgetPlans } from "#server/features/float-plans/plans.store.ts";
import { deletionNoticesOf } from "#server/features/float-plans/mails/deletion-notices.ts";
import { mailsJob } from "#server/features/float-plans/mails/send-mails.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Farewell, Importer } from "#server/platform/account-data/ports.ts";
import { dailyAtNight, type Job } from "#server/platform/jobs/job.ts";
import type { ReminderSource } from "#server/platform/reminders/reminder.ts";

const plansKnownForMs = 30 * day;
/** A contact who declined is not asked again for this long. */
const asksKnownForMs = 365 * day;

const tidyJob = ({ orm, clock }: FloatPlansDependencies): Job => ({
  name: "tidy-float-plans",
  schedule: dailyAtNight,
  longestMs: 10 * minute,
  run: async () => {
    const now = clock.now();
    await removeExpiredLinks(orm, now);
    await forgetPlans(orm, now - plansKnownForMs);
    await deleteContactRequests(orm, now - asksKnownForMs);
  },
});

export interface FloatPlans {
  readonly routes: (bind: Binder) => void;
  readonly importer: Importer;
  readonly reminders: ReminderSource;
  readonly farewell: Farewell;
  readonly jobs: readonly Job[];
}

export const createFloatPlans = (dependencies: FloatPlansDependencies): FloatPlans => ({
  routes: (bind) => bindFloatPlans(bind, dependencies),
  importer: importerOfPlans(dependencies),
  reminders: awaitedReminders(),
  farewell: deletionNoticesOf,
  jobs: [mailsJob(dependencies), tidyJob(dependencies)],
});
