import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/float-plans";
import type { FloatPlan, FloatPlanContact } from "@striper/contract/float-plans";
import { formatIso, hour } from "@striper/marine/time";
import { createFloatPlans } from "#server/features/float-plans/create-float-plans.ts";
import { mayMail } from "#server/features/accounts/mail-budget.ts";
import { openFeatureApp, type SignedIn } from "#server/testing/apps/feature-app.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";

/** Float plans on the real transport, with their own database and a mail server whose behavior a test sets. */
export async function openFloatPlansApp() {
  const app = await openFeatureApp();
  const { orm, clock, log } = app;
  const mails: MailMessage[] = [];
  const keep = (mail: MailMessage): Promise<void> => Promise.resolve(void mails.push(mail));
  /** Accounts that have not confirmed their address; all others have. */
  const unconfirmed = new Set<string>();
  let deliver = keep;
  const create = () =>
    createFloatPlans({
      orm,
      clock,
      log,
      publicUrl: "https://striper.example",
      mailer: { post: (mail) => void mails.push(mail), send: (mail) => deliver(mail) },
      personOf: (accountId) =>
        Promise.resolve({
          displayName: "Ann Angler",
          email: "Ann@Striper.example",
          emailVerifiedAt: unconfirmed.has(accountId) ? null : 0,
        }),
      mayAsk: (mail) => mayMail({ orm, clock }, { kind: "contact", ...mail }),
    });
  const plans = create();
  app.serve((bind) => plans.routes(bind));

  const tokenIn = (link: string | undefined): string =>
    new URL(link ?? "").searchParams.get("token") ?? "";

  async function addContact(
    by: SignedIn,
    email = `${randomUUID()}@example.com`,
  ): Promise<FloatPlanContact> {
    const params = { contact_id: randomUUID() };
    const answer = await app.call(calls.saveFloatPlanContact, {
      by,
      params,
      body: { name: "Bo", email },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return calls.saveFloatPlanContact.response.parse(answer.json());
  }

  const answer = (token: string, agree: boolean) =>
    app.call(calls.answerAsContact, { body: { token, agree } });

  /** A contact that was asked by mail and has agreed. */
  async function confirmedContact(by: SignedIn): Promise<FloatPlanContact> {
    const contact = await addContact(by);
    await answer(tokenIn(mails.at(-1)?.link), true);
    mails.length = 0;
    return contact;
  }

  const entry = (contact: Pick<FloatPlanContact, "contact_id">, parts: object = {}) => ({
    contact_id: contact.contact_id,
    who: "Ann",
    people: 2,
    where: "Graves Light and back",
    boat: "Whaler 17, white",
    coast: "MA",
    starts_at: formatIso(clock.now()),
    back_at: formatIso(clock.now() + 5 * hour),
    overdue_minutes: 45,
    ...parts,
  });

  const save = (by: SignedIn, plan_id: string, body: object) =>
    app.call(calls.saveFloatPlan, { by, params: { plan_id }, body });

  return {
    ...app,
    plans,
    mails,
    unconfirmed,
    addContact,
    confirmedContact,
    answer,
    tokenIn,
    entry,
    save,
    async start(
      by: SignedIn,
      contact: Pick<FloatPlanContact, "contact_id">,
      parts: object = {},
    ): Promise<FloatPlan> {
      const answered = await save(by, randomUUID(), entry(contact, parts));
      if (answered.statusCode !== 200) throw new Error(answered.body);
      return calls.saveFloatPlan.response.parse(answered.json());
    },
    async list(by: SignedIn) {
      return calls.listFloatPlans.response.parse(
        (await app.call(calls.listFloatPlans, { by })).json(),
      );
    },
    /** Runs a server's job once; another call is another server. */
    async look(server = create(), signal = new AbortController().signal): Promise<void> {
      const job = server.jobs.find(({ name }) => name === "float-plan-mails");
      await job?.run(signal, {});
    },
    tidy: async () => {
      await plans.jobs
        .find(({ name }) => name === "tidy-float-plans")
        ?.run(new AbortController().signal, {});
    },
    /** What the mail server does from now on. */
    deliverBy: (way: (mail: MailMessage) => Promise<void>) => void (deliver = way),
    deliverAsUsual: () => void (deliver = keep),
    subjects: () => mails.map(({ subject }) => subject),
  };
}

export type FloatPlansApp = Awaited<ReturnType<typeof openFloatPlansApp>>;
