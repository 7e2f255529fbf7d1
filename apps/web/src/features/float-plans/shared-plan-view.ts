import { callText, emergencyCallsOf, sourceText } from "@striper/angling/access";
import type { SharedFloatPlan } from "@striper/contract/float-plans";
import {
  formatHarborTime,
  harborParts,
  monthName,
  weekdayName,
  type Instant,
} from "@striper/marine/time";
import { floatPlanWording } from "#web/features/float-plans/wording.ts";

const wording = floatPlanWording.page;

function timeAndDay(at: Instant): string {
  const { weekday, month, day } = harborParts(at);
  return `${formatHarborTime(at)} on ${weekdayName(weekday)}, ${monthName(month)} ${day}`;
}

interface Part {
  readonly text: string;
  readonly dial: string | null;
}

export interface SharedPlanView {
  readonly lead: string;
  readonly state: { readonly tone: "ok" | "info" | "danger"; readonly text: string } | null;
  readonly rows: readonly {
    readonly label: string;
    readonly parts: readonly Part[];
  }[];
  /** Numbers to dial from ashore first, the radio last. */
  readonly calls: readonly {
    readonly call: string;
    readonly note: string;
    readonly dial: string | null;
  }[];
  readonly answers: readonly ("agree" | "decline" | "withdraw")[];
}

/**
 * Fewer digits are an extension or no number; more are two numbers run together (E.164 allows 15).
 */
const digitsOfNumber = { least: 7, most: 15 } as const;
const phoneNumber = /(\+?\(?\d[\d ().-]*\d)/u;

function partOf(text: string): Part {
  const digits = text.replaceAll(/[^+\d]/gu, "");
  const count = digits.replace("+", "").length;
  const isNumber =
    phoneNumber.test(text) && count >= digitsOfNumber.least && count <= digitsOfNumber.most;
  return { text, dial: isNumber ? `tel:${digits}` : null };
}

export const aroundNumbers = (text: string): readonly string[] =>
  text.split(phoneNumber).filter((part) => part !== "");

const phoneParts = (phone: string): readonly Part[] => aroundNumbers(phone).map(partOf);

const leads = {
  asked: wording.asks,
  confirmed: wording.hasAgreed,
  declined: wording.hasDeclined,
} as const satisfies Record<SharedFloatPlan["answer"], unknown>;

const answersOf = {
  asked: ["agree", "decline"],
  confirmed: ["withdraw"],
  declined: ["agree"],
} as const satisfies Record<SharedFloatPlan["answer"], SharedPlanView["answers"]>;

export function sharedPlanView(shared: SharedFloatPlan, now: Instant): SharedPlanView {
  const { plan, answer, asked_by } = shared;
  const answers = answersOf[answer];
  if (plan === null)
    return {
      lead: leads[answer](asked_by),
      state: null,
      rows: [],
      calls: [],
      answers,
    };
  const rows: readonly (readonly [string, string | null])[] = [
    [wording.rows.who, plan.who],
    [wording.rows.people, String(plan.people)],
    [wording.rows.where, plan.where],
    [wording.rows.boat, plan.boat],
    [wording.rows.vehicle, plan.vehicle],
    [wording.rows.phone, plan.phone],
    [wording.rows.from, timeAndDay(Date.parse(plan.starts_at))],
    [wording.rows.back, timeAndDay(Date.parse(plan.back_at))],
    [wording.rows.ifNot, plan.if_not],
  ];
  return {
    lead: wording.plan(plan.who),
    state: stateOf(plan, now),
    rows: rows.flatMap(([label, value]) => {
      if (value === null) return [];
      const parts =
        label === wording.rows.phone ? phoneParts(value) : [{ text: value, dial: null }];
      return [{ label, parts }];
    }),
    calls: emergencyCallsOf(plan.coast)
      .toSorted((a, b) => Number(a.kind === "radio") - Number(b.kind === "radio"))
      .map((one) => ({
        call: callText(one),
        note: `${one.says} (${sourceText(one)})`,
        dial: one.kind === "phone" ? `tel:${one.call}` : null,
      })),
    answers,
  };
}

function stateOf(
  plan: NonNullable<SharedFloatPlan["plan"]>,
  now: Instant,
): NonNullable<SharedPlanView["state"]> {
  if (plan.ended_at !== null)
    return { tone: "ok", text: wording.over(timeAndDay(Date.parse(plan.ended_at))) };
  const overdueAt = Date.parse(plan.overdue_at);
  return now < overdueAt
    ? { tone: "info", text: wording.running(timeAndDay(overdueAt)) }
    : { tone: "danger", text: wording.late(timeAndDay(Date.parse(plan.back_at))) };
}
