import { createHash } from "node:crypto";
import { day, minute } from "@striper/marine/time";
import {
  contactLinkLifeMs,
  contactPage,
} from "#server/features/float-plans/contacts/ask-contact.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { insertLinks } from "#server/features/float-plans/contacts/links.store.ts";
import {
  claimMail,
  dueMailsQuery,
  noteSent,
  putOff,
  type DueMail,
} from "#server/features/float-plans/mails/mails.store.ts";
import { planMail } from "#server/features/float-plans/mails/mail-words.ts";
import { findPlanWithContact } from "#server/features/float-plans/plans.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";

type Context = Pick<FloatPlansDependencies, "orm" | "clock" | "log" | "mailer" | "publicUrl">;

/** A server that claimed a mail so long ago and did not send it is gone. */
const claimExpiresAfterMs = 5 * minute;
/** The page stays as long after the contact would be told. */
const planLinkLifeMs = 7 * day;
const pageSize = 1000;
/** Claims and notes overlap; the mailer itself sends four at a time. */
const atOnce = 8;
/** A mail that the mail server refuses is tried after 1, 2, 4, 8, 16 and then every 30 minutes, for a day. */
const longestWaitMs = 30 * minute;
const mostAttempts = 52;
const waitAfter = (attempts: number): number =>
  Math.min(longestWaitMs, 2 ** (attempts - 1) * minute);

/** The mail, with links of its own. */
async function messageOf(
  connection: Connection,
  { clock, publicUrl }: Context,
  { accountId, planId, kind, edition }: DueMail,
): Promise<MailMessage> {
  const found = await findPlanWithContact(connection, { accountId, id: planId });
  if (found === undefined) throw new Error("a claimed mail without its plan");
  const { plan, email } = found;
  const { contactId } = plan;
  const now = clock.now();
  const stop = { accountId, contactId, planId: null, expiresAt: now + contactLinkLifeMs };
  const page = { ...stop, planId, expiresAt: Math.max(now, plan.overdueAt) + planLinkLifeMs };
  const isOpen = plan.linkRevokedAt === null;
  const [stopToken = "", pageToken = ""] = await insertLinks(
    connection,
    isOpen ? [stop, page] : [stop],
  );
  const stopLink = contactPage(publicUrl, stopToken);
  const planLink = isOpen ? contactPage(publicUrl, pageToken) : null;
  const key = `${accountId} ${planId} ${kind} ${edition}`;
  return {
    ...planMail({ kind, plan, to: email, planLink, stopLink }),
    // The same whenever it is sent: mail programs show a mail once that a killed server sent twice.
    id: createHash("sha256").update(key).digest("hex"),
  };
}

interface Claimed {
  readonly attempts: number;
  readonly message: MailMessage;
}

/** Claims the mail and writes it, in one transaction; undefined where it is not to be sent by this server. */
function claim(context: Context, mail: DueMail): Promise<Claimed | undefined> {
  const now = context.clock.now();
  return context.orm.transaction(async (connection) => {
    const expired = now - claimExpiresAfterMs;
    const attempts = await claimMail(connection, mail, { now, expired });
    if (attempts === undefined) return undefined;
    return { attempts, message: await messageOf(connection, context, mail) };
  });
}

/** Sent by one server, and by another only when that one's claim has expired. */
async function sendOnce(context: Context, mail: DueMail): Promise<void> {
  const { orm, clock, log, mailer } = context;
  const claimed = await claim(context, mail);
  if (claimed === undefined) return;
  const { attempts, message } = claimed;
  try {
    await mailer.send(message);
  } catch (error) {
    log.warn({ err: error, kind: mail.kind }, "a mail of a float plan could not be sent yet");
    const now = clock.now();
    const dueAt = attempts >= mostAttempts ? null : now + waitAfter(attempts);
    await putOff(orm, mail, { now, dueAt });
    return;
  }
  await noteSent(orm, mail, clock.now());
}

async function sendDue(context: Context, signal: AbortSignal): Promise<void> {
  const now = context.clock.now();
  for (let after: DueMail | undefined; ;) {
    const page = await dueMailsQuery(context.orm, {
      now,
      most: pageSize,
      ...(after === undefined ? {} : { after }),
    });
    const waiting = page.values();
    const work = async (): Promise<void> => {
      for (const mail of waiting) {
        signal.throwIfAborted();
        await sendOnce(context, mail);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (page.length < pageSize) return;
    after = page.at(-1);
  }
}

/** Looks every minute; any number of servers may. What a look does not manage is the next one's. */
export const mailsJob = (context: Context): Job => ({
  name: "float-plan-mails",
  schedule: { everyMinutes: 1 },
  longestMs: 50_000,
  run: (signal) => sendDue(context, signal),
});
