import { removeLinksOfPlan } from "#server/features/float-plans/contacts/links.store.ts";
import {
  findContact,
  type ContactRow,
} from "#server/features/float-plans/contacts/contacts.store.ts";
import { relievedMail } from "#server/features/float-plans/mails/mail-words.ts";
import {
  lockMailsOfPlan,
  mayHaveAlarmed,
  removePlanMails,
} from "#server/features/float-plans/mails/mails.store.ts";
import { queueStart } from "#server/features/float-plans/mails/queue-mails.ts";
import { updatePlan, type PlanRow } from "#server/features/float-plans/plans.store.ts";
import { wording } from "#server/features/float-plans/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";

/** Limit of changes, because each handover of a mailed plan costs two mails. */
const mostEditions = 8;

interface Given {
  readonly connection: Connection;
  readonly plan: PlanRow;
  readonly before: PlanRow;
  readonly contact: ContactRow;
  readonly now: number;
}

/**
 * Gives the plan to another contact. Returns a mail that tells the former one, whose page is
 * closed. Throws when the former contact was alerted, who must first hear that all is well.
 */
export async function givePlan({
  connection,
  plan,
  before,
  contact,
  now,
}: Given): Promise<MailMessage | null> {
  if (contact.declinedAt !== null) throw new AppError("conflict", { message: wording.hasDeclined });
  const mails = await lockMailsOfPlan(connection, before);
  if (mails.some(mayHaveAlarmed))
    throw new AppError("conflict", { message: wording.contactAlarmed });
  const wasTold = mails.some(({ sentAt, attempts }) => sentAt !== null || attempts > 0);
  if (wasTold && before.edition >= mostEditions)
    throw new AppError("limit_reached", { message: wording.givenTooOften });
  const key = { accountId: before.accountId, id: before.contactId };
  const last = await findContact(connection, key);
  await removePlanMails(connection, before);
  await removeLinksOfPlan(connection, before);
  await updatePlan(connection, before, plan);
  if (contact.confirmedAt !== null) await queueStart(connection, plan, now);
  return wasTold && last?.confirmedAt != null ? relievedMail(before, last.email) : null;
}
