import { fact, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answered, declinedWith, type Reply } from "#angling/assistant/answers/reply.ts";

export const asksBoating =
  /\bboat(?:ing|er|ers)? (?:\w+ )?(?:license|licenses|permit|certificates?|certification|certs?|course|card|class)\b|\b(?:safety|boater) (?:certificates?|certs?|course|card)\b|\blicense to (?:drive|run|operate) (?:a |my |the )?(?:power ?)?boat|\b\d+ (?:hp|horse(?:s|power)?)\b/;

/** Massachusetts, Hanson-Milone Act: who may run a powered craft, and since when. */
const act = {
  title: "Massachusetts boater-safety certificate (Hanson-Milone Act)",
  url: "https://www.mass.gov/orgs/massachusetts-environmental-police",
  /** The year of Jan 1, 1989: whoever was born on that day or earlier has until 2028. */
  bornAfter: 1989,
  from: "2026-04-01",
  everyoneFrom: "2028-04-01",
  finesFrom: "2026-09-01",
} as const;

const supervisedLead =
  "**None of your own while such a holder of 18 or over is aboard and supervises.**";

/** What is asked of it beside who needs one. */
const besides: readonly (readonly [asked: RegExp, told: string])[] = [
  [
    /\b(?:has|holds|have|got) (?:one|his|hers|it|the card|a card|the cert\w*)\b.*\b(?:aboard|with me|on board|along|next to me)\b|\b(?:aboard|with me|on board)\b.*\b(?:has|holds|got) (?:one|his|hers|it|a card|the card)\b/,
    supervisedLead,
  ],
  [/\b(?:left|forgot|home|lost|phone|copy|photo|pic\w*|on me)\b/, "The original has to be aboard."],
  [
    /\b(?:horse\w*|hp|motors?|outboards?|electric|engines?|skiff|jon|tin|dinghy|small|little|only a|just a)\b/,
    "No exemption for a small engine or boat is held for Massachusetts: what has a motor is powered.",
  ],
  [
    /\b(?:ct|ri|nh|me|ny|nj|vt|connecticut|maine|another state|out of state|other state)\b/,
    "A visitor with an approved card of their own state is exempt; whether yours is one, ask the Environmental Police.",
  ],
];

const words = `**${act.title}.** Operators of powered craft born after Jan 1, ${act.bornAfter} need it since Apr 1, 2026; everyone else from Apr 1, 2028. Exempt with a holder of 18 or over aboard who supervises. Fines start on Sep 1, 2026.`;

/** What the act asks of somebody born in that year. */
function forBirthIn(year: number): { words: string; facts: Fact[] } {
  const isNeeded = year >= act.bornAfter;
  const firstDay = year === act.bornAfter ? ", unless on Jan 1: then not before Apr 1, 2028" : "";
  return {
    words: isNeeded
      ? `**Yes, born in ${year}: to run a powered boat${firstDay}.**`
      : `**No, born in ${year}: not before Apr 1, 2028.**`,
    facts: [
      fact("asked-birth-year", year, "Your question", { unit: "year" }),
      fact("boater-certificate-needed", isNeeded, act.title),
    ],
  };
}

/** Of an age two years of birth are possible: it is told where they come to the same. */
function forAge(age: number, thisYear: number) {
  const latest = thisYear - age;
  const isClear = latest < act.bornAfter || latest - 1 > act.bornAfter;
  if (!isClear) return null;
  const isNeeded = latest > act.bornAfter;
  return {
    words: isNeeded
      ? `**Yes, at ${age}: to run a powered boat.**`
      : `**No, at ${age}: not before Apr 1, 2028.**`,
    facts: [
      fact("asked-age", age, "Your question", { unit: "years" }),
      fact("boater-certificate-needed", isNeeded, act.title),
    ],
  };
}

/** "Do I need a boating license": the certificate for powered craft, which is no fishing permit. */
export function boaterCertificate(
  { words: said, water, born = null, births = [], age = null, ages = [] }: Frame,
  thisYear: number,
): Reply | null {
  if (!asksBoating.test(said)) return null;
  if (water?.jurisdiction === "NH")
    return declinedWith(
      "I hold nothing of New Hampshire's rules for running a boat: ask the state. I can tell its saltwater fishing license.",
    );
  const years = births.length > 1 ? births : born === null ? [] : [born];
  const own = [
    ...years.map((year) => forBirthIn(year)),
    ...(ages.length > 1 ? ages : age === null ? [] : [age]).flatMap(
      (one) => forAge(one, thisYear) ?? [],
    ),
  ];
  const aside = besides.flatMap(([asked, told]) => (asked.test(said) ? told : []));
  return answered(
    [
      ...(aside.includes(supervisedLead) ? [] : own.map(({ words: lead }) => lead)),
      ...aside,
      words,
      `Source: ${act.title} (${act.url}).`,
    ],
    [
      fact("boater-certificate", words, act.title),
      fact("boater-born-from", act.bornAfter, act.title, { unit: "year" }),
      fact("boater-from", act.from, act.title, { unit: "date" }),
      fact("boater-everyone-from", act.everyoneFrom, act.title, { unit: "date" }),
      fact("boater-fines-from", act.finesFrom, act.title, { unit: "date" }),
      fact("permit-source", act.url, act.title),
      ...own.flatMap(({ facts }) => facts),
    ],
  );
}

const asksFreeDays =
  /\bfree to fish\b|\bfish(?:ing)? (?:for )?free\b|\bfree (?:salt ?water )?(?:fishing )?(?:days?|weekends?|WHEN)\b/;

/** Days without a permit are named by the director year by year; this year's are not held. */
export function freeFishingDays({ words: said }: Frame): Reply | null {
  if (!asksFreeDays.test(said)) return null;
  return declinedWith(
    "The days on which Massachusetts asks for no saltwater permit are named year by year, at most two, and this year's are not in this app: ask the Division of Marine Fisheries. In 2025 they were May 11 and Jun 15. Of New Hampshire's I hold nothing confirmed.",
    [
      fact("free-days-2025", "May 11 and Jun 15", "M.G.L. c. 130 s. 17C, days of 2025"),
      fact("free-days-most", 2, "M.G.L. c. 130 s. 17C", { unit: "days" }),
    ],
  );
}

/** Permits the saltwater one is taken for, and which are not in this app. */
export function otherPermit({ words: said }: Frame): Reply | null {
  if (
    /\b(?:clams?|clamming|shellfish\w*|oysters?|quahogs?|scallops?|mussels?|steamers?)\b/.test(said)
  )
    return declinedWith(
      "Shellfish permits are not in this app: ask the town, or the Division of Marine Fisheries. The saltwater permit I know is for finfish.",
    );
  if (/\bsquid\w*\b/.test(said))
    return declinedWith(
      "The Massachusetts saltwater permit is worded for finfish; whether squid needs it is not settled here: ask the Division of Marine Fisheries.",
    );
  if (/\b(?:fresh ?water|trout|ponds?|lakes?|inland)\b/.test(said))
    return declinedWith(
      "The freshwater license is another one, sold by MassWildlife; its rules are not in this app. The saltwater permit I know is for the sea, up to the first upstream bridge.",
    );
  return null;
}
