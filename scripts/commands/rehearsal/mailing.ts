import { setTimeout as delay } from "node:timers/promises";
import type { Finding } from "./summary.ts";
import { mailsBeforeWaiting } from "./world.ts";
import type { JobsInstance, World } from "./world.ts";

export const overdueCount = 40;
/** Mails that may repeat after a kill, sent but unrecorded: twice `SMTP_CONNECTIONS`. */
const underWay = 8;
/** Stated in docs/operating.md for mails of a killed instance, seconds. */
const takeoverSeconds = 90;
/** Long enough for the other instances, which check once a minute. */
const giveUpMs = 150_000;
const pollMs = 100;

const receiverOf = (mail: string): string => /^To: (.+)$/mu.exec(mail)?.[1] ?? "";

async function until(isDone: () => boolean): Promise<void> {
  const end = Date.now() + giveUpMs;
  while (!isDone() && Date.now() < end) await delay(pollMs);
}

/** Kills the sending instance with SIGKILL while its mail server stalls. */
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

/** Counts mails received and repeated after their sender was killed. */
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
