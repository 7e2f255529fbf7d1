import { createHash } from "node:crypto";
import { floatPlanContactsPerAccount } from "@striper/contract/limits";
import { day } from "@striper/marine/time";
import {
  countContactRequests,
  countContacts,
  deleteContact,
  findContact,
  insertContact,
  listContacts,
  lockAddress,
  lockFloatPlansOf,
  recordContactRequest,
  updateContact,
  type ContactKey,
  type ContactRow,
} from "#server/features/float-plans/contacts/contacts.store.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { insertLinks } from "#server/features/float-plans/contacts/links.store.ts";
import { askMail } from "#server/features/float-plans/mails/mail-words.ts";
import { hasPlansOf } from "#server/features/float-plans/plans.store.ts";
import { wording } from "#server/features/float-plans/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { mailboxOf } from "#server/platform/mail/mailbox.ts";
import type { Connection } from "#server/platform/database/connection.ts";

interface Given {
  readonly name: string;
  readonly email: string;
}

/**
 * Most requests an account may send per day, and to one mailbox ever. Requests of other accounts to
 * that mailbox are limited by `mayAsk` and refuse nobody here.
 */
const mostAsks = { ofAccountToday: 5, ofAccountToAddress: 3 };

/** Long, because declining must work long after the mail came. */
export const contactLinkLifeMs = 180 * day;

export const hashOfAddress = (email: string): Buffer =>
  createHash("sha256").update(mailboxOf(email)).digest();

async function requireMayAsk(
  connection: Connection,
  asked: { readonly accountId: string; readonly addressHash: Buffer },
  now: number,
): Promise<void> {
  await lockAddress(connection, asked.addressHash);
  const soFar = await countContactRequests(connection, asked, now);
  if (soFar.hasDeclined) throw new AppError("limit_reached", { message: wording.hasDeclined });
  if (
    soFar.ofAccountToday >= mostAsks.ofAccountToday ||
    soFar.ofAccountToAddress >= mostAsks.ofAccountToAddress
  )
    throw new AppError("limit_reached", { message: wording.askedTooOften });
}

async function addContact(
  connection: Connection,
  key: ContactKey,
  { name, email }: Given,
  now: number,
): Promise<{ readonly contact: ContactRow; readonly token: string | null }> {
  if ((await countContacts(connection, key.accountId)) >= floatPlanContactsPerAccount)
    throw new AppError("limit_reached", { message: wording.contactsFull });
  const known = await listContacts(connection, key.accountId);
  if (known.some((one) => one.email === email))
    throw new AppError("conflict", { message: wording.alreadyContact });
  const asked = { accountId: key.accountId, addressHash: hashOfAddress(email) };
  await requireMayAsk(connection, asked, now);
  const contact = { ...key, name, email, askedAt: now, confirmedAt: null, declinedAt: null };
  await insertContact(connection, contact);
  await recordContactRequest(connection, asked, now);
  const expiresAt = now + contactLinkLifeMs;
  const { accountId, id: contactId } = key;
  const link = { accountId, contactId, planId: null, expiresAt };
  const [token = null] = await insertLinks(connection, [link]);
  return { contact, token };
}

/**
 * Adds a contact and asks them by mail, within the budget of their mailbox. A repeated request
 * sends no second mail.
 */
export async function askContact(
  { orm, clock, mailer, publicUrl, personOf, mayAsk }: FloatPlansDependencies,
  key: ContactKey,
  given: Given & { readonly client: string },
): Promise<ContactRow> {
  const now = clock.now();
  const person = await personOf(key.accountId);
  // The overdue person cannot be the one who is alerted.
  if (person !== undefined && mailboxOf(person.email) === mailboxOf(given.email))
    throw new AppError("conflict", { message: wording.ownAddress });
  const { contact, token } = await orm.transaction(async (transaction) => {
    await lockFloatPlansOf(transaction, key.accountId);
    const known = await findContact(transaction, key);
    if (known === undefined) return addContact(transaction, key, given, now);
    if (known.email !== given.email)
      throw new AppError("conflict", { message: wording.otherAddress });
    await updateContact(transaction, key, { name: given.name });
    return { contact: { ...known, name: given.name }, token: null };
  });
  const { client } = given;
  const isKnown = person !== undefined && person.emailVerifiedAt !== null;
  if (token !== null && (await mayAsk({ to: contact.email, client, isKnown })))
    mailer.post(askMail(contact.email, contactPage(publicUrl, token)));
  return contact;
}

export const contactPage = (publicUrl: string, token: string): string =>
  `${publicUrl}/float-plan?token=${token}`;

export async function removeContact(
  { orm }: Pick<FloatPlansDependencies, "orm">,
  key: ContactKey,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await lockFloatPlansOf(transaction, key.accountId);
    if (await hasPlansOf(transaction, key.accountId, key.id))
      throw new AppError("conflict", { message: wording.contactInUse });
    if (!(await deleteContact(transaction, key)))
      throw new AppError("not_found", { message: wording.noSuchContact });
  });
}
