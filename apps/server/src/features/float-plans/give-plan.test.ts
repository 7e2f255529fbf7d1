import * as calls from "@striper/contract/float-plans";
import type { FloatPlan, FloatPlanContact } from "@striper/contract/float-plans";
import { formatIso, hour } from "@striper/marine/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { openFloatPlansApp, type FloatPlansApp } from "#server/testing/apps/float-plans-app.ts";

let app: FloatPlansApp;
let by: SignedIn;
let bo: FloatPlanContact;
let di: FloatPlanContact;
beforeAll(async () => {
  app = await openFloatPlansApp();
});
beforeEach(async () => {
  await app.database.pool.query("delete from float_plans");
  by = await app.join();
  bo = await app.confirmedContact(by);
  di = await app.confirmedContact(by);
  app.mails.length = 0;
});
afterAll(() => app.close());

/** Saves the same plan with another contact. */
const give = (plan: FloatPlan, contact: Pick<FloatPlanContact, "contact_id">, parts: object = {}) =>
  app.save(
    by,
    plan.plan_id,
    app.entry(contact, { starts_at: plan.starts_at, back_at: plan.back_at, ...parts }),
  );
const mailed = () =>
  app.mails.map(({ to, subject }) => [to, subject.replace(/ (?:by|back by) .*/u, "")]);
const pageOf = async (link: string | undefined) =>
  (await app.call(calls.sharedFloatPlan, { body: { token: app.tokenIn(link) } })).statusCode;

describe("a plan that is given to another contact", () => {
  test("is sent only to the new contact when it has not begun, also when saved twice", async () => {
    const plan = await app.start(by, bo, { starts_at: formatIso(app.clock.now() + hour) });
    for (let times = 0; times < 2; times++) expect((await give(plan, di)).statusCode).toBe(200);
    app.moveTime(hour);
    await app.look();
    app.moveTime(6 * hour);
    await app.look();
    expect(mailed()).toEqual([
      [di.email, "Ann goes out,"],
      [di.email, "OVERDUE: Ann has not said they are back"],
    ]);
  });

  test("is sent to the new contact while it runs, and the former one is told that no more mails come", async () => {
    const plan = await app.start(by, bo);
    await app.look();
    const link = app.mails[0]?.link;
    expect(await pageOf(link)).toBe(200);
    await give(plan, di);
    await app.look();
    expect(mailed()).toEqual([
      [bo.email, "Ann goes out,"],
      [bo.email, "Somebody else is told about the trip of Ann"],
      [di.email, "Ann goes out,"],
    ]);
    expect(await pageOf(link)).toBe(400);
    app.moveTime(6 * hour);
    await app.look();
    await app.save(by, plan.plan_id, app.entry(bo, { ended_at: formatIso(app.clock.now()) }));
    await app.look();
    expect(mailed().slice(3)).toEqual([
      [di.email, "OVERDUE: Ann has not said they are back"],
      [di.email, "Ann is back"],
    ]);
  });

  test("stays with an alerted contact, and cannot go to somebody who declined", async () => {
    const plan = await app.start(by, bo);
    const asked = await app.addContact(by);
    await app.answer(app.tokenIn(app.mails.at(-1)?.link), false);
    expect((await give(plan, asked)).statusCode).toBe(409);
    app.moveTime(6 * hour);
    await app.look();
    expect((await give(plan, di)).statusCode).toBe(409);
    const { plans } = await app.list(by);
    expect(plans[0]?.contact_id).toBe(bo.contact_id);
  });

  test("is sent to a contact who agrees later", async () => {
    const plan = await app.start(by, bo, { starts_at: formatIso(app.clock.now() + hour) });
    const asked = await app.addContact(by);
    const token = app.tokenIn(app.mails.at(-1)?.link);
    app.mails.length = 0;
    await give(plan, asked);
    app.moveTime(2 * hour);
    await app.look();
    expect(mailed()).toEqual([]);
    await app.answer(token, true);
    await app.look();
    expect(mailed()).toEqual([[asked.email, "Ann goes out,"]]);
  });

  test("cannot be passed back and forth to mail people endlessly", async () => {
    const plan = await app.start(by, bo);
    await app.look();
    const answers: number[] = [];
    for (let times = 0; times < 8; times++) {
      answers.push((await give(plan, times % 2 === 0 ? di : bo)).statusCode);
      await app.look();
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 200, 409]);
  });
});
