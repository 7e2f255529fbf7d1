import type { FloatPlan, SharedFloatPlan } from "@striper/contract/float-plans";
import { hour, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  awaitedCalls,
  awaitedState,
  endedText,
  endsWithAccount,
  alarmLine,
  alarmOf,
  anHourMore,
  openPlans,
  contactProblem,
  readContact,
} from "#web/features/float-plans/float-plan-view.ts";
import { joinChanges, localFloatPlans } from "#web/features/float-plans/float-plans-collection.ts";
import { sharedPlanView } from "#web/features/float-plans/shared-plan-view.ts";
import { back, contact, known } from "#web/features/float-plans/testing/some-float-plan.ts";

const alarm = {
  kind: "overdue",
  due_at: known.back_at,
  sent_at: known.back_at,
  given_up: false,
} as const;
const alarmed: FloatPlan = { ...known, mails: [alarm] };
const unsent = { at: 0, attempts: 0, hold: null } as const;
const entry = {
  contact_id: "c",
  who: "Ann",
  people: 2,
  where: "Graves",
  coast: "MA",
  starts_at: known.starts_at,
  back_at: known.back_at,
  overdue_minutes: 45,
} as const;

test("an added hour ends in the future, even long after the return time", () => {
  expect(anHourMore(back, back - 3 * hour)).toBe(back + hour);
  expect(anHourMore(back, back + 3 * hour)).toBe(back + 4 * hour);
  expect(anHourMore(back, back + 3 * hour + 1)).toBe(back + 4 * hour + minute);
});

describe("before the account is deleted", () => {
  test("a person with a running plan is warned that its contact will hear nothing", () => {
    const text = endsWithAccount(localFloatPlans([known], [contact], []));
    expect(text).toMatch(
      /^A float plan is running and will be deleted with the account\. Bo will get no alarm/u,
    );
  });

  test("nothing is said of plans that have ended, and of plans begun without a network it is", () => {
    const ended = { ...known, ended_at: "2026-06-13T14:00:00Z" };
    expect(endsWithAccount(localFloatPlans([ended], [contact], []))).toBeNull();
    const begun = [
      { ...unsent, seq: 1, id: "1", kind: "save-plan", subjectId: "p", entry },
    ] as const;
    expect(endsWithAccount(localFloatPlans([ended], [contact], begun))).toContain("Bo");
  });
});

describe("a float plan on the device", () => {
  test("says that it is not sent until the server has it", () => {
    const { plans, contacts } = localFloatPlans(
      [],
      [contact],
      [{ kind: "save-plan", subjectId: "new", entry, seq: 1, ...unsent }],
    );
    const [plan] = plans;
    expect(plan).toMatchObject({ plan_id: "new", isWaiting: true, known: null });
    expect(plan === undefined ? "" : alarmLine(plan, contacts[0]).text).toBe(
      "Not sent yet. Bo does not know of this until this device has a connection.",
    );
  });

  test("that was ended here runs no more, also before the server knows", () => {
    const ended = { ...entry, ended_at: "2026-06-13T12:00:00Z" };
    const change = { kind: "save-plan", subjectId: known.plan_id, entry: ended } as const;
    const { plans } = localFloatPlans([known], [contact], [{ ...change, seq: 1, ...unsent }]);
    expect(openPlans(plans, null)).toEqual({ ofTrip: null, others: [] });
    expect(plans).toHaveLength(1);
  });

  test("that was ended in one tab is not extended by another, which still shows it running", () => {
    const ended = { ...entry, ended_at: "2026-06-13T12:00:00Z" };
    const [subjectId, extension] = ["p", { ...entry, back_at: "2026-06-13T16:00:00Z" }];
    const end = { kind: "save-plan", subjectId, entry: ended, seq: 1, ...unsent } as const;
    const extend = { kind: "save-plan", subjectId, entry: extension } as const;
    expect(joinChanges([end], extend)).toEqual({});
    const first = { ...extend, seq: 1, ...unsent };
    expect(joinChanges([first], { ...extend, entry: ended })).toEqual({
      drop: [first],
      add: [{ ...extend, entry: ended }],
    });
    const refused = { ...end, hold: { kind: "refused", message: "No." } } as const;
    expect(joinChanges([refused], extend)).toEqual({ drop: [refused], add: [extend] });
  });

  test("whose page was closed without a network stays closed when it is extended", () => {
    const close = { kind: "close-page", subjectId: "p", seq: 1, ...unsent } as const;
    const extend = { kind: "save-plan", subjectId: "p", entry } as const;
    expect(joinChanges([close], extend)).toEqual({ drop: [], add: [extend] });
    const remove = { kind: "remove-plan", subjectId: "p" } as const;
    expect(joinChanges([close], remove)).toEqual({ drop: [close], add: [remove] });
  });

  test("is the trip's own by its start; all others that run are told beside it, never ended for it", () => {
    const yesterday = { ...known, plan_id: "yesterday", starts_at: "2026-06-12T09:00:00Z" };
    const { plans } = localFloatPlans([known, yesterday], [contact], []);
    const ids = ({ ofTrip, others }: ReturnType<typeof openPlans>) => [
      ofTrip?.plan_id,
      ...others.map(({ plan_id }) => plan_id),
    ];
    expect(ids(openPlans(plans, Date.parse(known.starts_at)))).toEqual([
      known.plan_id,
      "yesterday",
    ]);
    expect(ids(openPlans(plans, null))).toEqual([undefined, "yesterday", known.plan_id]);
  });

  test.each([
    ["who has agreed and not got it yet", contact, [], "info", /gets the plan when it starts/u],
    ["who has it", contact, ["plan"], "ok", /has the plan/u],
    ["who was told", contact, ["plan", "overdue"], "danger", /was told/u],
    ["who has not agreed", { ...contact, state: "asked" }, [], "warning", /has not agreed/u],
    ["who declined", { ...contact, state: "declined" }, [], "danger", /gets no emails/u],
  ] as const)("tells of a contact %s", (_, person, sent, tone, words) => {
    const mails = sent.map((kind) => ({
      kind,
      due_at: known.starts_at,
      sent_at: known.starts_at,
      given_up: false,
    }));
    const here = localFloatPlans([{ ...known, mails }], [person], []);
    const [plan] = here.plans;
    const line = plan === undefined ? null : alarmLine(plan, here.contacts[0]);
    expect([line?.tone, words.test(line?.text ?? "")]).toEqual([tone, true]);
  });

  test("names who will be told only when the server has it and they have agreed", () => {
    const [plan = null] = localFloatPlans([known], [contact], []).plans;
    const person = { ...contact, isWaiting: false, refusal: null };
    expect(alarmOf(plan, person)).toEqual({ name: "Bo", at: back + 45 * minute });
    expect(alarmOf(plan, { ...person, state: "asked" })).toBeNull();
    expect(alarmOf(plan === null ? null : { ...plan, known: null }, person)).toBeNull();
  });

  test.each([
    ["before its alarm", known, 44, /^Noted\. Your contact gets no alarm/u],
    ["after the time of its alarm", known, 45, /^Noted\. If your contact was told/u],
    ["whose alarm went out before an extension", alarmed, 0, /^Noted\. If your contact was told/u],
  ])("that is ended %s says what its contact hears", (_, known_, minutes, words) => {
    const [plan] = localFloatPlans([known_], [contact], []).plans;
    const text = (isOnline: boolean) =>
      plan === undefined ? "" : endedText(plan, isOnline, back + minutes * minute);
    expect(text(true)).toMatch(words);
    expect(text(false)).toMatch(/^Noted on this device\./u);
    expect(/overdue/u.test(text(false))).toBe(/overdue/u.test(text(true)));
  });

  test("asks at the time to be back, for the last time ten minutes before the mail, and then tells", () => {
    const [plan] = localFloatPlans([known], [contact], []).plans;
    const states = [-1, 0, 34, 35, 44, 45].map((minutes) =>
      plan === undefined ? null : awaitedState(plan, back + minutes * minute),
    );
    expect(states).toEqual(["out", "due", "due", "last-call", "last-call", "overdue"]);
  });
});

describe("the device itself", () => {
  const here = localFloatPlans([known], [contact], []);
  const at = (minutes: number) => back + minutes * minute;
  const textsAt = (minutes: number, plans = here, isTripOut = false) =>
    awaitedCalls(plans, isTripOut, at(minutes)).map(({ text }) => text);

  test("asks at the time to be back and for the last time before the mail, and for no other", () => {
    expect([-1, 0, 20, 35, 44, 45].map((minutes) => textsAt(minutes))).toEqual([
      [],
      [expect.stringMatching(/^Are you back\?/u)],
      [expect.stringMatching(/^Are you back\?/u)],
      [expect.stringMatching(/^Last call/u)],
      [expect.stringMatching(/^Last call/u)],
      [],
    ]);
    const keyAt = (minutes: number) => awaitedCalls(here, false, at(minutes))[0]?.key;
    expect(keyAt(20)).toBe(keyAt(0));
    expect(keyAt(35)).not.toBe(keyAt(0));
  });

  test("leaves the first question to the trip that runs on it", () => {
    expect(textsAt(0, here, true)).toEqual([]);
    expect(textsAt(35, here, true)).toHaveLength(1);
  });

  test("asks nothing of a plan that is over", () => {
    const ended = localFloatPlans([{ ...known, ended_at: known.back_at }], [contact], []);
    expect(textsAt(35, ended)).toEqual([]);
  });
});

describe("a contact", () => {
  test("is taken as the server takes it", () => {
    const bo = { name: "Bo", email: "bo@example.com" };
    expect(readContact(" Bo ", "Bo@Example.com ")).toEqual(bo);
  });

  test.each([
    ["no name", " ", "bo@example.com"],
    ["no at sign", "Bo", "bo.example.com"],
    ["nothing behind it", "Bo", "bo@"],
    ["half a domain", "Bo", "bo@gmial"],
    ["a space within", "Bo", "bo @example.com"],
    ["two lines", "Bo", "bo@example.com\nbcc: eve@example.com"],
    ["letters that mail servers refuse", "Bo", "bö@example.com"],
  ])("with %s is told at once, and nothing is sent", (_, name, email) => {
    expect(readContact(name, email)).toBeNull();
  });

  test.each([
    ["bö@example.com", /^Not every mail server takes letters like ö/u],
    ["мария@example.com", /^Not every mail server takes letters like ö/u],
    ["bo.example.com", /^Enter a name and a complete email address/u],
    ["bo@exämple", /^Enter a name and a complete email address/u],
    ["", /^Enter a name and a complete email address/u],
  ])("with the address '%s' is told what is wrong with it", (email, sentence) => {
    expect(contactProblem(email)).toMatch(sentence);
  });
});

describe("the contact's page", () => {
  const plan: NonNullable<SharedFloatPlan["plan"]> = {
    who: "Ann",
    people: 2,
    where: "Graves",
    boat: "Whaler",
    vehicle: null,
    phone: null,
    if_not: null,
    coast: "MA",
    starts_at: known.starts_at,
    back_at: known.back_at,
    overdue_at: known.overdue_at,
    ended_at: null,
  };
  const shared = { asked_by: "Ann", answer: "confirmed", plan } as const;

  test("asks with a name and nothing else", () => {
    const view = sharedPlanView({ asked_by: "Ann", answer: "asked", plan: null }, back);
    expect([view.rows, view.calls, view.answers]).toEqual([[], [], ["agree", "decline"]]);
    const later = sharedPlanView({ asked_by: "Ann", answer: "confirmed", plan: null }, back);
    expect([later.lead, later.answers]).toEqual([
      expect.stringMatching(/^You have agreed to be told where Ann goes fishing/u),
      ["withdraw"],
    ]);
  });

  test("tells people who declined so, and does not ask again", () => {
    const view = sharedPlanView({ asked_by: "Ann", answer: "declined", plan: null }, back);
    expect(view).toMatchObject({ answers: ["agree"], rows: [], state: null });
    expect(view.lead).toMatch(/^You have said that you do not want to be told where Ann goes/u);
  });

  test("shows the plan, whom to call with the source, and how to stop the mails", () => {
    const view = sharedPlanView(shared, back);
    expect(view.state).toEqual({
      tone: "info",
      text: "Running. Without a word you get an email at 11:45 am on Saturday, June 13.",
    });
    expect(view.calls.map(({ call }) => call)).toContain("Coast Guard Sector Boston: 617-223-5757");
    expect(view.calls.find(({ call }) => call.startsWith("Coast Guard"))).toMatchObject({
      note: expect.stringContaining("not from an agency"),
      dial: "tel:617-223-5757",
    });
    expect(view.calls.at(-1)).toMatchObject({ dial: null });
    expect(view.answers).toEqual(["withdraw"]);
  });
});
