import {
  listContacts,
  lockFloatPlansOf,
} from "#server/features/float-plans/contacts/contacts.store.ts";
import { deletedMail } from "#server/features/float-plans/mails/mail-words.ts";
import { lockMailsOfPlan } from "#server/features/float-plans/mails/mails.store.ts";
import { listPlans } from "#server/features/float-plans/plans.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";

/**
 * Returns mails to contacts of running plans, who rely on an alarm that can no longer come.
 * Contacts who got no mail or declined are left out.
 */
export async function deletionNoticesOf(
  connection: Connection,
  accountId: string,
): Promise<readonly MailMessage[]> {
  await lockFloatPlansOf(connection, accountId);
  const contacts = await listContacts(connection, accountId);
  const running = (await listPlans(connection, accountId)).filter(
    ({ endedAt }) => endedAt === null,
  );
  const farewells: MailMessage[] = [];
  for (const plan of running) {
    const contact = contacts.find(({ id }) => id === plan.contactId);
    const mails = await lockMailsOfPlan(connection, plan);
    const wasTold = mails.some(({ sentAt, attempts }) => sentAt !== null || attempts > 0);
    if (contact !== undefined && contact.declinedAt === null && wasTold)
      farewells.push(deletedMail(plan, contact.email));
  }
  return farewells;
}
