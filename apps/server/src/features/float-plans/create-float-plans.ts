import { day, minute } from "@striper/marine/time";
import { forgetAsks, listContacts } from "#server/features/float-plans/contacts/contacts.store.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { awaitedReminders } from "#server/features/float-plans/due-reminders.ts";
import { presentContact, presentPlan } from "#server/features/float-plans/float-plans.presenter.ts";
import { bindFloatPlans } from "#server/features/float-plans/float-plans.routes.ts";
import { removeExpiredLinks } from "#server/features/float-plans/contacts/links.store.ts";
import { forgetPlans, listPlans } from "#server/features/float-plans/plans.store.ts";
import { mailsJob } from "#server/features/float-plans/mails/send-mails.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { ExportedFile, Exporter } from "#server/platform/account-data/ports.ts";
import { dailyAtNight, type Job } from "#server/platform/jobs/job.ts";
import type { ReminderSource } from "#server/platform/reminders/reminder.ts";

/** Counted from the last change; where somebody went is nobody's business any more. */
const plansKnownForMs = 30 * day;
/** So long nobody is asked again who declined. */
const asksKnownForMs = 365 * day;

const tidyJob = ({ orm, clock }: FloatPlansDependencies): Job => ({
  name: "tidy-float-plans",
  schedule: dailyAtNight,
  longestMs: 10 * minute,
  run: async () => {
    const now = clock.now();
    await removeExpiredLinks(orm, now);
    await forgetPlans(orm, now - plansKnownForMs);
    await forgetAsks(orm, now - asksKnownForMs);
  },
});

/** Where somebody goes is a position: left out with the others. Not taken back: contacts have to agree anew. */
const exporterOf = ({ orm }: FloatPlansDependencies): Exporter => ({
  name: "float-plans",
  async *entries(accountId, { includePositions }): AsyncGenerator<ExportedFile> {
    const contacts = (await listContacts(orm, accountId)).map(presentContact);
    const plans = includePositions ? await listPlans(orm, accountId) : [];
    const content = { contacts, plans: plans.map((plan) => presentPlan(plan, [])) };
    yield {
      path: "float-plans/float-plans.json",
      content: `${JSON.stringify(content, null, 2)}\n`,
    };
  },
});

export interface FloatPlans {
  readonly routes: (bind: Binder) => void;
  readonly exporter: Exporter;
  readonly reminders: ReminderSource;
  readonly jobs: readonly Job[];
}

export const createFloatPlans = (dependencies: FloatPlansDependencies): FloatPlans => ({
  routes: (bind) => bindFloatPlans(bind, dependencies),
  exporter: exporterOf(dependencies),
  reminders: awaitedReminders(dependencies),
  jobs: [mailsJob(dependencies), tidyJob(dependencies)],
});
