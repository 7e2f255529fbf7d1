/**
 * A server's part that mails about float plans, in a process of its own: it looks at what is due at each
 * time that it is sent, and answers when it has looked.
 */
import { mailsJob } from "#server/features/float-plans/mails/send-mails.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";

const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl } = process.env;
const log = createLog("silent");
const { orm } = await openDatabase({ databaseUrl, dataDir: "", log, asItIs: true, poolSize: 4 });
const mailer = createMailer({
  smtpUrl,
  from: "Striper Conditions <no-reply@striper.example>",
  outboxFolder: "",
  log,
  announce: () => undefined,
});
let now = 0;
const publicUrl = "https://striper.example";
const job = mailsJob({ orm, log, mailer, publicUrl, clock: { now: () => now } });

process.on("message", (time) => {
  now = Number(time);
  void job.run(new AbortController().signal, {}).then(() => process.send?.("looked"));
});
process.send?.("ready");
