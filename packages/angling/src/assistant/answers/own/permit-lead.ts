import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import { holdsNone } from "#angling/assistant/understanding/holds-none.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  honoredPermits,
  permitRules,
  renewalPortals,
  type PermitRule,
} from "#angling/licenses/index.ts";

const asksWhereToBuy =
  /\b(?:buy|renew\w*|order|apply|purchase|where (?:do|can) i (?:get|pick up)|how (?:do|can) i get|sign up)\b/;
const hasRunOut = /\b(?:expired|lapsed|ran out|out of date|last years?)\b/;
const asksReciprocity =
  /\b(?:visit\w*|from (?:out of state|another state|ct|ri|connecticut|rhode island|maine|nh|new hampshire)|(?:nh|ct|ri|maine|connecticut|new hampshire|rhode island) (?:license|permit|resident)|good in|work in|valid in|honou?r\w*|(?:license|permit) from)\b/;
const asksCovers = /\b(?:lakes?|ponds?|fresh ?water|upriver|up river)\b/;
const isReleasing = /\bcatch and release\b|\bjust (?:releas|fun)\w*|\bnot keeping\b/;
const asksCopy = /\b(?:on|with) me\b|\bcarry\b|\bon my phone\b|\bcopy\b/;
const asksPrice = /\bhow much\b|\b(?:cost|price|fee|charge)s?\b/;
const isForHire = /\b(?:party|charter|head) ?boats?\b|\bfor hire\b|\b(?:a|the|our) charter\b/;
const isSenior = /\b(?:seniors?|elderly|retired|old (?:man|timer|guy))\b/;
const isShared =
  /\b(?:[2-9] (?:anglers?|people|guys|of us)|boat of \d|crew|passengers|share|both of us|everyone|each|my (?:wife|buddy|friend|girlfriend|husband)s?)\b/;

/** States whose anglers ask here, by the words they are named with. */
const states: readonly (readonly [name: string, words: string])[] = [
  ["Massachusetts", "ma|mass|massachusetts"],
  ["New Hampshire", "nh|new hampshire"],
  ["Rhode Island", "ri|rhode island"],
  ["Connecticut", "ct|conn|connecticut"],
  ["Maine", "maine"],
  ["New York", "ny|new york"],
  ["Vermont", "vt|vermont"],
  ["New Jersey", "nj|new jersey"],
];

/** Whose permit is held, or where the angler lives; null where neither is said. */
export function stateOfAngler(words: string): string | null {
  const lives = (name: string): RegExp =>
    new RegExp(
      String.raw`\b(?:${name}) (?:resident|res|guy|angler)\b|\b(?:from|live in|lives in|living in|resident of) (?:${name})\b`,
    );
  const holds = (name: string): RegExp =>
    new RegExp(
      String.raw`(?<!\bneed (?:an? |the )?)\b(?:${name}) (?:salt ?water |fishing |state )*(?:license|permit)\b|\b(?:license from|permit from|licensed in) (?:${name})\b`,
    );
  const state = (said: (name: string) => RegExp): string | null =>
    states.find(([, name]) => said(name).test(words))?.[0] ?? null;
  // "I need an MA permit" asks about one; what is held counts before where one lives.
  return state(holds) ?? state(lives);
}

type State = "MA" | "NH";
const stateNames = { MA: "Massachusetts", NH: "New Hampshire" } as const;
const namesState = {
  MA: /\b(?:ma|mass|massachusetts)\b/,
  NH: /\b(?:nh|new hampshire)\b/,
} as const;

/** Where it is to be used: not in the state it is of, where both are named. */
function stateFished(held: string, words: string, named: "MA" | "NH" | "FED"): State | null {
  const others: readonly State[] = ["MA", "NH"];
  const other = others.find((one) => stateNames[one] !== held && namesState[one].test(words));
  if (other !== undefined) return other;
  return named === "FED" || stateNames[named] === held ? null : named;
}

/** "A Maine license in Massachusetts": whether it is honored there; null where none is named. */
function whetherHonored(words: string, named: "MA" | "NH" | "FED") {
  const held = holdsNone(words) ? null : stateOfAngler(words);
  const there = held === null ? null : stateFished(held, words, named);
  if (held === null || there === null) return null;
  const { source } = permitRules[there];
  const exception = honoredPermits[there][held];
  const isHonored = exception !== undefined;
  const but = isHonored && exception !== null ? `, but ${exception}` : "";
  const name = stateNames[there];
  return {
    text: isHonored
      ? `**Yes, a ${held} saltwater license is honored in ${name}${but}.**`
      : `**No, a ${held} license is not honored in ${name}: you need the ${name} one.**`,
    fact: fact("license-honored", `${held} in ${name}: ${isHonored ? "yes" : "no"}`, source.title),
  };
}

/** The plain answer before what a permit is: where to get it, whether it counts, whom it covers. */
export function permitLead(
  { words }: Frame,
  named: "MA" | "NH" | "FED",
  { reciprocity, storedCopy, fee }: PermitRule,
): { readonly text: string; readonly facts: readonly Fact[] } | null {
  const parts: string[] = [];
  const facts: Fact[] = [];
  const honored = whetherHonored(words, named);
  if (honored !== null) {
    parts.push(honored.text);
    facts.push(honored.fact);
  }
  if (holdsNone(words) && named !== "FED") {
    const { title, ages } = permitRules[named];
    const from = ages === null ? "" : `, from age ${ages.from} on`;
    parts.push(
      `**Then yes, one is needed to fish there, wherever they live: the ${title}${from}.**`,
    );
    if (named === "NH")
      parts.push(`A Massachusetts permit does too, for who is no resident of New Hampshire.`);
  }
  if (isForHire.test(words) && named !== "FED")
    parts.push(
      named === "MA"
        ? "**No: patrons of a permitted for-hire boat need none of their own.**"
        : "Whether patrons of a for-hire boat need one is not known for New Hampshire: ask the boat.",
    );
  if (hasRunOut.test(words))
    parts.push("An expired permit does not count: renew it before you fish.");
  if (asksWhereToBuy.test(words) || hasRunOut.test(words)) {
    for (const { title, url } of renewalPortals("saltwater", named)) {
      parts.push(`It is sold and renewed at ${title} (${url}).`);
      facts.push(fact("permit-portal", url, title, { screen: screens.licenses }));
    }
  }
  if (asksReciprocity.test(words) && reciprocity !== null)
    parts.push(`Whose permit is honored: ${reciprocity}`);
  if (asksCovers.test(words))
    parts.push("No: lakes and ponds take the freshwater license, which is another one.");
  if (isReleasing.test(words))
    parts.push("It is needed to fish, whether a fish is kept or let go.");
  if (asksPrice.test(words) && fee !== null) parts.push(`**Fee: ${fee.replace(/\.$/, "")}.**`);
  if (asksCopy.test(words) && storedCopy !== null) parts.push(storedCopy);
  if (isSenior.test(words) && named === "MA")
    parts.push("At 60 and over it is free, and still required.");
  if (isShared.test(words) && named === "MA")
    parts.push("Each angler on a private boat needs one of their own.");
  return parts.length === 0 ? null : { text: parts.join(" "), facts };
}
