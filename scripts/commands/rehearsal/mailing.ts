import { setTimeout as delay } from "node:timers/promises";
import type { Finding } from "./summary.ts";
import { mailsBeforeWaiting } from "./world.ts";
import type { JobsInstance, World } from "./world.ts";

export const overdueCount = 40;
/** Mails that may be under way or not noted yet at a kill, and so come twice: twice `SMTP_CONNECTIONS`. */
const underWay = 8;
/** As docs/operating.md says of the mails of a killed instance. */
const takeoverSeconds = 90;
/** The others look once a minute. */
const giveUpMs = 150_000;
const pollMs = 100;

const receiverOf = (mail: string): string => /^To: (.+)$/mu.exec(mail)?.[1] ?? "";

async function until(isDone: () => boolean): Promise<void> {
  const end = Date.now() + giveUpMs;
  while (!isDone() && Date.now() < end) await delay(pollMs);
}

/** Kills with -9 the instance that sends the mails once its mail server makes it wait. */
async function killSender(jobs: readonly JobsInstance[]): Promise<JobsInstance | undefined> {
  const isWaiting = ({ mails }: JobsInstance): boolean => mails.begun() > mailsBeforeWaiting;
  await until(() => jobs.some(isWaiting));
  const sender = jobs.find(isWaiting);
  await sender?.instance.end("SIGKILL");
  console.log(
    `killed ${sender?.instance.name}, which had sent ${sender?.mails.received.length} mails`,
  );
  for (const { mails } of jobs) mails.release();
  return sender;
}

/** Counts the mails that came, and came twice, although their sender was killed among them. */
export async function killWhileMailing({ database, jobs }: World): Promise<Finding[]> {
  await database.makeOverdue(overdueCount);
  await killSender(jobs);
  const killedAt = Date.now();
  const received = () => jobs.flatMap(({ mails }) => mails.received).map(receiverOf);
  await until(() => new Set(received()).size === overdueCount);
  const seconds = (Date.now() - killedAt) / 1000;
  const distinct = new Set(received()).size;
  return [
    { what: "overdue mails that came", count: distinct, must: overdueCount },
    { what: "overdue mails that came twice", count: received().length - distinct, most: underWay },
    { what: "last one after the kill, s", count: seconds.toFixed(0), most: takeoverSeconds },
  ];
}
