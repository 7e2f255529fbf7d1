import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createMailer } from "#server/platform/mail/mailer.ts";
import type { MailerOptions } from "#server/platform/mail/mailer.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { startMailServer } from "#server/testing/outside/mail-server.ts";

const folder = mkdtempSync(join(tmpdir(), "striper-mail-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const link = "https://striper.example/reset-password?token=secret-part";
const message = {
  to: "ann@example.com",
  subject: "Set a new password ✓",
  text: `Hello Añn,\n\n${link}\n`,
  link,
};
let box = 0;
let said: string[] = [];
beforeEach(() => {
  box++;
  said = [];
});

function open(parts: Partial<MailerOptions> = {}) {
  const { log, lines } = captureLog();
  const outboxFolder = join(folder, String(box));
  const mailer = createMailer({
    smtpUrl: undefined,
    from: "Striper Conditions <no-reply@striper.example>",
    outboxFolder,
    log,
    announce: (sentence) => said.push(sentence),
    retryAfterMs: [1, 1],
    ...parts,
  });
  return { mailer, lines, outboxFolder };
}

describe("without a mail server", () => {
  test("a mail is a file that mail programs open, for the owner's eyes only", async () => {
    const { mailer, outboxFolder } = open();
    mailer.post(message);
    await mailer.settled();
    const [name = ""] = readdirSync(outboxFolder);
    expect(name).toMatch(/^[\w-]+\.eml$/u);
    const text = readFileSync(join(outboxFolder, name), "utf8");
    expect(text).toContain("To: ann@example.com");
    expect(text).toContain("From: Striper Conditions <no-reply@striper.example>");
    expect(text).toContain("Subject: =?UTF-8?");
    expect(statSync(join(outboxFolder, name)).mode & 0o077).toBe(0);
  });

  test("a repeated mail has the same id, and tells where to unsubscribe", async () => {
    const { mailer, outboxFolder } = open();
    const reminder = { ...message, id: "tide-1", stopLink: "https://striper.example/stop" };
    await mailer.send(reminder);
    await mailer.send(reminder);
    expect(readdirSync(outboxFolder)).toEqual(["tide-1.eml"]);
    const text = readFileSync(join(outboxFolder, "tide-1.eml"), "utf8");
    expect(text).toContain("Message-ID: <tide-1@striper.example>");
    expect(text).toContain("List-Unsubscribe: <https://striper.example/stop>");
  });

  test("its link is printed for the operator and not logged", async () => {
    const { mailer, lines } = open();
    mailer.post(message);
    await mailer.settled();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(link);
    expect(said[0]).not.toContain("ann@example.com");
    expect(JSON.stringify(lines)).not.toMatch(/secret-part|ann@/u);
  });

  test("a subject or an address with line breaks adds no header", async () => {
    const { mailer, outboxFolder } = open();
    mailer.post({
      to: "ann@example.com\r\nBcc: everyone@example.com",
      subject: "Hello\r\nBcc: everyone@example.com\r\n\r\nbody",
      text: "text",
    });
    await mailer.close();
    for (const name of readdirSync(outboxFolder)) {
      const text = readFileSync(join(outboxFolder, name), "utf8");
      expect(text).not.toMatch(/^bcc:/imu);
      expect(text.split("\r\n\r\n")[1]).toContain("text");
    }
  });
});

describe("with a mail server", () => {
  test("a mail goes to it, after failures too", async () => {
    const server = await startMailServer({ refusals: 2 });
    const { mailer, lines, outboxFolder } = open({ smtpUrl: server.url });
    mailer.post(message);
    await mailer.settled();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain("To: ann@example.com");
    expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill("a mail could not be sent yet"));
    expect(JSON.stringify(lines)).not.toMatch(/secret-part|ann@example/u);
    expect(said).toEqual([]);
    expect(() => readdirSync(outboxFolder)).toThrow("ENOENT");
    server.close();
  });

  test("a mail that is refused repeatedly is given up and logged", async () => {
    const server = await startMailServer({ refusals: 10 });
    const { mailer, lines } = open({ smtpUrl: server.url });
    mailer.post(message);
    await mailer.settled();
    expect(server.received).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ level: "error", work: "mail" });
    server.close();
  });
});
