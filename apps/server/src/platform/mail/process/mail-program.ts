/**
 * The mail process. Writing a mail takes 1 ms of processor time, and one tide may have 100,000
 * mails. `mail-process.ts` starts and ends it, and it exits with the server.
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
