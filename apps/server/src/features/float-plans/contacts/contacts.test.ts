import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/float-plans";
import { floatPlanContactsPerAccount, floatPlansPerDay } from "@striper/contract/limits";
import { day, formatIso, hour } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { openFloatPlansApp } from "#server/testing/apps/float-plans-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
const app = await sharedByFile(openFloatPlansApp());
beforeEach(async () => {
  await app.database.pool.query("delete from float_plans");
  by = await app.join();
  app.mails.length = 0;
});

const ask = (who: SignedIn, email: string, contact_id: string = randomUUID()) =>
  app.call(calls.saveFloatPlanContact, {
    by: who,
    params: { contact_id },
    body: { name: "Bo", email },
  });
const remove = (contact_id: string) =>
  app.call(calls.removeFloatPlanContact, { by, params: { contact_id } });
const shared = (token: string) => app.call(calls.sharedFloatPlan, { body: { token } });
const askToken = () => app.tokenIn(app.mails.at(-1)?.link);
const someAddress = () => `${randomUUID()}@example.com`;

describe("a contact", () => {
  test("is asked once, by a mail that says nothing of the account; its page names who asks", async () => {
    const contact_id = randomUUID();
    const email = someAddress();
    expect((await ask(by, email, contact_id)).json()).toMatchObject({ contact_id, state: "asked" });
    await ask(by, email, contact_id);
    expect(app.mails).toHaveLength(1);
    const [mail] = app.mails;
    expect([mail?.to, mail?.subject]).toEqual([
      email,
      "Somebody asks you to be their contact ashore",
    ]);
    expect(mail?.text).not.toContain("Ann");
    expect((await shared(askToken())).json()).toEqual({
      asked_by: "Ann Angler",
      answer: "asked",
      plan: null,
    });
  });

  test("cannot be the account's own address, whose owner would be the overdue one", async () => {
    const answer = await ask(by, "ann@striper.EXAMPLE");
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain("This is your own address");
    expect(app.mails).toEqual([]);
  });

  test("who has not agreed gets no mail of any plan", async () => {
    const contact = await app.addContact(by);
    app.mails.length = 0;
    await app.start(by, contact);
    app.moveTime(day);
    await app.look();
    expect(app.mails).toEqual([]);
  });

  test("who agrees while a plan runs gets it, and is alerted when it is overdue", async () => {
    const contact = await app.addContact(by);
    const token = askToken();
    app.mails.length = 0;
    await app.start(by, contact);
    await app.answer(token, true);
    await app.answer(token, true);
    await app.look();
    expect(app.subjects()).toEqual([expect.stringMatching(/^Ann goes out, back by /u)]);
    app.moveTime(6 * hour);
    await app.look();
    expect(app.subjects().at(-1)).toBe("OVERDUE: Ann has not said they are back");
  });

  test("who withdraws gets no more mails and cannot see the plan", async () => {
    const contact = await app.confirmedContact(by);
    await app.start(by, contact);
    await app.look();
    const [mail] = app.mails;
    const planToken = app.tokenIn(mail?.link);
    expect((await shared(planToken)).json()).toMatchObject({ plan: { who: "Ann" } });
    await app.answer(app.tokenIn(mail?.stopLink), false);
    expect((await shared(planToken)).json()).toMatchObject({ answer: "declined", plan: null });
    app.moveTime(day);
    await app.look();
    expect(app.mails).toHaveLength(1);
  });

  test("who declined cannot be asked again by removing and adding", async () => {
    const contact = await app.addContact(by);
    await app.answer(askToken(), false);
    expect((await remove(contact.contact_id)).statusCode).toBe(200);
    app.moveTime(300 * day);
    const again = await ask(by, contact.email);
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: "limit_reached" }]);
    const body = app.entry(contact);
    expect((await app.save(by, randomUUID(), body)).statusCode).toBe(404);
  });

  test("cannot be removed while a plan with them runs", async () => {
    const contact = await app.confirmedContact(by);
    const { plan_id } = await app.start(by, contact);
    expect((await remove(contact.contact_id)).statusCode).toBe(409);
    await app.save(by, plan_id, app.entry(contact, { ended_at: formatIso(app.clock.now()) }));
    expect((await remove(contact.contact_id)).statusCode).toBe(200);
  });

  test("keeps the address, and cannot be added twice", async () => {
    const contact = await app.addContact(by);
    expect((await ask(by, someAddress(), contact.contact_id)).statusCode).toBe(409);
    expect((await ask(by, contact.email.toUpperCase())).statusCode).toBe(409);
  });
});

describe("mails to strangers", () => {
  test("are limited to five a day per account, and to five contacts", async () => {
    for (let number = 0; number < floatPlanContactsPerAccount; number++)
      expect((await ask(by, someAddress())).statusCode).toBe(200);
    expect((await ask(by, someAddress())).json()).toMatchObject({ code: "limit_reached" });
    const [first] = (await app.list(by)).contacts;
    await remove(first?.contact_id ?? "");
    expect((await ask(by, someAddress())).json()).toMatchObject({ code: "limit_reached" });
    app.moveTime(day);
    expect((await ask(by, someAddress())).statusCode).toBe(200);
  });

  test("are limited to three per caller and mailbox, even when sent concurrently", async () => {
    const email = someAddress();
    const people = await Promise.all([1, 2, 3, 4].map(() => app.join()));
    const answers = await Promise.all(people.map((one) => ask(one, email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(app.mails).toHaveLength(3);
  });

  test("are limited to three per account and address", async () => {
    const email = someAddress();
    for (let number = 0; number < 3; number++) {
      const contact_id = randomUUID();
      expect((await ask(by, email, contact_id)).statusCode).toBe(200);
      await remove(contact_id);
      app.moveTime(2 * day);
    }
    expect((await ask(by, email)).statusCode).toBe(409);
  });

  test("stay at five when an account asks twenty addresses at once, and removes and adds", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(by, someAddress())));
    for (const { contact_id } of (await app.list(by)).contacts) await remove(contact_id);
    const more = await Promise.all(Array.from({ length: 20 }, () => ask(by, someAddress())));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refusals = new Set(more.map((answer) => answer.json<{ code: string }>().code));
    // Refused by the account's daily limit and by the rate limit per minute.
    expect([...refusals].toSorted()).toEqual(["limit_reached", "rate_limited"]);
    expect(app.mails).toHaveLength(5);
  });

  test("are counted per mailbox, whatever tag the address has, and also after it declined", async () => {
    const name = randomUUID();
    await ask(by, `${name}@example.com`);
    await app.answer(askToken(), false);
    expect((await ask(by, `${name}+again@example.com`)).json()).toMatchObject({
      message: "This person has declined. Choose another contact.",
    });
  });

  test("still reach a friend's contact whom strangers have asked repeatedly", async () => {
    const email = someAddress();
    for (let stranger = 0; stranger < 14; stranger++) {
      const one = await app.join();
      app.unconfirmed.add(one.accountId);
      const answer = await app.call(calls.saveFloatPlanContact, {
        by: one,
        params: { contact_id: randomUUID() },
        body: { name: "Bo", email },
        remoteAddress: `198.51.100.${stranger + 1}`,
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(app.mails).toHaveLength(10);
    expect((await ask(by, email)).json()).toMatchObject({ state: "asked" });
    expect(app.mails).toHaveLength(11);
  });

  test("stay at two a day for an address that new accounts keep asking", async () => {
    const email = someAddress();
    for (let number = 0; number < 3; number++) {
      for (let account = 0; account < 5; account++) await ask(await app.join(), email);
      app.moveTime(day);
    }
    expect(app.mails.filter(({ to }) => to === email).length).toBeLessThanOrEqual(3 * 2);
  });

  test("are not answered by a program that opens every link", async () => {
    await ask(by, someAddress());
    const token = askToken();
    for (let number = 0; number < 3; number++) await shared(token);
    expect((await app.list(by)).contacts).toMatchObject([{ state: "asked" }]);
  });

  test("hide names that read as an address or a link", async () => {
    const { nameForStrangers } = await import("#server/features/float-plans/mails/mail-words.ts");
    for (const name of ["win at http://x.example", "free.example.com", "a@b.c", "x".repeat(41)])
      expect(nameForStrangers(name)).toBe("Somebody");
    expect(nameForStrangers("Anne-Marie O’Neil")).toBe("Anne-Marie O’Neil");
  });
});

describe("mails to a contact who agreed", () => {
  test("are limited to ten plans a day, even when each is ended and deleted at once", async () => {
    const contact = await app.confirmedContact(by);
    const codes: number[] = [];
    for (let number = 0; number < floatPlansPerDay + 2; number++) {
      const params = { plan_id: randomUUID() };
      const entry = app.entry(contact);
      codes.push((await app.save(by, params.plan_id, entry)).statusCode);
      await app.look();
      await app.save(by, params.plan_id, { ...entry, ended_at: formatIso(app.clock.now()) });
      await app.call(calls.removeFloatPlan, { by, params });
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(floatPlansPerDay);
    expect(codes.slice(-2)).toEqual([409, 409]);
    expect(app.mails).toHaveLength(floatPlansPerDay);
    expect((await app.list(by)).plans).toEqual([]);
    const { rows } = await app.database.pool.query("select place, boat, who from float_plans");
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ place: "", boat: null, who: "" })]),
    );
    app.moveTime(day + hour);
    await app.start(by, contact);
  });
});

describe("the link of a mail", () => {
  async function planToken(): Promise<{ token: string; plan_id: string }> {
    const contact = await app.confirmedContact(by);
    const { plan_id } = await app.start(by, contact);
    await app.look();
    return { token: app.tokenIn(app.mails.at(-1)?.link), plan_id };
  }

  test("shows the one plan and nothing else of the account", async () => {
    const { token } = await planToken();
    const answer = await shared(token);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const { plan } = answer.json<{ plan: object }>();
    const shown =
      "back_at boat coast ended_at if_not overdue_at people phone starts_at vehicle where who";
    expect(Object.keys(plan).toSorted()).toEqual(shown.split(" "));
    expect(answer.body).not.toContain(by.accountId);
  });

  test("shows nothing after the person closed it, even in later mails", async () => {
    const { token, plan_id } = await planToken();
    await app.call(calls.revokeFloatPlanLink, { by, params: { plan_id } });
    expect((await shared(token)).json()).toMatchObject({ code: "link_invalid" });
    app.moveTime(6 * hour);
    await app.look();
    const overdue = app.mails.at(-1);
    expect(overdue?.subject).toContain("OVERDUE");
    expect(overdue?.link).toBeUndefined();
  });

  test("expires seven days after the contact would have been alerted", async () => {
    const { token } = await planToken();
    app.moveTime(7 * day);
    expect((await shared(token)).statusCode).toBe(200);
    app.moveTime(6 * hour);
    expect((await shared(token)).json()).toMatchObject({ code: "link_invalid" });
    await app.tidy();
    expect((await shared(token)).statusCode).toBe(400);
  });

  test.each([
    ["malformed", "%00 not a token"],
    ["too short", "abc"],
    ["unknown", "x".repeat(43)],
  ])("that is %s shows and changes nothing", async (_, token) => {
    expect((await shared(token)).statusCode).toBe(400);
    expect((await app.answer(token, true)).statusCode).toBe(400);
  });
});
