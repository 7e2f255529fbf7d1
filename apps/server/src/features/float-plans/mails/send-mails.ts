import { createHash } from "node:crypto";
import { day, minute } from "@striper/marine/time";
import {
  contactLinkLifeMs,
  contactPage,
} from "#server/features/float-plans/contacts/ask-contact.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import { insertLinks } from "#server/features/float-plans/contacts/links.store.ts";
import {
  claimMails,
  dueMailsQuery,
  noteSent,
  putOff,
  releaseMails,
  renewMails,
  type ClaimedMail,
  type DueMail,
} from "#server/features/float-plans/mails/mails.store.ts";
import { planMail } from "#server/features/float-plans/mails/mail-words.ts";
import {
  findPlansWithContacts,
  type PlanWithContact,
} from "#server/features/float-plans/plans.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import { createCombinedWrites } from "#server/platform/work/combined-writes.ts";
import {
  claimLifeMs,
  whileClaimed,
  writeWhileClaimed,
} from "#server/platform/work/while-claimed.ts";

type Context = Pick<FloatPlansDependencies, "orm" | "clock" | "log" | "mailer" | "publicUrl">;

/** The plan's page stays this long after the contact was alerted. */
const planLinkLifeMs = 7 * day;
const pageSize = 1000;
/** Twice the mailer's limit of four, because writing results overlaps with sending. */
const atOnce = 8;
/** Few, because a plan that ends after the claim is still mailed. */
const claimedAtOnce = 32;
/** Refused mails are retried after 1, 2, 4, 8, 16 and then every 30 minutes, for a day. */
const longestWaitMs = 30 * minute;
const mostAttempts = 52;
const waitAfter = (attempts: number): number =>
  Math.min(longestWaitMs, 2 ** (attempts - 1) * minute);

interface Written {
  readonly mail: ClaimedMail;
  readonly message: MailMessage;
}

interface Unwritten extends PlanWithContact {
  readonly mail: ClaimedMail;
}

function messageOf(
  { mail: { accountId, planId, kind, edition }, plan, email }: Unwritten,
  links: { readonly stopLink: string; readonly planLink: string | null },
): MailMessage {
  const key = `${accountId} ${planId} ${kind} ${edition}`;
  return {
    ...planMail({ kind, plan, to: email, ...links }),
    // A stable message id, so that mail programs show a mail once even if it was sent twice.
    id: createHash("sha256").update(key).digest("hex"),
  };
}

async function writeMails(
  connection: Connection,
  { clock, publicUrl }: Context,
  claimed: readonly ClaimedMail[],
): Promise<Written[]> {
  const now = clock.now();
  const found = await findPlansWithContacts(
    connection,
    claimed.map(({ accountId, planId }) => ({ accountId, id: planId })),
  );
  const plans = new Map(found.map((one) => [`${one.plan.accountId} ${one.plan.id}`, one]));
  const unwritten = claimed.map((mail): Unwritten => {
    const one = plans.get(`${mail.accountId} ${mail.planId}`);
    if (one === undefined) throw new Error("a claimed mail without its plan");
    return { mail, ...one };
  });
  const stops = unwritten.map(({ plan: { accountId, contactId } }) => {
    return { accountId, contactId, planId: null, expiresAt: now + contactLinkLifeMs };
  });
  const open = unwritten.filter(({ plan }) => plan.linkRevokedAt === null);
  const pages = open.map(({ plan: { accountId, contactId, id, overdueAt } }) => {
    const expiresAt = Math.max(now, overdueAt) + planLinkLifeMs;
    return { accountId, contactId, planId: id, expiresAt };
  });
  const tokens = await insertLinks(connection, [...stops, ...pages]);
  const linkOf = (index: number) => contactPage(publicUrl, tokens[index] ?? "");
  return unwritten.map((one, index) => {
    const page = open.indexOf(one);
    const planLink = page === -1 ? null : linkOf(stops.length + page);
    return { mail: one.mail, message: messageOf(one, { stopLink: linkOf(index), planLink }) };
  });
}

function claim(context: Context, mails: readonly DueMail[]): Promise<Written[]> {
  const now = context.clock.now();
  return context.orm.transaction(async (connection) => {
    const expired = now - claimLifeMs;
    const claimed = await claimMails(connection, mails, { now, expired });
    return claimed.length === 0 ? [] : writeMails(connection, context, claimed);
  });
}

type Note = (mail: ClaimedMail) => Promise<void>;

/**
 * Stores a sent mail at once, so that it is not sent again after the server was killed. Mails sent
 * during one write share the next one.
 */
const noteOf = ({ orm, clock }: Context): Note =>
  createCombinedWrites((mails) => writeWhileClaimed(() => noteSent(orm, mails, clock.now())));

async function sendOne(context: Context, { mail, message }: Written, note: Note): Promise<void> {
  const { orm, clock, log, mailer } = context;
  try {
    await mailer.send(message);
  } catch (error) {
    log.warn({ err: error, kind: mail.kind }, "a mail of a float plan could not be sent yet");
    const now = clock.now();
    const dueAt = mail.attempts >= mostAttempts ? null : now + waitAfter(mail.attempts);
    await putOff(orm, mail, { now, dueAt });
    return;
  }
  await note(mail);
}

/** Each mail is sent by one server, or by another after that server's claim expired. */
async function sendClaimed(
  context: Context,
  mails: readonly DueMail[],
  signal: AbortSignal,
): Promise<void> {
  const waiting = await claim(context, mails);
  const claimed = waiting.map(({ mail }) => mail);
  const note = noteOf(context);
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const next = waiting.shift();
      if (next === undefined) return;
      await sendOne(context, next, note);
    }
  };
  const { orm, clock } = context;
  const renew = () => renewMails(orm, claimed, clock.now());
  const release = async (): Promise<void> => {
    const untried = waiting.splice(0).map(({ mail }) => mail);
    if (untried.length > 0) await releaseMails(orm, untried);
  };
  await whileClaimed({ renew, release, signal }, () =>
    Promise.all(Array.from({ length: atOnce }, work)),
  );
}

async function sendDue(context: Context, signal: AbortSignal): Promise<void> {
  const now = context.clock.now();
  for (let after: DueMail | undefined; ;) {
    const page = await dueMailsQuery(context.orm, {
      now,
      most: pageSize,
      ...(after === undefined ? {} : { after }),
    });
    for (let from = 0; from < page.length; from += claimedAtOnce) {
      signal.throwIfAborted();
      await sendClaimed(context, page.slice(from, from + claimedAtOnce), signal);
    }
    if (page.length < pageSize) return;
    after = page.at(-1);
  }
}

/**
 * Runs on every server each minute, because a queue would wait for a server that was killed. The
 * next run sends what is left.
 */
export const mailsJob = (context: Context): Job => ({
  name: "float-plan-mails",
  schedule: { everyMinutes: 1 },
  isShared: true,
  longestMs: 50_000,
  run: (signal) => sendDue(context, signal),
});
