import { minute, type Instant } from "@striper/marine/time";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { momentText } from "#server/features/float-plans/mails/mail-words.ts";
import { listAwaited, type PlanRow } from "#server/features/float-plans/plans.store.ts";
import type { Reminder, ReminderSource } from "#server/platform/reminders/reminder.ts";

/** The second one; the contact's mail follows. */
const lastCallMs = 10 * minute;

function remindersOf(plan: PlanRow): Reminder[] {
  const { accountId, id, edition, backAt, overdueAt } = plan;
  const lastCallAt = Math.max(backAt, overdueAt - lastCallMs);
  const shared = { accountId, page: "/trip" };
  const sentence = `Without a word your contact gets a mail at ${momentText(overdueAt)}.`;
  return [
    {
      ...shared,
      key: `float-plan/${id}/${edition}/back`,
      dueAt: backAt,
      sendUntil: lastCallAt - 1,
      subject: "Are you back?",
      paragraphs: [`You wanted to be back by ${momentText(backAt)}. ${sentence}`],
    },
    {
      ...shared,
      key: `float-plan/${id}/${edition}/last`,
      dueAt: lastCallAt,
      sendUntil: overdueAt,
      subject: "Last call: are you back?",
      paragraphs: [sentence],
    },
  ];
}

/** On the person's own device, twice, before anybody else is told. */
export const awaitedReminders = ({ orm }: Pick<FloatPlansDependencies, "orm">): ReminderSource => ({
  async due(accountIds, now: Instant) {
    const plans = await listAwaited(orm, accountIds, now);
    return plans.flatMap(remindersOf).filter(({ dueAt }) => dueAt <= now);
  },
});
