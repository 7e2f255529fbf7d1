import { expect, test } from "vitest";
import { createMailProcess } from "#server/platform/mail/process/mail-process.ts";
import { startMailServer } from "#server/testing/outside/mail-server.ts";

const mail = {
  from: "no-reply@striper.example",
  to: { name: "", address: "ann@example.com" },
  subject: "High tide",
  text: "High tide at 7:00 am",
};

test("when the process is lost its mails have failed, and the next one gets a new process", async () => {
  const server = await startMailServer({ takes: 1 });
  const mails = createMailProcess({ smtpUrl: server.url, connections: 1 });
  expect(mails.pid()).toBeUndefined();
  await mails.send(mail);
  const first = mails.pid() ?? 0;
  const lost = mails.send(mail);
  process.kill(first, "SIGKILL");
  await expect(lost).rejects.toThrow("ended with SIGKILL");
  const unanswered = mails.send(mail);
  unanswered.catch(() => undefined);
  expect(mails.pid()).not.toBe(first);
  expect(mails.pid()).toBeDefined();
  mails.close();
  await expect(mails.send(mail)).rejects.toThrow("closing");
  server.close();
});
