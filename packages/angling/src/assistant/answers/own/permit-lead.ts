import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { renewalPortals, type PermitRule } from "#angling/licenses/index.ts";

const asksWhereToBuy =
  /\b(?:buy|renew\w*|order|apply|purchase|where (?:do|can) i (?:get|pick up)|how (?:do|can) i get|sign up)\b/;
const hasRunOut = /\b(?:expired|lapsed|ran out|out of date|last years?)\b/;
const asksReciprocity =
  /\b(?:visit\w*|from (?:out of state|another state|ct|ri|connecticut|rhode island|maine|nh|new hampshire)|(?:nh|ct|ri|maine|connecticut|new hampshire|rhode island) (?:license|permit|resident)|good in|work in|valid in|honou?r\w*|(?:license|permit) from)\b/;
const asksCovers = /\b(?:lakes?|ponds?|fresh ?water|upriver|up river)\b/;
const isReleasing = /\bcatch and release\b|\bjust (?:releas|fun)\w*|\bnot keeping\b/;
const asksCopy = /\b(?:on|with) me\b|\bcarry\b|\bon my phone\b|\bcopy\b/;
const isSenior = /\b(?:seniors?|elderly|retired|old (?:man|timer|guy))\b/;
const isShared =
  /\b(?:[2-9] (?:anglers?|people|guys|of us)|boat of \d|crew|passengers|share|both of us|everyone|each|my (?:wife|buddy|friend|girlfriend|husband)s?)\b/;

/** The plain answer before what a permit is: where to get it, whether it counts, whom it covers. */
export function permitLead(
  { words }: Frame,
  named: "MA" | "NH" | "FED",
  { reciprocity, storedCopy }: PermitRule,
): { readonly text: string; readonly facts: readonly Fact[] } | null {
  const parts: string[] = [];
  const facts: Fact[] = [];
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
  if (asksCopy.test(words) && storedCopy !== null) parts.push(storedCopy);
  if (isSenior.test(words) && named === "MA")
    parts.push("At 60 and over it is free, and still required.");
  if (isShared.test(words) && named === "MA")
    parts.push("Each angler on a private boat needs one of their own.");
  return parts.length === 0 ? null : { text: parts.join(" "), facts };
}
