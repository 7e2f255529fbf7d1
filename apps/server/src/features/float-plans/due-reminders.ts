import { minute } from "@striper/marine/time";
import { floatPlans } from "#server/features/float-plans/float-plans.table.ts";
import { momentText } from "#server/features/float-plans/mails/mail-words.ts";
import { lockAwaited, type PlanRow } from "#server/features/float-plans/plans.store.ts";
import { setRemindAt } from "#server/platform/reminders/remind-at.ts";
import type { Reminder, ReminderSource } from "#server/platform/reminders/reminder.ts";

/** Second reminder, this long before the contact's mail. */
const lastCallMs = 10 * minute;

function remindersOf(plan: PlanRow): Reminder[] {
  const { accountId, id, edition, backAt, overdueAt } = plan;
  const lastCallAt = Math.max(backAt, overdueAt - lastCallMs);
  const shared = { accountId, page: "/trip" };
  const sentence = `Without a word your contact gets an email at ${momentText(overdueAt)}.`;
  return [
    {
      ...shared,
      key: `float-plan/${id}/${edition}/back`,
      dueAt: backAt,
      sendUntil: lastCallAt - 1,
      usefulUntil: lastCallAt - 1,
      subject: "Are you back?",
      paragraphs: [`You wanted to be back by ${momentText(backAt)}. ${sentence}`],
    },
    {
      ...shared,
      key: `float-plan/${id}/${edition}/last`,
      dueAt: lastCallAt,
      sendUntil: overdueAt - 1,
      usefulUntil: overdueAt,
      subject: "Last call: are you back?",
      paragraphs: [sentence],
    },
  ];
}

/** Reminds the person twice on their own device before the contact is told. */
export const awaitedReminders = (): ReminderSource => ({
  async take(connection, now, most) {
    const plans = await lockAwaited(connection, now, most);
    const both = plans.map(remindersOf);
    const looks = plans.map(({ accountId, id }, place) => {
      const next = both[place]?.find(({ dueAt }) => dueAt > now);
      return { accountId, id, at: next?.dueAt ?? null };
    });
    await setRemindAt(connection, floatPlans, looks);
    const due = both.flat().filter(({ dueAt, sendUntil }) => dueAt <= now && sendUntil >= now);
    return { reminders: due, isLast: plans.length < most };
  },
});
