import { coastGuardOf, sourceText, type Coast } from "@striper/angling/access";
import { harborZone, type Instant } from "@striper/marine/time";
import type { MailRow } from "#server/features/float-plans/mails/mails.store.ts";
import type { PlanRow } from "#server/features/float-plans/plans.store.ts";
import { wording } from "#server/features/float-plans/wording.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";

const signature = "Striper Conditions, Boston Harbor";

const clockTime = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: harborZone,
});
export const momentText = (at: Instant): string => clockTime.format(at);

/** Letters, spaces and punctuation of names: nothing that reads as an address or a link. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u;

export const nameForStrangers = (name: string): string =>
  plainName.test(name) ? name : wording.somebody;

function textOf(paragraphs: readonly string[]): string {
  return `${[...paragraphs, signature].join("\n\n")}\n`;
}

/**
 * Contains no text of the account, not even the name, because anyone can choose any name. The
 * link's page shows it.
 */
export function askMail(to: string, link: string): MailMessage {
  const text = textOf([
    "Hello,",
    "Somebody who uses Striper Conditions would like to name you as the person who is told where they go fishing, and who gets an email if they do not say that they are back.",
    "This link says who it is. If you agree, press the button there. You can withdraw at any time:",
    link,
    "If you do not know them, or do not want this, you need not do anything: no further email is sent. The same link declines for good.",
  ]);
  return { to, subject: "Somebody asks you to be their contact ashore", text, link };
}

function whomToCall(coast: Coast): string {
  const center = coastGuardOf(coast);
  const radio = "On the water: VHF channel 16.";
  if (center === undefined)
    return `Call 911 and say "boat overdue". No number of the Coast Guard for New Hampshire is known here. ${radio}`;
  return `${center.name}, ${center.call} (${sourceText(center)}; if it does not answer, call 911 and say "boat overdue"). ${radio}`;
}

function details(plan: PlanRow): string {
  const lines = [
    `Who: ${plan.who}${plan.people > 1 ? `, ${plan.people} people in all` : ", alone"}`,
    `Where: ${plan.where}`,
    ...(plan.boat === null ? [] : [`Boat: ${plan.boat}`]),
    ...(plan.vehicle === null ? [] : [`Car: ${plan.vehicle}`]),
    ...(plan.phone === null ? [] : [`Phone: ${plan.phone}`]),
    `From: ${momentText(plan.startsAt)}`,
    `Back by: ${momentText(plan.backAt)}`,
  ];
  return lines.join("\n");
}

function ifNot({ ifNot: own, coast }: PlanRow): string {
  const ownWords = own === null ? [] : [own];
  return [
    ...ownWords,
    "1. Call them; ask at the ramp or the marina whether the car is still there.",
    `2. No answer: ${whomToCall(coast)}`,
  ].join("\n");
}

export interface PlanMail {
  readonly kind: MailRow["kind"];
  readonly plan: PlanRow;
  readonly to: string;
  /** Null when the person has closed the page. */
  readonly planLink: string | null;
  readonly stopLink: string;
}

function wordsOf({ kind, plan }: PlanMail): { subject: string; paragraphs: readonly string[] } {
  const { who, backAt, overdueAt } = plan;
  const back = momentText(backAt);
  if (kind === "overdue")
    return {
      subject: `OVERDUE: ${who} has not said they are back`,
      paragraphs: [
        `${who} wanted to be back by ${back} and has not said so. You asked to be told.`,
        "This does not mean that something has happened: phones fail and run empty. Nobody else was told.",
        `What to do:\n${ifNot(plan)}`,
        details(plan),
      ],
    };
  if (kind === "back")
    return {
      subject: `${who} is back`,
      paragraphs: [`${who} has said that the trip is over. There is nothing you have to do.`],
    };
  const changes = kind === "changed";
  return {
    subject: changes ? `New time: ${who} is back by ${back}` : `${who} goes out, back by ${back}`,
    paragraphs: [
      changes
        ? `${who} has a new time: back by ${back}.`
        : `${who} has left you this plan of a trip.`,
      details(plan),
      `If there is no word by ${momentText(overdueAt)}, you get an email that says so. It needs a server and your email; do not rely on it alone. What to do then:\n${ifNot(plan)}`,
    ],
  };
}

export function relievedMail({ who }: PlanRow, to: string): MailMessage {
  const text = textOf([
    "Hello,",
    `${who} has chosen somebody else to be told about this trip. You get no alarm about it and no word that they are back.`,
  ]);
  return { to, subject: `Somebody else is told about the trip of ${who}`, text };
}

/** Contains no links, because the account's pages are deleted. */
export function deletedMail(plan: PlanRow, to: string): MailMessage {
  const { who, backAt } = plan;
  const text = textOf([
    "Hello,",
    `${who} has deleted their account, and with it the plan of a trip that you have. You will get no alarm, and no word that they are back.`,
    `They wanted to be back by ${momentText(backAt)}. Ask them yourself. What to do if there is no answer:\n${ifNot(plan)}`,
    details(plan),
  ]);
  return { to, subject: `No alarm any more: the plan of ${who} was deleted`, text };
}

export function planMail(mail: PlanMail): MailMessage {
  const { planLink, stopLink, to } = mail;
  const { subject, paragraphs } = wordsOf(mail);
  const page = planLink === null ? [] : [`The plan as it is now: ${planLink}`];
  const text = textOf(["Hello,", ...paragraphs, ...page, `To get no more of these: ${stopLink}`]);
  return { to, subject, text, stopLink, ...(planLink === null ? {} : { link: planLink }) };
}
