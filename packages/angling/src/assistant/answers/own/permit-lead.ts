import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import { withoutResidence } from "#angling/assistant/understanding/names/residence.ts";
import { placeIndex } from "#angling/assistant/slots/places.ts";
import { states } from "./states.ts";
import { holdsNone } from "#angling/assistant/understanding/slot-words.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  honoredPermits,
  permitRules,
  renewalPortals,
  type PermitRule,
} from "#angling/licenses/index.ts";

/** "Can my gf fish on my permit". */
const isOnAnothers =
  /\b(?:on|under|with|using|use|share) (?:my|his|her|our|a friends|my \w+s) (?:license|permit)\b(?! (?:number|card))/;
const asksWhereToBuy =
  /\b(?:buy|renew\w*|order|apply|purchase|where (?:do|can) i (?:get|pick up)|how (?:do|can) i get|sign up)\b/;
const hasRunOut = /\b(?:expired|lapsed|ran out|out of date|last years?)\b/;
const asksReciprocity =
  /\b(?:visit\w*|from (?:out of state|another state|ct|ri|connecticut|rhode island|maine|nh|new hampshire)|(?:nh|ct|ri|maine|connecticut|new hampshire|rhode island) (?:license|permit|resident)|good in|work in|valid in|honou?r\w*|(?:license|permit) from)\b/;
const isReleasing = /\bcatch and release\b|\bjust (?:releas|fun)\w*|\bnot keeping\b/;
const asksCopy = /\b(?:on|with) me\b|\bcarry\b|\bon my phone\b|\bcopy\b/;
const asksPrice = /\bhow much\b|\b(?:cost|price|fee|charge)s?\b/;
const isForHire = /\b(?:party|charter|head) ?boats?\b|\bfor hire\b|\b(?:a|the|our) charter\b/;
/** Aboard a permitted boat their ages do not count. */
export const isOfPatrons = ({ words }: Frame, named: string): boolean =>
  named === "MA" && isForHire.test(words);
const isSenior = /\b(?:seniors?|elderly|retired|old (?:man|timer|guy))\b/;
const isShared =
  /\b(?:[2-9] (?:anglers?|people|guys|of us)|boat of \d|crew|passengers|share|both of us|everyone|each|my (?:wife|buddy|friend|girlfriend|husband)s?)\b/;

const stateIn = (words: string, said: (name: string) => RegExp): string | null =>
  states.find(([, name]) => said(name).test(words))?.[0] ?? null;

type State = "MA" | "NH";
const stateNames = { MA: "Massachusetts", NH: "New Hampshire" } as const;
/** "I live in Portsmouth": the state of a town that is known. */
function stateOfTown(words: string): string | null {
  const [, town = "", next = ""] =
    /\b(?:live|lives|living|based) in (\w+)(?: (\w+))?/.exec(words) ?? [];
  const water = (placeIndex.get(`${town} ${next}`) ?? placeIndex.get(town))?.water?.jurisdiction;
  return water === "MA" || water === "NH" ? stateNames[water] : null;
}

/** Where the angler lives. */
const homeOf = (words: string): string | null =>
  stateOfTown(words) ??
  stateIn(
    words,
    (name) =>
      new RegExp(
        String.raw`\b(?:${name}) (?:residents?|res|guy|angler|here)\b|\b(?:from|(?:live|lives|living|based) in(?: \w+)?|resident of) (?:${name})\b`,
      ),
  );

/** Whose permit is held; "I need an MA permit" asks about one. */
const holderOf = (words: string): string | null =>
  stateIn(
    words,
    (name) =>
      new RegExp(
        String.raw`(?<!\bneed (?:an? |the )?)\b(?:${name}) (?:salt ?water |fishing |state |recreational )*(?:licenses?|permits?|registration)\b|\b(?:have|has|got|hold|holds|with|only|use) (?:\w+ ){0,3}(?:${name}) (?:salt ?water|ones?)\b|\b(?:${name}) one works?\b|\b(?:license (?:is )?from|permit (?:is )?from|licensed in) (?:${name})\b`,
      ),
  );

/** Whose permit is held, or where the angler lives; null where neither is said. */
export const stateOfAngler = (words: string): string | null => holderOf(words) ?? homeOf(words);

const namesState = {
  MA: /\b(?:ma|mass|massachusetts)\b/,
  NH: /\b(?:nh|new hampshire)\b/,
} as const;

/** Where it is to be used: each state that is named as a place, but the one it is of. */
function statesFished(held: string, frame: Frame, named: "MA" | "NH" | "FED"): readonly State[] {
  const words = withoutResidence(frame.words);
  const both: readonly State[] = ["MA", "NH"];
  const there = both.filter(
    (one) =>
      namesState[one].test(words) ||
      frame.place?.water?.jurisdiction === one ||
      frame.from?.water?.jurisdiction === one,
  );
  const fished = there.length > 0 ? there : both.filter((one) => one === named);
  return fished.filter((one) => stateNames[one] !== held);
}

const isHonoredWith = (held: string, there: State, home: string | null) => {
  const exception = honoredPermits[there][held];
  const name = stateNames[there];
  if (exception === undefined)
    return there === "NH"
      ? {
          text: `**In New Hampshire: not held.** Only a Massachusetts permit is named there; take its license, or ask NH Fish and Game about yours of ${held} before you fish.`,
          value: `${held} in ${name}: not known`,
        }
      : {
          text: `**No, ${/^[AEIOU]/.test(held) ? "an" : "a"} ${held} license is not honored in ${name}: you need the ${name} one.**`,
          value: `${held} in ${name}: no`,
        };
  // The exception is of residents.
  if (exception !== null && home === name)
    return {
      text: `**No, a resident of ${name} must hold the ${name} license there.**`,
      value: `${held} in ${name}: no`,
    };
  return {
    text: `**Yes, a ${held} saltwater license is honored in ${name}${exception === null ? "" : `, but ${exception}`}.**`,
    value: `${held} in ${name}: yes`,
  };
};

/** "A Maine license in Massachusetts": whether it is honored, for each state where one fishes. */
function whetherHonored(frame: Frame, named: "MA" | "NH" | "FED") {
  const { words } = frame;
  const held = holdsNone(words) ? null : stateOfAngler(words);
  if (held === null) return [];
  return statesFished(held, frame, named).map((there) => {
    const { text, value } = isHonoredWith(held, there, homeOf(words));
    return { text, fact: fact("license-honored", value, permitRules[there].source.title) };
  });
}

/** A claim that none is needed, to be confirmed or corrected. */
export const claimsNone = (words: string): boolean =>
  /\b(?:do|does) not (?:even )?(?:need|have to)\b|\bno (?:permit|license) (?:is )?(?:needed|required)\b|\bnone (?:of (?:them|us) )?needs?\b|\b(?:no longer|not) need(?:ed)?\b/.test(
    words,
  ) &&
  /\b(?:right|rite|correct|true|heard|said|says|told|thought|is not it|isnt it|yeah)\b/.test(words);

const asksFirst = (words: string): boolean =>
  holdsNone(words) || /\b(?:besides|anything else|other than|also|too|phone|online)\b/.test(words);
const firstForTuna =
  "**For tuna the boat needs the federal HMS Angling permit first, beside each angler's saltwater permit: without it none may be fished for or kept.** It is sold online; how fast it takes effect is not held. Each bluefin kept or thrown back dead is reported within 24 hours.";

/** The plain answer before what a permit is: where to get it, whether it counts, whom it covers. */
export function permitLead(
  frame: Frame,
  named: "MA" | "NH" | "FED",
  { reciprocity, storedCopy, fee }: PermitRule,
): { readonly text: string; readonly facts: readonly Fact[] } | null {
  const { words } = frame;
  const parts: string[] = [];
  const isFirst = named === "FED" && asksFirst(words);
  const facts: Fact[] = isFirst ? [fact("report-within", 24, "NOAA", { unit: "hours" })] : [];
  if (isFirst) parts.push(firstForTuna);
  for (const honored of whetherHonored(frame, named)) {
    parts.push(honored.text);
    facts.push(honored.fact);
  }
  const isOfAge = frame.age == null || frame.age >= (permitRules[named].ages?.from ?? 0);
  if (holdsNone(words) && isOfAge && named !== "FED") {
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
  if (asksReciprocity.test(words) && reciprocity !== null && facts.length === 0)
    parts.push(`Whose permit is honored: ${reciprocity}`);
  if (/\breel(?:s|ing)? (?:\w+ ){0,3}in\b/.test(words))
    parts.push("Who reels a fish in is fishing, and on a private boat every angler needs one.");
  if (isReleasing.test(words))
    parts.push("It is needed to fish, whether a fish is kept or let go.");
  if (asksPrice.test(words) && fee !== null) parts.push(`**Fee: ${fee.replace(/\.$/, "")}.**`);
  if (asksCopy.test(words) && storedCopy !== null) parts.push(storedCopy);
  if (isSenior.test(words) && named === "MA")
    parts.push("At 60 and over it is free, and still required.");
  if (isOnAnothers.test(words))
    parts.push("**No: a permit is personal, each angler needs one of their own.**");
  else if (isShared.test(words) && named === "MA")
    parts.push("Each angler on a private boat needs one of their own.");
  return parts.length === 0 ? null : { text: parts.join(" "), facts };
}
