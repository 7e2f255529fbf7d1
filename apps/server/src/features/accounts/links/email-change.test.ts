import {
  confirmEmailChange,
  confirmPasswordReset,
  deleteAccount,
  requestPasswordReset,
  updateProfile,
} from "@striper/contract/accounts";
import { day, minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { codeOf, linkTokenIn, openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
let places = 0;
beforeEach(() => {
  places++;
  app.comeFrom(`198.51.100.${places}`);
  app.moveTime(minute);
  app.mails.length = 0;
});

async function askFor(token: string, email: string) {
  const answer = await app.call(updateProfile, { token, body: { email } });
  await app.settled();
  return answer;
}
const confirm = (token: string) => app.call(confirmEmailChange, { body: { token } });
const newAddress = () => app.newPerson().email;

describe("a new address", () => {
  test("is mailed a link, the old one is told, and nothing changes yet", async () => {
    const person = await app.join();
    const email = newAddress();
    const answer = await askFor(person.token, ` ${email.toUpperCase()}`);
    expect(answer.json()).toMatchObject({
      success: true,
      email: person.email,
      pending_email: email,
    });
    expect(app.mails.map(({ to }) => to).toSorted()).toEqual([person.email, email].toSorted());
    const toOld = app.mails.find(({ to }) => to === person.email);
    expect(toOld?.link).toMatch(
      /^https:\/\/striper\.example\/undo-email-change\?token=[\w-]{43}$/u,
    );
    expect(app.mails.find(({ to }) => to === email)?.link).toMatch(
      /^https:\/\/striper\.example\/confirm-email\?token=[\w-]{43}$/u,
    );
    expect((await app.signIn(person)).statusCode).toBe(200);
    expect(codeOf(await app.signIn({ ...person, email }))).toBe("invalid_credentials");
  });

  test("applies once the link is opened, and only the requesting device stays signed in", async () => {
    const person = await app.join();
    const other = tokenOf(await app.signIn(person));
    const email = newAddress();
    await askFor(person.token, email);
    const token = linkTokenIn(app.mails);
    expect((await confirm(token)).json()).toMatchObject({ success: true });
    expect((await app.me(person.token)).json()).toMatchObject({ email, pending_email: null });
    expect(codeOf(await app.me(other))).toBe("unauthorized");
    expect((await app.signIn({ ...person, email })).statusCode).toBe(200);
    expect(codeOf(await app.signIn(person))).toBe("invalid_credentials");
    expect(app.mails.at(-1)).toMatchObject({
      to: person.email,
      subject: "Your address was changed",
    });
    expect(codeOf(await confirm(token))).toBe("link_invalid");
  });

  test("ends every session when the requesting one has ended by then", async () => {
    const person = await app.join();
    const other = tokenOf(await app.signIn(person));
    await askFor(person.token, newAddress());
    await app.signOut(person.token);
    await confirm(linkTokenIn(app.mails));
    expect(codeOf(await app.me(other))).toBe("unauthorized");
  });

  test("is refused with a link that is a day old, replaced or canceled", async () => {
    const person = await app.join();
    await askFor(person.token, newAddress());
    const replaced = linkTokenIn(app.mails);
    await askFor(person.token, newAddress());
    const calledOff = linkTokenIn(app.mails);
    expect(codeOf(await confirm(replaced))).toBe("link_invalid");
    const answer = await askFor(person.token, person.email);
    expect(answer.json()).toMatchObject({ pending_email: null });
    expect(codeOf(await confirm(calledOff))).toBe("link_invalid");
    await askFor(person.token, newAddress());
    app.moveTime(day);
    expect((await app.me(person.token)).json()).toMatchObject({ pending_email: null });
    expect(codeOf(await confirm(linkTokenIn(app.mails)))).toBe("link_invalid");
  });

  test("that has an account gets no link, and the requester is not told", async () => {
    const [person, owner] = [await app.join(), await app.join()];
    const answer = await askFor(person.token, owner.email);
    const other = await askFor(person.token, newAddress());
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toBe(other.json().message);
    expect(answer.json().pending_email).toBe(owner.email);
    const toOwner = app.mails.filter(({ to }) => to === owner.email);
    expect(toOwner).toMatchObject([{ subject: "This address already has an account" }]);
    expect(toOwner[0]?.link).toBeUndefined();
    expect(JSON.stringify(toOwner)).not.toContain(person.email);
  });

  test("that somebody else took meanwhile stays theirs", async () => {
    const [person, quicker] = [await app.join(), app.newPerson()];
    await askFor(person.token, quicker.email);
    await app.join(quicker);
    expect(codeOf(await confirm(linkTokenIn(app.mails)))).toBe("link_invalid");
    expect((await app.me(person.token)).json().email).toBe(person.email);
    expect((await app.signIn(quicker)).statusCode).toBe(200);
  });

  test("that two accounts confirm concurrently becomes one's", async () => {
    const email = newAddress();
    const people = [await app.join(), await app.join()];
    const tokens: string[] = [];
    for (const { token } of people) {
      await askFor(token, email);
      tokens.push(linkTokenIn(app.mails));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused === undefined ? "" : codeOf(refused)).toBe("link_invalid");
  });

  test("has no trial of its own after it was an account's", async () => {
    const person = await app.join();
    const email = newAddress();
    await askFor(person.token, email);
    await confirm(linkTokenIn(app.mails));
    app.moveDays(5);
    await app.call(deleteAccount, {
      token: person.token,
      body: { password: person.password },
    });
    for (const again of [person.email, email]) {
      const { token } = await app.join({ ...person, email: again });
      expect((await app.me(token)).json().trial_days_remaining).toBe(2);
    }
  });

  test("voids the links in the old mailbox", async () => {
    const person = await app.join();
    await app.call(requestPasswordReset, { body: { email: person.email } });
    await app.settled();
    const oldLink = linkTokenIn(app.mails);
    await askFor(person.token, newAddress());
    await confirm(linkTokenIn(app.mails));
    const body = { token: oldLink, password: "a whole new tide" };
    expect(codeOf(await app.call(confirmPasswordReset, { body }))).toBe("link_invalid");
  });

  test("requested by an intruder is canceled by a password reset", async () => {
    const person = await app.join();
    await askFor(person.token, newAddress());
    const intruders = linkTokenIn(app.mails);
    await app.call(requestPasswordReset, { body: { email: person.email } });
    await app.settled();
    const body = { token: linkTokenIn(app.mails), password: "a whole new tide" };
    await app.call(confirmPasswordReset, { body });
    expect(codeOf(await confirm(intruders))).toBe("link_invalid");
  });

  test("is limited, so that strangers are not flooded", async () => {
    const person = await app.join();
    for (let time = 0; time < 5; time++)
      expect((await askFor(person.token, newAddress())).statusCode).toBe(200);
    const refusal = await app.call(updateProfile, {
      token: person.token,
      body: { email: newAddress(), display_name: "Not saved either" },
    });
    expect([codeOf(refusal), refusal.headers["retry-after"]]).toEqual(["rate_limited", "900"]);
    expect((await app.me(person.token)).json().display_name).toBe(person.display_name);
    const target = newAddress();
    for (let time = 0; time < 5; time++) await askFor((await app.join()).token, target);
    expect(app.mails.filter(({ to }) => to === target)).toHaveLength(3);
  });
});
