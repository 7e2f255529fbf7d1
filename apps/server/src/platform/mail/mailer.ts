import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Log } from "#server/platform/log/log.ts";
import type { Envelope } from "#server/platform/mail/process/mail-messages.ts";
import { createMailProcess } from "#server/platform/mail/process/mail-process.ts";
import { createBackground } from "#server/platform/work/background.ts";
import { createFairQueue, requesterFor } from "#server/platform/work/fair-queue.ts";

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link the mail is about. The outbox prints it for the operator. */
  readonly link?: string;
  /** Message id, by which mail programs recognize a mail sent twice. */
  readonly id?: string;
  /** Link to unsubscribe, which mail programs show next to the sender. */
  readonly stopLink?: string;
}

export interface Mailer {
  readonly atOnce: number;
  /** Returns at once. Sending is retried a few times in the background. */
  post(message: MailMessage): void;
  /** Makes one attempt. Resolves once the mail server has accepted the mail. */
  send(message: MailMessage): Promise<void>;
  settled(): Promise<void>;
  /** Makes a last attempt with unsent mails and waits for it. */
  close(): Promise<void>;
}

export interface MailerOptions {
  /** Mails go to the outbox when this is undefined. */
  readonly smtpUrl: string | undefined;
  readonly connections?: number;
  /** Rate over all connections; undefined means no limit. */
  readonly mailsPerSecond?: number | undefined;
  readonly from: string;
  readonly outboxFolder: string;
  readonly log: Log;
  /** Prints outbox mails for the operator, because the log must not contain links. */
  readonly announce: (sentence: string) => void;
  readonly retryAfterMs?: readonly number[];
}

type Send = Mailer["send"];

/** `longestMs` ends slow deliveries; the mail process ends silent connections sooner. */
const limits = { waiting: 1000, waitingEach: 1000, longestMs: 300_000 };
const defaultConnections = 4;
const defaultRetryAfterMs = [5000, 60_000];

function envelopeOf({ to, subject, text, id, stopLink }: MailMessage, from: string): Envelope {
  const domain = /@([^@>\s]+)>?$/u.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
    ...(stopLink === undefined ? {} : { list: { unsubscribe: stopLink } }),
  };
}

interface Transport {
  readonly send: Send;
  readonly close: () => void;
}

function throughServer(
  smtpUrl: string,
  { from, mailsPerSecond }: MailerOptions,
  connections: number,
): Transport {
  const { send, close } = createMailProcess({ smtpUrl, connections, mailsPerSecond });
  return { send: (message) => send(envelopeOf(message, from)), close };
}

function intoOutbox({ from, outboxFolder, announce }: MailerOptions): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send: Send = async (message) => {
    const { link, id = randomUUID() } = message;
    const mail = await transport.sendMail(envelopeOf(message, from));
    await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
    const file = join(outboxFolder, `${id}.eml`);
    await writeFile(file, mail.message, { mode: 0o600 }).catch(async (error: unknown) => {
      // Remove a truncated mail file, which would look complete.
      await rm(file, { force: true });
      throw error;
    });
    announce(`A mail lies in ${file}${link === undefined ? "" : `. Its link: ${link}`}`);
  };
  return { send, close: () => undefined };
}

export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, log, retryAfterMs = defaultRetryAfterMs } = options;
  const { connections = defaultConnections } = options;
  const { send, close } =
    smtpUrl === undefined ? intoOutbox(options) : throughServer(smtpUrl, options, connections);
  const background = createBackground(log);
  const queue = createFairQueue({ ...limits, running: connections });
  const sendQueued = (message: MailMessage) =>
    queue.run(requesterFor(message.to), () => send(message));
  const closing = new AbortController();

  async function deliver(message: MailMessage): Promise<void> {
    for (const pauseMs of retryAfterMs) {
      try {
        await sendQueued(message);
        return;
      } catch (error) {
        log.warn({ err: error }, "a mail could not be sent yet");
        // Closing cuts the pause short, so that the last attempt is made at once.
        await delay(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      }
    }
    await sendQueued(message);
  }

  return {
    atOnce: connections,
    send: sendQueued,
    post: (message) => background.start("mail", () => deliver(message)),
    settled: () => background.settled(),
    async close() {
      closing.abort();
      await background.settled();
      close();
    },
  };
}
