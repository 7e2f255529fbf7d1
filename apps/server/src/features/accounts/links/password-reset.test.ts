import { confirmPasswordReset, requestPasswordReset } from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { codeOf, linkTokenIn, openAccountsApp } from "#server/testing/accounts-app.ts";
import { cheapPasswords } from "#server/testing/test-app.ts";
import { somebody } from "#server/testing/requesters.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
beforeEach(() => {
  app.moveTime(minute);
  app.mails.length = 0;
});

const password = "a whole new tide";

async function askFor(email: string) {
  const answer = await app.call(requestPasswordReset, { body: { email } });
  await app.settled();
  return answer;
}
const confirm = (token: string, newPassword = password) =>
  app.call(confirmPasswordReset, { body: { token, password: newPassword } });

describe("asking for a new password", () => {
  test("mails a link to the address of the account", async () => {
    const person = await app.join();
    await askFor(person.email.toUpperCase());
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]).toMatchObject({ to: person.email, subject: "Set a new password" });
    expect(app.mails[0]?.link).toMatch(
      /^https:\/\/striper\.example\/reset-password\?token=[\w-]{43}$/u,
    );
    expect(app.mails[0]?.text).toContain(app.mails[0]?.link);
  });

  test("gives the same answer without an account, and mails nothing", async () => {
    const person = await app.join();
    const [known, unknown] = [await askFor(person.email), await askFor("nobody@example.com")];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(app.mails.map(({ to }) => to)).toEqual([person.email]);
  });

  test("answers before the account is looked up", async () => {
    const person = await app.join();
    const locked = await app.database.pool.connect();
    await locked.query("begin; lock table accounts in access exclusive mode");
    const answer = await app.call(requestPasswordReset, { body: { email: person.email } });
    expect(answer.statusCode).toBe(200);
    await locked.query("rollback");
    locked.release();
    await app.settled();
    expect(app.mails).toHaveLength(1);
  });

  test("sends a mailbox three mails, and further ones with growing pauses", async () => {
    const person = await app.join();
    for (let time = 0; time < 12; time++) {
      app.moveTime(minute);
      await askFor(person.email);
    }
    expect(app.mails).toHaveLength(3);
    app.moveTime(15 * minute);
    await askFor(person.email);
    await askFor(person.email);
    expect(app.mails).toHaveLength(4);
  });

  test("is refused after five attempts a minute, and for an invalid address", async () => {
    for (let time = 0; time < 5; time++)
      expect(codeOf(await app.call(requestPasswordReset, { body: { email: "no" } }))).toBe(
        "invalid_request",
      );
    expect(codeOf(await askFor("nobody@example.com"))).toBe("rate_limited");
  });
});

describe("the mailed link", () => {
  test("sets the password, ends every session, and mails a notice", async () => {
    const person = await app.join();
    await app.signIn(person);
    await askFor(person.email);
    expect((await confirm(linkTokenIn(app.mails))).json()).toMatchObject({ success: true });
    expect((await app.me(person.token)).statusCode).toBe(401);
    expect(codeOf(await app.signIn(person))).toBe("invalid_credentials");
    expect((await app.signIn({ ...person, password })).statusCode).toBe(200);
    expect(app.mails.at(-1)).toMatchObject({
      to: person.email,
      subject: "Your password was changed",
    });
  });

  test("works once, even with concurrent uses", async () => {
    const person = await app.join();
    await askFor(person.email);
    const token = linkTokenIn(app.mails);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(codeOf)).toEqual(["link_invalid", "link_invalid"]);
    expect(codeOf(await confirm(token))).toBe("link_invalid");
  });

  // SPEC 2.23
  test("works for thirty minutes", async () => {
    const person = await app.join();
    await askFor(person.email);
    app.moveTime(30 * minute);
    expect(codeOf(await confirm(linkTokenIn(app.mails)))).toBe("link_invalid");
    await askFor(person.email);
    app.moveTime(30 * minute - 1);
    expect((await confirm(linkTokenIn(app.mails))).statusCode).toBe(200);
  });

  test("voids older links once it was used", async () => {
    const person = await app.join();
    await askFor(person.email);
    const older = linkTokenIn(app.mails);
    await askFor(person.email);
    await confirm(linkTokenIn(app.mails));
    expect(codeOf(await confirm(older))).toBe("link_invalid");
  });

  test("is not used up by a password that is too common or too short", async () => {
    const person = await app.join();
    await askFor(person.email);
    const token = linkTokenIn(app.mails);
    expect(codeOf(await confirm(token, "Password1"))).toBe("password_too_common");
    expect(codeOf(await confirm(token, "short"))).toBe("invalid_request");
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test("of one kind is not accepted as another, and neither is a guess", async () => {
    const person = await app.join();
    for (const token of ["x".repeat(43), person.token])
      expect(codeOf(await confirm(token))).toBe("link_invalid");
    for (const token of ["", "short", "x".repeat(200), "a b", "%00"])
      expect(codeOf(await confirm(token))).toBe("invalid_request");
  });

  test("is void once the account is deleted", async () => {
    const person = await app.join();
    await askFor(person.email);
    await app.database.pool.query("delete from accounts where id = $1", [person.accountId]);
    expect(codeOf(await confirm(linkTokenIn(app.mails)))).toBe("link_invalid");
  });

  test("is stored as a hash only", async () => {
    const person = await app.join();
    await askFor(person.email);
    const { rows } = await app.database.pool.query("select t::text as row from one_time_tokens t");
    expect(JSON.stringify(rows)).not.toContain(linkTokenIn(app.mails));
  });
});

test("a sign-in that checked the old password during its change starts no session", async () => {
  let tellChanged = (): void => undefined;
  const changed = new Promise<void>((resolve) => {
    tellChanged = resolve;
  });
  const verify = async (passwordHash: string, given: string) => {
    const isRight = await cheapPasswords.verify(passwordHash, given, somebody());
    await changed;
    return isRight;
  };
  const slow = await openAccountsApp({ passwords: { ...cheapPasswords, verify } });
  const person = await slow.join();
  const signingIn = slow.signIn(person);
  await slow.call(requestPasswordReset, { body: { email: person.email } });
  await slow.settled();
  const body = { token: linkTokenIn(slow.mails), password };
  expect((await slow.call(confirmPasswordReset, { body })).statusCode).toBe(200);
  tellChanged();
  expect(codeOf(await signingIn)).toBe("invalid_credentials");
  const { rows } = await slow.database.pool.query("select 1 from sessions");
  expect(rows).toEqual([]);
  await slow.close();
});
