import * as z from "zod/mini";
import { email, linkToken } from "#contract/accounts.ts";
import { defineEndpoint, type InputOf, type OutputOf } from "#contract/endpoint.ts";
import { displayNameMaxLength, floatPlanLongestHours } from "#contract/limits.ts";
import {
  enteredInstant,
  id,
  instant,
  multiLine,
  optionalLine,
  optionalText,
  orNull,
  singleLine,
  succeeded,
  integerBetween,
} from "#contract/schemas.ts";

/* Mails to a contact: the plan of a trip, and an alert when the person has not reported back. */

const contact = z.object({
  contact_id: id,
  name: z.string(),
  email: z.string(),
  /** `asked` until the contact answers the first mail. */
  state: z.enum(["asked", "confirmed", "declined"]),
  asked_at: instant,
  answered_at: z.nullable(instant),
});
export type FloatPlanContact = OutputOf<typeof contact>;

/** A plan is always saved whole, also to extend or end it or to change its contact. */
export const floatPlanEntry = z
  .strictObject({
    contact_id: id,
    /** Name under which the contact knows the person. */
    who: singleLine(displayNameMaxLength),
    people: integerBetween(1, 50),
    where: multiLine(300),
    boat: optionalLine(120),
    vehicle: optionalLine(120),
    phone: optionalLine(40),
    /** Instructions for an overdue person, beside the rescue center that every mail names. */
    if_not: optionalText(600),
    /** Determines the rescue center named in the mails. */
    coast: z.enum(["MA", "NH"]),
    starts_at: enteredInstant,
    back_at: enteredInstant,
    /** Time from `back_at` to the alert. */
    overdue_minutes: integerBetween(15, 240),
    /** When the person reported back or canceled. It stays set, because a plan does not restart. */
    ended_at: orNull(enteredInstant),
  })
  .check(
    z.refine(
      ({ starts_at, back_at }) => {
        const span = Date.parse(back_at) - Date.parse(starts_at);
        return span > 0 && span <= floatPlanLongestHours * 3_600_000;
      },
      {
        error: `must be after the start, within ${floatPlanLongestHours} hours`,
        path: ["back_at"],
      },
    ),
  );
export type FloatPlanEntry = InputOf<typeof floatPlanEntry>;

/** `plan` at the start, `changed` for a new time, `overdue`, and `back` after an alert. */
const mailKind = z.enum(["plan", "changed", "overdue", "back"]);

const shownOfPlan = {
  who: z.string(),
  people: z.int(),
  where: z.string(),
  boat: z.nullable(z.string()),
  vehicle: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  if_not: z.nullable(z.string()),
  coast: z.enum(["MA", "NH"]),
  starts_at: instant,
  back_at: instant,
};

const floatPlan = z.object({
  plan_id: id,
  contact_id: id,
  ...shownOfPlan,
  overdue_minutes: z.int(),
  ended_at: z.nullable(instant),
  overdue_at: instant,
  /** True when the contact's page was closed; their mails no longer link to it. */
  link_revoked: z.boolean(),
  mails: z.array(
    z.object({
      kind: mailKind,
      due_at: instant,
      sent_at: z.nullable(instant),
      /** True when the mail server refused it for a day; it is not retried. */
      given_up: z.boolean(),
    }),
  ),
  created_at: instant,
  updated_at: instant,
});
export type FloatPlan = OutputOf<typeof floatPlan>;

export const listFloatPlans = defineEndpoint({
  method: "GET",
  path: "/api/float-plans",
  summary: "The contacts of the account and its float plans of the last 30 days.",
  access: "account",
  response: z.object({ contacts: z.array(contact), plans: z.array(floatPlan) }),
  limits: { inTurns: true },
});

export const saveFloatPlan = defineEndpoint({
  method: "PUT",
  path: "/api/float-plans/plan/:plan_id",
  summary: "Start, change or end a float plan under an id the device chose.",
  // Somebody on the water when the trial ends must be able to report their return.
  access: "account",
  params: z.strictObject({ plan_id: id }),
  body: floatPlanEntry,
  response: floatPlan,
  errors: ["not_found", "conflict", "limit_reached", "subscription_required"],
});

export const removeFloatPlan = defineEndpoint({
  method: "DELETE",
  path: "/api/float-plans/plan/:plan_id",
  summary: "Delete a float plan; its contact gets no more mails.",
  access: "account",
  params: z.strictObject({ plan_id: id }),
  response: succeeded,
  errors: ["not_found"],
});

export const revokeFloatPlanLink = defineEndpoint({
  method: "DELETE",
  path: "/api/float-plans/plan/:plan_id/link",
  summary: "Close the contact's page of a float plan; the mails still come.",
  access: "account",
  params: z.strictObject({ plan_id: id }),
  response: floatPlan,
  errors: ["not_found"],
});

export const saveFloatPlanContact = defineEndpoint({
  method: "PUT",
  path: "/api/float-plans/contacts/:contact_id",
  summary: "Ask somebody by email whether they agree to be the contact. Repeating it asks once.",
  access: "member",
  params: z.strictObject({ contact_id: id }),
  body: z.strictObject({ name: singleLine(displayNameMaxLength), email }),
  response: contact,
  errors: ["conflict", "limit_reached"],
  limits: { perMinute: 10 },
});

export const removeFloatPlanContact = defineEndpoint({
  method: "DELETE",
  path: "/api/float-plans/contacts/:contact_id",
  summary: "Take a contact off the account, with the links they were mailed.",
  access: "account",
  params: z.strictObject({ contact_id: id }),
  response: succeeded,
  errors: ["not_found", "conflict"],
});

const shown = z.object({
  /** A first name or a display name, never an email address. */
  asked_by: z.string(),
  answer: z.enum(["asked", "confirmed", "declined"]),
  plan: z.nullable(
    z.object({
      ...shownOfPlan,
      overdue_at: instant,
      ended_at: z.nullable(instant),
    }),
  ),
});
export type SharedFloatPlan = OutputOf<typeof shown>;

export const sharedFloatPlan = defineEndpoint({
  method: "POST",
  path: "/api/float-plans/shared",
  summary: "What the link in a contact's mail shows: the question, or one float plan as it is now.",
  access: "public",
  body: z.strictObject({ token: linkToken }),
  response: shown,
  errors: ["link_invalid"],
  limits: { perMinute: 30 },
});

export const answerAsContact = defineEndpoint({
  method: "POST",
  path: "/api/float-plans/answer",
  summary: "Agree to be a contact, or decline, now or later, with the link of any mail.",
  access: "public",
  body: z.strictObject({ token: linkToken, agree: z.boolean() }),
  response: succeeded,
  errors: ["link_invalid"],
  limits: { perMinute: 10 },
});
