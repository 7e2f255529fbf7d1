import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/float-plans";
import type { FloatPlan, FloatPlanContact } from "@striper/contract/float-plans";
import { activeFloatPlansPerAccount } from "@striper/contract/limits";
import { day, formatIso, hour, minute } from "@striper/marine/time";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { exporterOfPlans } from "#server/features/float-plans/archive/export-plans.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { openFloatPlansApp } from "#server/testing/apps/float-plans-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";
import { takeAll } from "#server/testing/take-reminders.ts";

let by: SignedIn;
const app = await sharedByFile(openFloatPlansApp());
beforeEach(async () => {
  by = await app.join();
  app.mails.length = 0;
});

const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

describe("a float plan", () => {
  test("keeps the id that the device chose, and saving it again changes nothing", async () => {
    const contact = await app.confirmedContact(by);
    const plan_id = randomUUID();
    const body = app.entry(contact);
    const first = (await app.save(by, plan_id, body)).json<object>();
    expect(first).toMatchObject({ plan_id, where: body.where, ended_at: null, people: 2 });
    app.moveTime(minute);
    const again = (await app.save(by, plan_id, body)).json<{ overdue_at: string }>();
    expect(again).toMatchObject({ overdue_at: formatIso(Date.parse(body.back_at) + 45 * minute) });
    expect((await app.list(by)).plans).toHaveLength(1);
    app.moveTime(minute);
    await app.look();
    expect(app.subjects()).toHaveLength(1);
  });

  test("does not restart after it has ended, whatever another device sends", async () => {
    const contact = await app.confirmedContact(by);
    const plan = await app.start(by, contact);
    const body = app.entry(contact);
    await app.save(by, plan.plan_id, { ...body, ended_at: formatIso(app.clock.now()) });
    const late = await app.save(by, plan.plan_id, body);
    expect(late.json()).toMatchObject({ ended_at: formatIso(app.clock.now()), mails: [] });
  });

  test("allows fifteen minutes to report back when it arrives after its time", async () => {
    const contact = await app.confirmedContact(by);
    const now = app.clock.now();
    const times = { starts_at: formatIso(now - 9 * hour), back_at: formatIso(now - 4 * hour) };
    const plan = await app.start(by, contact, times);
    expect(plan.overdue_at).toBe(formatIso(now + 15 * minute));
    await app.look();
    expect(app.mails.filter(({ subject }) => subject.startsWith("OVERDUE"))).toEqual([]);
  });

  test("of another account cannot be read, changed, closed or deleted, and neither can its contact be used", async () => {
    const contact = await app.confirmedContact(by);
    const { plan_id } = await app.start(by, contact);
    const stranger = await app.join();
    expect((await app.list(stranger)).plans).toEqual([]);
    expect((await app.save(stranger, plan_id, app.entry(contact))).statusCode).toBe(404);
    const params = { plan_id };
    for (const endpoint of [calls.removeFloatPlan, calls.revokeFloatPlanLink])
      expect((await app.call(endpoint, { by: stranger, params })).statusCode).toBe(404);
    const of = { by: stranger, params: { contact_id: contact.contact_id } };
    expect((await app.call(calls.removeFloatPlanContact, of)).statusCode).toBe(404);
    expect((await app.list(by)).plans).toMatchObject([{ plan_id }]);
  });

  test("requires a sign-in, and access to begin but not to end", async () => {
    const contact = await app.confirmedContact(by);
    const body = app.entry(contact);
    for (const endpoint of [
      calls.listFloatPlans,
      calls.saveFloatPlan,
      calls.removeFloatPlan,
      calls.revokeFloatPlanLink,
      calls.saveFloatPlanContact,
      calls.removeFloatPlanContact,
    ]) {
      const params = { plan_id: randomUUID(), contact_id: randomUUID() };
      const signedOut = await app.call(endpoint, {
        params,
        ...(endpoint.method === "PUT" ? { body } : {}),
      });
      expect([endpoint.path, signedOut.statusCode]).toEqual([endpoint.path, 401]);
    }
    const lapsed = await app.join({ hasAccess: false });
    const asked = await app.call(calls.saveFloatPlanContact, {
      by: lapsed,
      params: { contact_id: randomUUID() },
      body: { name: "Bo", email: "bo@example.com" },
    });
    expect(asked.statusCode).toBe(402);
  });

  describe("whose account has lost access", () => {
    let contact: FloatPlanContact;
    let plan: FloatPlan;
    beforeEach(async () => {
      contact = await app.confirmedContact(by);
      plan = await app.start(by, contact);
      app.setAccess(by, false);
    });
    const save = (parts: object) =>
      app.save(by, plan.plan_id, app.entry(contact, { starts_at: plan.starts_at, ...parts }));

    test("can be extended and ended", async () => {
      const back_at = formatIso(Date.parse(plan.starts_at) + 40 * hour);
      expect((await save({ back_at })).json()).toMatchObject({ back_at, ended_at: null });
      const ended = await save({ where: "Alaska", ended_at: formatIso(app.clock.now()) });
      expect(ended.json()).toMatchObject({ where: plan.where, back_at });
      expect(ended.json<FloatPlan>().ended_at).not.toBeNull();
    });

    test.each([
      ["place", { where: "Alaska" }],
      ["person", { who: "Mallory" }],
      ["number to call", { phone: "900-555-0100" }],
      ["time", { starts_at: "2026-06-20T08:00:00Z", back_at: "2026-06-20T12:00:00Z" }],
    ])("is not made a new trip with another %s", async (_, parts) => {
      expect(codeOf(await save(parts))).toEqual([402, "subscription_required"]);
      expect((await app.list(by)).plans).toEqual([plan]);
    });

    test("cannot be given to another contact", async () => {
      app.setAccess(by, true);
      const { contact_id } = await app.confirmedContact(by);
      app.setAccess(by, false);
      expect(codeOf(await save({ contact_id }))).toEqual([402, "subscription_required"]);
    });
  });

  test("cannot be moved further ahead than a new plan may start", async () => {
    const contact = await app.confirmedContact(by);
    const { plan_id } = await app.start(by, contact);
    const parts = { starts_at: "2027-06-13T08:00:00Z", back_at: "2027-06-13T12:00:00Z" };
    const answer = await app.save(by, plan_id, app.entry(contact, parts));
    expect(codeOf(answer)).toEqual([400, "invalid_request"]);
  });

  test.each([
    ["is back before it starts", { back_at: "2026-06-13T08:00:00Z" }],
    ["takes more than two days", { back_at: "2026-06-20T08:00:00Z" }],
    ["has nobody aboard", { people: 0 }],
    ["goes nowhere", { where: " " }],
    ["is overdue at once", { overdue_minutes: 0 }],
    ["is on no coast we know", { coast: "ME" }],
    ["has words we do not know", { email: "x@example.com" }],
    ["starts in a year", { starts_at: "2027-06-13T08:00:00Z", back_at: "2027-06-13T12:00:00Z" }],
  ])("is refused when it %s", async (_, parts) => {
    const contact = await app.confirmedContact(by);
    const answer = await app.save(by, randomUUID(), app.entry(contact, parts));
    expect(codeOf(answer)).toEqual([400, "invalid_request"]);
  });

  test("counts towards the limit of running plans", async () => {
    const contact = await app.confirmedContact(by);
    for (let number = 0; number < activeFloatPlansPerAccount; number++)
      await app.start(by, contact);
    const answer = await app.save(by, randomUUID(), app.entry(contact));
    expect(codeOf(answer)).toEqual([409, "limit_reached"]);
  });

  test("can be deleted only after it has ended", async () => {
    const contact = await app.confirmedContact(by);
    const { plan_id } = await app.start(by, contact);
    const params = { plan_id };
    expect((await app.call(calls.removeFloatPlan, { by, params })).statusCode).toBe(409);
    const ended = app.entry(contact, { ended_at: formatIso(app.clock.now()) });
    await app.save(by, plan_id, ended);
    expect((await app.call(calls.removeFloatPlan, { by, params })).statusCode).toBe(200);
    expect((await app.call(calls.removeFloatPlan, { by, params })).statusCode).toBe(404);
  });

  test("is deleted thirty days after its last change", async () => {
    const contact = await app.confirmedContact(by);
    await app.start(by, contact);
    app.moveTime(31 * day);
    await app.tidy();
    expect((await app.list(by)).plans).toEqual([]);
  });
});

describe("deleting the account", () => {
  test("tells contacts of running plans that no alarm will come, with whom to call, and tells nobody else", async () => {
    const told = await app.confirmedContact(by);
    const waiting = await app.confirmedContact(by);
    const home = await app.confirmedContact(by);
    const declined = await app.addContact(by);
    const declines = app.tokenIn(app.mails.at(-1)?.link);
    await app.answer(declines, true);
    await app.start(by, told);
    const later = { starts_at: formatIso(app.clock.now() + hour) };
    await app.start(by, waiting, later);
    await app.start(by, declined);
    const over = await app.start(by, home);
    await app.look();
    await app.answer(declines, false);
    const ended_at = formatIso(app.clock.now());
    await app.save(by, over.plan_id, app.entry(home, { ended_at }));
    const mails = await app.orm.transaction((connection) =>
      app.plans.farewell(connection, by.accountId),
    );
    expect(mails.map(({ to }) => to)).toEqual([told.email]);
    expect(mails[0]).toMatchObject({ subject: "No alarm any more: the plan of Ann was deleted" });
    expect(mails[0]?.text).toMatch(/You will get no alarm[\s\S]*617-223-5757[\s\S]*Graves Light/u);
  });
});

describe("the account's export", () => {
  async function exported(includePositions: boolean): Promise<string> {
    const contact = await app.confirmedContact(by);
    await app.start(by, contact);
    const files = exporterOfPlans(app).entries(by.accountId, { includePositions });
    let text = "";
    for await (const { content } of files) text += String(content);
    return text;
  }

  test("contains contacts and plans", async () => {
    expect(await exported(true)).toContain("Graves Light and back");
  });
});

describe("on the person's own device", () => {
  test("two reminders come before the contact is told, and none after the trip has ended", async () => {
    const contact = await app.confirmedContact(by);
    const plan = await app.start(by, contact);
    const due = async (at: number) =>
      (await takeAll(app.plans.reminders, app.orm, at)).filter(
        ({ accountId }) => accountId === by.accountId,
      );
    const back = Date.parse(plan.back_at);
    expect(await due(back - 1)).toEqual([]);
    expect((await due(back)).map(({ subject }) => subject)).toEqual(["Are you back?"]);
    const last = (await due(back + 35 * minute)).at(-1);
    expect(last).toMatchObject({ subject: "Last call: are you back?", page: "/trip" });
    expect(await due(Date.parse(plan.overdue_at))).toEqual([]);
    await app.save(by, plan.plan_id, app.entry(contact, { ended_at: formatIso(app.clock.now()) }));
    expect(await due(back)).toEqual([]);
  });
});
