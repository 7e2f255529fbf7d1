import { day, formatIso, hour, minute, second } from "@striper/marine/time";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { dueMailsQuery } from "#server/features/float-plans/mails/mails.store.ts";
import * as calls from "@striper/contract/float-plans";
import type { FloatPlan, FloatPlanContact } from "@striper/contract/float-plans";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { openFloatPlansApp, type FloatPlansApp } from "#server/testing/apps/float-plans-app.ts";

let app: FloatPlansApp;
let by: SignedIn;
let contact: FloatPlanContact;
beforeAll(async () => {
  app = await openFloatPlansApp();
});
beforeEach(async () => {
  await app.database.pool.query("delete from float_plans");
  by = await app.join();
  contact = await app.confirmedContact(by);
  app.deliverAsUsual();
  app.mails.length = 0;
});
afterAll(() => app.close());

const overdue = () => app.mails.filter(({ subject }) => subject.startsWith("OVERDUE"));
const end = (plan: FloatPlan) =>
  app.save(by, plan.plan_id, app.entry(contact, { ended_at: formatIso(app.clock.now()) }));
const extend = (plan: FloatPlan, hours: number) =>
  app.save(
    by,
    plan.plan_id,
    app.entry(contact, {
      starts_at: plan.starts_at,
      back_at: formatIso(Date.parse(plan.back_at) + hours * hour),
    }),
  );

describe("the contact", () => {
  test("gets the plan when the trip starts, with whom to call and its source", async () => {
    await app.start(by, contact, { starts_at: formatIso(app.clock.now() + hour) });
    await app.look();
    expect(app.mails).toEqual([]);
    app.moveTime(hour);
    await app.look();
    const [mail] = app.mails;
    expect(mail?.to).toBe(contact.email);
    for (const words of [
      "Graves Light and back",
      "Whaler 17, white",
      "2 people in all",
      "617-223-5757 (WHDH 2018, Patriot Ledger 2011; not from an agency",
      "VHF channel 16",
      "10:00 AM EDT",
    ])
      expect(mail?.text).toContain(words);
  });

  test("gets no mail without a confirmation that is still valid", async () => {
    await app.start(by, contact);
    await app.database.pool.query(
      "update float_plan_contacts set confirmed_at = null where id = $1",
      [contact.contact_id],
    );
    await app.look();
    expect(app.mails).toEqual([]);
  });

  test("in New Hampshire gets no phone number without a source", async () => {
    await app.start(by, contact, { coast: "NH" });
    await app.look();
    expect(app.mails[0]?.text).toContain("Call 911");
    expect(app.mails[0]?.text).not.toContain("617");
  });

  test("is alerted once, at the chosen minute, however many servers run", async () => {
    await app.start(by, contact);
    await Promise.all([app.look(), app.look(), app.look()]);
    app.moveTime(5 * hour + 44 * minute);
    await app.look();
    expect(app.subjects()).toHaveLength(1);
    app.moveTime(minute);
    await Promise.all([app.look(), app.look(), app.look()]);
    app.moveTime(hour);
    await app.look();
    expect(overdue()).toHaveLength(1);
  });

  test("is not alerted when the person reported back", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    await end(plan);
    app.moveTime(9 * hour);
    await app.look();
    expect(app.subjects()).toEqual([expect.stringMatching(/^Ann goes out/u)]);
  });

  test("gets the new time, and is alerted only then", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    app.moveTime(5 * hour);
    await extend(plan, 2);
    await app.look();
    expect(app.subjects().at(-1)).toMatch(/^New time: Ann is back by /u);
    app.moveTime(hour);
    await app.look();
    expect(overdue()).toEqual([]);
    app.moveTime(2 * hour);
    await app.look();
    expect(overdue()).toHaveLength(1);
  });

  test("gets an earlier time too", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    await extend(plan, -2);
    await app.look();
    expect(app.subjects().at(-1)).toMatch(/^New time: Ann is back by /u);
    app.moveTime(3 * hour + 45 * minute);
    await app.look();
    expect(overdue()).toHaveLength(1);
  });

  test("gets the later time after an alarm, another alarm for it, and one all-clear", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    app.moveTime(6 * hour);
    await app.look();
    await extend(plan, 3);
    await app.look();
    app.moveTime(4 * hour);
    await app.look();
    for (let number = 0; number < 2; number++) {
      await end(plan);
      await app.look();
    }
    expect(app.subjects()).toEqual([
      expect.stringMatching(/^Ann goes out/u),
      expect.stringMatching(/^OVERDUE/u),
      expect.stringMatching(/^New time: Ann is back by/u),
      expect.stringMatching(/^OVERDUE/u),
      "Ann is back",
    ]);
  });

  test("gets the all-clear after an alarm", async () => {
    const plan = await app.start(by, contact);
    app.moveTime(6 * hour);
    await app.look();
    await end(plan);
    await app.look();
    await app.look();
    expect(app.subjects().slice(-1)).toEqual(["Ann is back"]);
  });

  test("gets the all-clear even when the plan is ended and deleted at once", async () => {
    const plan = await app.start(by, contact);
    app.moveTime(2 * day);
    await app.look();
    await end(plan);
    const params = { plan_id: plan.plan_id };
    expect((await app.call(calls.removeFloatPlan, { by, params })).statusCode).toBe(200);
    expect((await app.list(by)).plans).toEqual([]);
    await app.look();
    expect(app.subjects().slice(-1)).toEqual(["Ann is back"]);
    expect(app.mails.at(-1)?.link).toBeUndefined();
  });

  test("gets at most eight mails about changes, and is still alerted", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    for (let number = 1; number <= 12; number++) {
      await extend(plan, number / 4);
      await app.look();
    }
    expect(app.mails).toHaveLength(1 + 8);
    app.moveTime(9 * hour);
    await app.look();
    expect(overdue()).toHaveLength(1);
  });
});

describe("a server that is killed", () => {
  /** Simulates a killed process: nothing after the mail server's answer runs. */
  async function killedWhileSending(): Promise<void> {
    const atDoor = new Promise<void>((resolve) => {
      app.deliverBy(() => new Promise(() => resolve()));
    });
    void app.look();
    await atDoor;
    app.deliverAsUsual();
  }

  test("before the mail was sent is replaced by another server, once", async () => {
    await app.start(by, contact, { starts_at: formatIso(app.clock.now() - hour) });
    await app.look();
    app.moveTime(6 * hour);
    await killedWhileSending();
    app.moveTime(29 * second);
    await app.look();
    expect(overdue()).toEqual([]);
    app.moveTime(2 * second);
    await Promise.all([app.look(), app.look()]);
    await app.look();
    expect(overdue()).toHaveLength(1);
  });

  test("sends nothing after its plan was extended meanwhile", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    app.moveTime(6 * hour);
    await killedWhileSending();
    await extend(plan, 4);
    app.moveTime(31 * second);
    await app.look();
    expect(overdue()).toEqual([]);
  });

  test("may have alerted the contact, so a return afterwards sends the all-clear", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    app.moveTime(6 * hour);
    await killedWhileSending();
    await end(plan);
    await app.look();
    // Only an expired claim shows that the server has stopped sending.
    expect(app.subjects().slice(1)).toEqual([]);
    app.moveTime(31 * second);
    await Promise.all([app.look(), app.look()]);
    expect(app.subjects().slice(1)).toEqual(["Ann is back"]);
  });

  test("may have alerted the contact, so an extension and a return send the all-clear, and the list shows no failed mail", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    app.moveTime(6 * hour);
    await killedWhileSending();
    const extended = await extend(plan, 4);
    expect(extended.json()).toMatchObject({
      mails: [{ kind: "plan" }, { kind: "changed" }, { kind: "overdue", given_up: false }],
    });
    app.moveTime(31 * second);
    await app.look();
    app.moveTime(hour);
    await end(plan);
    await app.look();
    await app.look();
    const told = [expect.stringMatching(/^New time: Ann is back by/u), "Ann is back"];
    expect(app.subjects().slice(1)).toEqual(told);
  });

  test("and one that lost the mail server's answer may both have alerted the contact", async () => {
    const plan = await app.start(by, contact);
    await app.look();
    app.moveTime(6 * hour);
    app.deliverBy(() => Promise.reject(new Error("no answer after the mail")));
    await app.look();
    app.deliverAsUsual();
    await end(plan);
    await app.look();
    expect(app.subjects().slice(1)).toEqual(["Ann is back"]);
  });

  test("uses the same message id as the server that replaces it", async () => {
    await app.start(by, contact);
    await app.look();
    app.moveTime(6 * hour);
    const ids: (string | undefined)[] = [];
    const atDoor = new Promise<void>((resolve) => {
      app.deliverBy((mail) => {
        ids.push(mail.id);
        return new Promise(() => resolve());
      });
    });
    void app.look();
    await atDoor;
    app.deliverBy((mail) => Promise.resolve(void ids.push(mail.id)));
    app.moveTime(31 * second);
    await app.look();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe("a running server that is sending the alarm", () => {
  let plan: FloatPlan;
  let letGo: (way?: "refused") => void;
  let sending: Promise<void>;
  beforeEach(async () => {
    plan = await app.start(by, contact);
    await app.look();
    app.moveTime(6 * hour);
    const atDoor = new Promise<void>((resolve) => {
      app.deliverBy(async (mail) => {
        resolve();
        const answer = await new Promise<"refused" | undefined>((go) => {
          letGo = go;
        });
        if (answer === "refused") throw new Error("mailbox unavailable");
        app.mails.push(mail);
      });
    });
    sending = app.look();
    await atDoor;
    app.deliverAsUsual();
    app.mails.length = 0;
  });

  test("is waited for, so that the all-clear comes after the alarm and the list shows both", async () => {
    const ended = await end(plan);
    expect(ended.json()).toMatchObject({ mails: [{ kind: "plan" }, { kind: "back" }] });
    await Promise.all([app.look(), app.look()]);
    expect(app.subjects()).toEqual([]);
    letGo();
    await sending;
    await Promise.all([app.look(), app.look()]);
    expect(app.subjects()).toEqual([expect.stringMatching(/^OVERDUE/u), "Ann is back"]);
    const [listed] = (await app.list(by)).plans;
    expect(listed?.mails.map(({ kind, sent_at }) => [kind, sent_at !== null])).toEqual([
      ["plan", true],
      ["overdue", true],
      ["back", true],
    ]);
  });

  test("is waited for when the time is extended, and when the plan is deleted at once", async () => {
    await extend(plan, 4);
    await app.look();
    expect(app.subjects()).toEqual([]);
    await end(plan);
    await app.call(calls.removeFloatPlan, { by, params: { plan_id: plan.plan_id } });
    await app.look();
    expect(app.subjects()).toEqual([]);
    letGo();
    await sending;
    await app.look();
    expect(app.subjects()).toEqual([expect.stringMatching(/^OVERDUE/u), "Ann is back"]);
  });

  test("keeps its claim however long the mail server takes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    letGo();
    await sending;
    app.mails.length = 0;
    await app.start(by, contact, { starts_at: formatIso(app.clock.now() - hour) });
    await app.look();
    app.moveTime(6 * hour);
    app.deliverBy(() => new Promise(() => undefined));
    void app.look();
    const claimedAt = async () => {
      const { rows } = await app.database.pool.query<{ at: number }>(
        "select extract(epoch from max(claimed_at))::float8 * 1000 as at from float_plan_mails",
      );
      return rows[0]?.at;
    };
    for (let minutes = 0; minutes < 3; minutes++) {
      await expect.poll(claimedAt).toBe(app.clock.now());
      app.moveTime(20 * second);
      vi.advanceTimersByTime(10 * second);
    }
    await expect.poll(claimedAt).toBe(app.clock.now());
    app.deliverAsUsual();
    await app.look();
    expect(overdue()).toEqual([]);
  });

  test("does not retry a refused mail, and is not waited for any longer", async () => {
    await end(plan);
    letGo("refused");
    await sending;
    await app.look();
    app.moveTime(hour);
    await app.look();
    expect(app.subjects()).toEqual(["Ann is back"]);
  });
});

test("ending a plan while its alarm is being claimed waits for the claim, and the contact gets the all-clear", async () => {
  const plan = await app.start(by, contact);
  await app.look();
  app.moveTime(6 * hour);
  const claiming = await app.database.pool.connect();
  await claiming.query("begin");
  await claiming.query(
    "update float_plan_mails set claimed_at = $1, attempts = 1 where kind = 'overdue'",
    [new Date(app.clock.now())],
  );
  const ending = end(plan);
  await expect
    .poll(async () => {
      const { rows } = await app.database.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%float_plan_mails%'",
      );
      return rows.length;
    })
    .toBe(1);
  await claiming.query("commit");
  claiming.release();
  expect((await ending).json()).toMatchObject({ mails: [{ kind: "plan" }, { kind: "back" }] });
});

test("a run that is stopped leaves untried mails to the next run at once", async () => {
  for (let number = 0; number < 18; number++) {
    const person = await app.join();
    await app.start(person, await app.confirmedContact(person));
  }
  app.mails.length = 0;
  const stop = new AbortController();
  app.deliverBy((mail) => {
    stop.abort();
    return Promise.resolve(void app.mails.push(mail));
  });
  await app.look(undefined, stop.signal).catch(() => undefined);
  expect(app.mails.length).toBeLessThan(18);
  app.deliverAsUsual();
  await app.look();
  expect(app.mails).toHaveLength(18);
  expect(new Set(app.mails.map(({ id }) => id)).size).toBe(18);
});

describe("an unavailable mail server", () => {
  test("is retried after 1, 2 and 4 minutes, until it takes the mail", async () => {
    await app.start(by, contact);
    const tried: number[] = [];
    const from = app.clock.now();
    app.deliverBy(() => {
      tried.push((app.clock.now() - from) / minute);
      return Promise.reject(new Error("not now"));
    });
    for (let number = 0; number < 8; number++) {
      await app.look();
      app.moveTime(minute);
    }
    expect(tried).toEqual([0, 1, 3, 7]);
    app.deliverAsUsual();
    app.moveTime(8 * minute);
    await app.look();
    expect(app.mails).toHaveLength(1);
  });

  test("is given up after a day, and the person's list shows it", async () => {
    await app.start(by, contact, { back_at: formatIso(app.clock.now() + 47 * hour) });
    app.deliverBy(() => Promise.reject(new Error("no such address")));
    for (let number = 0; number < 60; number++) {
      await app.look();
      app.moveTime(30 * minute);
    }
    const [plan] = (await app.list(by)).plans;
    expect(plan?.mails[0]).toMatchObject({ kind: "plan", sent_at: null, given_up: true });
  });
});

test(
  "what is due is read from its index alone, also among 5,000 running plans",
  { tags: ["thorough"], timeout: 60_000 },
  async () => {
    const { pool } = app.database;
    await pool.query(
      `insert into float_plans (account_id, id, contact_id, who, people, place, coast, starts_at, back_at,
       overdue_minutes, overdue_at, edition, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Ann', 1, 'out', 'MA', $3, $4, 45, $4, 1, $3, $3
       from generate_series(1, 5000)`,
      [by.accountId, contact.contact_id, "2026-06-13T09:00:00Z", "2026-06-14T09:00:00Z"],
    );
    await pool.query(
      `insert into float_plan_mails (account_id, plan_id, kind, edition, due_at)
     select account_id, id, 'overdue', 1, overdue_at + random() * interval '1 day' from float_plans`,
    );
    await pool.query("vacuum analyze float_plan_mails");
    const { sql, params } = dueMailsQuery(app.orm, { now: app.clock.now(), most: 1000 }).toSQL();
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Only Scan using float_plan_mails_due");
    expect(plan).not.toContain("Sort");
  },
);
