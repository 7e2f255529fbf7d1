import { harborDate, harborParts } from "@striper/marine/time";
import { fact, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answerRules } from "#angling/assistant/answers/law/rules.ts";
import {
  answered,
  dateWords,
  declinedWith,
  listWords,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { boaterCertificate, freeFishingDays, otherPermit } from "./boater-certificate.ts";
import { lobster } from "#angling/assistant/understanding/names/asked-fish.ts";
import { claimsNone, isOfPatrons, permitLead } from "./permit-lead.ts";
import {
  licenseStatus,
  licenseTypeLabel,
  permitRules,
  type PermitRule,
} from "#angling/licenses/index.ts";

const asksHow = /\b(?:how|where) (?:do|can|should|to)\b.*\brenew|\brenew\w* (?:my|it|online)\b/;

export async function answerLicense(frame: Frame, context: AnswerContext): Promise<Reply> {
  if (isOfTraps(frame)) return answerTraps(frame, context);
  const { providers, now } = context;
  const licenses = await providers.licenses();
  if (licenses === null)
    return declinedWith(
      "Your stored licenses are not at hand here. Massachusetts and New Hampshire saltwater permits expire on December 31.",
      [fact("permit-expires", "December 31", "Massachusetts recreational saltwater permit")],
    );
  if (licenses.length === 0)
    return answered(
      [
        "No license is stored in your wallet. Add one on the licenses screen, and I will tell when it runs out.",
      ],
      [],
    );
  const today = harborDate(now);
  const portal = asksHow.test(frame.words)
    ? permitLead(frame, frame.water?.jurisdiction ?? "MA", permitRules.MA)
    : null;
  const facts: Fact[] = [...(portal?.facts ?? [])];
  const lines = licenses.map(({ name, type, expiresOn }) => {
    const status = licenseStatus(expiresOn, today);
    if (expiresOn === null || status.kind === "no-expiry" || status.kind === "invalid-date")
      return `${name} (${licenseTypeLabel(type)}): no expiry date is stored.`;
    facts.push(
      fact("license-expiry", expiresOn, sources.licenses, {
        unit: "date",
        place: name,
        screen: screens.licenses,
      }),
      fact("days-left", Math.abs(status.daysLeft), sources.licenses, {
        unit: "days",
        place: name,
        screen: screens.licenses,
      }),
      fact("license-state", status.kind, sources.licenses, {
        place: name,
        screen: screens.licenses,
      }),
    );
    return status.kind === "expired"
      ? `${name} (${licenseTypeLabel(type)}) expired on ${dateWords(expiresOn, now)}, ${Math.abs(status.daysLeft)} days ago: renew it before you fish.`
      : `${name} (${licenseTypeLabel(type)}) is good through ${dateWords(expiresOn, now)}, ${status.daysLeft} more days.`;
  });
  return answered(
    [portal?.text ?? null, ...lines],
    [
      ...facts,
      ...licenses.map(({ name }) =>
        fact("license", name, sources.licenses, { screen: screens.licenses }),
      ),
    ],
  );
}

function permitWords({
  title,
  who,
  notNeeded,
  fee,
  expires,
  reciprocity,
  storedCopy,
}: PermitRule): string {
  const parts = [
    `**${title}.** ${who}`,
    notNeeded === null ? null : `Not needed: ${notNeeded}`,
    fee === null ? "Its fee is not confirmed here." : `Fee: ${fee}${fee.endsWith(".") ? "" : "."}`,
    `Expires ${expires}.`,
    reciprocity,
    storedCopy,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

type Ages = NonNullable<PermitRule["ages"]>;

function needAt(age: number, { from, freeFrom }: Ages): string {
  if (age < from) return "none is needed";
  return freeFrom !== null && age >= freeFrom ? "it is needed, free of charge" : "it is needed";
}

/** The years somebody may be: before and after the birthday of a year, or the one that was said. */
function agesOf({ age = null, born = null }: Frame, thisYear: number): readonly number[] {
  if (age !== null) return [age];
  return born === null || born >= thisYear ? [] : [thisYear - born - 1, thisYear - born];
}

const asksNeed = /\bneeds?\b|\brequired?\b|\bha(?:ve|s) to\b|\bmust\b/;

/** "Do I need one" is answered Yes or No before what the permit is. */
function yesOrNo({ words }: Frame, { ages }: PermitRule): string | null {
  if (
    !asksNeed.test(words) ||
    /\b(?:on|with) me\b|\bcopy\b|\bcarry\b/.test(words) ||
    /^(?:\w+ )?(?:what|how|where|which|who|when)\b/.test(words)
  )
    return null;
  if (claimsNone(words) && ages !== null)
    return `**No, that is not so: it is needed from age ${ages.from} on.**`;
  return ages === null ? "**Yes, the vessel needs one.**" : `**Yes, from age ${ages.from} on.**`;
}

/** "Im 15", "born 58": whether that age needs one. */
function ageReply(
  frame: Frame,
  { title, ages, source }: PermitRule,
  thisYear: number,
): Reply | null {
  const [before, after = before] = agesOf(frame, thisYear);
  if (before === undefined || after === undefined || ages === null) return null;
  const needs = [needAt(before, ages), needAt(after, ages)];
  const isSame = needs[0] === needs[1];
  const isNeeded = after >= ages.from;
  const yes = asksNeed.test(frame.words) ? (isNeeded ? "Yes. " : "No. ") : "";
  const plain = claimsNone(frame.words)
    ? isNeeded
      ? "No, that is not so. "
      : "Yes, so it is. "
    : yes;
  const when = before === after ? `at ${before}` : `at ${before} or ${after}, as of this year,`;
  return answered(
    [
      isSame
        ? `**${plain}${title}: ${when} ${needs[0]}.**`
        : `**${title}: until the birthday this year, at ${before}, ${needs[0]}; from then on, at ${after}, ${needs[1]}.**`,
    ],
    [
      ...ageFacts([before, after]),
      ...(isSame
        ? [fact("permit-needed", isNeeded, source.title, { screen: screens.licenses })]
        : []),
    ],
  );
}

const ageFacts = (ages: readonly number[]): Fact[] =>
  [...new Set(ages)].map((years) => fact("asked-age", years, "Your question", { unit: "years" }));

/** "Kids 9, 12 and 16": who of them needs one, in one sentence. */
function agesReply(
  { ages: asked = [], words }: Frame,
  { title, ages, source }: PermitRule,
): Reply | null {
  if (asked.length < 2 || ages === null) return null;
  const needs = [...new Set(asked.map((age) => needAt(age, ages)))];
  const told = needs.map(
    (need) =>
      `at ${listWords(asked.filter((age) => needAt(age, ages) === need).map(String))} ${need}`,
  );
  const needed = asked.filter((age) => age >= ages.from);
  const lead =
    needed.length === 0
      ? claimsNone(words)
        ? "Yes, so it is"
        : "No"
      : needed.length === asked.length
        ? "Yes"
        : `Only at ${listWords(needed.map(String))}`;
  return answered(
    [`**${lead}. ${title}: ${told.join("; ")}.**`],
    [
      ...ageFacts(asked),
      ...asked.map((age) =>
        fact("permit-needed", age >= ages.from, source.title, { screen: screens.licenses }),
      ),
    ],
  );
}

const stateNames = { MA: /\b(?:ma|mass|massachusetts)\b/, NH: /\b(?:nh|new hampshire)\b/ } as const;

/** "What if I get the permit" after selling: the recreational one allows none. */
function commercialPermit({ words, wordsBefore = "" }: Frame): Reply | null {
  if (!/\b(?:sell|selling|sale|sold)\b/.test(`${wordsBefore} ${words}`)) return null;
  return answered(
    [
      "**Only under a Massachusetts commercial permit, and the recreational one is none:** a striped bass of 35 in or more; its season, days and quota are not held, ask DMF. In New Hampshire no striped bass may be sold at all.",
      "Source: 322 CMR 6.07; NH Fis 603.08.",
    ],
    [
      fact("minimum-commercial-size", 35, "322 CMR 6.07", { unit: "in" }),
      fact("rule-source", "322 CMR 6.07; NH Fis 603.08", "322 CMR 6.07"),
    ],
  );
}

/** Beyond the line: what is asked about first. */
const orderOf = (isTuna: boolean) => (isTuna ? (["FED", "MA"] as const) : (["MA", "FED"] as const));

/** Traps have a permit of their own, which the lobster's rule names. */
const isOfTraps = ({ species, words }: Frame): boolean =>
  (species?.kind === "one" && species.id === lobster.id) || /\bcrab(?:s|bing)?\b/.test(words);
const answerTraps = (frame: Frame, context: AnswerContext): Promise<Reply> =>
  answerRules({ ...frame, species: lobster, cues: [...frame.cues, "gear"] }, context);

/** Who needs which permit, by the rules seen. */
export function answerPermit(frame: Frame, context: AnswerContext): Reply | Promise<Reply> {
  const beside =
    commercialPermit(frame) ??
    boaterCertificate(frame, harborParts(context.now).year) ??
    freeFishingDays(frame) ??
    otherPermit(frame);
  if (beside !== null) return beside;
  if (isOfTraps(frame)) return answerTraps(frame, context);
  const isTuna =
    /\bhms\b|\bhighly migratory\b/.test(frame.words) ||
    (frame.species?.kind === "one"
      ? /tuna|shark/.test(frame.species.id)
      : frame.species?.kind === "several" && frame.species.name === "tuna");
  const named = isTuna
    ? "FED"
    : (frame.water?.jurisdiction ?? frame.place?.water?.jurisdiction ?? "MA");
  const states = ["MA", "NH"] as const;
  const areBothNamed = states.every((state) => stateNames[state].test(frame.words));
  const own = areBothNamed && !isTuna ? states : ([named] as const);
  const keys = named === "FED" ? orderOf(isTuna) : own;
  const rules = keys.map((key) => permitRules[key]);
  const [first] = rules;
  const lead = first === undefined ? null : permitLead(frame, named, first);
  const ofAge = isOfPatrons(frame, named)
    ? []
    : rules.flatMap(
        (rule) =>
          agesReply(frame, rule) ?? ageReply(frame, rule, harborParts(context.now).year) ?? [],
      );
  const isTold = /\*\*(?:Yes|No|For tuna)|\bNo:|Whether patrons|^It is needed|^A stored|copy/.test(
    lead?.text ?? "",
  );
  const isOpen = ofAge.length === 0 && !isTold && first !== undefined;
  return answered(
    [
      isOpen ? yesOrNo(frame, first) : null,
      ...ofAge.map(({ text }) => text),
      lead?.text ?? null,
      ...rules.map(permitWords),
      `Source: ${rules.map(({ source }) => `${source.title} (${source.url})`).join("; ")}.`,
    ],
    [
      ...ofAge.flatMap(({ facts }) => facts),
      ...(lead?.facts ?? []),
      ...rules.flatMap((rule) => [
        fact("permit", permitWords(rule), rule.source.title, { screen: screens.licenses }),
        fact("permit-age", /\b16\b/.test(rule.who) ? 16 : "vessel", rule.source.title, {
          unit: /\b16\b/.test(rule.who) ? "years" : null,
        }),
        fact("permit-expires", rule.expires, rule.source.title),
        fact("permit-source", rule.source.url, rule.source.title),
      ]),
    ],
  );
}
