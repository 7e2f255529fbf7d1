import type { OutputOf } from "@striper/contract/endpoint";
import type { floatPlanEntry } from "@striper/contract/float-plans";
import { activeFloatPlansPerAccount, floatPlansPerDay } from "@striper/contract/limits";
import { day, minute, type Instant } from "@striper/marine/time";
import {
  findContact,
  lockFloatPlansOf,
  type ContactRow,
} from "#server/features/float-plans/contacts/contacts.store.ts";
import type { FloatPlansDependencies } from "#server/features/float-plans/dependencies.ts";
import {
  countPlans,
  findPlan,
  insertPlan,
  updatePlan,
  type PlanKey,
  type PlanRow,
} from "#server/features/float-plans/plans.store.ts";
import { givePlan } from "#server/features/float-plans/give-plan.ts";
import {
  queueChange,
  queueEnd,
  queueStart,
} from "#server/features/float-plans/mails/queue-mails.ts";
import { wording } from "#server/features/float-plans/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import { notComputed } from "#server/platform/reminders/remind-at.ts";

type Entry = OutputOf<typeof floatPlanEntry>;

const furthestAheadMs = 30 * day;
/** Time to report being back when a phone uploads a plan after its time of return. */
const graceMs = 15 * minute;

type Fields = Omit<
  PlanRow,
  | "accountId"
  | "id"
  | "contactId"
  | "linkRevokedAt"
  | "edition"
  | "createdAt"
  | "updatedAt"
  | "remindAt"
>;

function fieldsOf(entry: Entry, now: Instant): Fields {
  const backAt = Date.parse(entry.back_at);
  const overdueMinutes = entry.overdue_minutes;
  return {
    who: entry.who,
    people: entry.people,
    where: entry.where,
    boat: entry.boat,
    vehicle: entry.vehicle,
    phone: entry.phone,
    ifNot: entry.if_not,
    coast: entry.coast,
    startsAt: Date.parse(entry.starts_at),
    backAt,
    overdueMinutes,
    overdueAt: Math.max(backAt + overdueMinutes * minute, now + graceMs),
    // A device's clock may be fast.
    endedAt: entry.ended_at === null ? null : Math.min(Date.parse(entry.ended_at), now),
  };
}

interface Saving {
  readonly connection: Connection;
  readonly key: PlanKey;
  readonly contact: ContactRow;
  readonly fields: Fields;
  readonly hasAccess: boolean;
  readonly now: Instant;
}

interface Saved {
  readonly plan: PlanRow;
  readonly notice: MailMessage | null;
}

function refuseFarAhead({ startsAt }: Pick<Fields, "startsAt">, now: Instant): void {
  if (startsAt > now + furthestAheadMs)
    throw new AppError("invalid_request", { message: wording.tooFarAhead });
}

async function begin({ connection, key, contact, fields, now }: Saving): Promise<PlanRow> {
  if (contact.declinedAt !== null) throw new AppError("conflict", { message: wording.hasDeclined });
  refuseFarAhead(fields, now);
  const soFar = await countPlans(connection, key.accountId, now);
  if (soFar.today >= floatPlansPerDay)
    throw new AppError("limit_reached", { message: wording.tooManyToday });
  if (fields.endedAt === null && soFar.running >= activeFloatPlansPerAccount)
    throw new AppError("limit_reached", { message: wording.tooManyRunning });
  const plan: PlanRow = {
    ...key,
    ...fields,
    contactId: contact.id,
    linkRevokedAt: null,
    edition: 1,
    createdAt: now,
    updatedAt: now,
    remindAt: notComputed,
  };
  await insertPlan(connection, plan);
  // Nothing is mailed before the contact agrees; mails are queued then.
  if (plan.endedAt === null && contact.confirmedAt !== null)
    await queueStart(connection, plan, now);
  return plan;
}

const fieldsOfTrip = [
  "startsAt",
  "who",
  "people",
  "where",
  "boat",
  "vehicle",
  "phone",
  "ifNot",
  "coast",
] as const satisfies readonly (keyof Fields)[];

/**
 * Returns the changes of a running plan that are allowed without access: its end, or its time of
 * return, which the contract limits to 48 hours after the start. Any other change counts as a new
 * trip.
 */
function extendedOrEnded({ contact, fields }: Saving, known: PlanRow): Fields {
  const { endedAt, backAt, overdueMinutes, overdueAt } = fields;
  if (endedAt !== null) return { ...known, endedAt };
  const isSameTrip =
    contact.id === known.contactId && fieldsOfTrip.every((name) => known[name] === fields[name]);
  if (!isSameTrip) throw new AppError("subscription_required");
  return { ...known, backAt, overdueMinutes, overdueAt };
}

/** An ended plan stays as it is: an offline device may still think that it runs. */
async function change(saving: Saving, known: PlanRow): Promise<Saved> {
  if (known.endedAt !== null) return { plan: known, notice: null };
  const { connection, key, contact, now } = saving;
  const fields = saving.hasAccess ? saving.fields : extendedOrEnded(saving, known);
  if (fields.startsAt !== known.startsAt) refuseFarAhead(fields, now);
  // A finished trip needs no new contact.
  const isGiven = known.contactId !== contact.id && fields.endedAt === null;
  const isOtherTime =
    isGiven ||
    known.startsAt !== fields.startsAt ||
    known.backAt !== fields.backAt ||
    known.overdueMinutes !== fields.overdueMinutes;
  const times = isOtherTime
    ? { edition: known.edition + 1 }
    : { overdueAt: known.overdueAt, edition: known.edition };
  const plan: PlanRow = {
    ...known,
    ...fields,
    ...times,
    updatedAt: now,
    remindAt: notComputed,
  };
  if (isGiven) {
    const given = { ...plan, contactId: contact.id };
    return {
      plan: given,
      notice: await givePlan({ connection, plan: given, before: known, contact, now }),
    };
  }
  await updatePlan(connection, key, plan);
  if (plan.endedAt !== null) await queueEnd(connection, plan, now);
  else if (isOtherTime && contact.confirmedAt !== null) await queueChange(connection, plan, now);
  return { plan, notice: null };
}

/** Begins, changes or ends a plan. Idempotent. */
export async function saveFloatPlan(
  { orm, clock, mailer }: Pick<FloatPlansDependencies, "orm" | "clock" | "mailer">,
  by: { readonly accountId: string; readonly hasAccess: boolean },
  id: string,
  entry: Entry,
): Promise<PlanRow> {
  const now = clock.now();
  const { accountId } = by;
  const key = { accountId, id };
  const { plan, notice } = await orm.transaction(async (connection): Promise<Saved> => {
    await lockFloatPlansOf(connection, accountId);
    const contact = await findContact(connection, { accountId, id: entry.contact_id });
    if (contact === undefined) throw new AppError("not_found", { message: wording.noSuchContact });
    const { hasAccess } = by;
    const saving = { connection, key, contact, fields: fieldsOf(entry, now), hasAccess, now };
    const known = await findPlan(connection, key);
    if (known !== undefined) return change(saving, known);
    if (!hasAccess) throw new AppError("subscription_required");
    return { plan: await begin(saving), notice: null };
  });
  if (notice !== null) mailer.post(notice);
  return plan;
}
