/**
 * The process that hands mails to the mail server: writing one takes a millisecond of the processor, and
 * a tide has a hundred thousand. Started and ended by `mail-process.ts`, and gone when the server is.
 */
import { createTransport } from "nodemailer";
import {
  mailRequest,
  mailSettings,
  settingsName,
} from "#server/platform/mail/process/mail-messages.ts";
import type { MailAnswer } from "#server/platform/mail/process/mail-messages.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

const connectLimitMs = 10_000;
const silenceLimitMs = 30_000;

const given: unknown = JSON.parse(process.env[settingsName] ?? "{}");
const { smtpUrl, connections, mailsPerSecond } = mailSettings.parse(given);
const transport = createTransport({
  url: smtpUrl,
  pool: true,
  maxConnections: connections,
  ...(mailsPerSecond === undefined ? {} : { rateDelta: 1000, rateLimit: mailsPerSecond }),
  connectionTimeout: connectLimitMs,
  greetingTimeout: connectLimitMs,
  socketTimeout: silenceLimitMs,
});

const say = (answer: MailAnswer): void => void process.send?.(answer);

async function handOver(message: unknown): Promise<void> {
  const { number, mail } = mailRequest.parse(message);
  try {
    await transport.sendMail(mail);
    say({ number });
  } catch (error) {
    say({ number, fault: error instanceof Error ? error.message : "unknown" });
  }
}

endWithServer();
process.on("message", (message) => void handOver(message));
