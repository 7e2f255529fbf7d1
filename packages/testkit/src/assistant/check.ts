import { harborDate, harborParts, parseIso } from "@striper/marine/time";
import type { Answer, Fact } from "@striper/angling/assistant";

/** Minutes a computed turn of tide, current or sun may differ from the table it is held to. */
const minutesOff = 4;
const figuresOff = 0.15;

function isAtTime({ time }: Fact, wanted: string): boolean {
  const instant = time === null ? null : parseIso(time);
  if (instant === null) return false;
  if (!wanted.includes(":")) return harborDate(instant) === wanted;
  const [hours = 0, minutes = 0] = wanted.split(":").map(Number);
  const { hour, minute } = harborParts(instant);
  const difference = Math.abs(hour * 60 + minute - hours * 60 - minutes);
  return Math.min(difference, 1440 - difference) <= minutesOff;
}

function hasValue({ value }: Fact, wanted: string, exactly: boolean): boolean {
  if (typeof value === "number")
    return Math.abs(value - Number(wanted)) <= (exactly ? 1e-9 : figuresOff);
  const text = String(value).toLowerCase();
  return exactly ? text === wanted.toLowerCase() : text.includes(wanted.toLowerCase());
}

const pattern = /^(!?)([a-zA-Z-]+)(?:@([\d:-]+))?(?:(==|=)(.+))?$/;

/** "kind", "!kind", "kind@17:06", "kind=part of the value", "kind==all facts of the kind have this value". */
function factsHold(facts: readonly Fact[], check: string): boolean {
  const [, not, kind, time, operator, value] = pattern.exec(check) ?? [];
  if (kind === undefined) throw new RangeError(`not a check: ${check}`);
  if (kind === "place") return facts.some(({ place }) => place?.includes(value ?? "") === true);
  const ofKind = facts.filter((one) => one.kind === kind);
  if (not === "!") return ofKind.length === 0;
  const timed = time === undefined ? ofKind : ofKind.filter((one) => isAtTime(one, time));
  if (timed.length === 0) return false;
  if (value === undefined) return true;
  return operator === "=="
    ? timed.every((one) => hasValue(one, value, true))
    : timed.some((one) => hasValue(one, value, false));
}

/** What of an answer can be checked. */
type Checked = Pick<Answer, "text" | "facts" | "declined"> &
  Partial<Pick<Answer, "more" | "choices" | "cases">>;

/** "slot:length=30": the chip of some part shows that. */
const slotHolds = (cases: Answer["cases"], name: string, value: string): boolean =>
  cases.some(({ slots }) =>
    slots.some((slot) => slot.name === name && String(slot.value) === value),
  );

function holds(answer: Checked, check: string): boolean {
  const { facts, declined, more = null, choices = [], cases = [] } = answer;
  const text = [answer.text, more].filter((one) => one !== null).join(" ");
  if (check === "declined") return declined;
  if (check === "!declined") return !declined;
  if (check === "asks") return choices.length > 0;
  const [, name, wanted = ""] = /^slot:(\w+)=(.+)$/.exec(check) ?? [];
  if (name !== undefined) return slotHolds(cases, name, wanted);
  const words = /^text:(!?)\/(.+)\/$/.exec(check);
  if (words !== null) return new RegExp(words[2] ?? "").test(text) !== (words[1] === "!");
  return factsHold(facts, check);
}

/** The checks an answer fails. */
export const failedChecks = (answer: Checked, checks: readonly string[]): readonly string[] =>
  checks.filter((check) => !holds(answer, check));
